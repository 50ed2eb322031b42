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
    const { clue, first, last, from, to, size } = view;
    const found: LineFinding[] = [];
    // Nothing lies before the first run or behind the last one, so no colour at all is left there.
    if (left !== undefined) {
      const start = left.end - clue.length[first];
      const settles = from < start ? ruleOut(view, from, start, ~1) : [];
      if (settles.length > 0)
        found.push({ settles, runs: [first], about: [left], room: [{ start, end: size }] });
    }
    if (right !== undefined) {
      const end = right.start + clue.length[last - 1];
      const settles = end < to ? ruleOut(view, end, to, ~1) : [];
      if (settles.length > 0)
        found.push({ settles, runs: [last - 1], about: [right], room: [{ start: 0, end }] });
    }
    return found;
  },
} as const satisfies LineTechnique;
