// A clue laid out for the techniques: plain arrays of numbers, made once per line. A blotted
// run counts with its least length, 1, and is marked; `gap` is the blank that two neighbouring runs
// of one colour need between them.
import { type Color, candidate, type Run } from '../../model/index.js';

export interface LineClue {
  readonly runs: readonly Run[];
  /** How many runs. */
  readonly count: number;
  /** Least length of each run. */
  readonly length: readonly number[];
  readonly blotted: readonly boolean[];
  /** The candidate bit of each run's colour. */
  readonly bit: readonly number[];
  /** Cells between run j and run j + 1 at least: 1 for equal colours, else 0. One shorter than the runs. */
  readonly gap: readonly number[];
  readonly colors: readonly ClueColor[];
  /** Whether some run is blotted. */
  readonly isBlotted: boolean;
  /** Least number of cells that the runs need. */
  readonly needed: number;
  /** The candidate bits of blank and of the colours that the clue has. */
  readonly allowed: number;
}

/** A colour of the clue. */
export interface ClueColor {
  readonly color: Color;
  readonly bit: number;
  /** Its runs, by index. */
  readonly runs: readonly number[];
  /** How many cells its runs have together; -1 when one is blotted. */
  readonly total: number;
}

/** Plain loops: this is done for every line of every puzzle that is graded. */
export function lineClue(runs: readonly Run[]): LineClue {
  const length: number[] = [];
  const blotted: boolean[] = [];
  const bit: number[] = [];
  const gap: number[] = [];
  const colors: { color: Color; bit: number; runs: number[]; total: number }[] = [];
  let needed = 0;
  let allowed = 1;
  let isBlotted = false;
  for (let j = 0; j < runs.length; j++) {
    const run = runs[j];
    const runBit = candidate(run.color);
    if (j > 0) gap.push(bit[j - 1] === runBit ? 1 : 0);
    needed += (run.length ?? 1) + (j > 0 ? gap[j - 1] : 0);
    length.push(run.length ?? 1);
    blotted.push(run.length === null);
    isBlotted ||= run.length === null;
    bit.push(runBit);
    if ((allowed & runBit) === 0) colors.push({ color: run.color, bit: runBit, runs: [], total: 0 });
    allowed |= runBit;
    const entry = colors.length === 1 ? colors[0] : colors.find(({ color }) => color === run.color);
    if (entry === undefined) continue;
    entry.runs.push(j);
    entry.total = run.length === null || entry.total < 0 ? -1 : entry.total + run.length;
  }
  return { runs, count: runs.length, length, blotted, bit, gap, colors, isBlotted, needed, allowed };
}

/** Whether cells that are all known, of a whole line, are what the clue says. */
export function lineAgrees({ count, length, blotted, bit }: LineClue, cells: Uint32Array): boolean {
  let run = 0;
  for (let position = 0; position < cells.length; ) {
    const start = position;
    do position += 1;
    while (position < cells.length && cells[position] === cells[start]);
    if (cells[start] === 1) continue;
    if (run === count || cells[start] !== bit[run]) return false;
    if (!blotted[run] && position - start !== length[run]) return false;
    run += 1;
  }
  return run === count;
}
