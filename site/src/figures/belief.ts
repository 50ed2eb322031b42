// Belief on a small grid: the messages of docs/engine.md (sum-product), with all placements listed, so that every number
// can be followed. The engine computes the same without listing them.
import type { Grid, Puzzle } from '@crosshatch/core';
import type { Frame } from './frame.js';
import { knownByLines, linesOf, placements, searchPuzzle } from './small-puzzle.js';

const ROUNDS = 6;

export function beliefFrames(): Frame[] {
  const puzzle = searchPuzzle();
  const known = knownByLines(puzzle);
  const rounds = beliefs(puzzle, known, ROUNDS);
  return rounds.map((odds, round) => ({
    words: wordsOf(odds, known, round),
    html: heatMap(puzzle, odds, known),
  }));
}

function wordsOf(odds: readonly number[], known: Grid, round: number): string {
  if (round === 0)
    return 'Black and white cells are known from single lines. Of the others every line knows nothing: half and half.';
  const open = odds.map((_, cell) => cell).filter((cell) => known.cells[cell] === 3);
  const surest = open.reduce((a, b) => (Math.abs(odds[a] - 0.5) >= Math.abs(odds[b] - 0.5) ? a : b));
  const percent = Math.round(odds[surest] * 100);
  const place = `row ${Math.floor(surest / known.width) + 1}, column ${(surest % known.width) + 1}`;
  const after = `Round ${round}: every line weighs its placements by what the crossing lines said.`;
  return `${after} The surest open cell is ${place}: filled with ${percent} %. The search would decide it ${percent >= 50 ? 'filled' : 'blank'}.`;
}

/** The probability that a cell is filled, for every cell, after 0, 1, 2, .. rounds. */
export function beliefs(puzzle: Puzzle, known: Grid, rounds: number): number[][] {
  const { width, height } = puzzle;
  const lines = linesOf(puzzle).map(({ cells, clue }) => ({
    cells,
    placements: placements(
      clue,
      cells.map((cell) => known.cells[cell]),
    ),
  }));
  // What rows, and what columns, say about each cell: the odds of filled to blank.
  let fromRows = Array<number>(width * height).fill(1);
  let fromColumns = Array<number>(width * height).fill(1);
  const history = [marginals(fromRows, fromColumns, known)];
  for (let round = 0; round < rounds; round++) {
    const next = [Array<number>(width * height).fill(1), Array<number>(width * height).fill(1)];
    lines.forEach(({ cells, placements: all }, i) => {
      const isRow = i < height;
      const heard = isRow ? fromColumns : fromRows;
      cells.forEach((cell, at) => {
        next[isRow ? 0 : 1][cell] = says(all, cells, heard, at);
      });
    });
    [fromRows, fromColumns] = next;
    history.push(marginals(fromRows, fromColumns, known));
  }
  return history;
}

/** The odds of one cell in one line: weights of the placements by the messages about the other cells. */
function says(
  all: readonly boolean[][],
  cells: readonly number[],
  heard: readonly number[],
  at: number,
): number {
  const weights = [0, 0];
  for (const placement of all) {
    const weight = placement.reduce(
      (product, filled, i) => (i === at || !filled ? product : product * heard[cells[i]]),
      1,
    );
    weights[placement[at] ? 1 : 0] += weight;
  }
  // Certain cells stay finite, so that their messages can be multiplied.
  return Math.min(1e6, Math.max(1e-6, (weights[1] + 1e-12) / (weights[0] + 1e-12)));
}

function marginals(fromRows: readonly number[], fromColumns: readonly number[], known: Grid): number[] {
  return fromRows.map((odds, cell) => {
    if (known.cells[cell] !== 3) return known.cells[cell] === 2 ? 1 : 0;
    const both = odds * fromColumns[cell];
    return both / (1 + both);
  });
}

/** Squares as large as the belief that the cell is filled; known cells are full or crossed. */
function heatMap({ width, height }: Puzzle, odds: readonly number[], known: Grid): string {
  const size = 40;
  const shapes = odds.map((chance, cell) => {
    const x = (cell % width) * size;
    const y = Math.floor(cell / width) * size;
    const isKnown = known.cells[cell] !== 3;
    const frame = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${isKnown ? 'var(--figure-paper)' : 'var(--figure-unknown)'}" stroke="var(--figure-thin)"/>`;
    const side = Math.sqrt(chance) * (size - 6);
    const offset = (size - side) / 2;
    const color = isKnown ? 'var(--figure-ink)' : 'var(--vp-c-brand-1)';
    const title = `<title>row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}: ${Math.round(chance * 100)} %</title>`;
    return `<g>${title}${frame}<rect x="${(x + offset).toFixed(1)}" y="${(y + offset).toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}" fill="${color}"/></g>`;
  });
  const label = `The belief that each of the ${width} by ${height} cells is filled, as the size of a square`;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${label}" viewBox="-1 -1 ${width * size + 2} ${height * size + 2}" width="${width * size}" height="${height * size}">${shapes.join('')}</svg>`;
}
