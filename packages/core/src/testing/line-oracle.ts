// Two brute-force oracles for one line, each as naive as can be and neither knowing of the other:
// one writes down every filling and reads its blocks, one lays the runs in every way.
// Both return the union of all that fits, or null when nothing does.
import { type Clue, candidate, minimumLength } from '../model/index.js';

/** Tries every filling: at most a few thousand, so short lines only. */
export function lineByFillings(clue: Clue, cells: Uint32Array): Uint32Array | null {
  const union = new Uint32Array(cells.length);
  let found = false;
  forEachFilling(cells, (filling) => {
    if (!readsAs(filling, clue)) return;
    found = true;
    filling.forEach((color, i) => {
      union[i] |= candidate(color);
    });
  });
  return found ? union : null;
}

/** Every way to give each cell one of its candidates. The array is the same each time: copy to keep. */
export function forEachFilling(cells: Uint32Array, visit: (filling: readonly number[]) => void): void {
  const filling = new Array<number>(cells.length).fill(0);
  const fill = (position: number) => {
    if (position === cells.length) {
      visit(filling);
      return;
    }
    for (let color = 0; color < 31; color++) {
      if ((cells[position] & candidate(color)) === 0) continue;
      filling[position] = color;
      fill(position + 1);
    }
  };
  fill(0);
}

/** Whether the blocks of a filled line are the runs of the clue. */
export function readsAs(filling: readonly number[], clue: Clue): boolean {
  if (clue === null) return true;
  const blocks: { color: number; length: number }[] = [];
  filling.forEach((color, i) => {
    if (color === 0) return;
    if (i > 0 && filling[i - 1] === color) blocks[blocks.length - 1].length += 1;
    else blocks.push({ color, length: 1 });
  });
  if (blocks.length !== clue.length) return false;
  return blocks.every(
    (block, i) =>
      block.color === clue[i].color && (clue[i].length === null || clue[i].length === block.length),
  );
}

/** Tries every placement of the runs: long lines too, as long as they have little slack. */
export function lineByPlacements(clue: Clue, cells: Uint32Array): Uint32Array | null {
  if (clue === null) return cells.every((set) => set !== 0) ? cells.slice() : null;
  const union = new Uint32Array(cells.length);
  let found = false;
  const starts: number[] = [];
  const lengths: number[] = [];

  const fits = (from: number, to: number, color: number) => {
    for (let p = from; p < to; p++) if ((cells[p] & candidate(color)) === 0) return false;
    return true;
  };
  const record = () => {
    found = true;
    const filling = new Array<number>(cells.length).fill(0);
    clue.forEach((run, j) => {
      filling.fill(run.color, starts[j], starts[j] + lengths[j]);
    });
    filling.forEach((color, p) => {
      union[p] |= candidate(color);
    });
  };
  const lay = (j: number, from: number) => {
    if (j === clue.length) {
      if (fits(from, cells.length, 0)) record();
      return;
    }
    const run = clue[j];
    const first = j > 0 && clue[j - 1].color === run.color ? from + 1 : from;
    // The later runs need their cells too, and a gap if the next has the same colour.
    const room = cells.length - (minimumLength(clue.slice(j)) - (run.length ?? 1));
    for (let start = first; start < room && fits(from, start, 0); start++) {
      const longest = run.length ?? room - start;
      for (let length = run.length ?? 1; length <= longest && start + length <= room; length++) {
        if (!fits(start, start + length, run.color)) continue;
        starts[j] = start;
        lengths[j] = length;
        lay(j + 1, start + length);
      }
    }
  };
  lay(0, 0);
  return found ? union : null;
}
