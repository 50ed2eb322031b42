// Forgetting: learnt clauses pile up and slow everything, so now and then half of those at stake go,
// the ones that tie the most levels together first. Not at stake are clauses of glue 2 or less, and
// those that were of use lately.
import {
  clauseGlue,
  clauseSize,
  clauseUsed,
  isLocked,
  learntClause,
  learntCount,
  removeClause,
  setLearntClause,
  setLearntCount,
  setUsed,
} from './clauses';

/** Contradictions until the first clean-up, and how much longer each further one takes. */
const FIRST_INTERVAL: f64 = 1000;
const LONGER_BY: f64 = 200;

let nextReduction: f64 = 0;
let interval: f64 = 0;

export function layOutReduction(): void {
  interval = FIRST_INTERVAL;
  nextReduction = interval;
}

export function reductionDue(contradictions: f64): bool {
  return contradictions >= nextReduction;
}

/** True when a is worth less than b. */
function worse(a: usize, b: usize): bool {
  const glueA = clauseGlue(a);
  const glueB = clauseGlue(b);
  if (glueA !== glueB) return glueA > glueB;
  const x = clauseSize(a);
  const y = clauseSize(b);
  return x !== y ? x > y : a < b;
}

export function reduceClauses(): void {
  interval += LONGER_BY;
  nextReduction += interval;
  // Those at stake come first in the list, and are sorted.
  let atStake = 0;
  for (let i = 0; i < learntCount; i++) {
    const clause = learntClause(i);
    const used = clauseUsed(clause);
    if (used > 0) setUsed(clause, used - 1);
    if (used > 0 || clauseGlue(clause) <= 2 || clauseSize(clause) === 2 || isLocked(clause)) continue;
    setLearntClause(i, learntClause(atStake));
    setLearntClause(atStake, clause);
    atStake++;
  }
  sort(0, atStake - 1);
  const go = atStake >> 1;
  for (let i = 0; i < go; i++) removeClause(learntClause(i));
  for (let i = go; i < learntCount; i++) setLearntClause(i - go, learntClause(i));
  setLearntCount(learntCount - go);
}

/** Quicksort, the worst clauses first. */
function sort(from: i32, to: i32): void {
  while (from < to) {
    const pivot = learntClause((from + to) >> 1);
    let i = from;
    let j = to;
    while (i <= j) {
      while (worse(learntClause(i), pivot)) i++;
      while (worse(pivot, learntClause(j))) j--;
      if (i <= j) {
        const clause = learntClause(i);
        setLearntClause(i, learntClause(j));
        setLearntClause(j, clause);
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
