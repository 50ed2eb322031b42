// What a technique is. A line technique looks at one line through its view and reports findings;
// a grid technique looks ahead over several lines. Both report only what holds in every solution
// that agrees with what is known, and only what is new.
import type { CellFact } from '../deduction.js';
import type { Lookahead } from '../find/lookahead.js';
import type { LineView } from './line-view.js';

/** Cells of one line that a technique settles, and what its argument speaks of. */
export interface LineFinding {
  /** Positions in the line, ascending, with the candidates that are left there. */
  readonly settles: readonly { readonly position: number; readonly candidates: number }[];
  /** The runs that the argument is about, by index. */
  readonly runs: readonly number[];
  /** What the argument is about: a block, two blocks, a gap; cells [start, end). */
  readonly about: readonly Stretch[];
  /** The cells within which each of the runs lies, if that is the argument; as many as `runs`. */
  readonly room?: readonly Stretch[];
}

/** Cells of a line: [start, end). */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface LineTechnique {
  readonly scope: 'line';
  /** Stable name, kebab-case. What people call it is in the layer `messages`. */
  readonly id: string;
  /** How hard it is for a person: the techniques of one cost form a rung of the ladder. */
  readonly cost: number;
  /**
   * `start`: only at the clue, so that it never needs to look at a line again in which it found nothing;
   * `blocks`: only at the blocks and the window, so that a new blank elsewhere does not matter.
   */
  readonly looksAt: 'line' | 'blocks' | 'start';
  /** Whether it has nothing to say about black-and-white puzzles. */
  readonly isForColors?: boolean;
  /** Whether one sentence can report several of its findings. */
  readonly joinsFindings?: boolean;
  find(view: LineView): readonly LineFinding[];
}

/** One assumption that was followed. */
export interface FollowedBranch {
  readonly assume: CellFact;
  /** Whether it broke; if not, it leads to what the finding settles. */
  readonly breaks: boolean;
  /** The lines that were looked at on the way; empty for a trial, whose evidence is a search. */
  readonly lines: readonly number[];
}

/** Cells that a technique settles by following assumptions over several lines. */
export interface GridFinding {
  readonly settles: readonly CellFact[];
  readonly branches: readonly FollowedBranch[];
  /** How far it had to be followed: crossings from row to column and back. */
  readonly waves: number;
  /** Other assumptions that the same lines refute. */
  readonly also?: readonly CellFact[];
  /** Cells that become known when the conclusion is followed with line logic; set when findings are ranked. */
  readonly gain?: number;
}

export interface GridTechnique {
  readonly scope: 'grid';
  readonly id: string;
  readonly cost: number;
  readonly isForColors?: boolean;
  find(look: Lookahead): readonly GridFinding[];
}

export type Technique = LineTechnique | GridTechnique;

/** What a technique returns that found nothing. */
export const NOTHING: readonly never[] = [];
