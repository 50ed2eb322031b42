// What the host calls. One instance holds one puzzle at a time; a new one may begin at any moment. Numbers are
// passed through memory: `init` and `narrowSingle` describe the input, stats.ts the counters.
import { boundCount } from './count/frames';
import { Count } from './count/state';
import { exclusion, readCandidates } from './domains';
import { I32s } from './layout';
import { narrowSingle as narrow, possibleSingle as possible } from './line/single';
import { allocate, arenaSize, resetArena } from './memory';
import { resetProofLog } from './proof-log';
import { propagate } from './propagate';
import { run } from './search';
import { init } from './solver';
import { Conflict, Domains, ProofLog, Puzzle, Search, Trail } from './state';
import { stats } from './stats';
import { levelOf, TRUE, value } from './trail';

export { arenaSize, resetProofLog, run };

/** Room for the input of `begin` or `narrowSingle`, in bytes. Forgets the puzzle before. */
export function reserve(bytes: i32): usize {
  resetArena();
  return allocate(bytes);
}

export function begin(input: usize): void {
  init(changetype<I32s>(input));
}

/** Propagates all lines, and no more. 0 on a conflict. */
export function propagateOnly(): i32 {
  const isSound = propagate(Infinity);
  readCandidates();
  return isSound ? 1 : 0;
}

export function narrowSingle(input: usize): i32 {
  return narrow(changetype<I32s>(input));
}

export function possibleSingle(input: usize): i32 {
  return possible(changetype<I32s>(input));
}

/** Candidates of a cell as known at the root. */
export function known(cell: i32): u32 {
  if (!Trail.searching) {
    if (!Domains.areRead) readCandidates();
    return Domains.candidates[cell];
  }
  let set: u32 = 0;
  for (let color = 0; color < Puzzle.colors; color++) {
    const out = exclusion(cell, color);
    if (value(out) !== TRUE || levelOf(out >> 1) > 0) set |= (<u32>1) << color;
  }
  return set;
}

/** Address of the counters. */
export function statistics(): usize {
  return changetype<usize>(stats);
}
/** Addresses of candidate sets, u32 per cell: the present ones, those of the solution found last. */
export function candidates(): usize {
  return changetype<usize>(Domains.candidates);
}
export function solution(): usize {
  return changetype<usize>(Search.solution);
}
export function lineSolvable(): i32 {
  return Search.lineSolvable ? 1 : 0;
}
/** The row or column of the last conflict of a line, or -1. */
export function conflictLine(): i32 {
  return Conflict.lastOrigin;
}
/** Address of the proof log, how many numbers it has, and the order to forget them (proof-log.ts). */
export function proofLog(): usize {
  return changetype<usize>(ProofLog.numbers);
}
export function proofLogSize(): i32 {
  return ProofLog.size;
}

/** Of a count: the number of solutions, or a lower bound. */
export function countOf(): u64 {
  return Count.isExact ? Count.solutions : boundCount();
}
export function isCountExact(): i32 {
  return Count.isExact ? 1 : 0;
}
/** After an exact count: candidates of a cell that some solution has. */
export function counted(cell: i32): u32 {
  if (Count.solutions === 0) return 0;
  return <u32>Count.seen[(cell << 1) | 1] | ((<u32>Count.seen[cell << 1]) << 1);
}
