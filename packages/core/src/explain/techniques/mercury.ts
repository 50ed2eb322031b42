// Mercury: like mercury in a glass, the first run draws back from the wall. It must cover a block
// near the wall but is too short to reach from the block back to the wall: the cells there are blank.
//
//     3 1   |???#?????|   ->   |.??#?????|
import { ruleOut } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';
import { ownedFromLeft, ownedFromRight } from './wall.js';

export const mercury = {
  scope: 'line',
  id: 'mercury',
  cost: 3,
  looksAt: 'blocks',
  find(view) {
    const left = ownedFromLeft(view);
    const right = ownedFromRight(view);
    if (left === undefined && right === undefined) return NOTHING;
    const { clue, first, last, from, to } = view;
    const found: LineFinding[] = [];
    // Nothing lies before the first run or behind the last one, so no colour at all is left there.
    if (left !== undefined && from < left.end - clue.length[first]) {
      const settles = ruleOut(view, from, left.end - clue.length[first], ~1);
      if (settles.length > 0) found.push({ settles, runs: [first], about: [left] });
    }
    if (right !== undefined && right.start + clue.length[last - 1] < to) {
      const settles = ruleOut(view, right.start + clue.length[last - 1], to, ~1);
      if (settles.length > 0) found.push({ settles, runs: [last - 1], about: [right] });
    }
    return found;
  },
} as const satisfies LineTechnique;
