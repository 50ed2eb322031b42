// Mercury: like mercury in a glass, the first run draws back from the wall. It must cover a block
// near the wall but is too short to reach from the block back to the wall: the cells there are blank.
//
//     3 1   |???#?????|   ->   |.??#?????|
import { ruleOut, stretch } from '../settle.js';
import type { LineFinding, LineTechnique } from '../technique.js';
import { ownedFromWalls } from './wall.js';

export const mercury = {
  scope: 'line',
  id: 'mercury',
  title: 'Mercury',
  cost: 3,
  find(view) {
    const found: LineFinding[] = [];
    for (const { block, run, side } of ownedFromWalls(view)) {
      const length = view.clue.length[run];
      // Nothing lies before the first run or behind the last one, so no colour at all is left there.
      const settles =
        side === 'left'
          ? ruleOut(view, view.from, block.end - length, ~1)
          : ruleOut(view, block.start + length, view.to, ~1);
      if (settles.length === 0) continue;
      found.push({ settles, runs: [run], about: stretch(block.start, block.end) });
    }
    return found;
  },
} as const satisfies LineTechnique;
