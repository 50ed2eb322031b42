// Clauses and their watch lists. A clause is kept as long as two of its literals are watched: the
// first two. A watch carries a blocker, a literal of the clause that, when true, spares a look.
//
//   clause (16-byte aligned): size, glue (0 = permanent), used, literals..
//   watch:                    blocker, clause (lowest bit set: it has two literals, so that the blocker
//                             says it all)

import { assign, BY_CLAUSE, FALSE, nextFact, reasonOf, TRUE, value, variables } from './board';
import { allocateZeroed, enlarge, give, take } from './memory';

const HEADER: usize = 12;
const BINARY: usize = 1;
/** Clauses of so little glue stay for two clean-ups after they were of use. */
const TIER: i32 = 6;

let watchedVariables: i32 = 0;
let watchesAt: usize = 0; // per literal: address, size, capacity (bytes), -
/** Learnt clauses, as a growing list of addresses. */
let learntAt: usize = 0;
let learntCapacity: i32 = 0;
export let learntCount: i32 = 0;

export function layOutClauses(): void {
  watchesAt = allocateZeroed((<usize>variables) << 5);
  watchedVariables = variables;
  learntCapacity = 1024;
  learntAt = take((<usize>learntCapacity) << 2);
  learntCount = 0;
}

/** Makes room for the watch lists of variables that were added. */
export function growClauses(): void {
  watchesAt = enlarge(watchesAt, (<usize>watchedVariables) << 5, (<usize>variables) << 5);
  watchedVariables = variables;
}

export function clauseSize(clause: usize): i32 {
  return load<i32>(clause);
}
export function clauseGlue(clause: usize): i32 {
  return load<i32>(clause, 4);
}
export function clauseLiteral(clause: usize, index: i32): i32 {
  return load<i32>(clause + HEADER + ((<usize>index) << 2));
}
export function learntClause(index: i32): usize {
  return <usize>load<u32>(learntAt + ((<usize>index) << 2));
}
export function setLearntClause(index: i32, clause: usize): void {
  store<u32>(learntAt + ((<usize>index) << 2), <u32>clause);
}
export function setLearntCount(count: i32): void {
  learntCount = count;
}
export function setClauseGlue(clause: usize, glue: i32): void {
  store<i32>(clause, glue, 4);
}
/** Clean-ups that the clause survives because it was of use lately. */
export function clauseUsed(clause: usize): i32 {
  return load<i32>(clause, 8);
}
export function setUsed(clause: usize, used: i32): void {
  store<i32>(clause, used, 8);
}
export function markUsed(clause: usize): void {
  setUsed(clause, clauseGlue(clause) <= TIER ? 2 : 1);
}

/** Reason word of a literal that this clause made true. */
export function clauseReason(clause: usize): i32 {
  return <i32>clause | BY_CLAUSE;
}

/** Makes a clause of `size` >= 2 literals at `literals`; glue 0 keeps it for good. */
export function addClause(literals: usize, size: i32, glue: i32): usize {
  const clause = take(HEADER + ((<usize>size) << 2));
  store<i32>(clause, size);
  store<i32>(clause, glue, 4);
  store<i32>(clause, 1, 8);
  memory.copy(clause + HEADER, literals, (<usize>size) << 2);
  const tag: usize = size === 2 ? BINARY : 0;
  watch(clauseLiteral(clause, 0), clauseLiteral(clause, 1), clause | tag);
  watch(clauseLiteral(clause, 1), clauseLiteral(clause, 0), clause | tag);
  if (glue > 0) {
    if (learntCount === learntCapacity) {
      const larger = take((<usize>learntCapacity) << 3);
      memory.copy(larger, learntAt, (<usize>learntCapacity) << 2);
      give(learntAt, (<usize>learntCapacity) << 2);
      learntAt = larger;
      learntCapacity <<= 1;
    }
    setLearntClause(learntCount, clause);
    learntCount++;
  }
  return clause;
}

/** A watch list is asked when its literal becomes false. */
function watch(literal: i32, blocker: i32, clause: usize): void {
  const list = watchesAt + ((<usize>literal) << 4);
  const used = load<u32>(list, 4);
  const capacity = load<u32>(list, 8);
  if (used === capacity) {
    const larger = capacity === 0 ? 32 : capacity << 1;
    const block = take(larger);
    if (capacity > 0) {
      memory.copy(block, <usize>load<u32>(list), used);
      give(<usize>load<u32>(list), capacity);
    }
    store<u32>(list, <u32>block);
    store<u32>(list, larger, 8);
  }
  const at = <usize>load<u32>(list) + used;
  store<i32>(at, blocker);
  store<u32>(at, <u32>clause, 4);
  store<u32>(list, used + 8, 4);
}

function unwatch(literal: i32, clause: usize): void {
  const list = watchesAt + ((<usize>literal) << 4);
  const from = <usize>load<u32>(list);
  const used = load<u32>(list, 4);
  for (let offset: usize = 0; offset < used; offset += 8) {
    if ((load<u32>(from + offset, 4) & ~(<u32>BINARY)) === <u32>clause) {
      store<u64>(from + offset, load<u64>(from + used - 8));
      store<u32>(list, used - 8, 4);
      return;
    }
  }
}

/** Takes a clause out of the watch lists and recycles it. */
export function removeClause(clause: usize): void {
  unwatch(clauseLiteral(clause, 0), clause);
  unwatch(clauseLiteral(clause, 1), clause);
  give(clause, HEADER + ((<usize>clauseSize(clause)) << 2));
}

/** Whether the clause is the reason of a literal on the trail and must stay. */
export function isLocked(clause: usize): bool {
  for (let i = 0; i < 2; i++) {
    const literal = clauseLiteral(clause, i);
    if (value(literal) === TRUE && reasonOf(literal >> 1) === clauseReason(clause)) return true;
  }
  return false;
}

/** Draws the clauses' consequences of all facts on the trail. Returns the broken clause, or 0. */
export function propagateClauses(): usize {
  while (true) {
    const next = nextFact();
    if (next < 0) return 0;
    const falsified = next ^ 1;
    const list = watchesAt + ((<usize>falsified) << 4);
    let read = <usize>load<u32>(list);
    let write = read;
    const end = read + <usize>load<u32>(list, 4);
    while (read < end) {
      const blocker = load<i32>(read);
      if (value(blocker) === TRUE) {
        store<u64>(write, load<u64>(read));
        read += 8;
        write += 8;
        continue;
      }
      const clause = <usize>load<u32>(read, 4);
      if (clause & BINARY) {
        if (value(blocker) === FALSE) {
          closeList(list, read, write, end);
          return clause - BINARY;
        }
        store<u64>(write, load<u64>(read));
        read += 8;
        write += 8;
        assign(blocker, clauseReason(clause - BINARY), -1);
        continue;
      }
      read += 8;
      const literals = clause + HEADER;
      let other = load<i32>(literals);
      if (other === falsified) {
        other = load<i32>(literals, 4);
        store<i32>(literals, other);
        store<i32>(literals, falsified, 4);
      }
      if (other !== blocker && value(other) === TRUE) {
        store<i32>(write, other);
        store<u32>(write, <u32>clause, 4);
        write += 8;
        continue;
      }
      const stop = literals + ((<usize>clauseSize(clause)) << 2);
      let at = literals + 8;
      while (at < stop && value(load<i32>(at)) === FALSE) at += 4;
      if (at < stop) {
        const literal = load<i32>(at);
        store<i32>(literals, literal, 4);
        store<i32>(at, falsified);
        watch(literal, other, clause);
        continue;
      }
      store<i32>(write, other);
      store<u32>(write, <u32>clause, 4);
      write += 8;
      if (value(other) === FALSE) {
        closeList(list, read, write, end);
        return clause;
      }
      assign(other, clauseReason(clause), -1);
    }
    store<u32>(list, <u32>(write - <usize>load<u32>(list)), 4);
  }
}

/** Keeps the watches from `read` on behind those already kept. */
function closeList(list: usize, read: usize, write: usize, end: usize): void {
  memory.copy(write, read, end - read);
  store<u32>(list, <u32>(write + (end - read) - <usize>load<u32>(list)), 4);
}
