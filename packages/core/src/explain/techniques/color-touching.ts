// Colours that touch: where two colours meet, one run ends and the next one begins. Only a run of the
// first colour with a run of the second right behind it in the clue can do that; how long they are
// settles the cells on both sides.
//
//     1r 2b 3r   |???br????|   ->   |??bbrrr??|   only the 2 and the 3 have red right after blue
import type { LineView } from './line-view.js';
import { fill, ruleOut } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const colorTouching = {
  scope: 'line',
  id: 'color-touching',
  cost: 3,
  looksAt: 'line',
  isForColors: true,
  find(view) {
    if (view.clue.colors.length < 2) return NOTHING;
    const found: LineFinding[] = [];
    const blocks = view.blocks();
    for (let b = 1; b < blocks.length; b++) {
      const left = blocks[b - 1];
      const right = blocks[b];
      if (left.end !== right.start) continue;
      const pairs = touchingPairs(view, left, right);
      if (pairs.length === 0) continue;
      const settles = [
        ...beforeMeeting(view, pairs, left.end, left.bit),
        ...afterMeeting(view, pairs, right.start, right.bit),
      ];
      if (settles.length === 0) continue;
      settles.sort((a, z) => a.position - z.position);
      const runs = [...new Set(pairs.flatMap((j) => [j, j + 1]))];
      found.push({ settles, runs, about: [{ start: left.start, end: right.end }] });
    }
    return found;
  },
} as const satisfies LineTechnique;

/** The first runs of the pairs that may meet here. */
function touchingPairs(
  view: LineView,
  left: { start: number; end: number; bit: number },
  right: { start: number; end: number; bit: number },
): number[] {
  const { clue, first, last, lo, hi } = view;
  const fits = (j: number, block: typeof left) =>
    clue.bit[j] === block.bit &&
    block.start >= lo[j] &&
    block.end <= hi[j] &&
    (clue.blotted[j] || clue.length[j] >= block.end - block.start);
  const pairs: number[] = [];
  for (let j = first; j + 1 < last; j++) if (fits(j, left) && fits(j + 1, right)) pairs.push(j);
  return pairs;
}

/** The run that ends at `meeting`: its cells, and the one before it if the length is certain. */
function beforeMeeting(view: LineView, pairs: readonly number[], meeting: number, bit: number) {
  const { least, isCertain } = lengths(view, pairs);
  const settles = fill(view, Math.max(meeting - least, 0), meeting, bit);
  if (isCertain) ruleOut(view, meeting - least - 1, meeting - least, bit, settles);
  return settles;
}

function afterMeeting(view: LineView, pairs: readonly number[], meeting: number, bit: number) {
  const runs = pairs.map((j) => j + 1);
  const { least, isCertain } = lengths(view, runs);
  const settles = fill(view, meeting, Math.min(meeting + least, view.size), bit);
  if (isCertain) ruleOut(view, meeting + least, meeting + least + 1, bit, settles);
  return settles;
}

function lengths(view: LineView, runs: readonly number[]): { least: number; isCertain: boolean } {
  const { clue } = view;
  const least = Math.min(...runs.map((j) => clue.length[j]));
  const isCertain = runs.every((j) => !clue.blotted[j] && clue.length[j] === least);
  return { least, isCertain };
}
