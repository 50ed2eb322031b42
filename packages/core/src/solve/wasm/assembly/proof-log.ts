// The proof log: what the search has learned and from what, as a stream of numbers that the host reads between two
// slices and turns into a certificate (certificate/writer.ts). Records: kind, count, then `count` numbers. Off unless
// the host asks for it; then it costs one branch per learned or removed clause. The search never depends on it.
//
// A hint names one step of a derivation: a row or column (its number), or a clause (its address, negated; see
// `flippedDecision` and SOLUTION_FOUND for two that have no address). proof-hints.ts finds the hints.
import { Clause, I32s } from './layout';
import { allocate } from './memory';
import { Options, Strategy } from './options';
import { ProofLog } from './state';

/** Kinds of records. The host has the same list. */
export class ProofRecord {
  /** Number of literals, literals of a clause that follows, hints. */
  static readonly LEMMA: i32 = 1;
  /** A symmetry: the image of the last lemma. */
  static readonly IMAGE: i32 = 2;
  /** A cell whose values are tried: CASE for each that does not fail, AGREED if all imply the same facts. */
  static readonly PROBE: i32 = 3;
  /** Address of a clause that is removed. */
  static readonly DELETION: i32 = 4;
  /** First variable, line, number of the run in it, lowest and highest start: meaning of order literals. */
  static readonly ORDER_RUN: i32 = 5;
  /** Parts of lines (line, offset, length): in this region rows and columns need different numbers of cells. */
  static readonly AREA: i32 = 6;
  /** Hints whose conclusions hold without assumptions. */
  static readonly FACTS: i32 = 7;
  /** The address by which hints mean the last lemma or image from here on. */
  static readonly ADDRESS: i32 = 8;
  /** Nothing: the next solution that the host reads is the one that hints mean by SOLUTION_FOUND. */
  static readonly SOLUTION: i32 = 9;
  /** Colour of the probed cell, hints of all that it implies. */
  static readonly CASE: i32 = 10;
  /** Literals that all cases of the probed cell imply. */
  static readonly AGREED: i32 = 11;
}

/** In place of an address, which is a multiple of four: the last solution that the search has found itself. */
export const SOLUTION_FOUND: i32 = 2;

/** The same for the lemma because of which the decision of a level was flipped. */
export function flippedDecision(level: i32): i32 {
  return (level << 1) | 1;
}

const FIRST_CAPACITY: i32 = 1 << 14;

export function isLogging(): bool {
  return Options.has(Strategy.LOG_PROOF);
}

/** Empties the log. The host calls it when it has read the records. */
export function resetProofLog(): void {
  ProofLog.size = 0;
}

/** Before the first record of a puzzle: the arena was emptied with the last one. */
export function initProofLog(): void {
  ProofLog.size = 0;
  ProofLog.capacity = 0;
  ProofLog.rootLogged = 0;
  ProofLog.hintCount = 0;
  ProofLog.hintCapacity = 0;
  ProofLog.markCapacity = 0;
}

/** Makes room for a record. trace-log.ts writes into the same buffer. */
export function reserve(numbers: i32): void {
  const needed = ProofLog.size + numbers;
  if (needed <= ProofLog.capacity) return;
  // Grows to the largest slice only: the host empties it after each.
  const capacity = max(needed << 1, FIRST_CAPACITY);
  ProofLog.numbers = grown(ProofLog.numbers, ProofLog.size, capacity);
  ProofLog.capacity = capacity;
}

/** A larger buffer with the same first numbers. */
export function grown(numbers: I32s, size: i32, capacity: i32): I32s {
  const larger = changetype<I32s>(allocate((<usize>capacity) << 2));
  larger.copy(numbers, size);
  return larger;
}

export function push(number: i32): void {
  ProofLog.numbers[ProofLog.size] = number;
  ProofLog.size++;
}

export function logNumber(kind: i32, number: i32): void {
  reserve(3);
  push(kind);
  push(1);
  push(number);
}

export function logImage(symmetry: i32): void {
  if (isLogging()) logNumber(ProofRecord.IMAGE, symmetry);
}

export function logDeletion(clause: Clause): void {
  if (isLogging()) logNumber(ProofRecord.DELETION, <i32>changetype<usize>(clause));
}

/** The clause that was made of the last lemma or image. */
export function logAddress(clause: Clause): void {
  if (isLogging()) logNumber(ProofRecord.ADDRESS, <i32>changetype<usize>(clause));
}

/** The last lemma is why the decision of this level is flipped. */
export function logFlip(level: i32): void {
  if (isLogging()) logNumber(ProofRecord.ADDRESS, flippedDecision(level));
}

/** A row or column has been narrowed for good. */
export function logLine(line: i32): void {
  if (isLogging()) logNumber(ProofRecord.FACTS, line);
}

export function logNothing(kind: i32): void {
  reserve(2);
  push(kind);
  push(0);
}

export function logOrderRun(firstVariable: i32, line: i32, run: i32, low: i32, high: i32): void {
  if (!Options.has(Strategy.LOG_PROOF | Strategy.LOG_TRACE)) return;
  reserve(7);
  push(ProofRecord.ORDER_RUN);
  push(5);
  push(firstVariable);
  push(line);
  push(run);
  push(low);
  push(high);
}
