// The stack of frames: one for each level of the search, with the components that its decision left. What a frame has
// counted must not be lost: the search backtracks freely only as far as `floorLevel`.
import { U8s } from '../layout';
import { growArray } from '../memory';
import { Trail } from '../state';
import { forgetSince } from './cache';
import { pushComponents } from './components';
import { product, sum } from './number';
import { Cache, Component, Components, Count, Frame } from './state';

export function frameAt(level: i32): Frame {
  return Count.frames[level];
}

/** Begins the frame of the present level for the unknown ones of these cells. Pre: propagated. */
export function pushFrame(from: i32, to: i32): void {
  const frame = frameAt(Trail.level);
  frame.firstComponent = Components.count;
  frame.component = Components.count;
  frame.cellCount = Components.cellCount;
  frame.cacheSize = Cache.size;
  frame.seenCount = Count.seenCount;
  frame.product = 1;
  frame.isSecond = false;
  frame.keyStart = Trail.level === 0 ? 0 : frameAt(Trail.level - 1).keyEnd;
  frame.keyEnd = frame.keyStart;
  pushComponents(from, to);
  Count.levels = Trail.level;
}

/** Drops the frames above this level. */
export function dropFrames(level: i32): void {
  if (Count.levels <= level) return;
  const frame = frameAt(level + 1);
  Components.count = frame.firstComponent;
  Components.cellCount = frame.cellCount;
  Count.levels = level;
}

/**
 * Drops the frames above this level, and what was counted and seen there: there may be no solution below them, and then
 * none of it holds.
 */
export function dropRefuted(level: i32): void {
  if (Count.levels <= level) return;
  const frame = frameAt(level + 1);
  forgetSince(frame.cacheSize);
  while (Count.seenCount > frame.seenCount) {
    Count.seenCount--;
    Count.seen[Count.seenLiterals[Count.seenCount]] = 0;
  }
  dropFrames(level);
}

/** The lowest level that can be backtracked to without losing a count. */
export function floorLevel(): i32 {
  for (let level = Count.levels; level > 0; level--) {
    const frame = frameAt(level);
    if (frame.isSecond) return level + 1;
    if (frame.component > frame.firstComponent) return level;
  }
  return frameAt(0).isSecond ? 1 : 0;
}

/** The component that is being counted. Pre: not all are. */
export function componentOf(frame: Frame): Component {
  return Components.table[frame.component];
}

/** The present component has so many solutions; goes on to the next. */
export function closeComponent(frame: Frame, count: u64): void {
  frame.product = product(frame.product, count);
  frame.component++;
  frame.isSecond = false;
}

/** Divides the present component again, as some of its cells have become known. */
export function divideAgain(frame: Frame): void {
  const outdated = componentOf(frame);
  pushComponents(outdated.from, outdated.to);
  // The last one takes its place; if there is none, it is the last one itself.
  Components.count--;
  const last = Components.table[Components.count];
  outdated.from = last.from;
  outdated.to = last.to;
}

/** Room for the key of a component of the frame. */
export function keyRoom(frame: Frame, bytes: i32): U8s {
  const end = frame.keyStart + bytes;
  if (end > Count.keyCapacity) {
    Count.keys = growArray<u8>(Count.keys, frame.keyStart, 2 * end);
    Count.keyCapacity = 2 * end;
  }
  return Count.keys.from(frame.keyStart);
}

/** The oldest entries of the cache are gone. */
export function shiftCache(entries: i32): void {
  for (let level = 0; level <= Count.levels; level++) {
    const frame = frameAt(level);
    frame.cacheSize = max(0, frame.cacheSize - entries);
  }
}

/**
 * A lower bound: what is counted on the way from the root to here. Where a component is still to come, nothing is
 * certain: it may have no solution.
 */
export function boundCount(): u64 {
  let bound: u64 = 0;
  for (let level = Count.levels; level >= 0; level--) {
    const frame = frameAt(level);
    const end = level === Count.levels ? Components.count : frameAt(level + 1).firstComponent;
    if (frame.component === end) bound = 1;
    else if (frame.component < end - 1) bound = 0;
    else if (frame.isSecond) bound = sum(frame.first, bound);
    bound = product(frame.product, bound);
  }
  return bound;
}
