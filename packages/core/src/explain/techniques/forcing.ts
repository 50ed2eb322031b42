// Forcing: known cells leave a run so little room that, wherever it goes, it covers certain cells;
// or a block must grow, because whichever run it belongs to is longer and has nowhere else to go.
//
//     2 4   |?.???.??????|   ->   |?.?#?.??##??|   only the 2 fits between the blanks, only the 4 behind
import type { LineView } from './line-view.js';
import type { Ranges } from './ranges.js';
import { fill, isNotFilled } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const forcing = {
  scope: 'line',
  id: 'forcing',
  cost: 5,
  looksAt: 'line',
  find(view) {
    const ranges = view.ranges();
    if (ranges === undefined) return NOTHING;
    const found: LineFinding[] = [];
    for (let j = view.first; j < view.last; j++) {
      const bit = view.clue.bit[j];
      const from = ranges.startHi[j];
      const to = ranges.endLo[j];
      if (!isNotFilled(view, from, to, bit)) continue;
      const room = [{ start: ranges.startLo[j], end: ranges.endHi[j] }];
      found.push({ settles: fill(view, from, to, bit), runs: [j], about: [], room });
    }
    growBlocks(view, ranges, found);
    return found;
  },
} as const satisfies LineTechnique;

/** Blocks with several possible owners: what all of them would cover. */
function growBlocks(view: LineView, ranges: Ranges, found: LineFinding[]): void {
  const { clue } = view;
  view.blocks().forEach((block, b) => {
    if (ranges.ownerLo[b] === ranges.ownerHi[b]) return;
    let latestStart = -1;
    let earliestEnd = view.size;
    const owners: number[] = [];
    for (let j = ranges.ownerLo[b]; j <= ranges.ownerHi[b]; j++) {
      if (!ranges.mayOwn(j, block)) continue;
      owners.push(j);
      const length = clue.blotted[j] ? 0 : clue.length[j];
      const start = Math.min(block.start, ranges.startHi[j], block.roomEnd - length);
      const end = Math.max(block.end, ranges.endLo[j], block.roomStart + length);
      latestStart = Math.max(latestStart, start);
      earliestEnd = Math.min(earliestEnd, end);
    }
    if (owners.length === 0 || !isNotFilled(view, latestStart, earliestEnd, block.bit)) return;
    const settles = fill(view, latestStart, earliestEnd, block.bit);
    found.push({ settles, runs: owners, about: [block] });
  });
}
