// How far each run of the window can move, and which runs each block may belong to. The same argument as
// Ranges of the library, where it is explained; told lengths and one colour make it shorter.
import { breakOff, isBroken, MOST_RUNS, span } from './lines';
import {
  blockEnd,
  blockStart,
  blocks,
  endHi,
  endLo,
  first,
  hi,
  isBlank,
  isFilled,
  last,
  lengthOf,
  lo,
  roomEnd,
  roomStart,
  setStartHi,
  setStartLo,
  size,
  startHi,
  startLo,
} from './view';

/** The first and the last run that may own each block. */
const firstOwner = new StaticArray<i32>(MOST_RUNS);
const lastOwner = new StaticArray<i32>(MOST_RUNS);

let hasMoved: bool = false;

/** Works out the line in view. Pre: it was counted and its blocks were found. */
export function measure(): void {
  for (let j = first; j < last; j++) {
    raise(j, lo(j));
    lower(j, hi(j) - lengthOf(j));
  }
  do {
    for (let j = first; j < last && !isBroken; j++) fitLeft(j);
    for (let j = last - 1; j >= first && !isBroken; j--) fitRight(j);
    hasMoved = false;
    if (!isBroken && blocks > 0) own();
  } while (hasMoved && !isBroken);
}

/** Pre: the line was measured. */
export function ownerLo(b: i32): i32 {
  return unchecked(firstOwner[b]);
}
export function ownerHi(b: i32): i32 {
  return unchecked(lastOwner[b]);
}

/** Whether a run may cover [start, end), which contains block b. */
export function mayOwn(j: i32, b: i32, start: i32, end: i32): bool {
  if (start < startLo(j) || end > endHi(j)) return false;
  const length = lengthOf(j);
  const early = max(max(startLo(j), roomStart(b)), end - length);
  const late = min(min(startHi(j), roomEnd(b) - length), start);
  return early <= late;
}

function raise(j: i32, start: i32): void {
  if (start <= startLo(j)) return;
  setStartLo(j, start);
  hasMoved = true;
}

function lower(j: i32, start: i32): void {
  if (start >= startHi(j)) return;
  setStartHi(j, start);
  hasMoved = true;
}

function isFilledAt(position: i32): bool {
  return position >= 0 && position < size && ((isFilled >> position) & 1) !== 0;
}

function fitLeft(j: i32): void {
  const length = lengthOf(j);
  let start = startLo(j);
  if (j > first) start = max(start, endLo(j - 1) + 1);
  for (; start <= startHi(j); ) {
    const hindered = isBlank & span(start, start + length);
    if (hindered !== 0) start = 64 - <i32>clz(hindered);
    else if (isFilledAt(start - 1) || isFilledAt(start + length)) start += 1;
    else break;
  }
  if (start > startHi(j)) breakOff();
  else raise(j, start);
}

function fitRight(j: i32): void {
  const length = lengthOf(j);
  let end = endHi(j);
  if (j + 1 < last) end = min(end, startHi(j + 1) - 1);
  for (; end >= endLo(j); ) {
    const hindered = isBlank & span(end - length, end);
    if (hindered !== 0) end = <i32>ctz(hindered);
    else if (isFilledAt(end) || isFilledAt(end - length - 1)) end -= 1;
    else break;
  }
  if (end < endLo(j)) breakOff();
  else lower(j, end - length);
}

function own(): void {
  if (!ownersFromLeft() || !ownersFromRight()) breakOff();
  for (let b = 0; b < blocks && !isBroken; b++) {
    const low = firstOwner[b];
    const high = lastOwner[b];
    const start = blockStart(b);
    const end = blockEnd(b);
    if (low > high) breakOff();
    if (low > first) lower(low - 1, start - 1 - lengthOf(low - 1));
    lower(low, start);
    raise(high, end - lengthOf(high));
    if (high + 1 < last) raise(high + 1, end + 1);
    if (low === high) {
      raise(low, end - lengthOf(low));
      lower(low, start);
    }
  }
  for (let j = first; j < last; j++) if (startLo(j) > startHi(j)) breakOff();
}

function ownersFromLeft(): bool {
  let low = first;
  for (let b = 0; b < blocks; b++) {
    const isShared = b > 0 && low === firstOwner[b - 1];
    if (isShared && !mayOwnBoth(low, b - 1)) low += 1;
    while (low < last && !mayOwn(low, b, blockStart(b), blockEnd(b))) low += 1;
    if (low >= last) return false;
    firstOwner[b] = low;
  }
  return true;
}

function ownersFromRight(): bool {
  let high = last - 1;
  for (let b = blocks - 1; b >= 0; b--) {
    const isShared = b + 1 < blocks && high === lastOwner[b + 1];
    if (isShared && !mayOwnBoth(high, b)) high -= 1;
    while (high >= first && !mayOwn(high, b, blockStart(b), blockEnd(b))) high -= 1;
    if (high < first) return false;
    lastOwner[b] = high;
  }
  return true;
}

/** Whether a run may cover block b and the one after it. */
function mayOwnBoth(j: i32, b: i32): bool {
  const end = blockEnd(b + 1);
  return roomEnd(b) >= end && mayOwn(j, b, blockStart(b), end);
}
