// Memory: flat over many puzzles in one process, and in proportion to the cells of a large one.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lineSolvablePicture } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { digits, table } from '../report/figures.js';
import type { Part } from './part.js';

const MANY = fileURLToPath(new URL('memory-many.js', import.meta.url));
const LARGE = fileURLToPath(new URL('memory-large.js', import.meta.url));

function run<T>(program: string, { args = [], input = '' }: { args?: readonly string[]; input?: string }): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', program, ...args], {
    encoding: 'utf8',
    input,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

const megabytes = (bytes: number) => `${digits(bytes / 1e6)} MB`;

export interface Mark {
  readonly puzzles: number;
  readonly heap: number;
  /** The engine's linear memory. */
  readonly engine: number;
  readonly resident: number;
}

export interface LargePuzzle {
  readonly cells: number;
  /** Bytes that the engine used for it. */
  readonly engine: number;
}

export const memory: Part = {
  id: 'memory',
  title: 'memory',
  quick: false,
  run: async (quick) => {
    const marks = run<Mark[]>(MANY, { args: [quick ? '10000' : '100000'] });
    const many = table(
      ['puzzles solved in one process', 'JavaScript heap', 'engine', 'resident'],
      marks.map(({ puzzles, heap, engine, resident }) => [
        digits(puzzles),
        ...[heap, engine, resident].map(megabytes),
      ]),
    );
    const random = new Random(4);
    const large = [100, 200, 500, 1000].map((side) => {
      const puzzle = lineSolvablePicture(random, { width: side, height: side, feature: 4, density: 0.85 });
      return run<LargePuzzle>(LARGE, { input: JSON.stringify(puzzle) });
    });
    const sizes = table(
      ['line-solvable picture', 'engine', 'a cell'],
      large.map(({ cells, engine }) => [
        `${Math.sqrt(cells)}x${Math.sqrt(cells)}`,
        megabytes(engine),
        `${digits(engine / cells)} bytes`,
      ]),
    );
    const used = ({ heap, engine }: Mark) => heap + engine;
    const growth = used(marks[marks.length - 1]) / used(marks[1]);
    const perCell = large.map(({ engine, cells }) => engine / cells);
    const proportion = perCell[perCell.length - 1] / perCell[1];
    return {
      text: `${many}\n\n${sizes}`,
      bars: [
        {
          bar: 'memory, many puzzles',
          wanted: 'flat',
          measured: `${digits(growth)} times from ${digits(marks[1].puzzles)} to ${digits(marks[marks.length - 1].puzzles)}`,
          holds: growth < 1.25,
        },
        {
          bar: '4 memory, large puzzles',
          wanted: 'in proportion to the cells',
          measured: `${digits(proportion)} times as much a cell at 1000x1000 as at 200x200`,
          holds: proportion < 1.5,
        },
      ],
    };
  },
};
