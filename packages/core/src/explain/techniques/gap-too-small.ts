// Gap too small: between cells that can't have a colour lies a gap that is too small for every run of
// that colour that could lie there, so nothing of it is in the gap.
//
//     3 4   |??.?????????|   ->   |...?????????|
import type { LineView } from './line-view.js';
import type { Ranges } from './ranges.js';
import { ruleOut } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

export const gapTooSmall = {
  scope: 'line',
  id: 'gap-too-small',
  cost: 4,
  looksAt: 'line',
  find(view) {
    const ranges = view.ranges();
    if (ranges === undefined) return NOTHING;
    let found: LineFinding[] | undefined;
    for (const { bit } of view.clue.colors) {
      for (let position = view.from; position < view.to; ) {
        if ((view.cells[position] & bit) === 0) {
          position += 1;
          continue;
        }
        const start = position;
        let isKnown = false;
        while (position < view.to && (view.cells[position] & bit) !== 0) {
          isKnown ||= view.cells[position] === bit;
          position += 1;
        }
        if (isKnown || someRunFits(view, ranges, bit, start, position)) continue;
        found ??= [];
        found.push({
          settles: ruleOut(view, start, position, bit),
          runs: runsReaching(view, ranges, bit, start, position),
          about: [{ start, end: position }],
        });
      }
    }
    return found ?? NOTHING;
  },
} as const satisfies LineTechnique;

function someRunFits(view: LineView, ranges: Ranges, bit: number, start: number, end: number): boolean {
  const { clue, first, last } = view;
  for (let j = first; j < last; j++) {
    if (clue.bit[j] !== bit) continue;
    const room = Math.min(ranges.endHi[j], end) - Math.max(ranges.startLo[j], start);
    if (room >= clue.length[j]) return true;
  }
  return false;
}

function runsReaching(view: LineView, ranges: Ranges, bit: number, start: number, end: number): number[] {
  return view.clue.runs
    .map((_, j) => j)
    .slice(view.first, view.last)
    .filter((j) => view.clue.bit[j] === bit && ranges.endHi[j] > start && ranges.startLo[j] < end);
}
