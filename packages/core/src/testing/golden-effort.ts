// The golden file: what each engine does on the shipped puzzles and on generated ones of every kind, in
// effort counters. They are the same on every machine, so that a regression shows without noise.
import { join } from 'node:path';
import type { Puzzle } from '../model/index.js';
import { EFFORT_COUNTERS, type Engine, referenceEngine, solve, wasmEngine } from '../solve/index.js';
import { randomPuzzle } from './generate.js';
import { nDom } from './n-dom.js';
import { picturePuzzle } from './picture-puzzles.js';
import { Random } from './random.js';
import { LIBRARY } from './repository.js';
import { shippedPuzzles } from './shipped-puzzles.js';

export const GOLDEN_FILE = join(LIBRARY, 'src/solve/effort.golden.txt');

/** The plain engine would take minutes for some: engines are stopped, which is a verdict too. */
const MOST_LINE_SOLVES = { reference: 5_000, wasm: 300_000 };

interface Named {
  readonly name: string;
  readonly puzzle: Puzzle;
}

function generated(): Named[] {
  const random = new Random(20);
  const square = (side: number) => ({ width: side, height: side });
  const percent = (part: number) => `${Math.round(100 * part)} %`;
  return [
    ...[10, 15, 20, 25, 30].flatMap((side) =>
      [0.35, 0.45, 0.55, 0.65].map((density) => ({
        name: `random ${side}x${side} ${percent(density)}`,
        puzzle: randomPuzzle(random, { ...square(side), density }),
      })),
    ),
    ...[20, 30, 50, 70, 100].flatMap((side) =>
      [1, 2, 4].map((feature) => ({
        name: `picture ${side}x${side} feature ${feature}`,
        puzzle: picturePuzzle(random, { ...square(side), feature }),
      })),
    ),
    ...[2, 3, 5].flatMap((colors) => [
      {
        name: `picture 30x30 in ${colors} colours`,
        puzzle: picturePuzzle(random, { ...square(30), feature: 1, grain: 0.1, colors }),
      },
      {
        name: `random 15x15 in ${colors} colours`,
        puzzle: randomPuzzle(random, { ...square(15), density: 0.6, colors }),
      },
    ]),
    ...[0.05, 0.2].map((blotted) => ({
      name: `random 15x15 with ${percent(blotted)} blotted`,
      puzzle: randomPuzzle(random, { ...square(15), density: 0.6, blotted }),
    })),
    ...[0.05, 0.1].map((unknown) => ({
      name: `random 20x20 with ${percent(unknown)} unknown`,
      puzzle: randomPuzzle(random, { ...square(20), density: 0.65, unknown }),
    })),
    ...[10, 15, 20, 25].map((side) => ({
      name: `random ${side}x${side} spoilt`,
      puzzle: randomPuzzle(random, { ...square(side), density: 0.5, spoilt: 0.02 }),
    })),
    ...[3, 4, 5, 6, 7, 8].map((n) => ({ name: `${n}-Dom`, puzzle: nDom(n) })),
  ];
}

function row(engine: Engine, { name, puzzle }: Named): string[] {
  const lineSolves = MOST_LINE_SOLVES[engine.id as keyof typeof MOST_LINE_SOLVES];
  const { verdict, effort } = solve(puzzle, { engine, effort: { lineSolves } });
  return [name, engine.id, verdict, ...EFFORT_COUNTERS.map((counter) => String(effort[counter]))];
}

/** The whole file. */
export function goldenEffort(): string {
  const shipped = shippedPuzzles().map(({ file, document }) => ({ name: file, puzzle: document.puzzle }));
  const rows = [...shipped, ...generated()].flatMap((named) =>
    [wasmEngine, referenceEngine].map((engine) => row(engine, named)),
  );
  const table = [['puzzle', 'engine', 'verdict', ...EFFORT_COUNTERS], ...rows];
  const widths = table[0].map((_, i) => Math.max(...table.map((cells) => cells[i].length)));
  // Words to the left, figures to the right.
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i < 3 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return `${table.map((cells) => line(cells).trimEnd()).join('\n')}\n`;
}
