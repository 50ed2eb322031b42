// The golden file of effort counters: one row per puzzle, no times. Work is the same on every machine,
// so that a change of the algorithm shows as a difference, and nothing else does.
import type { Puzzle } from '../model/index.js';
import { EFFORT_COUNTERS, solve, wasmEngine } from '../solve/index.js';
import { randomPuzzle } from './generate.js';
import { nDom } from './n-dom.js';
import { picturePuzzle } from './picture-puzzles.js';
import { Random } from './random.js';
import { shippedPuzzles } from './shipped-puzzles.js';

export const GOLDEN = new URL('../../src/solve/effort.golden.txt', import.meta.url);

function puzzles(): [string, Puzzle][] {
  const random = new Random(2026);
  const list: [string, Puzzle][] = shippedPuzzles().map(({ file, document }) => [file, document.puzzle]);
  for (let n = 3; n <= 9; n++) list.push([`n-dom-${n}`, nDom(n)]);
  for (const side of [20, 30, 50, 70, 100]) {
    for (const colors of [1, 3]) {
      const recipe = { width: side, height: side, colors };
      list.push([`picture-${side}-${colors}`, picturePuzzle(random, recipe)]);
    }
  }
  for (const side of [15, 20, 25, 30]) {
    for (const density of [0.4, 0.5, 0.6]) {
      list.push([`random-${side}-${density}`, randomPuzzle(random, { width: side, height: side, density })]);
    }
  }
  return list;
}

/** The text of the golden file, worked out anew. */
export function effortTable(): string {
  const rows = puzzles().map(([name, puzzle]) => {
    const { verdict, effort } = solve(puzzle, { engine: wasmEngine });
    return [name, verdict, ...EFFORT_COUNTERS.map((counter) => effort[counter])].join(' ');
  });
  return `${[`puzzle verdict ${EFFORT_COUNTERS.join(' ')}`, ...rows].join('\n')}\n`;
}
