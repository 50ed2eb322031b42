// The figures that readers step through, by name; written as data that the component loads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@crosshatch/core';
import { ROOT } from '../config/repository.js';
import { beliefFrames } from './belief.js';
import { carryWalk } from './carry-walk.js';
import { conflictFrames } from './conflict.js';
import type { Frame } from './frame.js';
import { lineWalk } from './line-walk.js';

export function figures(): Readonly<Record<string, readonly Frame[]>> {
  const read = parse(readFileSync(join(ROOT, 'puzzles/005-kitten.non'), 'utf8'));
  if (!read.ok) throw new Error('The puzzle of the figure cannot be read.');
  return {
    solving: lineWalk(read.documents[0]),
    'carry-walk': carryWalk(),
    conflict: conflictFrames(),
    belief: beliefFrames(),
  };
}
