// A clue is the ordered runs of one line. Two things may be unknown: the whole clue (`null`, the line
// is unconstrained) and the length of a run (`null`, the run is blotted: some length >= 1).
import type { Color } from './palette.js';

/** One entry of a clue: a length in cells (null if unknown) and a colour (1 is the first). */
export interface Run {
  /** Number of cells, or null when blotted. */
  readonly length: number | null;
  readonly color: Color;
}

/** The runs of a line in order; `[]` is a line that stays blank; null is an unknown clue. */
export type Clue = readonly Run[] | null;

/**
 * The fewest cells that these runs need: blotted runs count 1, equal colours keep a gap of 1.
 *
 * @example
 * minimumLength([{ length: 2, color: 1 }, { length: 1, color: 1 }]); // 4
 */
export function minimumLength(runs: readonly Run[]): number {
  let needed = 0;
  let previous: Color | undefined;
  // By index: it is run for every clue that is read.
  for (let i = 0; i < runs.length; i++) {
    const { length, color } = runs[i];
    needed += color === previous ? 1 : 0;
    needed += length ?? 1;
    previous = color;
  }
  return needed;
}

/**
 * `4 2`, `3a 1b`, `? 2` (blotted), `0` (blank line), `unknown`; symbols only when there are several colours.
 *
 * @example
 * clueText(puzzle.rows[0]); // '2 1'
 */
export function clueText(clue: Clue, symbols?: readonly string[]): string {
  if (clue === null) return 'unknown';
  if (clue.length === 0) return '0';
  return clue.map((run) => `${run.length ?? '?'}${symbols?.[run.color - 1] ?? ''}`).join(' ');
}

/**
 * Whether two clues have the same runs, or are both unknown.
 *
 * @example
 * sameClue(puzzle.rows[0], other.rows[0]);
 */
export function sameClue(a: Clue, b: Clue): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((run, i) => run.length === b[i].length && run.color === b[i].color);
}
