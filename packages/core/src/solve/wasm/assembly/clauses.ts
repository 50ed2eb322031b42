// The clause database: clauses, two watched literals each, blockers, and unit propagation (as in MiniSat; clauses of
// two literals are decided by the blocker alone). A clause's first two literals are watched.
import { Clause, I32s, Reason, U32s, WatchList } from './layout';
import { freeBlock, takeBlock } from './memory';
import { TIER2_GLUE } from './options';
import { logDeletion } from './proof-log';
import { Clauses, Trail } from './state';
import { assign, FALSE, reasonOf, TRUE, value } from './trail';

/** Lowest bit of a watch's clause: it has two literals. */
const BINARY: usize = 1;
/** Bytes of a watch, and of the first block of a watch list. */
const WATCH: usize = 8;
const FIRST_CAPACITY: usize = 32;

export function learnedClause(index: i32): Clause {
  return changetype<Clause>(<usize>Clauses.learned[index]);
}
/** Notes that the clause was used in an analysis. */
export function markUsed(clause: Clause): void {
  clause.used = clause.glue <= TIER2_GLUE ? 2 : 1;
}
/** The reason of a literal that this clause implies. */
export function reasonOfClause(clause: Clause): i32 {
  return <i32>changetype<usize>(clause) | Reason.CLAUSE;
}

/** Makes a clause of `size` >= 2 literals; glue 0 keeps it for good. */
export function addClause(literals: I32s, size: i32, glue: i32): Clause {
  assert(size >= 2 && literals[0] >> 1 !== literals[1] >> 1);
  const clause = changetype<Clause>(takeBlock(Clause.bytes(size)));
  clause.size = size;
  clause.glue = glue;
  clause.used = 1;
  clause.literals.copy(literals, size);
  const tagged = changetype<usize>(clause) | (size === 2 ? BINARY : 0);
  watch(literals[0], literals[1], tagged);
  watch(literals[1], literals[0], tagged);
  if (glue > 0) addLearned(clause);
  return clause;
}

function addLearned(clause: Clause): void {
  if (Clauses.learnedCount === Clauses.learnedCapacity) {
    const bytes = (<usize>Clauses.learnedCapacity) << 2;
    const larger = changetype<U32s>(takeBlock(bytes << 1));
    larger.copy(Clauses.learned, Clauses.learnedCapacity);
    freeBlock(changetype<usize>(Clauses.learned), bytes);
    Clauses.learned = larger;
    Clauses.learnedCapacity <<= 1;
  }
  Clauses.learned[Clauses.learnedCount] = <u32>changetype<usize>(clause);
  Clauses.learnedCount++;
}

/** Adds a watch. The list is visited when the literal becomes false. */
function watch(literal: i32, blocker: i32, clause: usize): void {
  const list = Clauses.watches[literal];
  const bytes = list.bytes;
  const capacity = list.capacity;
  if (bytes === capacity) {
    const larger = capacity === 0 ? FIRST_CAPACITY : capacity << 1;
    const block = takeBlock(larger);
    if (capacity > 0) {
      memory.copy(block, list.start, bytes);
      freeBlock(list.start, capacity);
    }
    list.start = block;
    list.capacity = larger;
  }
  const added = list.at(bytes);
  added.blocker = blocker;
  added.clause = clause;
  list.bytes = bytes + WATCH;
}

function unwatch(literal: i32, clause: usize): void {
  const list = Clauses.watches[literal];
  for (let offset: usize = 0; offset < list.bytes; offset += WATCH) {
    const found = list.at(offset);
    if ((found.clause & ~BINARY) === clause) {
      list.bytes -= WATCH;
      found.copy(list.at(list.bytes));
      return;
    }
  }
  assert(false, 'a clause is not watched');
}

/** Removes a clause from the watch lists and recycles it. */
export function removeClause(clause: Clause): void {
  logDeletion(clause);
  unwatch(clause.literals[0], changetype<usize>(clause));
  unwatch(clause.literals[1], changetype<usize>(clause));
  freeBlock(changetype<usize>(clause), Clause.bytes(clause.size));
}

/** Whether the clause is the reason of a literal on the trail and must stay. */
export function isLocked(clause: Clause): bool {
  for (let i = 0; i < 2; i++) {
    const literal = clause.literals[i];
    if (value(literal) === TRUE && reasonOf(literal >> 1) === reasonOfClause(clause)) return true;
  }
  return false;
}

/** Unit-propagates all literals of the trail that have not been yet. Returns the falsified clause, or 0. */
export function propagateClauses(): usize {
  while (Trail.propagated !== Trail.size) {
    const falsified = Trail.literals[Trail.propagated] ^ 1;
    Trail.propagated++;
    const list = Clauses.watches[falsified];
    let read = list.at(0);
    let write = read;
    const end = list.at(list.bytes);
    while (read !== end) {
      const blocker = read.blocker;
      if (value(blocker) === TRUE) {
        write.copy(read);
        read = read.next;
        write = write.next;
        continue;
      }
      const tagged = read.clause;
      if (tagged & BINARY) {
        if (value(blocker) === FALSE) {
          closeList(list, changetype<usize>(read), changetype<usize>(write), changetype<usize>(end));
          return tagged - BINARY;
        }
        write.copy(read);
        read = read.next;
        write = write.next;
        assign(blocker, <i32>(tagged - BINARY) | Reason.CLAUSE, -1);
        continue;
      }
      read = read.next;
      const clause = changetype<Clause>(tagged);
      const literals = clause.literals;
      let other = literals[0];
      if (other === falsified) {
        other = literals[1];
        literals[0] = other;
        literals[1] = falsified;
      }
      assert(literals[1] === falsified);
      if (other !== blocker && value(other) === TRUE) {
        write.blocker = other;
        write.clause = tagged;
        write = write.next;
        continue;
      }
      const size = clause.size;
      let at = 2;
      while (at < size && value(literals[at]) === FALSE) at++;
      if (at < size) {
        const literal = literals[at];
        literals[1] = literal;
        literals[at] = falsified;
        watch(literal, other, tagged);
        continue;
      }
      write.blocker = other;
      write.clause = tagged;
      write = write.next;
      if (value(other) === FALSE) {
        closeList(list, changetype<usize>(read), changetype<usize>(write), changetype<usize>(end));
        return tagged;
      }
      assign(other, <i32>tagged | Reason.CLAUSE, -1);
    }
    list.bytes = changetype<usize>(write) - list.start;
  }
  return 0;
}

/** Moves the watches from `read` on behind those already kept. */
function closeList(list: WatchList, read: usize, write: usize, end: usize): void {
  memory.copy(write, read, end - read);
  list.bytes = write + (end - read) - list.start;
}
