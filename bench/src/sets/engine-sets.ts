// Generated families on which changes of the search are judged: large pictures of four kinds, symmetric and random grids,
// strips, and puzzles without a solution. The same everywhere; none was chosen by how it is solved.
import { gridOfColors, type Puzzle, puzzleOf } from '@crosshatch/core/model';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';

/** Makes the i-th puzzle of a family, from 0. */
export type Family = (i: number) => Puzzle;

interface Canvas {
  readonly side: number;
  readonly cells: Uint8Array;
}

function canvas(side: number): Canvas {
  return { side, cells: new Uint8Array(side * side) };
}

function fill({ side, cells }: Canvas, x: number, y: number): void {
  if (x >= 0 && y >= 0 && x < side && y < side) cells[y * side + x] = 1;
}

function puzzleFromCanvas({ side, cells }: Canvas): Puzzle {
  return puzzleOf(gridOfColors({ width: side, height: side }, cells));
}

/** Strokes of a letter, as ends (x, y) on a grid of 3 x 3 points. */
const STROKES = [
  [0, 0, 2, 0],
  [0, 1, 2, 1],
  [0, 2, 2, 2],
  [0, 0, 0, 2],
  [2, 0, 2, 2],
  [1, 0, 1, 2],
  [0, 0, 2, 2],
  [2, 0, 0, 2],
] as const;

/** Lines of invented letters of 5 x 7 cells, two or three strokes each. */
export const text90: Family = (i) => {
  const random = new Random(1000 + i);
  const page = canvas(90);
  for (let top = 2; top + 7 < 90; top += 8) {
    for (let left = 2; left + 5 < 90; left += 6) {
      if (random.below(8) === 0) continue;
      for (let stroke = 0; stroke < 2 + random.below(2); stroke++) {
        const [x1, y1, x2, y2] = STROKES[random.below(STROKES.length)];
        for (let t = 0; t <= 12; t++) {
          const x = left + Math.round((2 * (x1 * (12 - t) + x2 * t)) / 12);
          fill(page, x, top + Math.round((3 * (y1 * (12 - t) + y2 * t)) / 12));
        }
      }
    }
  }
  return puzzleFromCanvas(page);
};

/** A smooth field of grey, dithered by passing errors on (Floyd and Steinberg). */
export const dithered70: Family = (i) => {
  const random = new Random(2000 + i);
  const page = canvas(70);
  const waves = Array.from({ length: 4 }, () => ({
    x: (random.next() - 0.5) / 8,
    y: (random.next() - 0.5) / 8,
    at: 7 * random.next(),
  }));
  const grey = new Float64Array(70 * 71 + 2);
  for (let cell = 0; cell < 4900; cell++) {
    const [row, column] = [Math.floor(cell / 70), cell % 70];
    const sum = waves.reduce((all, { x, y, at }) => all + Math.sin(x * column + y * row + at), 0);
    grey[cell] = 0.45 + 0.11 * sum;
  }
  for (let cell = 0; cell < 4900; cell++) {
    const value = grey[cell] >= 0.5 ? 1 : 0;
    const error = grey[cell] - value;
    page.cells[cell] = value;
    if (cell % 70 < 69) grey[cell + 1] += (7 / 16) * error;
    if (cell % 70 > 0) grey[cell + 69] += (3 / 16) * error;
    grey[cell + 70] += (5 / 16) * error;
    if (cell % 70 < 69) grey[cell + 71] += (1 / 16) * error;
  }
  return puzzleFromCanvas(page);
};

/** Closed thin curves. */
export const curves60: Family = (i) => {
  const random = new Random(3000 + i);
  const page = canvas(60);
  for (let curve = 0; curve < 9; curve++) {
    const [cx, cy] = [60 * random.next(), 60 * random.next()];
    const [a, b] = [5 + 22 * random.next(), 5 + 22 * random.next()];
    const [k, l, shift] = [1 + random.below(3), 1 + random.below(2), 6 * random.next()];
    for (let t = 0; t < 6.3; t += 0.01) {
      fill(page, Math.round(cx + a * Math.cos(k * t)), Math.round(cy + b * Math.sin(l * t + shift)));
    }
  }
  return puzzleFromCanvas(page);
};

export const blobs100: Family = (i) =>
  picturePuzzle(new Random(4000 + i), { width: 100, height: 100, feature: 1 + (i % 2), density: 0.38 });

/** Noise, mirrored left to right or turned by half. */
export const symmetric36: Family = (i) => {
  const random = new Random(5000 + i);
  const density = 0.38 + 0.02 * (i % 5);
  const half = Array.from({ length: 18 * 36 }, () => (random.next() < density ? 1 : 0));
  const page = canvas(36);
  half.forEach((color, cell) => {
    const [row, column] = [Math.floor(cell / 18), cell % 18];
    const image = i % 2 === 0 ? row * 36 + 35 - column : (35 - row) * 36 + 35 - column;
    page.cells[row * 36 + column] = color;
    page.cells[image] = color;
  });
  return puzzleFromCanvas(page);
};

export const random50: Family = (i) =>
  randomPuzzle(new Random(6000 + i), { width: 50, height: 50, density: 0.44 + 0.01 * (i % 5) });

export const strip200: Family = (i) =>
  randomPuzzle(new Random(7000 + i), { width: 200, height: 10, density: 0.38 + 0.03 * (i % 3) });

export const strip300: Family = (i) =>
  randomPuzzle(new Random(8000 + i), { width: 300, height: 15, density: 0.38 + 0.03 * (i % 3) });

/** Two neighbouring runs of different length change places in one clue. */
export function withExchangedRuns(puzzle: Puzzle, random: Random): Puzzle {
  for (;;) {
    const row = random.below(puzzle.height);
    const clue = puzzle.rows[row] ?? [];
    const at = random.below(Math.max(1, clue.length - 1));
    if (clue.length < 2 || clue[at].length === clue[at + 1].length) continue;
    const exchanged = clue.map((run, j) => (j === at ? clue[at + 1] : j === at + 1 ? clue[at] : run));
    return { ...puzzle, rows: puzzle.rows.map((other, i) => (i === row ? exchanged : other)) };
  }
}
