// The process that solves one large puzzle, given as JSON on its input, and reports how much memory the
// engine used for it.
import { readFileSync } from 'node:fs';
import type { Puzzle } from '@crosshatch/core/model';
import { wasmEngine } from '@crosshatch/core/solve';
import { watchInstances } from '../../../packages/core/dist/testing/engine-instances.js';
import type { LargePuzzle } from './memory.js';

const instances = watchInstances();
const puzzle = JSON.parse(readFileSync(0, 'utf8')) as Puzzle;
const search = wasmEngine.begin(puzzle, {});
while (search.run(2000) === 'paused');
const result: LargePuzzle = { cells: puzzle.width * puzzle.height, engine: instances().bytesUsed };
process.stdout.write(JSON.stringify(result));
