// Largest run: a block is too long for every run but the largest one, so it belongs to that. Between
// the walls around it, the run can't help covering more.
//
//     1 5 2   |????.?###?.????|   ->   |????.#####.????|
import type { LineView } from './line-view.js';
import { fill, isNotFilled } from './settle.js';
import type { LineFinding, LineTechnique } from './technique.js';

export const largestRun = {
  scope: 'line',
  id: 'largest-run',
  cost: 4,
  looksAt: 'line',
  find(view) {
    const found: LineFinding[] = [];
    for (const block of view.blocks()) {
      const run = soleLongEnough(view, block.bit, block.end - block.start);
      if (run < 0) continue;
      const length = view.clue.length[run];
      const from = Math.max(block.roomEnd - length, block.roomStart);
      const to = Math.min(block.roomStart + length, block.roomEnd);
      if (!isNotFilled(view, Math.min(from, block.start), Math.max(to, block.end), block.bit)) continue;
      const settles = fill(view, Math.min(from, block.start), Math.max(to, block.end), block.bit);
      const room = [{ start: block.roomStart, end: block.roomEnd }];
      found.push({ settles, runs: [run], about: [block], room });
    }
    return found;
  },
} as const satisfies LineTechnique;

/** The only run of the colour that is at least this long, when there are shorter ones; else -1. */
function soleLongEnough(view: LineView, bit: number, least: number): number {
  const { clue, first, last } = view;
  let sole = -1;
  let shorter = 0;
  for (let j = first; j < last; j++) {
    if (clue.bit[j] !== bit) continue;
    if (clue.blotted[j]) return -1;
    if (clue.length[j] < least) shorter += 1;
    else if (sole >= 0) return -1;
    else sole = j;
  }
  return shorter > 0 ? sole : -1;
}
