// The trail: which literals are true, since which decision level and why, in the order in which they became so.
// Assigning a cell literal updates the domains at once; backtracking undoes both. Constant time per literal.
import { cellOf, exclude, excludedColor, exclusion, isKnown, restore } from './domains';
import { heapInsert } from './heap';
import { LiteralList, Reason, U16s } from './layout';
import { clearQueue } from './line-queue';
import { freeBlock } from './memory';
import { Domains, Puzzle, Queue, Trail, Variables } from './state';

/** Values of a literal. */
export const OPEN: u8 = 0;
export const TRUE: u8 = 1;
export const FALSE: u8 = 2;
// Values of both literals of a variable in one store.
const BOTH_OPEN: u16 = 0;
const FIRST_TRUE: u16 = 0x0201;
const FIRST_FALSE: u16 = 0x0102;

export function value(literal: i32): u8 {
  return Variables.values[literal];
}
export function levelOf(variable: i32): i32 {
  return Variables.table[variable].level;
}
export function reasonOf(variable: i32): i32 {
  return Variables.table[variable].reason;
}
/** The decision of a level. */
export function decisionOf(level: i32): i32 {
  return Trail.literals[Trail.levelStart[level]];
}

function setValues(variable: i32, values: u16): void {
  changetype<U16s>(Variables.values)[variable] = values;
}

function record(literal: i32, reason: i32): void {
  assert(value(literal) === OPEN);
  setValues(literal >> 1, literal & 1 ? FIRST_FALSE : FIRST_TRUE);
  const variable = Variables.table[literal >> 1];
  variable.level = Trail.level;
  variable.reason = reason;
  variable.position = Trail.size;
  Trail.literals[Trail.size] = literal;
  Trail.size++;
}

/** Puts what is known when the search begins on the trail. */
export function recordRoot(): void {
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    const candidates = Domains.candidates[cell];
    for (let color = 0; color < Puzzle.colors; color++) {
      if ((candidates & (1 << color)) === 0) record(exclusion(cell, color), Reason.NONE);
    }
    if (Puzzle.colors > 2 && isKnown(candidates))
      record(exclusion(cell, ctz<u32>(candidates)) ^ 1, Reason.NONE);
  }
  Trail.propagated = Trail.size;
}

/** Makes an open literal true. `from` is the line that deduced it, which is not queued, or -1. */
export function assign(literal: i32, reason: i32, from: i32): void {
  record(literal, reason);
  const color = excludedColor(literal);
  if (color >= 0) {
    const cell = cellOf(literal);
    exclude(cell, color, from);
    if (Puzzle.colors > 2) {
      const candidates = Domains.candidates[cell];
      if (isKnown(candidates)) {
        const has = exclusion(cell, ctz<u32>(candidates)) ^ 1;
        if (value(has) === OPEN) record(has, (cell << 2) | Reason.ELIMINATION);
      }
    }
  } else if (literal >> 1 < Variables.ofCells) {
    const cell = cellOf(literal);
    const has = (literal >> 1) % Puzzle.colors;
    for (let other = 0; other < Puzzle.colors; other++) {
      if (other === has) continue;
      const out = exclusion(cell, other);
      if (value(out) === OPEN) {
        record(out, ((literal >> 1) << 2) | Reason.COLOR);
        exclude(cell, other, from);
      }
    }
  }
}

/** Begins a new level. */
export function beginLevel(): void {
  Trail.level++;
  Trail.levelStart[Trail.level] = Trail.size;
}

/** Decides a literal on a new level. */
export function decideLiteral(literal: i32): void {
  beginLevel();
  assign(literal, Reason.NONE, -1);
}

/** Undoes everything above this level. */
export function backtrack(target: i32): void {
  if (Trail.level <= target) return;
  // Queued lines wait for facts of the highest level: the others were propagated before it began.
  clearQueue();
  const start = Trail.levelStart[target + 1];
  while (Trail.size > start) {
    Trail.size--;
    const literal = Trail.literals[Trail.size];
    const variable = literal >> 1;
    setValues(variable, BOTH_OPEN);
    Variables.phases[variable] = <u8>(literal & 1);
    const entry = Variables.table[variable];
    if (entry.antecedents !== 0) {
      freeBlock(entry.antecedents, LiteralList.bytes(changetype<LiteralList>(entry.antecedents).count));
      entry.antecedents = 0;
    }
    const color = excludedColor(literal);
    if (color >= 0) restore(cellOf(literal), color);
    heapInsert(variable);
  }
  assert(Queue.size === 0);
  Trail.level = target;
  Trail.propagated = min(Trail.propagated, Trail.size);
}
