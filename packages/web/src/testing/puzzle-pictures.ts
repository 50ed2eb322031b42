// Pictures of puzzles as files, for the tests of Scan: drawn dot by dot, so that they are the same on every machine.
import { makePuzzle, type Puzzle } from '@crosshatch/core/model';
import { encode } from 'fast-png';

type Drawing = typeof import('../../../core/dist/testing/scan-pictures.js');

// By its address: this file runs from another folder than the one in which it is compiled.
const { drawnPicture, PLAIN_STYLE } = (await import(
  new URL('../../../../core/dist/testing/scan-pictures.js', import.meta.url).href
)) as Drawing;

export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8Array;
}

export function puzzleOfRuns(rows: readonly number[][], columns: readonly number[][]): Puzzle {
  const made = makePuzzle({ rows, columns });
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.puzzle;
}

type Style = Partial<NonNullable<Parameters<Drawing['drawnPicture']>[1]>>;

/** Pixels of a cell in the pictures. */
export const CELL = 30;

/** The puzzle in large type, on a sheet with a margin; marks by the index of their cell. */
export function drawn(puzzle: Puzzle, style: Style = {}): Drawn {
  const { width, height, data } = drawnPicture(puzzle, { ...PLAIN_STYLE, cell: CELL, dot: 3, ...style });
  return { width, height, data: Uint8Array.from(data) };
}

/** Two pictures of the same height side by side. */
export function sideBySide(left: Drawn, right: Drawn): Drawn {
  const width = left.width + right.width;
  const data = new Uint8Array(4 * width * left.height);
  for (let y = 0; y < left.height; y++) {
    data.set(left.data.subarray(4 * y * left.width, 4 * (y + 1) * left.width), 4 * y * width);
    data.set(
      right.data.subarray(4 * y * right.width, 4 * (y + 1) * right.width),
      4 * (y * width + left.width),
    );
  }
  return { width, height: left.height, data };
}

/** A quarter turn to the left: what a camera stores with the EXIF orientation 6. */
export function turnedLeft({ width, height, data }: Drawn): Drawn {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      turned.set(data.subarray(from, from + 4), 4 * ((width - 1 - x) * height + y));
    }
  }
  return { width: height, height: width, data: turned };
}

/** A film of one still picture on white, as Chromium's fake camera plays it. */
export function y4mFilm(picture: Drawn, width: number, height: number): Buffer {
  const luma = new Uint8Array(width * height).fill(235);
  for (let y = 0; y < Math.min(height, picture.height); y++) {
    for (let x = 0; x < Math.min(width, picture.width); x++) {
      luma[y * width + x] = 16 + Math.round((219 * picture.data[4 * (y * picture.width + x)]) / 255);
    }
  }
  const chroma = new Uint8Array((width * height) / 2).fill(128);
  const frame = [Buffer.from('FRAME\n'), luma, chroma];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

/** A PNG file, as a test hands it to a file field. */
export function pngFile({ width, height, data }: Drawn, name = 'puzzle.png') {
  const buffer = Buffer.from(encode({ width, height, data, channels: 4 }));
  return { name, mimeType: 'image/png', buffer };
}
