// The contents and the look of an image file.
import type { Grid, PuzzleDocument } from '@crosshatch/core';
import type { Difficulty, Paper, PictureOptions } from '@crosshatch/core/render';
import type { Context } from '../../context.js';

/** A puzzle and what is drawn with it. */
export interface Picture {
  readonly document: PuzzleDocument;
  /** The cells to draw. Default: an empty grid. */
  readonly grid?: Grid;
  /** Cells to mark, such as those that differ between solutions. */
  readonly marked?: readonly number[];
  /** Printed small and upside down below the puzzle on paper; required by animations. */
  readonly solution?: Grid;
  /** Printed above the puzzle on paper. */
  readonly difficulty?: Difficulty;
}

export interface PictureFileOptions extends Omit<PictureOptions, 'cellSize' | 'marked' | 'margin'> {
  /** Side of a cell in pixels, on paper in millimetres. Default: 20 pixels; on paper the largest that fits. */
  readonly cell?: number | undefined;
  /** Default `a4`. */
  readonly paper?: Paper | undefined;
  /** Replace an existing file. */
  readonly force?: boolean | undefined;
  /** Animate the solve (SVG; a GIF is always animated). */
  readonly animate?: boolean | undefined;
  /** Seconds of an animation. Default: by the number of steps. */
  readonly duration?: number | undefined;
  /** Time limit in seconds for finding the steps of an animation. Default: none. */
  readonly timeout?: number | undefined;
}

/** The task of writing one file. */
export interface PictureJob {
  readonly path: string;
  /** Exactly one, unless the kind is for paper. */
  readonly pictures: readonly Picture[];
  readonly options: PictureFileOptions;
  readonly context: Context;
}

/** The look of an image on a screen. */
export function screenLook({ marked = [] }: Picture, options: PictureFileOptions): PictureOptions {
  return { ...options, cellSize: options.cell ?? 20, marked };
}
