// Hints for the proof log: which lines and clauses, in which order, show that a clause follows. They are the reasons
// on the trail that the conflict rests on, found by going back from it once more: analysis has worked out nearly all
// antecedents already. A checker that follows the hints needs neither watches nor a queue.
import { exclusion } from './domains';
import { Clause, I32s, Reason } from './layout';
import { newArray, newZeros } from './memory';
import {
  flippedDecision,
  grown,
  isLogging,
  logNothing,
  logNumber,
  ProofRecord,
  push,
  reserve,
  SOLUTION_FOUND,
} from './proof-log';
import { explain, explainClause, explainLine } from './reason';
import { Antecedents, Conflict, Domains, Lines, ProofLog, Puzzle, Trail, Variables } from './state';
import { stats } from './stats';
import { decisionOf, levelOf, reasonOf, TRUE, value } from './trail';

/** What a clause is refuted by, other than a literal: the conflict, the solution that the cells have now. */
export const BY_CONFLICT: i32 = -1;
export const BY_SOLUTION: i32 = -2;

/** In place of a hint: a reason that needs none, since it concerns one cell only. */
const NO_HINT: i32 = i32.MIN_VALUE;

function pushHint(hint: i32): void {
  const count = ProofLog.hintCount;
  // One line often gives several facts in a row.
  if (hint === NO_HINT || (count > 0 && ProofLog.hints[count - 1] === hint)) return;
  if (count === ProofLog.hintCapacity) {
    const capacity = max(count << 1, 256);
    ProofLog.hints = grown(ProofLog.hints, count, capacity);
    ProofLog.hintCapacity = capacity;
  }
  ProofLog.hints[count] = hint;
  ProofLog.hintCount = count + 1;
}

function hintOfClause(clause: Clause): i32 {
  return clause.isOfLine ? clause.line : -(<i32>changetype<usize>(clause));
}

function hintOfReason(reason: i32): i32 {
  if (reason === Reason.NONE) return NO_HINT;
  const kind = reason & 3;
  if (kind === Reason.CLAUSE) return hintOfClause(changetype<Clause>(<usize>reason));
  return kind === Reason.LINE ? Lines.table[reason >> 2].origin : NO_HINT;
}

function hintOfConflict(): i32 {
  if (Conflict.clause !== 0) return hintOfClause(changetype<Clause>(Conflict.clause));
  return Lines.table[Conflict.line].origin;
}

/** Logs what has become known at the root since the last call. */
export function logRoot(): void {
  if (!isLogging() || !Trail.searching) return;
  const end = Trail.level === 0 ? Trail.size : Trail.levelStart[1];
  ProofLog.hintCount = 0;
  for (; ProofLog.rootLogged < end; ProofLog.rootLogged++) {
    pushHint(hintOfReason(reasonOf(Trail.literals[ProofLog.rootLogged] >> 1)));
  }
  logHints();
}

function logHints(): void {
  const count = ProofLog.hintCount;
  if (count === 0) return;
  reserve(count + 2);
  push(ProofRecord.FACTS);
  push(count);
  for (let i = 0; i < count; i++) push(ProofLog.hints[i]);
}

/** Logs that no solution is left. Pre: the last conflict needs facts of the root only. */
export function logRootConflict(): void {
  if (!isLogging()) return;
  logRoot();
  ProofLog.hintCount = 0;
  pushHint(hintOfConflict());
  logHints();
}

/** To be called where the search is at a solution that it has found itself. */
export function logSolution(): void {
  if (!isLogging()) return;
  logRoot();
  logNothing(ProofRecord.SOLUTION);
}

function mark(literal: i32): void {
  const variable = literal >> 1;
  if (ProofLog.marks[variable] !== 0 || levelOf(variable) === 0) return;
  ProofLog.marks[variable] = 1;
  ProofLog.needed[ProofLog.neededCount] = Variables.table[variable].position;
  ProofLog.neededCount++;
}

function markAntecedents(): void {
  for (let i = 0; i < Antecedents.count; i++) mark(Antecedents.literals[i]);
}

/** Marks what the refutation rests on first. */
function markRefutation(by: i32): void {
  if (by >= 0) {
    mark(by);
  } else if (by === BY_SOLUTION) {
    for (let cell = 0; cell < Puzzle.cells; cell++) {
      const color = ctz<u32>(Domains.candidates[cell]);
      mark(Puzzle.colors === 2 ? exclusion(cell, 1 - color) : exclusion(cell, color) ^ 1);
    }
  } else {
    if (Conflict.clause !== 0) explainClause(changetype<Clause>(Conflict.clause), -1);
    else explainLine(Conflict.line, -1, Trail.size);
    markAntecedents();
  }
}

/** Marks what a literal of the trail follows from. */
function goBack(literal: i32): void {
  assert(value(literal) === TRUE);
  const reason = reasonOf(literal >> 1);
  if (reason !== Reason.NONE) {
    const variable = Variables.table[literal >> 1];
    // Not kept: the search must find the same free blocks as without a proof.
    if ((reason & 3) === Reason.LINE && variable.antecedents === 0) {
      explainLine(reason >> 2, literal, variable.position);
    } else {
      explain(literal);
    }
    markAntecedents();
    return;
  }
  // Enumeration has flipped this decision, because of a lemma about it and the decisions before it.
  for (let level = levelOf(literal >> 1) - 1; level > 0; level--) mark(decisionOf(level));
}

/** Sorts the places of the trail that are needed (shell sort). */
function sortNeeded(): void {
  const places = ProofLog.needed;
  const count = ProofLog.neededCount;
  for (let gap = count >> 1; gap > 0; gap = gap === 2 ? 1 : <i32>(<f64>gap / 2.2)) {
    for (let i = gap; i < count; i++) {
      const place = places[i];
      let at = i;
      for (; at >= gap && places[at - gap] > place; at -= gap) places[at] = places[at - gap];
      places[at] = place;
    }
  }
}

/** Logs a clause whose literals are false, refuted `by` the conflict, the solution or a literal that cannot be true. */
export function logLemma(literals: I32s, size: i32, by: i32): void {
  if (!isLogging()) return;
  logRoot();
  if (ProofLog.markCapacity < Variables.count) {
    ProofLog.markCapacity = Variables.count;
    ProofLog.marks = newZeros<u8>(Variables.count);
    ProofLog.needed = newArray<i32>(Variables.count);
  }
  // Effort is counted as without a proof.
  const lineSolves = stats.lineSolves;
  // Literals of the clause are assumed to be false: nothing has to show it.
  for (let i = 0; i < size; i++) ProofLog.marks[literals[i] >> 1] = 1;
  ProofLog.neededCount = 0;
  markRefutation(by);
  for (let i = 0; i < ProofLog.neededCount; i++) goBack(Trail.literals[ProofLog.needed[i]]);
  stats.lineSolves = lineSolves;
  sortNeeded();
  ProofLog.hintCount = 0;
  for (let i = 0; i < ProofLog.neededCount; i++) {
    const variable = Trail.literals[ProofLog.needed[i]] >> 1;
    ProofLog.marks[variable] = 0;
    const reason = reasonOf(variable);
    pushHint(reason === Reason.NONE ? -flippedDecision(levelOf(variable)) : hintOfReason(reason));
  }
  for (let i = 0; i < size; i++) ProofLog.marks[literals[i] >> 1] = 0;
  if (by < 0) pushHint(by === BY_SOLUTION ? -SOLUTION_FOUND : hintOfConflict());
  const hints = ProofLog.hintCount;
  reserve(size + hints + 3);
  push(ProofRecord.LEMMA);
  push(1 + size + hints);
  push(size);
  for (let i = 0; i < size; i++) push(literals[i]);
  for (let i = 0; i < hints; i++) push(ProofLog.hints[i]);
}

/** Begins the log of a probed cell; returns its place, for `endProbe`. */
export function beginProbe(cell: i32): i32 {
  if (!isLogging()) return 0;
  logRoot();
  const place = ProofLog.size;
  logNumber(ProofRecord.PROBE, cell);
  return place;
}

/** Logs all that a value of the probed cell implied, from this place of the trail on. */
export function logCase(color: i32, start: i32): void {
  if (!isLogging()) return;
  ProofLog.hintCount = 0;
  for (let i = start; i < Trail.size; i++) pushHint(hintOfReason(reasonOf(Trail.literals[i] >> 1)));
  const count = ProofLog.hintCount;
  reserve(count + 3);
  push(ProofRecord.CASE);
  push(count + 1);
  push(color);
  for (let i = 0; i < count; i++) push(ProofLog.hints[i]);
}

/** Ends it. What all cases agree on is on the trail from place `agreed` on; a probe without consequence has no record. */
export function endProbe(place: i32, agreed: i32, hasFailed: bool): void {
  if (!isLogging()) return;
  const count = Trail.size - agreed;
  if (count === 0) {
    if (!hasFailed) ProofLog.size = place;
    return;
  }
  logRoot();
  reserve(count + 2);
  push(ProofRecord.AGREED);
  push(count);
  for (let i = agreed; i < Trail.size; i++) push(Trail.literals[i]);
}
