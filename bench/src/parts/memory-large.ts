// The process that solves one large puzzle and tells how much memory that took.
import { wasmEngine } from 'crosshatch';
import { lineSolvablePicture } from '../../../packages/crosshatch/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/crosshatch/dist/testing/random.js';
import type { LargePuzzle } from './memory.js';

const side = Number(process.argv[2]);
const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});
const recipe = { width: side, height: side, feature: 4, density: 0.85 };
const puzzle = lineSolvablePicture(new Random(side), recipe);

collectGarbage();
const before = process.memoryUsage();
const search = wasmEngine.begin(puzzle, {});
while (search.run(2000) === 'paused');
const after = process.memoryUsage();
search.solution();
const result: LargePuzzle = {
  cells: side * side,
  engine: after.external - before.external,
  process: after.rss - before.rss,
};
process.stdout.write(JSON.stringify(result));
