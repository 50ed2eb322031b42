// What a grid shows, as data: a screen that has a puzzle to show (play, solve, make) fills this in, and the
// painter paints it.
import type { Artwork, Grid, LineId, Puzzle } from '@crosshatch/core/model';
import type { Geometry } from './geometry.js';

export interface GridScene {
  readonly puzzle: Puzzle;
  /** The marks. */
  readonly grid: Grid;
  /** How a cell that is known to be blank looks; default: a cross. */
  readonly blanks?: 'cross' | 'dot' | 'plain' | undefined;
  /** Cells that belong to the puzzle and can't be changed. */
  readonly given?: ReadonlySet<number> | undefined;
  /** For each line which runs are struck off. */
  readonly struck?: readonly (readonly boolean[])[] | undefined;
  /** The cell whose row and column are lit. */
  readonly lit?: number | undefined;
  /** The cell with the cursor of the keyboard. */
  readonly cursor?: number | undefined;
  /** Marks that the current stroke would change: cell -> candidates. */
  readonly preview?: ReadonlyMap<number, number> | undefined;
  /** The bubble beside the pointer, at a cell; `part`, 0 to 1: how full it is. */
  readonly counter?: { readonly cell: number; readonly text: string; readonly part?: number } | undefined;
  /** Cells of trials, with how deep the trial is nested, from 1. */
  readonly tried?: ReadonlyMap<number, number> | undefined;
  /** Cells with a memo mark. */
  readonly memos?: ReadonlySet<number> | undefined;
  /** What is known of each line as a whole. */
  readonly lines?: readonly LineMark[] | undefined;
  /** Cells that are wrong. */
  readonly wrong?: ReadonlySet<number> | undefined;
  /** Cells with a frame: `hint` for what has just changed, `bad` for what could be otherwise. */
  readonly framed?: ReadonlyMap<number, 'hint' | 'bad'> | undefined;
  /** What is pointed out: the reason of a hint. */
  readonly pointed?: Pointed | undefined;
  /** Letters on colours: on the cells alone where clues have little room. */
  readonly letters: 'everywhere' | 'cells' | 'nowhere';
  /** `paper`: on light paper in every theme, because a picture in negative is another one. */
  readonly ground?: 'page' | 'paper' | undefined;
  /** Whether the corner between the panes shows the whole puzzle while only a part is in the window. */
  readonly hasMinimap?: boolean | undefined;
  /** The end: the grid becomes the picture. */
  readonly reveal?: Reveal | undefined;
}

/** A line that is finished, that can't be right any more, or neither. */
export type LineMark = 'finished' | 'impossible' | 'open';

export interface Reveal {
  /** 0 (the grid as it was played) to 1 (the picture alone). */
  readonly part: number;
  /** Where the picture is in the end. */
  readonly to: Geometry;
  /** The cell that was filled last. */
  readonly last: number | undefined;
  /** The picture in colours of its own, which come last. */
  readonly artwork?: Artwork | undefined;
}

export interface Pointed {
  readonly lines: readonly LineId[];
  /** Runs of clues, boxed. */
  readonly runs: readonly { readonly line: LineId; readonly run: number }[];
  /** Cells that the reason rests on, ringed. */
  readonly cells: readonly number[];
  /** What follows: cell -> candidates. */
  readonly settles: ReadonlyMap<number, number>;
  /** Cells that are assumed for the sake of argument, with a label. */
  readonly assumed: ReadonlyMap<number, string>;
}
