// Splitting: filling this cell would make a block that is too long for every run that could be there,
// so it is not filled; often a cell between two blocks that must stay apart.
//
//     2 2   |??#?#???|   ->   |??#.#???|
import { isUnknown } from './board.js';
import type { Block, LineView } from './line-view.js';
import type { Ranges } from './ranges.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const splitting = {
  scope: 'line',
  id: 'splitting',
  cost: 4,
  looksAt: 'line',
  find(view) {
    const blocks = view.blocks();
    if (blocks.length === 0) return NOTHING;
    const ranges = view.ranges();
    if (ranges === undefined) return NOTHING;
    const found: LineFinding[] = [];
    blocks.forEach((block, b) => {
      const next = blocks[b + 1];
      const isBridge = next !== undefined && next.start === block.end + 1 && next.bit === block.bit;
      // A cell between two blocks of one colour is looked at once, as the bridge of both.
      const previous = blocks[b - 1];
      const wasBridge =
        previous !== undefined && previous.end + 1 === block.start && previous.bit === block.bit;
      if (!wasBridge) tryCell(view, ranges, block, block.start - 1, block.start - 1, block.end, found);
      tryCell(view, ranges, block, block.end, block.start, isBridge ? next.end : block.end + 1, found);
    });
    return found;
  },
} as const satisfies LineTechnique;

/** Reports `cell` if no run may own [start, end), the block that it would make. */
function tryCell(
  view: LineView,
  ranges: Ranges,
  block: Block,
  cell: number,
  start: number,
  end: number,
  found: LineFinding[],
): void {
  if (cell < view.from || cell >= view.to) return;
  const now = view.cells[cell];
  if ((now & block.bit) === 0 || !isUnknown(now)) return;
  const owners: number[] = [];
  for (let j = view.first; j < view.last; j++) {
    if (ranges.mayOwn(j, block, start, end)) return;
    if (ranges.mayOwn(j, block)) owners.push(j);
  }
  found.push({
    settles: [{ position: cell, candidates: now & ~block.bit }],
    runs: owners,
    about: [
      { start, end: cell },
      { start: cell + 1, end },
    ].filter((part) => part.start < part.end),
  });
}
