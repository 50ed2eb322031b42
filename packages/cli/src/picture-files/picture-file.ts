// From puzzles to a picture file of the kind that its name asks for. The one function that every command
// which writes pictures calls.
import type { Grid, PuzzleDocument } from 'crosshatch';
import type { BookOptions, Difficulty, Paper, PictureOptions } from 'crosshatch/picture';
import { drawAnimatedSvg, drawSvg, pictureLayout, puzzleScene } from 'crosshatch/picture';
import type { Context } from '../context.js';
import { writeWholeFile } from '../output/write-file.js';
import { requirePixels } from './bounds.js';
import { mostGifFrames, solveGif } from './gif.js';
import { requirePictureKind } from './kinds.js';
import { bookPdf, warnOfBoxes } from './pdf.js';
import { scenePng } from './png.js';
import { solveFrames } from './solve-frames.js';

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
  readonly seconds?: number | undefined;
  /** Seconds for finding the steps of an animation. Default: no limit. */
  readonly timeout?: number | undefined;
}

/** More steps share frames. */
const MOST_SVG_FRAMES = 2000;

/** Several puzzles make several pages of a PDF file; any other kind of file takes exactly one. */
export async function writePictureFile(
  path: string,
  pictures: readonly Picture[],
  options: PictureFileOptions,
  context: Context,
): Promise<void> {
  const content = await pictureContent(path, pictures, options, context);
  if (context.interrupt().signal.aborted) return;
  await writeWholeFile(path, content, { force: options.force });
}

async function pictureContent(
  path: string,
  pictures: readonly Picture[],
  options: PictureFileOptions,
  context: Context,
): Promise<string | Uint8Array> {
  const kind = requirePictureKind(path);
  if (kind === 'pdf') {
    warnOfBoxes(pictures, context);
    return bookPdf(path, pictures, bookOptions(options)).bytes;
  }
  if (pictures.length !== 1) {
    throw new TypeError(`There are ${pictures.length} puzzles; a ${kind} file shows exactly one.`);
  }
  const [picture] = pictures;
  const { document, grid, marked } = picture;
  const look: PictureOptions = { ...options, cellSize: options.cell ?? 20, marked: marked ?? [] };
  if (kind === 'gif') {
    const frames = await solveFrames(
      picture,
      { most: mostGifFrames(path, document, look), timeout: options.timeout },
      context,
    );
    const timing = { milliseconds: 1000 * secondsPerFrame(frames.length, options.seconds) };
    return solveGif(picture, frames, look, timing, context);
  }
  if (kind === 'svg')
    return options.animate ? movingSvg(picture, look, options, context) : drawSvg(document, grid, look);
  requirePixels(path, pictureLayout(document, look));
  return scenePng(puzzleScene(document, grid, look));
}

/** The solve as SVG that moves. */
export async function movingSvg(
  picture: Picture,
  look: PictureOptions,
  { seconds, timeout }: Pick<PictureFileOptions, 'seconds' | 'timeout'>,
  context: Context,
): Promise<string> {
  const { document } = picture;
  const frames = await solveFrames(picture, { most: MOST_SVG_FRAMES, timeout }, context);
  return drawAnimatedSvg(document, frames, {
    ...look,
    secondsPerFrame: secondsPerFrame(frames.length, seconds),
    ...(document.given === undefined ? {} : { given: document.given }),
  });
}

/** Slow enough to follow, and over before one is bored. */
function secondsPerFrame(frames: number, seconds: number | undefined): number {
  if (seconds !== undefined) return Math.max(0.02, seconds / Math.max(1, frames));
  return Math.min(0.6, Math.max(0.05, 25 / Math.max(1, frames)));
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
