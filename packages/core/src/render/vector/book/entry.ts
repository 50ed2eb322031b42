// What a book is made of: puzzles with their solutions and how hard they are, and the maker's wishes.
import type { Grid, PuzzleDocument } from '../../../model/index.js';
import type { PictureOptions } from '../options.js';
import type { Paper } from './paper.js';

/** How hard a puzzle is, as the book shows it. */
export interface Difficulty {
  /** 0 (the easiest) to 5: how many of five squares are filled. */
  readonly marks: number;
  /** Such as `easy`. */
  readonly words: string;
}

/** A puzzle of a book. */
export interface BookEntry {
  readonly document: PuzzleDocument;
  /** What is filled in where the puzzle stands. Default: nothing. */
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
  /** Puzzles on a page; `fit` puts small ones together. Default `fit`. */
  readonly perPage?: 1 | 2 | 4 | 6 | 'fit';
  /** Side of a cell in millimetres; puzzles too large for a sheet go over several. Default: as fits. */
  readonly cell?: number;
  /**
   * Where the solutions are: small and upside down on pages at the end, at the foot of the puzzle's own page
   * where there is room, or nowhere. Default `end`.
   */
  readonly solutions?: 'end' | 'foot' | 'none';
  /** With the puzzles, or only with the solutions, where they spoil nothing. Default `puzzles`. */
  readonly titles?: 'puzzles' | 'solutions';
  /** A title page, with the rules of the game and a table of contents. Default: none. */
  readonly title?: string;
  /** A line below the title. */
  readonly subtitle?: string;
  readonly author?: string;
  /** Numbers for puzzles and pages. Default: if there are several puzzles. */
  readonly numbered?: boolean;
  /** How the puzzles look. */
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

/** `by Crosshatch, © 2024 Crosshatch`; whatever of it there is. */
export function creditOf({ document }: BookEntry): string {
  const { author, copyright, license } = document.meta;
  const rights = copyright ?? license;
  return [...(author ? [`by ${author}`] : []), ...(rights ? [rights] : [])].join(' · ');
}
