// The block that the run next to a wall must own: there is no room for the run between the wall and
// the block, so it covers the block. Shared by glue and mercury. Seen from both walls.
import type { Block, LineView } from '../line-view.js';

export interface OwnedFromWall {
  readonly block: Block;
  /** The run, by index. */
  readonly run: number;
  /** The cells of the run's length counted from its wall: [start, end). */
  readonly start: number;
  readonly end: number;
  readonly side: 'left' | 'right';
}

export function ownedFromWalls(view: LineView): OwnedFromWall[] {
  const { clue, first, last, lo, hi } = view;
  const blocks = view.blocks();
  const owned: OwnedFromWall[] = [];
  if (first === last || blocks.length === 0) return owned;

  const leftmost = blocks[0];
  const start = lo[first];
  const reach = start + clue.length[first];
  if (!clue.blotted[first] && leftmost.bit === clue.bit[first] && leftmost.start <= reach) {
    owned.push({ block: leftmost, run: first, start, end: reach, side: 'left' });
  }
  const rightmost = blocks[blocks.length - 1];
  const run = last - 1;
  const end = hi[run];
  const limit = end - clue.length[run];
  if (!clue.blotted[run] && rightmost.bit === clue.bit[run] && rightmost.end >= limit) {
    owned.push({ block: rightmost, run, start: limit, end, side: 'right' });
  }
  return owned;
}
