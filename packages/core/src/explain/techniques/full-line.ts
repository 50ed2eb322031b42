// Full line: the runs with their gaps need every cell of the line, or there is no run at all.
//
//     3 1 1   |???????|   ->   |###.#.#|
import { fill, ruleOut } from './settle.js';
import { type LineTechnique, NOTHING } from './technique.js';

export const fullLine = {
  scope: 'line',
  id: 'full-line',
  cost: 1,
  looksAt: 'start',
  find(view) {
    const { clue, size } = view;
    if (clue.count > 0 && clue.needed !== size) return NOTHING;
    if (clue.count === 0) {
      const settles = ruleOut(view, 0, size, ~1);
      return settles.length === 0 ? NOTHING : [{ settles, runs: [], about: [] }];
    }
    const settles: { position: number; candidates: number }[] = [];
    let at = 0;
    for (let j = 0; j < clue.count; j++) {
      fill(view, at, at + clue.length[j], clue.bit[j], settles);
      at += clue.length[j];
      if (j + 1 < clue.count) {
        fill(view, at, at + clue.gap[j], 1, settles);
        at += clue.gap[j];
      }
    }
    if (settles.length === 0) return NOTHING;
    return [{ settles, runs: clue.runs.map((_, j) => j), about: [] }];
  },
} as const satisfies LineTechnique;
