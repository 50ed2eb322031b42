// All small puzzles: either every combination of clues (most have no solution), or, for sizes where
// these are too many, the clues of every grid, with the number of grids that share them.
import { BLACK_ON_WHITE, type Clue, type Puzzle, type Run } from '../model/index.js';
import { paletteOf } from './notation.js';

/** Every clue that some line of n cells has; `hidden`: also with any of its runs blotted, and unknown. */
function everyClue(n: number, colors: number, hidden: boolean): Clue[] {
  const clues = new Map<string, Clue>();
  const add = (clue: Clue) => clues.set(JSON.stringify(clue), clue);
  for (let number = 0; number < (colors + 1) ** n; number++) {
    const runs = runsOf(
      Array.from({ length: n }, (_, i) => Math.floor(number / (colors + 1) ** i) % (colors + 1)),
    );
    add(runs);
    for (let blots = 1; hidden && blots < 2 ** runs.length; blots++) {
      add(runs.map((run, i) => ((blots >> i) & 1 ? { ...run, length: null } : run)));
    }
  }
  if (hidden) add(null);
  return [...clues.values()];
}

/** Every combination of clues: 15,625 for 3x3 in one colour. */
export function* everyPuzzle(width: number, height: number, colors = 1, hidden = false): Generator<Puzzle> {
  const palette = paletteOf(colors);
  const rowClues = everyClue(width, colors, hidden);
  const columnClues = everyClue(height, colors, hidden);
  const total = rowClues.length ** height * columnClues.length ** width;
  for (let number = 0; number < total; number++) {
    let digits = number;
    const next = (clues: Clue[]) => {
      const clue = clues[digits % clues.length];
      digits = Math.floor(digits / clues.length);
      return clue;
    };
    const rows = Array.from({ length: height }, () => next(rowClues));
    const columns = Array.from({ length: width }, () => next(columnClues));
    yield { width, height, rows, columns, palette };
  }
}

export interface CountedPuzzle {
  readonly puzzle: Puzzle;
  /** How many grids have these clues: the number of its solutions. */
  readonly count: number;
}

/** The puzzles that have a solution, by enumeration of all 2^(width x height) grids. */
export function everySolvablePuzzle(width: number, height: number): CountedPuzzle[] {
  const rowClues = everyClue(width, 1, false);
  const columnClues = everyClue(height, 1, false);
  const rowNumber = Array.from({ length: 2 ** width }, (_, bits) => numberOf(rowClues, bits, width));
  const columnNumber = Array.from({ length: 2 ** height }, (_, bits) => numberOf(columnClues, bits, height));

  // The clues of a grid as one number, in mixed radix: first the rows, then the columns.
  const counts = new Map<number, number>();
  for (let grid = 0; grid < 2 ** (width * height); grid++) {
    let key = 0;
    for (let row = 0; row < height; row++) {
      key = key * rowClues.length + rowNumber[(grid >> (row * width)) & (2 ** width - 1)];
    }
    for (let column = 0; column < width; column++) {
      let bits = 0;
      for (let row = 0; row < height; row++) bits |= ((grid >> (row * width + column)) & 1) << row;
      key = key * columnClues.length + columnNumber[bits];
    }
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts, ([key, count]) => {
    let digits = key;
    const previous = (clues: Clue[]) => {
      const clue = clues[digits % clues.length];
      digits = Math.floor(digits / clues.length);
      return clue;
    };
    const columns = Array.from({ length: width }, () => previous(columnClues)).reverse();
    const rows = Array.from({ length: height }, () => previous(rowClues)).reverse();
    return { puzzle: { width, height, rows, columns, palette: BLACK_ON_WHITE }, count };
  });
}

function numberOf(clues: readonly Clue[], bits: number, n: number): number {
  const runs = runsOf(Array.from({ length: n }, (_, i) => (bits >> i) & 1));
  return clues.findIndex((clue) => JSON.stringify(clue) === JSON.stringify(runs));
}

/** The runs of a line, read off its colours. */
function runsOf(colors: readonly number[]): Run[] {
  return Array.from(
    colors
      .map((color) => String.fromCharCode(color))
      .join('')
      .matchAll(/([^\0])\1*/g),
    ([block]) => ({ length: block.length, color: block.charCodeAt(0) }),
  );
}
