// Finished line: as many cells of a colour are known as the clue asks for, so no other cell has it. It also sees runs
// that stand complete one after the other from the ends, whatever their lengths.
//
//     2 1   |?##??#?|   ->   |.##..#.|
import { colorFindings } from './count-color.js';
import type { LineView } from './line-view.js';
import { ruleOut } from './settle.js';
import { type LineTechnique, NOTHING } from './technique.js';

export const finishedLine = {
  scope: 'line',
  id: 'finished-line',
  cost: 1,
  looksAt: 'line',
  find(view) {
    const { clue } = view;
    if (clue.count === 0) return NOTHING;
    // Where all lengths are known, counting gives the same.
    if (clue.isBlotted && isAllPlaced(view)) {
      const settles = ruleOut(view, view.from, view.to, ~1).filter(({ candidates }) => candidates !== 0);
      return settles.length === 0 ? NOTHING : [{ settles, runs: allRuns(view), about: [] }];
    }
    return colorFindings(
      view,
      ({ color, total }) => view.knownOf(color) === total,
      (now, bit) => now & ~bit,
    );
  },
} as const satisfies LineTechnique;

/** Whether every run stands complete; the last one may do so in the middle of the window. */
function isAllPlaced(view: LineView): boolean {
  const { clue, first, last } = view.window();
  if (first === last) return true;
  if (first + 1 < last || clue.blotted[first]) return false;
  const blocks = view.blocks();
  return (
    blocks.length === 1 &&
    blocks[0].bit === clue.bit[first] &&
    blocks[0].end - blocks[0].start === clue.length[first]
  );
}

function allRuns(view: LineView): number[] {
  return view.clue.runs.map((_, j) => j);
}
