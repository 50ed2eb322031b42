// What counting the cells of each colour gives: shared by the techniques that compare with the clue's total.
import type { ClueColor } from './line-clue.js';
import type { LineView } from './line-view.js';
import { type LineFinding, NOTHING } from './technique.js';

/** A finding for every colour of the clue that is `countable` and not settled everywhere. */
export function colorFindings(
  view: LineView,
  isCountable: (color: ClueColor) => boolean,
  after: (now: number, bit: number) => number,
): readonly LineFinding[] {
  let found: LineFinding[] | undefined;
  for (const counted of view.clue.colors) {
    const { color, bit, runs } = counted;
    if (view.knownOf(color) === view.possibleOf(color) || !isCountable(counted)) continue;
    const settles: { position: number; candidates: number }[] = [];
    view.cells.forEach((now, position) => {
      if ((now & bit) !== 0 && now !== bit) settles.push({ position, candidates: after(now, bit) });
    });
    found ??= [];
    found.push({ settles, runs, about: [] });
  }
  return found ?? NOTHING;
}
