// The board: candidates of every cell, the masks of every line that mirror them, and the trail.
//
// Facts are literals. A literal is true, false or open; `literal ^ 1` is its opposite.
//   black-and-white: variable = cell;               2v = filled (blank excluded), 2v+1 = blank
//   coloured:        variable = cell * colors + c;  2v = colour c excluded,       2v+1 = has colour c
//   from `cellVariables` on: places of runs (see places.ts); 2v = true, 2v+1 = false
// An exclusion clears the cell's bit in the masks of its row and its column at once, so that line
// kernels always see everything on the trail. Until the search begins the masks are all there is:
// candidates are written out from them by `readCandidates`.

import {
  allMasks,
  cellCount,
  colors,
  columnLineOf,
  height,
  KERNEL_NONE,
  lineAt,
  lineCapacity,
  lineCells,
  lineCount,
  lineFirstCell,
  lineKernel,
  lineMay,
  lineRootMay,
  lineWords,
  masksStride,
  positionInColumn,
  positionInRow,
  rowOf,
} from './lines';
import { allocate, allocateZeroed, enlarge, give } from './memory';
import { heapInsert } from './order-heap';

export const OPEN: u8 = 0;
export const TRUE: u8 = 1;
export const FALSE: u8 = 2;

// Values of both literals of a variable.
const BOTH_OPEN: u16 = 0;
const FIRST_TRUE: u16 = 0x0201;
const FIRST_FALSE: u16 = 0x0102;

// Why a literal is true: a decision or a fact of the root, else payload << 2 | kind.
export const NO_REASON: i32 = -1;
export const BY_CLAUSE: i32 = 0; // payload: the clause's address >> 2
export const BY_LINE: i32 = 1; // payload: the line; the cells are worked out when asked
export const BY_ELIMINATION: i32 = 2; // payload: the cell; its other colours are excluded
const BY_COLOR: i32 = 3; // payload: the variable of the colour that the cell has

/** Candidate sets of the cells, as in the model's Grid. At the root: as of `readCandidates`. */
export let candidatesAt: usize = 0;
/** Whether they were read since the board last changed at the root. */
export let candidatesRead: bool = false;
/** Cells with more than one candidate. At the root: as of `readCandidates`. */
export let unknownCells: i32 = 0;

export let cellVariables: i32 = 0;
export let variables: i32 = 0;
let valueAt: usize = 0; // u8 per literal
let recordsAt: usize = 0; // per variable: i32 level, reason, position on the trail, stored reason
let phaseAt: usize = 0; // u8 per variable: the literal's low bit to try first
let trailAt: usize = 0;
let levelStartAt: usize = 0;
export let trailSize: i32 = 0;
export let level: i32 = 0;
/** Facts up to here have gone through the clauses. */
let clauseHead: i32 = 0;

// Waiting lines: a ring in which each line is at most once.
let ringAt: usize = 0;
let isWaitingAt: usize = 0;
let ringHead: i32 = 0;
let ringSize: i32 = 0;

/** Before the search is laid out, facts are final and no trail is kept. */
export let searching: bool = false;

export function value(literal: i32): u8 {
  return load<u8>(valueAt + <usize>literal);
}
function recordAt(variable: i32): usize {
  return recordsAt + ((<usize>variable) << 4);
}
export function levelOf(variable: i32): i32 {
  return load<i32>(recordAt(variable));
}
export function reasonOf(variable: i32): i32 {
  return load<i32>(recordAt(variable), 4);
}
export function setLevel(variable: i32, to: i32): void {
  store<i32>(recordAt(variable), to);
}
export function positionOf(variable: i32): i32 {
  return load<i32>(recordAt(variable), 8);
}
/** Address of the antecedents worked out for a line's deduction, or 0. */
export function storedReason(variable: i32): usize {
  return <usize>load<u32>(recordAt(variable), 12);
}
export function storeReason(variable: i32, block: usize): void {
  store<u32>(recordAt(variable), <u32>block, 12);
}
export function phase(variable: i32): i32 {
  return <i32>load<u8>(phaseAt + <usize>variable);
}
function setPhase(variable: i32, bit: i32): void {
  store<u8>(phaseAt + <usize>variable, <u8>bit);
}
export function trail(index: i32): i32 {
  return load<i32>(trailAt + ((<usize>index) << 2));
}
export function levelStart(index: i32): i32 {
  return load<i32>(levelStartAt + ((<usize>index) << 2));
}
export function candidates(cell: i32): u32 {
  return load<u32>(candidatesAt + ((<usize>cell) << 2));
}

/** The literal that says "this cell has not this colour". */
export function exclusion(cell: i32, color: i32): i32 {
  return colors === 2 ? (cell << 1) | color : (cell * colors + color) << 1;
}
/** The cell that a cell literal speaks of. */
export function cellOf(literal: i32): i32 {
  return colors === 2 ? literal >> 1 : (literal >> 1) / colors;
}
/** The colour that a literal excludes, or -1 for "has colour" and for places. */
function excludedColor(literal: i32): i32 {
  if (literal >> 1 >= cellVariables) return -1;
  if (colors === 2) return literal & 1;
  return literal & 1 ? -1 : (literal >> 1) % colors;
}

/** Begins a puzzle: all candidates open, every line with a clue waiting. Pre: lines are laid out. */
export function layOutBoard(): void {
  candidatesAt = allocate((<usize>cellCount) << 2);
  unknownCells = cellCount;
  candidatesRead = false;
  layOutRing();
  searching = false;
  level = 0;
  trailSize = 0;
  for (let line = 0; line < lineCount; line++) wake(line);
}

function layOutRing(): void {
  ringAt = allocate((<usize>lineCapacity) << 2);
  isWaitingAt = allocateZeroed(lineCapacity);
  ringHead = 0;
  ringSize = 0;
}

/** Before the search: the board has changed, and who asks for candidates must have them read. */
export function staleCandidates(): void {
  candidatesRead = false;
}

/** Before the search: what the masks of the rows say becomes the candidates. */
export function readCandidates(): void {
  candidatesRead = true;
  unknownCells = 0;
  for (let row = 0; row < height; row++) unknownCells += readRow(lineAt(row));
}

/** The same for one row; tells how many of its cells are unknown. */
function readRow(record: usize): i32 {
  const n = lineCells(record);
  const words = lineWords(record);
  const bytes = (<usize>words) << 3;
  let may = lineMay(record);
  let at = candidatesAt + ((<usize>lineFirstCell(record)) << 2);
  let unknown = 0;
  for (let word = 0; word < words; word++, may += 8, at += 256) {
    const cells = <u64>min(n - (word << 6), 64);
    let once = load<u64>(may);
    const second = load<u64>(may + bytes);
    for (let cell: u64 = 0; cell < cells; cell++) {
      const set = ((once >> cell) & 1) | (((second >> cell) & 1) << 1);
      store<u32>(at + ((<usize>cell) << 2), <u32>set);
    }
    let twice = once & second;
    once |= second;
    for (let color = 2; color < colors; color++) {
      const mask = load<u64>(may + <usize>color * bytes);
      twice |= once & mask;
      once |= mask;
      for (let left = mask; left !== 0; left &= left - 1) {
        const to = at + ((<usize>ctz<u64>(left)) << 2);
        store<u32>(to, load<u32>(to) | (1 << color));
      }
    }
    unknown += <i32>popcnt<u64>(twice);
  }
  return unknown;
}

/** Makes room for the search; facts found so far become the root's. Pre: candidates are read, no line waits. */
export function layOutSearch(): void {
  layOutRing();
  cellVariables = colors === 2 ? cellCount : cellCount * colors;
  variables = cellVariables;
  valueAt = allocateZeroed((<usize>variables) << 1);
  recordsAt = allocateZeroed((<usize>variables) << 4);
  phaseAt = allocateZeroed(variables);
  trailAt = allocate((<usize>(variables + 1)) << 2);
  levelStartAt = allocate((<usize>(variables + 2)) << 2);
  searching = true;
  level = 0;
  trailSize = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = candidates(cell);
    for (let color = 0; color < colors; color++) {
      if ((set & (1 << color)) === 0) record(exclusion(cell, color), NO_REASON);
    }
    if (colors > 2 && popcnt<u32>(set) === 1) record(exclusion(cell, ctz<u32>(set)) ^ 1, NO_REASON);
  }
  clauseHead = trailSize;
}

/** Makes room for further variables. */
export function growSearch(extra: i32): void {
  const old = <usize>variables;
  variables += extra;
  const now = <usize>variables;
  valueAt = enlarge(valueAt, old << 1, now << 1);
  recordsAt = enlarge(recordsAt, old << 4, now << 4);
  phaseAt = enlarge(phaseAt, old, now);
  trailAt = enlarge(trailAt, (old + 1) << 2, (now + 1) << 2);
  levelStartAt = enlarge(levelStartAt, (old + 2) << 2, (now + 2) << 2);
}

function wake(line: i32): void {
  if (load<u8>(isWaitingAt + <usize>line) !== 0 || lineKernel(lineAt(line)) === KERNEL_NONE) return;
  store<u8>(isWaitingAt + <usize>line, 1);
  let at = ringHead + ringSize;
  if (at >= lineCapacity) at -= lineCapacity;
  store<i32>(ringAt + ((<usize>at) << 2), line);
  ringSize++;
}

/** The next waiting line, or -1. */
export function nextLine(): i32 {
  if (ringSize === 0) return -1;
  const line = load<i32>(ringAt + ((<usize>ringHead) << 2));
  ringHead = ringHead + 1 === lineCapacity ? 0 : ringHead + 1;
  ringSize--;
  store<u8>(isWaitingAt + <usize>line, 0);
  return line;
}

function restLines(): void {
  while (nextLine() >= 0) {}
}

function setValues(variable: i32, values: u16): void {
  store<u16>(valueAt + ((<usize>variable) << 1), values);
}

function record(literal: i32, reason: i32): void {
  setValues(literal >> 1, literal & 1 ? FIRST_FALSE : FIRST_TRUE);
  const at = recordAt(literal >> 1);
  store<i32>(at, level);
  store<i32>(at, reason, 4);
  store<i32>(at, trailSize, 8);
  store<i32>(trailAt + ((<usize>trailSize) << 2), literal);
  trailSize++;
}

/** Makes an open literal true. `from` is the line that deduced it (its other line wakes), or -1. */
export function assign(literal: i32, reason: i32, from: i32): void {
  record(literal, reason);
  const color = excludedColor(literal);
  if (color >= 0) {
    const cell = cellOf(literal);
    exclude(cell, color, from);
    if (colors > 2) {
      const set = candidates(cell);
      if ((set & (set - 1)) === 0) {
        const has = exclusion(cell, ctz<u32>(set)) ^ 1;
        if (value(has) === OPEN) record(has, (cell << 2) | BY_ELIMINATION);
      }
    }
  } else if (literal >> 1 < cellVariables) {
    const cell = cellOf(literal);
    const has = (literal >> 1) % colors;
    for (let other = 0; other < colors; other++) {
      if (other === has) continue;
      const out = exclusion(cell, other);
      if (value(out) === OPEN) {
        record(out, ((literal >> 1) << 2) | BY_COLOR);
        exclude(cell, other, from);
      }
    }
  }
}

/** Before the search: the lines that cross a line are told of cells (in a word of its masks) that can't have a colour. */
export function tellCrossing(line: i32, word: i32, gone: u64, color: i32): void {
  const toColumns = line < height;
  const position = toColumns ? line : line - height;
  const first = toColumns ? height : 0;
  const words = lineWords(lineAt(first));
  const bit = (<u64>1) << (position & 63);
  const stride = masksStride(!toColumns);
  const masks = allMasks(!toColumns) + ((<usize>(color * words + (position >> 6))) << 3);
  for (; gone !== 0; gone &= gone - 1) {
    const crossing = (word << 6) + <i32>ctz<u64>(gone);
    const at = masks + <usize>crossing * stride;
    store<u64>(at, load<u64>(at) ^ bit);
    wake(first + crossing);
  }
}

/** Before the search: clears a candidate in the masks of one line, and wakes it. */
export function tell(line: i32, position: i32, color: i32): void {
  const record = lineAt(line);
  flip(lineMay(record), record, color, position);
  wake(line);
}

/** Clears a candidate in the cell and in the masks of its two lines. */
function exclude(cell: i32, color: i32, from: i32): void {
  const at = candidatesAt + ((<usize>cell) << 2);
  const set = load<u32>(at) & ~((<u32>1) << color);
  store<u32>(at, set);
  if ((set & (set - 1)) === 0) unknownCells--;
  const row = rowOf(cell);
  const columnLine = columnLineOf(cell);
  const rowRecord = lineAt(row);
  const columnRecord = lineAt(columnLine);
  flip(lineMay(rowRecord), rowRecord, color, positionInRow(cell));
  flip(lineMay(columnRecord), columnRecord, color, positionInColumn(cell));
  if (level === 0) {
    flip(lineRootMay(rowRecord), rowRecord, color, positionInRow(cell));
    flip(lineRootMay(columnRecord), columnRecord, color, positionInColumn(cell));
  }
  if (row !== from) wake(row);
  if (columnLine !== from) wake(columnLine);
}

function flip(masks: usize, record: usize, color: i32, position: i32): void {
  const at = masks + ((<usize>(color * lineWords(record) + (position >> 6))) << 3);
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (position & 63)));
}

/** The next fact on the trail that has not gone through the clauses, or -1. */
export function nextFact(): i32 {
  if (clauseHead === trailSize) return -1;
  const literal = trail(clauseHead);
  clauseHead++;
  return literal;
}

export function newLevel(): void {
  level++;
  store<i32>(levelStartAt + ((<usize>level) << 2), trailSize);
}

/** Undoes everything above this level. */
export function undoTo(target: i32): void {
  if (level <= target) return;
  // What waits, waits for facts of the highest level: the others were propagated before it began.
  restLines();
  const start = levelStart(target + 1);
  while (trailSize > start) {
    trailSize--;
    const literal = trail(trailSize);
    const variable = literal >> 1;
    setValues(variable, BOTH_OPEN);
    setPhase(variable, literal & 1);
    const stored = storedReason(variable);
    if (stored !== 0) {
      give(stored, reasonBytes(load<i32>(stored)));
      storeReason(variable, 0);
    }
    const color = excludedColor(literal);
    if (color >= 0) {
      const cell = cellOf(literal);
      const at = candidatesAt + ((<usize>cell) << 2);
      const set = load<u32>(at);
      if ((set & (set - 1)) === 0) unknownCells++;
      store<u32>(at, set | ((<u32>1) << color));
      const row = lineAt(rowOf(cell));
      const column = lineAt(columnLineOf(cell));
      flip(lineMay(row), row, color, positionInRow(cell));
      flip(lineMay(column), column, color, positionInColumn(cell));
    }
    heapInsert(variable);
  }
  level = target;
  clauseHead = min(clauseHead, trailSize);
}

/** Bytes of a stored reason of so many antecedents. */
export function reasonBytes(count: i32): usize {
  return (<usize>count + 1) << 2;
}
