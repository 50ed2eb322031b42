// A deduction is what a person would say when filling cells in: which technique, where to look, what
// follows, and the reason. Plain data: it crosses a worker and JSON unchanged.
//
// The reason is minimal: blot the length of one of its runs, or forget one of its cells, and the
// conclusion no longer follows from the lines named. Nothing outside the reason is needed.
import type { LineId } from '../model/index.js';
import type { TechniqueId } from './techniques/ladder.js';

/** What is known of a cell: its index in the grid and the candidates that are left. */
export interface CellFact {
  readonly cell: number;
  readonly candidates: number;
}

/** What becomes known of a cell: its candidates before and after. */
export interface SettledCell extends CellFact {
  readonly was: number;
}

/** A run by its line and its index in the clue, from 0. */
export interface RunRef {
  readonly line: LineId;
  readonly run: number;
}

/** One step of a followed assumption: what this line gives next, or that it can't be placed any more. */
export interface ChainLink {
  readonly line: LineId;
  readonly settles: readonly SettledCell[];
  readonly breaks: boolean;
}

/** An assumption followed to its end: the last link breaks, or what the deduction settles is reached. */
export interface Branch {
  readonly assume: CellFact;
  readonly links: readonly ChainLink[];
}

export interface Deduction {
  readonly technique: TechniqueId;
  /** How hard the technique is for a person. */
  readonly cost: number;
  /** Where to look; for a technique within one line, that line alone. */
  readonly lines: readonly LineId[];
  /** What follows: these cells have only these candidates left. */
  readonly settles: readonly SettledCell[];
  readonly reason: {
    readonly cells: readonly CellFact[];
    readonly runs: readonly RunRef[];
  };
  /** What the sentence speaks of: the runs, and the block or gap, if any. */
  readonly about: {
    readonly runs: readonly RunRef[];
    readonly cells: readonly number[];
  };
  /** The assumptions followed, for the techniques that look ahead. */
  readonly chain?: readonly Branch[];
}
