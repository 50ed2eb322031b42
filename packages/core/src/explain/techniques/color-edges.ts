// Edge of a run: the cell next to a cell of one colour goes on with that colour, is blank, or has the
// colour of the neighbouring run. Any other colour is ruled out there.
//
//     2r 2b 1g   |??r?????|   ->   the cell after the red one is red, blue or blank, not green
import type { LineView } from './line-view.js';
import { ruleOut } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const colorEdges = {
  scope: 'line',
  id: 'color-edges',
  cost: 3,
  looksAt: 'line',
  isForColors: true,
  find(view) {
    if (view.clue.colors.length < 2) return NOTHING;
    const found: LineFinding[] = [];
    for (const block of view.blocks()) {
      const runs = ownersByCounting(view, block.start, block.end, block.bit);
      if (runs.length === 0) continue;
      for (const [cell, side] of [
        [block.start - 1, -1],
        [block.end, 1],
      ]) {
        const allowed = runs.reduce((bits, j) => bits | (view.clue.bit[j + side] ?? 1), 1 | block.bit);
        const settles = ruleOut(view, cell, cell + 1, ~allowed);
        if (settles.length > 0) found.push({ settles, runs, about: [block] });
      }
    }
    return found;
  },
} as const satisfies LineTechnique;

function ownersByCounting(view: LineView, start: number, end: number, bit: number): number[] {
  const { clue, first, last, lo, hi } = view;
  const owners: number[] = [];
  for (let j = first; j < last; j++) {
    if (clue.bit[j] !== bit || start < lo[j] || end > hi[j]) continue;
    if (clue.blotted[j] || clue.length[j] >= end - start) owners.push(j);
  }
  return owners;
}
