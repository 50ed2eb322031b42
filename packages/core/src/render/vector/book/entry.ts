// The contents of a book (puzzles with solutions and difficulty) and its options.
import type { Grid, PuzzleDocument } from '../../../model/index.js';
import type { PictureOptions } from '../options.js';
import type { Paper } from './paper.js';

/** The difficulty of a puzzle as shown in the book. */
export interface Difficulty {
  /** Number of filled squares, from 0 (easiest) to 5. */
  readonly marks: number;
  /** Such as `easy`. */
  readonly words: string;
}

/** A puzzle of a book. */
export interface BookEntry {
  readonly document: PuzzleDocument;
  /** The cells to draw in the puzzle. Default: an empty grid. */
  readonly grid?: Grid;
  /** Cells to mark there. */
  readonly marked?: readonly number[];
  readonly solution?: Grid;
  readonly difficulty?: Difficulty;
}

/** Options of `makeBook`. `cell` is in millimetres. */
export interface BookOptions {
  /** Default `a4`. */
  readonly paper?: Paper;
  /** Puzzles per page; `fit` combines small ones. Default `fit`. */
  readonly perPage?: 1 | 2 | 4 | 6 | 'fit';
  /** Side of a cell in millimetres; puzzles too large for a page are split. Default: the largest that fits. */
  readonly cell?: number;
  /**
   * Where to print solutions, small and upside down: on pages at the end, at the foot of the puzzle's page if there is
   * room, or nowhere. Default `end`.
   */
  readonly solutions?: 'end' | 'foot' | 'none';
  /** Print titles with the puzzles, or only with the solutions. Default `puzzles`. */
  readonly titles?: 'puzzles' | 'solutions';
  /** Adds a title page with the rules, and a table of contents. Default: none. */
  readonly title?: string;
  /** A line below the title. */
  readonly subtitle?: string;
  readonly author?: string;
  /** Number puzzles and pages. Default: if there are several puzzles. */
  readonly numbered?: boolean;
  /** The look of the puzzles. */
  readonly picture?: Pick<PictureOptions, 'blackAndWhite' | 'ruleEvery' | 'clues' | 'strikeOff' | 'theme'>;
}

/** An entry with its number in the book, from 1. */
export interface NumberedEntry extends BookEntry {
  readonly number: number | undefined;
}

/** `30 × 20`. */
export function sizeWords({ puzzle }: PuzzleDocument): string {
  return `${puzzle.width} × ${puzzle.height}`;
}

export function titleOf(entry: BookEntry): string {
  return entry.document.meta.title ?? '';
}

/** `by Crosshatch, © 2024 Crosshatch`, as far as known. */
export function creditOf({ document }: BookEntry): string {
  const { author, copyright, license } = document.meta;
  const rights = copyright ?? license;
  return [...(author ? [`by ${author}`] : []), ...(rights ? [rights] : [])].join(' · ');
}
