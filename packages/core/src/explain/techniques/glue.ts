// Glue from the wall: a filled cell so near to the wall that the first run must cover it; as the run
// can't begin before the wall, it also covers the cells from there on up to its length.
//
//     4 1   |?#???????|   ->   |?###?????|
import type { Block, LineView } from './line-view.js';
import { fill, isNotFilled } from './settle.js';
import { type LineFinding, type LineTechnique, NOTHING } from './technique.js';
import { ownedFromLeft, ownedFromRight } from './wall.js';

export const glue = {
  scope: 'line',
  id: 'glue',
  cost: 2,
  looksAt: 'blocks',
  find(view) {
    const left = fromLeft(view, ownedFromLeft(view));
    const right = fromRight(view, ownedFromRight(view));
    if (left === undefined) return right === undefined ? NOTHING : [right];
    return right === undefined ? [left] : [left, right];
  },
} as const satisfies LineTechnique;

function fromLeft(view: LineView, block: Block | undefined): LineFinding | undefined {
  if (block === undefined) return undefined;
  const end = view.lo[view.first] + view.clue.length[view.first];
  if (!isNotFilled(view, block.end, end, block.bit)) return undefined;
  return { settles: fill(view, block.end, end, block.bit), runs: [view.first], about: [block] };
}

function fromRight(view: LineView, block: Block | undefined): LineFinding | undefined {
  if (block === undefined) return undefined;
  const run = view.last - 1;
  const start = view.hi[run] - view.clue.length[run];
  if (!isNotFilled(view, start, block.start, block.bit)) return undefined;
  return { settles: fill(view, start, block.start, block.bit), runs: [run], about: [block] };
}
