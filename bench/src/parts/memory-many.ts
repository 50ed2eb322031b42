// The process that solves many puzzles of many sizes and reports its memory use from time to time.
import { solve } from '@crosshatch/core';
import { watchInstances } from '../../../packages/core/dist/testing/engine-instances.js';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import type { Mark } from './memory.js';

const instances = watchInstances();
const count = Number(process.argv[2]);
const collectGarbage = (globalThis as { gc?: () => void }).gc ?? (() => {});
const random = new Random(1);

function mark(puzzles: number): Mark {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return { puzzles, heap: heapUsed, engine: instances().bytesHeld, resident: rss };
}

const marks: Mark[] = [mark(0)];
for (let i = 1; i <= count; i++) {
  const [width, height] = [5 + random.below(25), 5 + random.below(25)];
  const colors = random.below(4) === 0 ? 3 : 1;
  // Every kind of ending: one, several, no solution, and stopped half-way.
  const spoilt = random.below(5) === 0 ? 0.02 : 0;
  const density = 0.4 + 0.4 * random.next();
  solve(randomPuzzle(random, { width, height, colors, density, spoilt }), { effort: { lineSolves: 5000 } });
  if (i % (count / 5) === 0) marks.push(mark(i));
}
process.stdout.write(JSON.stringify(marks));
