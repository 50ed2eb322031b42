// Mirrored arguments. Where the clues of a puzzle and what is known so far look the same mirrored or rotated, every
// argument holds for the image of its cells as well: it is given once, and the images are listed.
import {
  cellOfLine,
  clueOf,
  type LineId,
  lineLength,
  type Puzzle,
  SYMMETRIES,
  samePuzzle,
  transformGrid,
  transformPuzzle,
} from '../../model/index.js';
import type { CellFact, Deduction, RunRef } from '../deduction.js';
import type { Board } from '../techniques/board.js';
import { combined } from './combined.js';

/** Where a symmetry takes each cell. */
type Image = Uint32Array;

/** The symmetries of a puzzle, but for the identity. */
export function imagesOf(puzzle: Puzzle): Image[] {
  const { width, height } = puzzle;
  const cells = Uint32Array.from({ length: width * height }, (_, cell) => cell);
  return SYMMETRIES.filter(
    (symmetry) => symmetry !== 'identity' && samePuzzle(transformPuzzle(puzzle, symmetry), puzzle),
  ).map((symmetry) => {
    const image = new Uint32Array(cells.length);
    transformGrid({ width, height, cells }, symmetry).cells.forEach((from, to) => {
      image[from] = to;
    });
    return image;
  });
}

/** Whether what is known of the board looks the same. */
export function keeps(image: Image, board: Board): boolean {
  return image.every((to, from) => board.cell(from) === board.cell(to));
}

/** The deduction with what follows from its images. Pre: these symmetries keep the board before it. */
export function withImages(deduction: Deduction, images: readonly Image[], puzzle: Puzzle): Deduction {
  const [assume] = (deduction.chain ?? []).map((branch) => branch.assume);
  const own = new Set(deduction.settles.map(({ cell }) => cell));
  const moved = images.filter((image) => deduction.settles.some(({ cell }) => !own.has(image[cell])));
  if (assume === undefined || moved.length === 0) return deduction;
  const mirrored = new Map<number, CellFact>();
  const mirroredArguments = moved.map((image) => {
    const at = <Fact extends CellFact>(fact: Fact): Fact => ({ ...fact, cell: image[fact.cell] });
    if (!own.has(image[assume.cell])) mirrored.set(image[assume.cell], at(assume));
    return {
      settles: deduction.settles.map(at),
      reason: {
        cells: deduction.reason.cells.map(at),
        runs: deduction.reason.runs.map((ref) => imageOfRun(ref, image, puzzle)),
      },
    };
  });
  return {
    ...deduction,
    ...combined([deduction, ...mirroredArguments]),
    mirrored: [...mirrored.values()],
  };
}

function imageOfRun({ line, run }: RunRef, image: Image, puzzle: Puzzle): RunRef {
  const first = image[cellOfLine(puzzle, line, 0)];
  const last = image[cellOfLine(puzzle, line, lineLength(puzzle, line) - 1)];
  const to = lineThrough(first, last, puzzle, line);
  const isReversed = first > last;
  return { line: to, run: isReversed ? (clueOf(puzzle, to)?.length ?? 1) - 1 - run : run };
}

/** The line from one cell to another; where they are the same cell, one of the kind of `like`. */
function lineThrough(first: number, last: number, { width, height }: Puzzle, like: LineId): LineId {
  const row = Math.trunc(first / width);
  const isRow = first === last ? like < height : row === Math.trunc(last / width);
  return isRow ? row : height + (first % width);
}
