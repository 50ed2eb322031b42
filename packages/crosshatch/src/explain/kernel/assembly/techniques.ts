// The techniques within one line, for black-and-white lines with told lengths: what each of them finds in
// the line in view, counted and gathered as bit sets. Each has its file in the library's techniques/,
// which says what it is; this says the same again, and a test holds the two against each other.
import { agrees, breakOff, endOfOnes, neededBy, runsOf, span, totalOf } from './lines';
import { mayOwn, measure, ownerHi, ownerLo } from './ranges';
import {
  blockEnd,
  blockStart,
  blocks,
  count,
  endHi,
  endLo,
  findBlocks,
  first,
  forgetBlocks,
  from,
  hasNewBlocks,
  hi,
  isBlank,
  isFilled,
  last,
  lengthOf,
  line,
  lo,
  look,
  mayFill,
  roomEnd,
  roomStart,
  seeWindow,
  size,
  startHi,
  startLo,
  to,
} from './view';

// In the order of the ladder; kernel.ts names them.
const FULL_LINE: i32 = 0;
const FINISHED_LINE: i32 = 1;
const OVERLAP: i32 = 2;
const GLUE: i32 = 3;
const CAPPING: i32 = 4;
const MERCURY: i32 = 5;
const JOINING: i32 = 6;
const OUT_OF_REACH: i32 = 7;
const LARGEST_RUN: i32 = 8;
const GAP_TOO_SMALL: i32 = 9;
const SPLITTING: i32 = 10;
const FORCING: i32 = 11;
export const TECHNIQUES: i32 = 12;
export const RUNGS: i32 = 5;

/** How often each was used; how many findings the rung has so far. */
export const uses = new StaticArray<i32>(TECHNIQUES);
export let footholds: i32 = 0;
/** What the rung says about the line in view. */
export let fills: u64 = 0;
export let clears: u64 = 0;

/** What the techniques before on the rung say: what they say alone is not told again. */
let toldFills: u64 = 0;
let toldClears: u64 = 0;

/** Before a new puzzle. */
export function forgetAll(): void {
  uses.fill(0);
  forgetBlocks();
}
export function forgetFootholds(): void {
  footholds = 0;
}

/** Looks at a line with the techniques of a rung. */
export function lookWith(rung: i32, at: i32): void {
  fills = 0;
  clears = 0;
  next();
  look(at);
  if ((isFilled | isBlank) === span(0, size)) {
    if (!agrees(at)) breakOff();
  } else if (rung === 0) {
    byCounting();
  } else {
    seeWindow();
    // What looks at blocks alone has nothing new to say when they are what they were.
    if (rung > 1 || hasNewBlocks()) inWindow(rung);
  }
}

function inWindow(rung: i32): void {
  count();
  findBlocks();
  if (rung > 1) measure();
  if (rung === 1) byBlocks();
  else if (rung === 2) byReach();
  else if (rung === 3) byRoom();
  else forcing();
}

/** From here on it is the next technique's turn. */
function next(): void {
  toldFills = fills;
  toldClears = clears;
}

function found(technique: i32, fill: u64, clear: u64): void {
  fill &= ~isFilled;
  clear &= ~isBlank;
  if (fill & isBlank || clear & isFilled) breakOff();
  if ((fill & ~toldFills) === 0 && (clear & ~toldClears) === 0) return;
  fills |= fill;
  clears |= clear;
  footholds += 1;
  uses[technique] += 1;
}

function byCounting(): void {
  const runs = runsOf[line];
  if (runs === 0 || neededBy[line] === size) fullLine(runs);
  next();
  const known = <i32>popcnt(isFilled);
  const possible = <i32>popcnt(mayFill);
  if (runs === 0 || known === possible) return;
  if (known === totalOf[line]) found(FINISHED_LINE, 0, mayFill & ~isFilled);
  else if (possible === totalOf[line]) found(FINISHED_LINE, mayFill, 0);
}

function fullLine(runs: i32): void {
  let fill: u64 = 0;
  let at = 0;
  for (let j = 0; j < runs; j++) {
    fill |= span(at, at + lengthOf(j));
    at += lengthOf(j) + 1;
  }
  found(FULL_LINE, fill, ~fill & span(0, size));
}

function byBlocks(): void {
  for (let j = first; j < last; j++) {
    const late = hi(j) - lengthOf(j);
    if (late < lo(j)) breakOff();
    else found(OVERLAP, span(late, lo(j) + lengthOf(j)), 0);
  }
  next();
  if (isOwnedFromLeft()) found(GLUE, span(blockEnd(0), lo(first) + lengthOf(first)), 0);
  if (isOwnedFromRight()) {
    found(GLUE, span(hi(last - 1) - lengthOf(last - 1), blockStart(blocks - 1)), 0);
  }
  next();
  for (let b = 0; b < blocks; b++) if (isWhole(b)) cap(b);
}

function cap(b: i32): void {
  const start = blockStart(b);
  const end = blockEnd(b);
  found(CAPPING, 0, span(max(start - 1, 0), start) | span(end, min(end + 1, size)));
}

/** Whether a block is as long as the longest run that counting lets it belong to. */
function isWhole(b: i32): bool {
  const start = blockStart(b);
  const end = blockEnd(b);
  let isAsLong = false;
  for (let j = first; j < last; j++) {
    if (start < lo(j) || end > hi(j)) continue;
    if (lengthOf(j) > end - start) return false;
    if (lengthOf(j) === end - start) isAsLong = true;
  }
  return isAsLong;
}

function isOwnedFromLeft(): bool {
  return blocks > 0 && first < last && blockStart(0) <= lo(first) + lengthOf(first);
}

function isOwnedFromRight(): bool {
  if (blocks === 0 || first === last) return false;
  return blockEnd(blocks - 1) >= hi(last - 1) - lengthOf(last - 1);
}

function byReach(): void {
  if (isOwnedFromLeft()) found(MERCURY, 0, span(from, blockEnd(0) - lengthOf(first)));
  if (isOwnedFromRight()) found(MERCURY, 0, span(blockStart(blocks - 1) + lengthOf(last - 1), to));
  next();
  for (let b = 1; b < blocks; b++) {
    if (ownerHi(b) !== ownerLo(b - 1)) continue;
    found(JOINING, span(blockEnd(b - 1), blockStart(b)), 0);
  }
  next();
  let reached: u64 = 0;
  for (let j = first; j < last; j++) reached |= span(startLo(j), endHi(j));
  for (let rest = mayFill & span(from, to) & ~reached; rest !== 0; ) {
    const stretch = span(<i32>ctz(rest), endOfOnes(rest, <i32>ctz(rest)));
    found(OUT_OF_REACH, 0, stretch);
    rest &= ~stretch;
  }
}

function byRoom(): void {
  for (let b = 0; b < blocks; b++) largestRun(b);
  next();
  for (let rest = mayFill & span(from, to); rest !== 0; ) {
    const start = <i32>ctz(rest);
    const end = endOfOnes(rest, start);
    const gap = span(start, end);
    if ((gap & isFilled) === 0 && !someRunFits(start, end)) found(GAP_TOO_SMALL, 0, gap);
    rest &= ~gap;
  }
  next();
  for (let b = 0; b < blocks; b++) splitting(b);
}

function largestRun(b: i32): void {
  const start = blockStart(b);
  const end = blockEnd(b);
  let sole = -1;
  let shorter = 0;
  for (let j = first; j < last; j++) {
    if (lengthOf(j) < end - start) shorter += 1;
    else if (sole >= 0) return;
    else sole = j;
  }
  if (sole < 0 || shorter === 0) return;
  const length = lengthOf(sole);
  const low = max(roomEnd(b) - length, roomStart(b));
  const high = min(roomStart(b) + length, roomEnd(b));
  found(LARGEST_RUN, span(min(low, start), max(high, end)), 0);
}

function someRunFits(start: i32, end: i32): bool {
  for (let j = first; j < last; j++) {
    if (min(endHi(j), end) - max(startLo(j), start) >= lengthOf(j)) return true;
  }
  return false;
}

function splitting(b: i32): void {
  const start = blockStart(b);
  const end = blockEnd(b);
  const isBridge = b + 1 < blocks && blockStart(b + 1) === end + 1;
  const wasBridge = b > 0 && blockEnd(b - 1) + 1 === start;
  if (!wasBridge) tryCell(b, start - 1, start - 1, end);
  tryCell(b, end, start, isBridge ? blockEnd(b + 1) : end + 1);
}

function tryCell(b: i32, cell: i32, start: i32, end: i32): void {
  if (cell < from || cell >= to || ((isFilled | isBlank) >> cell) & 1) return;
  for (let j = first; j < last; j++) if (mayOwn(j, b, start, end)) return;
  found(SPLITTING, 0, (<u64>1) << cell);
}

function forcing(): void {
  for (let j = first; j < last; j++) found(FORCING, span(startHi(j), endLo(j)), 0);
  for (let b = 0; b < blocks; b++) {
    if (ownerLo(b) === ownerHi(b)) continue;
    let latestStart = -1;
    let earliestEnd = size;
    for (let j = ownerLo(b); j <= ownerHi(b); j++) {
      const start = blockStart(b);
      const end = blockEnd(b);
      if (!mayOwn(j, b, start, end)) continue;
      latestStart = max(latestStart, min(min(start, startHi(j)), roomEnd(b) - lengthOf(j)));
      earliestEnd = min(earliestEnd, max(max(end, endLo(j)), roomStart(b) + lengthOf(j)));
    }
    if (latestStart >= 0) found(FORCING, span(latestStart, earliestEnd), 0);
  }
}
