// Glue from the wall: a filled cell so near to the wall that the first run must cover it; as the run
// can't begin before the wall, it also covers the cells from there on up to its length.
//
//     4 1   |?#???????|   ->   |?###?????|
import { fill, stretch } from '../settle.js';
import type { LineFinding, LineTechnique } from '../technique.js';
import { ownedFromWalls } from './wall.js';

export const glue = {
  scope: 'line',
  id: 'glue',
  title: 'Glue from the wall',
  cost: 2,
  find(view) {
    const found: LineFinding[] = [];
    for (const { block, run, start, end, side } of ownedFromWalls(view)) {
      const settles =
        side === 'left' ? fill(view, block.start, end, block.bit) : fill(view, start, block.end, block.bit);
      if (settles.length === 0) continue;
      found.push({ settles, runs: [run], about: stretch(block.start, block.end) });
    }
    return found;
  },
} as const satisfies LineTechnique;
