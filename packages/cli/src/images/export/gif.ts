// The solve as an animated GIF. Only the first and the last image are rendered; each frame copies the cells that are
// known by then from the last one. So frames are cheap, and the last frame equals the solution exactly.
import { setImmediate } from 'node:timers/promises';
import { type PuzzleDocument, unknownGrid } from '@crosshatch/core/model';
import {
  type AnimationFrame,
  type PictureOptions,
  pictureLayout,
  puzzleScene,
  runArea,
} from '@crosshatch/core/render';
import type { Context } from '../../context.js';
import { StatusLine } from '../../terminal/status-line.js';
import { requirePixels } from './bounds.js';
import { indexPixels, TRANSPARENT } from './gif-palette.js';
import { type Picture, type PictureJob, screenLook } from './picture-job.js';
import { scenePixels } from './png.js';
import { secondsPerFrame, solveFrames } from './solve-frames.js';

const MOST_PIXELS = 16_000_000;
/** Pixels of all frames together: about ten seconds of work. */
const MOST_PIXELS_IN_ALL = 600_000_000;
const MOST_FRAMES = 400;
const FIRST_MILLISECONDS = 800;
const LAST_MILLISECONDS = 4000;

export async function gifContent({ path, pictures, options, context }: PictureJob): Promise<Uint8Array> {
  const [picture] = pictures;
  const look = screenLook(picture, options);
  const most = mostGifFrames(path, picture.document, look);
  const frames = await solveFrames(picture, { most, timeout: options.timeout }, context);
  const milliseconds = 1000 * secondsPerFrame(frames.length, options.duration);
  return solveGif(picture, frames, look, milliseconds, context);
}

/** The maximum number of frames for an image of this size. Throws a UserError if it is too large. */
function mostGifFrames(path: string, document: PuzzleDocument, options: PictureOptions): number {
  const layout = pictureLayout(document, options);
  requirePixels(path, layout, MOST_PIXELS);
  return Math.min(MOST_FRAMES, Math.floor(MOST_PIXELS_IN_ALL / (layout.width * layout.height)));
}

/** The picture must have a solution. */
async function solveGif(
  { document, solution }: Picture,
  frames: readonly AnimationFrame[],
  options: PictureOptions,
  milliseconds: number,
  context: Context,
): Promise<Uint8Array> {
  // Whole pixels, so that cells can be copied.
  const look = { ...options, cellSize: Math.round(options.cellSize ?? 20), marked: [] };
  const layout = pictureLayout(document, look);
  const { puzzle, given } = document;
  const start = puzzleScene(document, given ?? unknownGrid(puzzle, puzzle.palette), {
    ...look,
    strikeOff: false,
  });
  const [first, last] = [await scenePixels(start), await scenePixels(puzzleScene(document, solution, look))];
  const { width, height } = first;
  const { palette, pictures } = indexPixels([first.pixels, last.pixels]);
  const [shown, goal] = pictures;
  const { default: gifenc } = await import('gifenc');
  const gif = gifenc.GIFEncoder();
  gif.writeFrame(shown, width, height, { palette, delay: FIRST_MILLISECONDS, repeat: 0, dispose: 1 });
  const status = new StatusLine(context);
  for (const [i, { cells, finished }] of frames.entries()) {
    const change = new Uint8Array(width * height).fill(TRANSPARENT);
    const isLast = i === frames.length - 1;
    const parts = isLast
      ? [{ x: 0, y: 0, width, height }]
      : [
          ...cells.map(({ cell }) => squareOf(cell, puzzle.width, layout)),
          ...(options.clues === false
            ? []
            : finished.map((place) => wholePixels(runArea(puzzle, layout, place)))),
        ];
    for (const part of parts) takeOver(goal, shown, change, part, width);
    const delay = isLast ? LAST_MILLISECONDS : milliseconds;
    gif.writeFrame(change, width, height, {
      delay,
      transparent: true,
      transparentIndex: TRANSPARENT,
      dispose: 1,
    });
    status.show(`drawing frame ${i + 2} of ${frames.length + 1}`);
    await setImmediate();
  }
  status.clear();
  gif.finish();
  return gif.bytes();
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function squareOf(
  cell: number,
  columns: number,
  layout: { left: number; top: number; cell: number },
): Square {
  const x = Math.round(layout.left + (cell % columns) * layout.cell);
  const y = Math.round(layout.top + Math.floor(cell / columns) * layout.cell);
  return { x, y, width: layout.cell, height: layout.cell };
}

function wholePixels({ x, y, side }: { x: number; y: number; side: number }): Square {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + side) - left, height: Math.round(y + side) - top };
}

/** Copies a part of the last image to the current one and records the changes. */
function takeOver(
  goal: Uint8Array,
  shown: Uint8Array,
  change: Uint8Array,
  part: Square,
  stride: number,
): void {
  for (let y = part.y; y < part.y + part.height; y++) {
    for (let at = y * stride + part.x; at < y * stride + part.x + part.width; at++) {
      if (shown[at] === goal[at]) continue;
      shown[at] = goal[at];
      change[at] = goal[at];
    }
  }
}
