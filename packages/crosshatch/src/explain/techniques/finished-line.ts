// Finished line: as many cells of a colour are known as the clue asks for, so no other cell has it;
// or no more cells can have it than the clue asks for, so they all do. It also sees runs that stand
// complete one after the other from the ends, whatever their lengths.
//
//     2 1   |?##??#?|   ->   |.##..#.|          2 1   |.##?.?.|   ->   |.##..#.|
import type { LineView } from '../line-view.js';
import { ruleOut } from '../settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from '../technique.js';

export const finishedLine = {
  scope: 'line',
  id: 'finished-line',
  title: 'Finished line',
  cost: 1,
  find(view) {
    const { clue } = view;
    if (clue.count === 0) return NOTHING;
    if (isAllPlaced(view)) {
      const settles = ruleOut(view, view.from, view.to, ~1).filter(({ candidates }) => candidates !== 0);
      return settles.length === 0 ? NOTHING : [{ settles, runs: allRuns(view), about: [] }];
    }
    let found: LineFinding[] | undefined;
    for (const bit of clue.colors) {
      const finding = countColor(view, bit);
      if (finding === undefined) continue;
      found ??= [];
      found.push(finding);
    }
    return found ?? NOTHING;
  },
} as const satisfies LineTechnique;

/** Whether every run stands complete; the last one may do so in the middle of the window. */
function isAllPlaced(view: LineView): boolean {
  const { clue, first, last } = view;
  if (first === last) return true;
  if (first + 1 < last || clue.blotted[first]) return false;
  const blocks = view.blocks();
  return (
    blocks.length === 1 &&
    blocks[0].bit === clue.bit[first] &&
    blocks[0].end - blocks[0].start === clue.length[first]
  );
}

function countColor(view: LineView, bit: number): LineFinding | undefined {
  const { clue, cells } = view;
  let wanted = 0;
  for (let j = 0; j < clue.count; j++) {
    if (clue.bit[j] !== bit) continue;
    if (clue.blotted[j]) return undefined;
    wanted += clue.length[j];
  }
  let known = 0;
  let possible = 0;
  for (let position = 0; position < view.size; position++) {
    if ((cells[position] & bit) === 0) continue;
    possible += 1;
    if (cells[position] === bit) known += 1;
  }
  if (known === possible || (known !== wanted && possible !== wanted)) return undefined;
  const settles: { position: number; candidates: number }[] = [];
  for (let position = 0; position < view.size; position++) {
    const now = cells[position];
    if ((now & bit) === 0 || now === bit) continue;
    settles.push({ position, candidates: known === wanted ? now & ~bit : bit });
  }
  return { settles, runs: allRuns(view).filter((j) => clue.bit[j] === bit), about: [] };
}

function allRuns(view: LineView): number[] {
  return view.clue.runs.map((_, j) => j);
}
