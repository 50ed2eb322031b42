// Forgetting: learnt clauses pile up and slow everything, so now and then the half that ties the
// most levels together and was least used goes. Clauses of glue 2 or less stay.
import {
  clauseActivity,
  clauseGlue,
  clauseSize,
  isLocked,
  learntClause,
  learntCount,
  removeClause,
  setLearntClause,
  setLearntCount,
} from './clauses';

/** Contradictions until the first clean-up, and how much longer each further one takes. */
const FIRST_INTERVAL: f64 = 4000;
const LONGER_BY: f64 = 500;

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
  const x = clauseActivity(a);
  const y = clauseActivity(b);
  return x !== y ? x < y : a < b;
}

export function reduceClauses(): void {
  interval += LONGER_BY;
  nextReduction += interval;
  sort(0, learntCount - 1);
  const half = learntCount >> 1;
  let kept = 0;
  for (let i = 0; i < learntCount; i++) {
    const clause = learntClause(i);
    if (i < half && clauseGlue(clause) > 2 && clauseSize(clause) > 2 && !isLocked(clause)) {
      removeClause(clause);
    } else {
      setLearntClause(kept, clause);
      kept++;
    }
  }
  setLearntCount(kept);
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
