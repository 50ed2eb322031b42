// Capping a finished run: a block is as long as the longest run that it can belong to, so it is that
// run, and the cells at its ends do not have its colour.
//
//     1 3   |???###??|   ->   |??.###.?|
import type { Block, LineView } from './line-view.js';
import { ruleOut } from './settle.js';
import type { LineFinding, LineTechnique } from './technique.js';

export const capping = {
  scope: 'line',
  id: 'capping',
  cost: 2,
  looksAt: 'blocks',
  find(view) {
    const found: LineFinding[] = [];
    for (const block of view.blocks()) {
      if (block.roomStart === block.start && block.roomEnd === block.end) continue;
      const owners = ownersByCounting(view, block);
      if (owners === undefined) continue;
      const settles = ruleOut(view, block.start - 1, block.start, block.bit);
      ruleOut(view, block.end, block.end + 1, block.bit, settles);
      if (settles.length > 0) found.push({ settles, runs: owners, about: [block] });
    }
    return found;
  },
} as const satisfies LineTechnique;

/** The runs that are exactly as long as the block and can reach it; undefined if a longer one can. */
function ownersByCounting(view: LineView, block: Block): number[] | undefined {
  const { clue, first, last, lo, hi } = view;
  const owners: number[] = [];
  for (let j = first; j < last; j++) {
    if (clue.bit[j] !== block.bit || block.start < lo[j] || block.end > hi[j]) continue;
    if (clue.blotted[j] || clue.length[j] > block.end - block.start) return undefined;
    if (clue.length[j] === block.end - block.start) owners.push(j);
  }
  return owners.length > 0 ? owners : undefined;
}
