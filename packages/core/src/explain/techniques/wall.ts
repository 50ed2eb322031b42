// The block that the run next to a wall must own: there is no room for the run between the wall and
// the block, so it covers the block. Shared by glue and mercury; the left wall is the window's `lo` of
// its first run, the right one the `hi` of its last.
import type { Block, LineView } from './line-view.js';

/** The block that the first run of the window has to cover, if that is certain. */
export function ownedFromLeft(view: LineView): Block | undefined {
  const [block] = view.blocks();
  const { clue, first, last, lo } = view;
  if (block === undefined || first === last || clue.blotted[first] || block.bit !== clue.bit[first])
    return undefined;
  return block.start <= lo[first] + clue.length[first] ? block : undefined;
}

/** The block that the last run of the window has to cover, if that is certain. */
export function ownedFromRight(view: LineView): Block | undefined {
  const blocks = view.blocks();
  const block = blocks[blocks.length - 1];
  const { clue, first, last, hi } = view;
  const run = last - 1;
  if (block === undefined || first === last || clue.blotted[run] || block.bit !== clue.bit[run])
    return undefined;
  return block.end >= hi[run] - clue.length[run] ? block : undefined;
}
