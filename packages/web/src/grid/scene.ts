// What a grid shows, as data: whoever has a puzzle to show (play, solve, make) fills this in, and the
// painter paints it. Nothing here knows who uses it.
import type { Grid, LineId, Puzzle } from '@crosshatch/core/model';

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
  /** Marks that a stroke under way would change: cell -> candidates. */
  readonly preview?: ReadonlyMap<number, number> | undefined;
  /** The number beside the pointer, at a cell. */
  readonly counter?: { readonly cell: number; readonly text: string } | undefined;
  /** Cells of a trial. */
  readonly tried?: ReadonlySet<number> | undefined;
  /** Cells that are wrong. */
  readonly wrong?: ReadonlySet<number> | undefined;
  /** Cells with a frame: `hint` for what has just changed, `bad` for what could be otherwise. */
  readonly framed?: ReadonlyMap<number, 'hint' | 'bad'> | undefined;
  /** What is pointed out: the reason of a hint. */
  readonly pointed?: Pointed | undefined;
  /** Letters on colours: on the cells alone where clues have little room. */
  readonly letters: 'everywhere' | 'cells' | 'nowhere';
  /** From 0 (a grid to play on) to 1 (the picture alone). */
  readonly revealed?: number | undefined;
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
