// A deduction is what a person would say when filling cells in: which technique, where to look, what
// follows, and the reason. Plain data: it crosses a worker and JSON unchanged.
//
// The reason is minimal: without one of its cells, or without the length of one of its runs, the conclusion no
// longer follows by the argument given. Nothing outside the reason is needed.
import type { LineId } from '../model/index.js';
import type { TechniqueId } from './techniques/ladder.js';

/** What is known of a cell: its index in the grid and the candidates that are left. */
export interface CellFact {
  /** Index into `Grid.cells`. */
  readonly cell: number;
  /** A candidate set as in `Grid.cells`. */
  readonly candidates: number;
}

/** What becomes known of a cell: its candidates before and after. */
export interface SettledCell extends CellFact {
  /** The candidate set before. */
  readonly was: number;
}

/** A run by its line and its index in the clue, from 0. */
export interface RunRef {
  readonly line: LineId;
  readonly run: number;
}

/** One step of a followed assumption: what this line gives next, or that it cannot be placed any more. */
export interface ChainLink {
  readonly line: LineId;
  /** The technique that finds it; none for a line that breaks. */
  readonly technique?: TechniqueId;
  readonly settles: readonly SettledCell[];
  /** What the link rests on: cells known before the assumption or settled by earlier links, and runs. */
  readonly rests: { readonly cells: readonly CellFact[]; readonly runs: readonly RunRef[] };
  readonly breaks: boolean;
  /** Assumptions within the assumption, where the link is itself a lookahead. */
  readonly branches?: readonly Branch[];
}

/** An assumption followed to its end: the last link breaks, or what the deduction settles is reached. */
export interface Branch {
  readonly assume: CellFact;
  readonly links: readonly ChainLink[];
}

/**
 * Cells that a technique settles, with the smallest reason for it. Plain data; `explainWords` puts it into
 * words.
 */
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
  /** The runs and the block or gap that the argument is about, if any. */
  readonly about: {
    readonly runs: readonly RunRef[];
    readonly cells: readonly number[];
    /** Positions in the line, from 0 and inclusive, within which each of the runs lies. */
    readonly room?: readonly { readonly from: number; readonly to: number }[];
  };
  /** Other assumptions that fail by the same argument. */
  readonly also?: readonly CellFact[];
  /** Assumptions that fail by the mirrored or rotated argument, where the puzzle looks the same that way. */
  readonly mirrored?: readonly CellFact[];
  /** The assumptions followed, for the techniques that look ahead. */
  readonly chain?: readonly Branch[];
}
