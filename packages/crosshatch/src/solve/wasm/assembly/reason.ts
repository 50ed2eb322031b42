// Why is a literal true? Antecedents are facts (true literals) that came earlier on the trail.
// For a line's deduction they are worked out only now that conflict analysis asks: take the line's
// facts known before it, assume the opposite, and shrink that set while the line stays impossible:
// first the shortest prefix in trail order by bisection, then drop one by one from the newest.
// What remains is minimal, four cells on average, and is kept until the literal is undone.

import {
  BY_CLAUSE,
  BY_ELIMINATION,
  BY_LINE,
  cellOf,
  exclusion,
  positionOf,
  reasonBytes,
  reasonOf,
  storedReason,
  storeReason,
} from './board';
import { clauseLiteral, clauseSize } from './clauses';
import { possibleAny } from './kernel-any';
import { possibleLong } from './kernel-long';
import { possibleMono } from './kernel-mono';
import { possibleWide } from './kernel-wide';
import {
  colors,
  KERNEL_ANY,
  KERNEL_LONG,
  KERNEL_MONO,
  lineAt,
  lineFirstCell,
  lineKernel,
  lineMay,
  lineRootMay,
  lineStride,
  lineWords,
  maskBytes,
  positionInColumn,
  positionInRow,
  rowOf,
} from './lines';
import { allocate, take } from './memory';
import { countLine } from './propagate';

/** The antecedents last asked for. */
export let antecedentsAt: usize = 0;
export let antecedentCount: i32 = 0;

let bufferAt: usize = 0;
let factsAt: usize = 0; // pairs: position on the trail, literal
let masksAt: usize = 0; // the line as far as the chosen facts tell: [colour][word]
let rootAt: usize = 0; // the same with the root's facts only

/** Makes the scratch for lines of at most so many cells. */
export function layOutReasons(longestLine: i32): void {
  bufferAt = allocate((<usize>(longestLine * colors + colors + 1)) << 2);
  factsAt = allocate((<usize>(longestLine * colors + 1)) << 3);
  const bytes = (<usize>(colors * ((longestLine >> 6) + 1))) << 3;
  masksAt = allocate(bytes);
  rootAt = allocate(bytes);
}

/** Antecedents of a true literal that is not a decision. */
export function explain(literal: i32): void {
  const variable = literal >> 1;
  const reason = reasonOf(variable);
  const kind = reason & 3;
  if (kind === BY_CLAUSE) {
    explainClause(<usize>reason, literal);
  } else if (kind === BY_LINE) {
    const stored = storedReason(variable);
    if (stored !== 0) {
      antecedentsAt = stored + 4;
      antecedentCount = load<i32>(stored);
      return;
    }
    explainLine(reason >> 2, literal, positionOf(variable));
    const kept = take(reasonBytes(antecedentCount));
    store<i32>(kept, antecedentCount);
    memory.copy(kept + 4, antecedentsAt, (<usize>antecedentCount) << 2);
    storeReason(variable, kept);
  } else if (kind === BY_ELIMINATION) {
    antecedentsAt = bufferAt;
    antecedentCount = 0;
    const cell = reason >> 2;
    for (let color = 0; color < colors; color++) {
      const out = exclusion(cell, color);
      if (out !== (literal ^ 1)) push(out);
    }
  } else {
    antecedentsAt = bufferAt;
    antecedentCount = 0;
    push(((reason >> 2) << 1) | 1);
  }
}

/** Antecedents of a literal that a clause made true, or, when -1, of the clause being broken. */
export function explainClause(clause: usize, literal: i32): void {
  antecedentCount = 0;
  const size = clauseSize(clause);
  antecedentsAt = clauseScratch(size);
  for (let i = 0; i < size; i++) {
    const other = clauseLiteral(clause, i);
    if (other !== literal) push(other ^ 1);
  }
}

let clauseBufferAt: usize = 0;
let clauseBufferSize: i32 = 0;

function clauseScratch(size: i32): usize {
  if (size > clauseBufferSize) {
    clauseBufferSize = size << 1;
    clauseBufferAt = allocate((<usize>clauseBufferSize) << 2);
  }
  return clauseBufferAt;
}

/** Forgets scratch that grew during the last puzzle. */
export function resetReasons(): void {
  clauseBufferSize = 0;
}

function push(literal: i32): void {
  store<i32>(antecedentsAt + ((<usize>antecedentCount) << 2), literal);
  antecedentCount++;
}

/** Facts of the line before `limit` on the trail that force `literal` (or, when -1, break the line). */
export function explainLine(line: i32, literal: i32, limit: i32): void {
  const record = lineAt(line);
  const count = gatherFacts(line, record, literal, limit);
  if (lineKernel(record) === KERNEL_MONO) shrinkMono(record, count);
  else shrink(record, count);
}

// A fact: its place on the trail, then colour << 16 | position in the line.
function factAt(index: i32): i32 {
  return load<i32>(factsAt + ((<usize>index) << 3), 4);
}

function pushFact(record: usize, fact: i32): void {
  push(exclusion(lineFirstCell(record) + (fact & 0xffff) * lineStride(record), fact >> 16));
}

/** Fills rootAt (root facts and the opposite of `literal`) and factsAt, in trail order. */
function gatherFacts(line: i32, record: usize, literal: i32, limit: i32): i32 {
  const root = lineRootMay(record);
  const words = lineWords(record);
  memory.copy(rootAt, root, maskBytes(record));
  let concluded = -1;
  if (literal >= 0) {
    concluded = positionIn(line, cellOf(literal));
    const kept = colors === 2 ? literal & 1 : (literal >> 1) % colors;
    for (let color = 0; color < colors; color++)
      if (color !== kept) clearBit(rootAt, words, color, concluded);
  }
  const may = lineMay(record);
  const first = lineFirstCell(record);
  const stride = lineStride(record);
  let count = 0;
  let offset: usize = 0;
  for (let color = 0; color < colors; color++) {
    for (let word = 0; word < words; word++, offset += 8) {
      let gone = load<u64>(root + offset) & ~load<u64>(may + offset);
      while (gone !== 0) {
        const position = (word << 6) + <i32>ctz<u64>(gone);
        gone &= gone - 1;
        if (position === concluded) continue;
        const place = positionOf(exclusion(first + position * stride, color) >> 1);
        if (place >= limit) continue;
        insertFact(count, place, (color << 16) | position);
        count++;
      }
    }
  }
  return count;
}

function insertFact(count: i32, place: i32, fact: i32): void {
  let at = factsAt + ((<usize>count) << 3);
  while (at > factsAt && load<i32>(at - 8) > place) {
    store<u64>(at, load<u64>(at - 8));
    at -= 8;
  }
  store<i32>(at, place);
  store<i32>(at, fact, 4);
}

function positionIn(line: i32, cell: i32): i32 {
  return rowOf(cell) === line ? positionInRow(cell) : positionInColumn(cell);
}

function clearBit(masks: usize, words: i32, color: i32, position: i32): void {
  const at = masks + ((<usize>(color * words + (position >> 6))) << 3);
  store<u64>(at, load<u64>(at) & ~((<u64>1) << (position & 63)));
}

function flipFact(words: i32, fact: i32): void {
  const position = fact & 0xffff;
  const at = masksAt + ((<usize>((fact >> 16) * words + (position >> 6))) << 3);
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (position & 63)));
}

function possible(record: usize): bool {
  countLine();
  const kernel = lineKernel(record);
  if (kernel === KERNEL_LONG) return possibleLong(record, masksAt);
  return kernel === KERNEL_ANY ? possibleAny(record, masksAt) : possibleWide(record, masksAt);
}

function shrink(record: usize, count: i32): void {
  const words = lineWords(record);
  const bytes = maskBytes(record);
  // The shortest prefix that is impossible. Invariant: `enough` facts suffice, `few` do not.
  let few = -1;
  let enough = count;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    memory.copy(masksAt, rootAt, bytes);
    for (let i = 0; i < middle; i++) flipFact(words, factAt(i));
    if (possible(record)) few = middle;
    else enough = middle;
  }
  memory.copy(masksAt, rootAt, bytes);
  for (let i = 0; i < enough; i++) flipFact(words, factAt(i));

  antecedentsAt = bufferAt;
  antecedentCount = 0;
  if (enough > 0) pushFact(record, factAt(enough - 1));
  for (let i = enough - 2; i >= 0; i--) {
    const fact = factAt(i);
    flipFact(words, fact);
    if (possible(record)) {
      flipFact(words, fact);
      pushFact(record, fact);
    }
  }
}

/** The same for one word and one colour, with the masks in two locals: half of all work is here. */
function shrinkMono(record: usize, count: i32): void {
  let few = -1;
  let enough = count;
  let blank: u64 = 0;
  let filled: u64 = 0;
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    blank = load<u64>(rootAt);
    filled = load<u64>(rootAt, 8);
    for (let i = 0; i < middle; i++) {
      const fact = factAt(i);
      const bit = (<u64>1) << (fact & 63);
      if (fact >= 0x10000) filled &= ~bit;
      else blank &= ~bit;
    }
    countLine();
    if (possibleMono(record, blank, filled)) few = middle;
    else enough = middle;
  }
  blank = load<u64>(rootAt);
  filled = load<u64>(rootAt, 8);
  for (let i = 0; i < enough; i++) {
    const fact = factAt(i);
    const bit = (<u64>1) << (fact & 63);
    if (fact >= 0x10000) filled &= ~bit;
    else blank &= ~bit;
  }
  antecedentsAt = bufferAt;
  antecedentCount = 0;
  if (enough > 0) pushFact(record, factAt(enough - 1));
  for (let i = enough - 2; i >= 0; i--) {
    const fact = factAt(i);
    const bit = (<u64>1) << (fact & 63);
    const lessBlank = fact >= 0x10000 ? blank : blank | bit;
    const lessFilled = fact >= 0x10000 ? filled | bit : filled;
    countLine();
    if (possibleMono(record, lessBlank, lessFilled)) {
      pushFact(record, fact);
    } else {
      blank = lessBlank;
      filled = lessFilled;
    }
  }
}
