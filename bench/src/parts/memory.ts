// Memory: flat over many puzzles in one process, and in proportion to the cells of a large one.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { digits, table } from '../report/figures.js';
import type { Part } from './part.js';

const MANY = fileURLToPath(new URL('memory-many.js', import.meta.url));
const LARGE = fileURLToPath(new URL('memory-large.js', import.meta.url));

function run<T>(program: string, ...args: readonly string[]): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', program, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

const megabytes = (bytes: number) => `${digits(bytes / 1e6)} MB`;

export interface Mark {
  readonly puzzles: number;
  readonly heap: number;
  /** The engine's linear memories, as far as they are alive, and other buffers. */
  readonly buffers: number;
  readonly resident: number;
}

export interface LargePuzzle {
  readonly cells: number;
  /** Bytes that the engine's memory holds for it. */
  readonly engine: number;
  /** Most bytes that the process had, above what it has with nothing to solve. */
  readonly process: number;
}

export const memory: Part = {
  id: 'memory',
  title: 'memory',
  quick: false,
  run: async (quick) => {
    const marks = run<Mark[]>(MANY, quick ? '10000' : '100000');
    const many = table(
      ['puzzles solved in one process', 'JavaScript heap', 'buffers', 'resident'],
      marks.map(({ puzzles, heap, buffers, resident }) => [
        digits(puzzles),
        ...[heap, buffers, resident].map(megabytes),
      ]),
    );
    const large = [100, 200, 500, 1000].map((side) => run<LargePuzzle>(LARGE, String(side)));
    const sizes = table(
      ['line-solvable picture', 'engine', 'a cell', 'whole process'],
      large.map(({ cells, engine, process }) => [
        `${Math.sqrt(cells)}x${Math.sqrt(cells)}`,
        megabytes(engine),
        `${digits(engine / cells)} bytes`,
        `+${megabytes(process)}`,
      ]),
    );
    const used = ({ heap, buffers }: Mark) => heap + buffers;
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
