// Finished line: as many cells of a colour are known as the clue asks for, so no other cell has it;
// or no more cells can have it than the clue asks for, so they all do. It also sees runs that stand
// complete one after the other from the ends, whatever their lengths.
//
//     2 1   |?##??#?|   ->   |.##..#.|          2 1   |.##?.?.|   ->   |.##..#.|
import type { ClueColor } from './line-clue.js';
import type { LineView } from './line-view.js';
import { ruleOut } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';

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
    let found: LineFinding[] | undefined;
    for (const color of clue.colors) {
      const finding = countColor(view, color);
      if (finding === undefined) continue;
      found ??= [];
      found.push(finding);
    }
    return found ?? NOTHING;
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

function countColor(view: LineView, { color, bit, runs, total }: ClueColor): LineFinding | undefined {
  const known = view.knownOf(color);
  const possible = view.possibleOf(color);
  if (known === possible || (known !== total && possible !== total)) return undefined;
  const { cells } = view;
  const settles: { position: number; candidates: number }[] = [];
  for (let position = 0; position < view.size; position++) {
    const now = cells[position];
    if ((now & bit) === 0 || now === bit) continue;
    settles.push({ position, candidates: known === total ? now & ~bit : bit });
  }
  return { settles, runs, about: [] };
}

function allRuns(view: LineView): number[] {
  return view.clue.runs.map((_, j) => j);
}
