// Joining: two blocks that can only belong to one and the same run are one: the cells between them
// are filled.
//
//     5   |??#?#????|   ->   |??###????|
import { fill } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const joining = {
  scope: 'line',
  id: 'joining',
  cost: 3,
  looksAt: 'line',
  find(view) {
    const blocks = view.blocks();
    if (blocks.length < 2) return NOTHING;
    const ranges = view.ranges();
    if (ranges === undefined) return NOTHING;
    const { ownerLo, ownerHi } = ranges;
    const found: LineFinding[] = [];
    for (let b = 1; b < blocks.length; b++) {
      // Owners are in order: the last possible owner of the right block is the first one of the left.
      if (ownerHi[b] !== ownerLo[b - 1]) continue;
      const left = blocks[b - 1];
      const right = blocks[b];
      found.push({
        settles: fill(view, left.end, right.start, left.bit),
        runs: [ownerLo[b - 1]],
        about: [left, right],
      });
    }
    return found;
  },
} as const satisfies LineTechnique;
