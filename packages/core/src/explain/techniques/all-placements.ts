// All placements agree: go through every way to lay the runs that fits what is known; a cell that is
// the same in all of them is settled. This is complete for one line: no technique finds more in it.
//
//     2 1   |??.#???|   ->   |??.#?.?|   whether the filled cell is the 2 or the 1, cell 6 is blank
import { perStretch } from './settle.js';
import { type LineTechnique, NOTHING } from './technique.js';

export const allPlacements = {
  scope: 'line',
  id: 'all-placements',
  cost: 8,
  looksAt: 'line',
  find(view) {
    const narrowed = view.solved();
    if (narrowed === undefined) return NOTHING;
    const settles: { position: number; candidates: number }[] = [];
    for (let position = 0; position < view.size; position++) {
      const candidates = narrowed[position];
      if (candidates !== view.cells[position]) settles.push({ position, candidates });
    }
    if (settles.length === 0) return NOTHING;
    const { first, last } = view.window();
    const runs = view.clue.runs.map((_, j) => j).slice(first, last);
    return perStretch(settles, () => runs);
  },
} as const satisfies LineTechnique;
