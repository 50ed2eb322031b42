// Out of reach: a run that has a cell already, or that known cells confine, reaches only so far. A
// cell that no run of a colour reaches does not have that colour.
//
//     3 2   |???#??????#???|   ->   |.??#??...?#?..|   the 3 reaches cells 2-6, the 2 cells 10-12
import type { ClueColor } from './line-clue.js';
import type { LineView } from './line-view.js';
import type { Ranges } from './ranges.js';
import { perStretch } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const outOfReach = {
  scope: 'line',
  id: 'out-of-reach',
  cost: 3,
  looksAt: 'line',
  find(view) {
    const ranges = view.ranges();
    if (ranges === undefined) return NOTHING;
    let found: LineFinding[] | undefined;
    for (const color of view.clue.colors) {
      const settles = unreached(view, ranges, color);
      if (settles === undefined) continue;
      found ??= [];
      const parts = perStretch(settles, (from, to) => runsBeside(view, ranges, color.bit, from, to));
      found.push(...parts.map((finding) => withReach(view, ranges, finding)));
    }
    return found ?? NOTHING;
  },
} as const satisfies LineTechnique;

/** Starts and ends of the reaches ascend with the runs, so one pass over the cells between suffices. */
function unreached(
  view: LineView,
  ranges: Ranges,
  { bit, runs }: ClueColor,
): { position: number; candidates: number }[] | undefined {
  const { cells, first, last, to } = view;
  let settles: { position: number; candidates: number }[] | undefined;
  let position = view.from;
  for (let i = 0; i <= runs.length; i++) {
    const isEnd = i === runs.length;
    const j = isEnd ? last : runs[i];
    if (!isEnd && (j < first || j >= last)) continue;
    for (const stop = isEnd ? to : ranges.startLo[j]; position < stop; position++) {
      if ((cells[position] & bit) === 0) continue;
      settles ??= [];
      settles.push({ position, candidates: cells[position] & ~bit });
    }
    if (!isEnd) position = Math.max(position, ranges.endHi[j]);
  }
  return settles;
}

/** The runs of the colour whose reach ends before the stretch or begins after it. */
function runsBeside(view: LineView, ranges: Ranges, bit: number, from: number, to: number): number[] {
  let before = -1;
  let after = -1;
  for (let j = view.first; j < view.last; j++) {
    if (view.clue.bit[j] !== bit) continue;
    if (ranges.endHi[j] <= from) before = j;
    if (after < 0 && ranges.startLo[j] >= to) after = j;
  }
  return [before, after].filter((j) => j >= 0);
}

/**
 * The finding with how far its runs reach towards the stretch. For a single run also why: the block that holds it
 * there, or the stretch itself, if that is a gap too small for the run.
 */
function withReach(view: LineView, ranges: Ranges, finding: LineFinding): LineFinding {
  const { runs, settles } = finding;
  const isBefore = (j: number) => ranges.endHi[j] <= settles[0].position;
  const room = runs.map((j) =>
    isBefore(j) ? { start: 0, end: ranges.endHi[j] } : { start: ranges.startLo[j], end: view.size },
  );
  const [j] = runs;
  if (runs.length !== 1 || view.clue.blotted[j]) return { ...finding, room };
  const length = view.clue.length[j];
  const block = view.blocks().find(({ start, end }, b) => {
    if (ranges.ownerLo[b] !== j || ranges.ownerHi[b] !== j) return false;
    return isBefore(j) ? start + length === ranges.endHi[j] : end - length === ranges.startLo[j];
  });
  if (block !== undefined) return { ...finding, room, about: [block] };
  const gap = { start: settles[0].position, end: settles[settles.length - 1].position + 1 };
  const isClosed = (position: number) => ((view.cells[position] ?? 0) & view.clue.bit[j]) === 0;
  const isGap = gap.end - gap.start < length && isClosed(gap.start - 1) && isClosed(gap.end);
  return { ...finding, room, about: isGap ? [gap] : [] };
}
