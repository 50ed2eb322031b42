// The proof log: what the search has learned, as a stream of numbers that the host reads between two slices and turns
// into a certificate (certificate/writer.ts). Records: kind, count, then `count` numbers. Off unless the host asks
// for it; then it costs one branch per learned or removed clause. The search never depends on it.
import { I32s } from './layout';
import { allocate } from './memory';
import { Options, Strategy } from './options';
import { ProofLog } from './state';

/** Kinds of records. The host has the same list. */
export class ProofRecord {
  /** Literals of a clause that follows by unit propagation and line solving. */
  static readonly LEMMA: i32 = 1;
  /** A symmetry, then the literals of the image of the last lemma. */
  static readonly IMAGE: i32 = 2;
  /** A cell: probing it excluded values, or all of its values agreed on something. */
  static readonly PROBE: i32 = 3;
  /** Literals of a clause that is removed. */
  static readonly DELETION: i32 = 4;
  /** First variable, line, number of the run in it, lowest and highest start: meaning of order literals. */
  static readonly ORDER_RUN: i32 = 5;
  /** Nothing: rows and columns of some region need different numbers of cells. */
  static readonly AREA: i32 = 6;
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
}

/** Makes room for a record. trace-log.ts writes into the same buffer. */
export function reserve(numbers: i32): void {
  const needed = ProofLog.size + numbers;
  if (needed <= ProofLog.capacity) return;
  // Grows to the largest slice only: the host empties it after each.
  const capacity = max(needed << 1, FIRST_CAPACITY);
  const larger = changetype<I32s>(allocate((<usize>capacity) << 2));
  larger.copy(ProofLog.numbers, ProofLog.size);
  ProofLog.numbers = larger;
  ProofLog.capacity = capacity;
}

export function push(number: i32): void {
  ProofLog.numbers[ProofLog.size] = number;
  ProofLog.size++;
}

export function logClause(kind: i32, literals: I32s, size: i32): void {
  if (!isLogging()) return;
  reserve(size + 2);
  push(kind);
  push(size);
  for (let i = 0; i < size; i++) push(literals[i]);
}

export function logImage(symmetry: i32, literals: I32s, size: i32): void {
  if (!isLogging()) return;
  reserve(size + 3);
  push(ProofRecord.IMAGE);
  push(size + 1);
  push(symmetry);
  for (let i = 0; i < size; i++) push(literals[i]);
}

export function logProbe(cell: i32): void {
  if (!isLogging()) return;
  reserve(3);
  push(ProofRecord.PROBE);
  push(1);
  push(cell);
}

export function logArea(): void {
  if (!isLogging()) return;
  reserve(2);
  push(ProofRecord.AREA);
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
