// Learning: from a contradiction back along the trail to the first unique implication point, then
// the clause is shortened by literals that the others imply (Sorensson and Biere's recursive
// minimisation, here with a stack), and its glue counted (Audemard and Simon): how many decision
// levels it ties together.

import { BY_CLAUSE, level, levelOf, NO_REASON, reasonOf, trail, trailSize, undoTo, variables } from './board';
import { clauseGlue, clauseLiteral, clauseSize, markUsed, setClauseGlue } from './clauses';
import { allocate, allocateZeroed } from './memory';
import { bump } from './order-heap';
import { brokenClause, brokenLine } from './propagate';
import { antecedentCount, antecedentsAt, explain, explainClause, explainLine } from './reason';

/** The clause learnt: the first literal is the one that it asserts after jumping back to `jumpLevel`. */
export let learntLiteralsAt: usize = 0;
export let learntSize: i32 = 0;
export let jumpLevel: i32 = 0;
export let glue: i32 = 0;

let seenAt: usize = 0; // u8 per variable: 1 = in the clause or passed through, 2 = known redundant, 3 = known not
let clearAt: usize = 0; // variables to clear in seenAt
let clearCount: i32 = 0;
let stackAt: usize = 0;
let levelSeenAt: usize = 0; // i32 per level: stamp of the last glue count
let stamp: i32 = 0;

/** Makes the scratch, again after variables were added. */
export function layOutAnalysis(): void {
  learntLiteralsAt = allocate((<usize>(variables + 1)) << 2);
  seenAt = allocateZeroed(variables);
  clearAt = allocate((<usize>(variables + 1)) << 2);
  stackAt = allocate((<usize>(variables + 1)) << 2);
  levelSeenAt = allocateZeroed((<usize>(variables + 2)) << 2);
  stamp = 0;
}

function learnt(index: i32): i32 {
  return load<i32>(learntLiteralsAt + ((<usize>index) << 2));
}
function setLearnt(index: i32, literal: i32): void {
  store<i32>(learntLiteralsAt + ((<usize>index) << 2), literal);
}
function seen(variable: i32): u8 {
  return load<u8>(seenAt + <usize>variable);
}
function mark(variable: i32, as: u8): void {
  if (seen(variable) === 0) {
    store<i32>(clearAt + ((<usize>clearCount) << 2), variable);
    clearCount++;
  }
  store<u8>(seenAt + <usize>variable, as);
}

function explainContradiction(): void {
  if (brokenClause !== 0) {
    useClause(brokenClause);
    explainClause(brokenClause, -1);
  } else {
    explainLine(brokenLine, -1, trailSize);
  }
}

/** Notes that a learnt clause was of use, and lowers its glue to what it is now. */
function useClause(clause: usize): void {
  const before = clauseGlue(clause);
  if (before === 0) return;
  markUsed(clause);
  if (before <= 2) return;
  stamp++;
  let levels = 0;
  const size = clauseSize(clause);
  for (let i = 0; i < size; i++) {
    const at = levelSeenAt + ((<usize>levelOf(clauseLiteral(clause, i) >> 1)) << 2);
    if (load<i32>(at) === stamp) continue;
    store<i32>(at, stamp);
    levels++;
    if (levels === before) return;
  }
  setClauseGlue(clause, levels);
}

/** Works out the clause to learn. False when the contradiction holds at the root: no solution is left. */
export function analyze(): bool {
  explainContradiction();
  // A contradiction may need facts of lower levels only: go there first.
  let highest = 0;
  for (let i = 0; i < antecedentCount; i++) {
    highest = max(highest, levelOf(load<i32>(antecedentsAt + ((<usize>i) << 2)) >> 1));
  }
  if (highest === 0) return false;
  if (highest < level) undoTo(highest);

  clearCount = 0;
  learntSize = 1;
  let open = 0;
  let index = trailSize - 1;
  let literal = -1;
  while (true) {
    for (let i = 0; i < antecedentCount; i++) {
      const fact = load<i32>(antecedentsAt + ((<usize>i) << 2));
      const variable = fact >> 1;
      if (seen(variable) !== 0 || levelOf(variable) === 0) continue;
      mark(variable, 1);
      bump(variable);
      if (levelOf(variable) === level) {
        open++;
      } else {
        setLearnt(learntSize, fact ^ 1);
        learntSize++;
      }
    }
    while (seen(trail(index) >> 1) === 0) index--;
    literal = trail(index);
    index--;
    open--;
    if (open === 0) break;
    const reason = reasonOf(literal >> 1);
    if ((reason & 3) === BY_CLAUSE) useClause(<usize>reason);
    explain(literal);
  }
  setLearnt(0, literal ^ 1);
  minimise();
  measure();
  for (let i = 0; i < clearCount; i++) {
    store<u8>(seenAt + <usize>load<i32>(clearAt + ((<usize>i) << 2)), 0);
  }
  return true;
}

function minimise(): void {
  // A fact of a level that the clause does not touch can't be implied by it: `stamp` marks the levels.
  stamp++;
  for (let i = 0; i < learntSize; i++) {
    store<i32>(levelSeenAt + ((<usize>levelOf(learnt(i) >> 1)) << 2), stamp);
  }
  let kept = 1;
  for (let i = 1; i < learntSize; i++) {
    const literal = learnt(i);
    if (reasonOf(literal >> 1) === NO_REASON || !isRedundant(literal ^ 1)) {
      setLearnt(kept, literal);
      kept++;
    }
  }
  learntSize = kept;
}

/** Whether this fact follows from the other facts of the clause. */
function isRedundant(fact: i32): bool {
  let depth = 0;
  store<i32>(stackAt, fact);
  depth = 1;
  const firstMarked = clearCount;
  while (depth > 0) {
    depth--;
    const top = load<i32>(stackAt + ((<usize>depth) << 2));
    explain(top);
    for (let i = 0; i < antecedentCount; i++) {
      const next = load<i32>(antecedentsAt + ((<usize>i) << 2));
      const variable = next >> 1;
      const known = seen(variable);
      if (levelOf(variable) === 0 || known === 1 || known === 2) continue;
      if (
        known === 3 ||
        reasonOf(variable) === NO_REASON ||
        load<i32>(levelSeenAt + ((<usize>levelOf(variable)) << 2)) !== stamp
      ) {
        // What was passed on the way is not known to be redundant.
        for (let j = firstMarked; j < clearCount; j++) {
          store<u8>(seenAt + <usize>load<i32>(clearAt + ((<usize>j) << 2)), 3);
        }
        return false;
      }
      mark(variable, 2);
      store<i32>(stackAt + ((<usize>depth) << 2), next);
      depth++;
    }
  }
  return true;
}

/** Glue, the level to jump back to, and its literal second in the clause. */
function measure(): void {
  jumpLevel = 0;
  let second = -1;
  for (let i = 1; i < learntSize; i++) {
    const at = levelOf(learnt(i) >> 1);
    if (at > jumpLevel) {
      jumpLevel = at;
      second = i;
    }
  }
  if (second > 1) {
    const literal = learnt(1);
    setLearnt(1, learnt(second));
    setLearnt(second, literal);
  }
  stamp++;
  glue = 0;
  for (let i = 0; i < learntSize; i++) {
    const at = levelSeenAt + ((<usize>levelOf(learnt(i) >> 1)) << 2);
    if (load<i32>(at) !== stamp) {
      store<i32>(at, stamp);
      glue++;
    }
  }
}
