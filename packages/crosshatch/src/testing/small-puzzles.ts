// All small black-and-white puzzles: either every combination of clues (most have no solution), or,
// for sizes where these are too many, the clues of every grid, with the number of grids that share them.
import { BLACK_ON_WHITE, type Puzzle, type Run } from '../model/index.js';

/** Every clue of a line of n cells. */
function everyClue(n: number): Run[][] {
  const texts = new Set(Array.from({ length: 2 ** n }, (_, bits) => lengthsOf(bits, n).join(' ')));
  return [...texts].map((text) =>
    text === '' ? [] : text.split(' ').map((length) => ({ length: Number(length), color: 1 })),
  );
}

/** Every combination of clues: 15,625 for 3x3. */
export function* everyPuzzle(width: number, height: number): Generator<Puzzle> {
  const rowClues = everyClue(width);
  const columnClues = everyClue(height);
  const total = rowClues.length ** height * columnClues.length ** width;
  for (let number = 0; number < total; number++) {
    let digits = number;
    const next = (clues: Run[][]) => {
      const clue = clues[digits % clues.length];
      digits = Math.floor(digits / clues.length);
      return clue;
    };
    const rows = Array.from({ length: height }, () => next(rowClues));
    const columns = Array.from({ length: width }, () => next(columnClues));
    yield { width, height, rows, columns, palette: BLACK_ON_WHITE };
  }
}

export interface CountedPuzzle {
  readonly puzzle: Puzzle;
  /** How many grids have these clues: the number of its solutions. */
  readonly count: number;
}

/** The puzzles that have a solution, by enumeration of all 2^(width x height) grids. */
export function everySolvablePuzzle(width: number, height: number): CountedPuzzle[] {
  const rowClues = everyClue(width);
  const columnClues = everyClue(height);
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
    const previous = (clues: Run[][]) => {
      const clue = clues[digits % clues.length];
      digits = Math.floor(digits / clues.length);
      return clue;
    };
    const columns = Array.from({ length: width }, () => previous(columnClues)).reverse();
    const rows = Array.from({ length: height }, () => previous(rowClues)).reverse();
    return { puzzle: { width, height, rows, columns, palette: BLACK_ON_WHITE }, count };
  });
}

function numberOf(clues: readonly Run[][], bits: number, n: number): number {
  const text = lengthsOf(bits, n).join(' ');
  return clues.findIndex((clue) => clue.map((run) => run.length).join(' ') === text);
}

/** The lengths of the stretches of ones. */
function lengthsOf(bits: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => (bits >> i) & 1)
    .join('')
    .split(/0+/)
    .filter((ones) => ones !== '')
    .map((ones) => ones.length);
}
