// Reduction of the learned clauses: they pile up and slow everything down, so at growing intervals half of the
// candidates are removed, those of the most glue first. Kept for good are clauses of little glue (tier 1) and of two
// literals; clauses that were used recently survive one or two reductions. Sorting dominates the cost.
import { isLocked, learnedClause, removeClause } from './clauses';
import { Clause } from './layout';
import { REDUCE_INCREMENT, TIER1_GLUE } from './options';
import { logRoot } from './proof-hints';
import { Clauses, Reduce } from './state';
import { stats } from './stats';

export function reductionDue(): bool {
  return stats.conflicts >= Reduce.next;
}

/** Whether a is worth less than b. */
function isWorse(a: Clause, b: Clause): bool {
  if (a.glue !== b.glue) return a.glue > b.glue;
  return a.size !== b.size ? a.size > b.size : changetype<usize>(a) < changetype<usize>(b);
}

function swap(i: i32, j: i32): void {
  const clause = Clauses.learned[i];
  Clauses.learned[i] = Clauses.learned[j];
  Clauses.learned[j] = clause;
}

export function reduceClauses(): void {
  Reduce.interval += REDUCE_INCREMENT;
  Reduce.next += Reduce.interval;
  // A clause may be why a fact of the root holds.
  logRoot();
  // Candidates come first in the list, and are sorted.
  let candidates = 0;
  for (let i = 0; i < Clauses.learnedCount; i++) {
    const clause = learnedClause(i);
    const used = clause.used;
    if (used > 0) clause.used = used - 1;
    if (used > 0 || clause.glue <= TIER1_GLUE || clause.size === 2 || isLocked(clause)) continue;
    swap(i, candidates);
    candidates++;
  }
  sort(0, candidates - 1);
  const removed = candidates >> 1;
  for (let i = 0; i < removed; i++) removeClause(learnedClause(i));
  for (let i = removed; i < Clauses.learnedCount; i++) Clauses.learned[i - removed] = Clauses.learned[i];
  Clauses.learnedCount -= removed;
}

/** Quicksort, the worst clauses first. */
function sort(from: i32, to: i32): void {
  while (from < to) {
    const pivot = learnedClause((from + to) >> 1);
    let i = from;
    let j = to;
    while (i <= j) {
      while (isWorse(learnedClause(i), pivot)) i++;
      while (isWorse(pivot, learnedClause(j))) j--;
      if (i <= j) {
        swap(i, j);
        i++;
        j--;
      }
    }
    if (j - from < to - i) {
      sort(from, j);
      from = i;
    } else {
      sort(i, to);
      to = j;
    }
  }
}
