// What a picture file is to show, and how.
import type { Grid, PuzzleDocument } from '@crosshatch/core';
import type { Difficulty, Paper, PictureOptions } from '@crosshatch/core/render';
import type { Context } from '../../context.js';

/** A puzzle and what is known of it. */
export interface Picture {
  readonly document: PuzzleDocument;
  /** What is filled in. Default: nothing. */
  readonly grid?: Grid;
  /** Cells to mark, such as those in which solutions differ. */
  readonly marked?: readonly number[];
  /** On paper it stands small and upside down below the puzzle; an animation ends with it, and needs it. */
  readonly solution?: Grid;
  /** On paper it stands above the puzzle. */
  readonly difficulty?: Difficulty;
}

export interface PictureFileOptions extends Omit<PictureOptions, 'cellSize' | 'marked' | 'margin'> {
  /** Side of a cell: in pixels, or on paper in millimetres. Default: 20 pixels; on paper as large as fits. */
  readonly cell?: number | undefined;
  /** Default `a4`. */
  readonly paper?: Paper | undefined;
  /** Replace a file that is there. */
  readonly force?: boolean | undefined;
  /** Show the solve step by step. SVG can; GIF always does. */
  readonly animate?: boolean | undefined;
  /** How long the solve takes in an animation. Default: as suits the number of steps. */
  readonly duration?: number | undefined;
  /** Seconds for finding the steps of an animation. Default: no limit. */
  readonly timeout?: number | undefined;
}

/** What a file is to show. */
export interface PictureJob {
  readonly path: string;
  /** Exactly one, unless the kind is for paper. */
  readonly pictures: readonly Picture[];
  readonly options: PictureFileOptions;
  readonly context: Context;
}

/** How a picture on a screen looks. */
export function screenLook({ marked = [] }: Picture, options: PictureFileOptions): PictureOptions {
  return { ...options, cellSize: options.cell ?? 20, marked };
}
