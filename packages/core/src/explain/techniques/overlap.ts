// Overlap: push all runs to one wall, then to the other; the cells that a run covers both times it
// covers always. Only counting: known cells matter no further than as the walls of the window.
//
//     4 2   |?????????|   ->   |??##?????|   the 4 moves by 2, so 2 of its cells stay
import { fill, isNotFilled } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const overlap = {
  scope: 'line',
  id: 'overlap',
  cost: 2,
  looksAt: 'blocks',
  joinsFindings: true,
  find(view) {
    const { clue, first, last, lo, hi } = view.window();
    let found: LineFinding[] | undefined;
    for (let j = first; j < last; j++) {
      const from = hi[j] - clue.length[j];
      const to = lo[j] + clue.length[j];
      if (from < lo[j]) return NOTHING; // does not fit at all
      if (from >= to || !isNotFilled(view, from, to, clue.bit[j])) continue;
      found ??= [];
      found.push({
        settles: fill(view, from, to, clue.bit[j]),
        runs: [j],
        about: [],
        room: [{ start: lo[j], end: hi[j] }],
      });
    }
    return found ?? NOTHING;
  },
} as const satisfies LineTechnique;
