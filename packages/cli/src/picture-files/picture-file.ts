// From puzzles to a picture file of the kind that its name asks for. The one function that every command
// which writes pictures calls.
import type { Grid, PuzzleDocument } from 'crosshatch';
import type { BookOptions, Difficulty, Paper, PictureOptions } from 'crosshatch/picture';
import { drawSvg, pictureLayout, puzzleScene } from 'crosshatch/picture';
import { writeWholeFile } from '../output/write-file.js';
import { requirePixels } from './bounds.js';
import { requirePictureKind } from './kinds.js';
import { bookPdf } from './pdf.js';
import { scenePng } from './png.js';

/** A puzzle and what is known of it. */
export interface Picture {
  readonly document: PuzzleDocument;
  /** What is filled in. Default: nothing. */
  readonly grid?: Grid;
  /** Cells to mark, such as those in which solutions differ. */
  readonly marked?: readonly number[];
  /** On paper it stands small and upside down below the puzzle. */
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
}

/** Several puzzles make several pages of a PDF file; any other kind of file takes exactly one. */
export async function writePictureFile(
  path: string,
  pictures: readonly Picture[],
  options: PictureFileOptions,
): Promise<void> {
  const content = await pictureContent(path, pictures, options);
  await writeWholeFile(path, content, { force: options.force });
}

async function pictureContent(
  path: string,
  pictures: readonly Picture[],
  options: PictureFileOptions,
): Promise<string | Uint8Array> {
  const kind = requirePictureKind(path);
  if (kind === 'pdf') return bookPdf(path, pictures, bookOptions(options));
  if (pictures.length !== 1) {
    throw new TypeError(`There are ${pictures.length} puzzles; a ${kind} file shows exactly one.`);
  }
  const [{ document, grid, marked }] = pictures;
  const look: PictureOptions = { ...options, cellSize: options.cell ?? 20, marked: marked ?? [] };
  if (kind === 'svg') return drawSvg(document, grid, look);
  requirePixels(path, pictureLayout(document, look));
  return scenePng(puzzleScene(document, grid, look));
}

function bookOptions(options: PictureFileOptions): BookOptions {
  const { blackAndWhite, ruleEvery, clues, strikeOff, theme } = options;
  return {
    paper: options.paper ?? 'a4',
    solutions: 'foot',
    perPage: 1,
    ...(options.cell === undefined ? {} : { cell: options.cell }),
    ...(options.heading === false ? { titles: 'solutions' } : {}),
    picture: {
      ...(blackAndWhite === undefined ? {} : { blackAndWhite }),
      ...(ruleEvery === undefined ? {} : { ruleEvery }),
      ...(clues === undefined ? {} : { clues }),
      ...(strikeOff === undefined ? {} : { strikeOff }),
      ...(theme === undefined ? {} : { theme }),
    },
  };
}
