// A clue laid out for the techniques: flat arrays instead of objects, made once per line. A blotted
// run counts with its least length, 1, and is marked; `gap` is the blank that two neighbouring runs
// of one colour need between them.
import { candidate, type Run } from '../model/index.js';

export interface LineClue {
  readonly runs: readonly Run[];
  /** How many runs. */
  readonly count: number;
  /** Least length of each run. */
  readonly length: Int32Array;
  readonly blotted: Uint8Array;
  /** The candidate bit of each run's colour. */
  readonly bit: Int32Array;
  /** Cells between run j and run j + 1 at least: 1 for equal colours, else 0. One shorter than the runs. */
  readonly gap: Int32Array;
  /** The candidate bits of the clue's colours, each once. */
  readonly colors: readonly number[];
  /** Least number of cells that the runs need. */
  readonly needed: number;
  readonly anyBlotted: boolean;
}

export function lineClue(runs: readonly Run[]): LineClue {
  const count = runs.length;
  const length = Int32Array.from(runs, (run) => run.length ?? 1);
  const bit = Int32Array.from(runs, (run) => candidate(run.color));
  const gap = new Int32Array(Math.max(count - 1, 0));
  for (let j = 0; j + 1 < count; j++) gap[j] = bit[j] === bit[j + 1] ? 1 : 0;
  return {
    runs,
    count,
    length,
    blotted: Uint8Array.from(runs, (run) => (run.length === null ? 1 : 0)),
    bit,
    gap,
    colors: [...new Set(bit)],
    needed: sum(length) + sum(gap),
    anyBlotted: runs.some((run) => run.length === null),
  };
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0);
}
