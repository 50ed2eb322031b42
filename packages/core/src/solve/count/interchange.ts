// Segments that can be interchanged without changing the number of fillings.
//
// Two columns with the same remaining requirements (the same tables over the same rows) can swap their states so far
// if no row that both still cross distinguishes them. A row clue of a single 1 does not distinguish cells, nor does an
// unknown clue; longer runs do. A frontier therefore equals the one in which such columns are sorted: where every row
// and column has one filled cell, 2^n frontiers become n + 1.
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

/** Where each cell is: the segment that crosses, and the place in it. */
type Crossing = ReadonlyMap<number, readonly { readonly segment: number; readonly place: number }[]>;

/**
 * For each segment and each place in it a number: two segments with the same one are interchangeable from
 * there on, as long as none of the segments that cross what is left is begun. 0 at the end.
 */
export function futuresOf(region: Region, colors: number): readonly Int32Array[] {
  const crossing = crossingsOf(region);
  const blocks = region.segments.map((segment) => blocksOf(segment, colors));
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size + 1);
    return numbers.size;
  };
  return region.segments.map(({ cells, steps }, own) => {
    const futures = new Int32Array(cells.length + 1);
    for (let place = cells.length - 1; place >= 0; place--) {
      const other = crossing.get(cells[place])?.find(({ segment }) => segment !== own);
      const block = other === undefined ? '' : `${other.segment}.${blocks[other.segment][other.place]}`;
      futures[place] = numberOf(`${block} ${futures[place + 1]} ${steps[place].join()}`);
    }
    return futures;
  });
}

function crossingsOf({ segments }: Region): Crossing {
  const crossing = new Map<number, { segment: number; place: number }[]>();
  segments.forEach(({ cells }, segment) => {
    cells.forEach((cell, place) => {
      const there = crossing.get(cell) ?? [];
      there.push({ segment, place });
      crossing.set(cell, there);
    });
  });
  return crossing;
}

/** Numbers the positions; those with the same number can be permuted freely. */
function blocksOf({ steps }: Segment, colors: number): number[] {
  const blocks = [0];
  for (let place = 1; place < steps.length; place++) {
    const before = blocks[place - 1];
    blocks.push(doCommute(steps[place - 1], steps[place], colors) ? before : before + 1);
  }
  return blocks;
}

/** Whether two neighbouring cells can swap colours. States with the same future are one, so this is exact. */
function doCommute(first: Int32Array, second: Int32Array, colors: number): boolean {
  const after = (state: number, a: number, b: number) => {
    const middle = first[state * colors + a];
    return middle < 0 ? -1 : second[middle * colors + b];
  };
  for (let state = 0; state < first.length / colors; state++) {
    for (let a = 0; a < colors; a++) {
      for (let b = a + 1; b < colors; b++) if (after(state, a, b) !== after(state, b, a)) return false;
    }
  }
  return true;
}
