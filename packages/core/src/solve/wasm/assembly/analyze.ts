// Conflict analysis: from a conflict back along the trail to the first unique implication point (GRASP, Chaff), then
// the clause is minimised recursively (Sorensson and Biere, here with a stack), and its glue counted (Audemard and
// Simon): the number of decision levels in it. Costs the resolved antecedents, of which there are four a literal.
import { addClause, markUsed, reasonOfClause } from './clauses';
import { bumpActivity, decayActivities } from './heap';
import { Clause, Reason } from './layout';
import { logAddress } from './proof-log';
import { explain, explainClause, explainLine } from './reason';
import { noteGlue } from './restart';
import { Analysis, Antecedents, Conflict, Learned, Trail } from './state';
import { stats } from './stats';
import { assign, backtrack, levelOf, reasonOf, TRUE, value } from './trail';

// Values of `Analysis.seen`.
const SEEN: u8 = 1;
const REDUNDANT: u8 = 2;
const NEEDED: u8 = 3;

function mark(variable: i32, as: u8): void {
  if (Analysis.seen[variable] === 0) {
    Analysis.marked[Analysis.markedCount] = variable;
    Analysis.markedCount++;
  }
  Analysis.seen[variable] = as;
}

/** Counts a level once per stamp: true the first time. */
function stampLevel(level: i32): bool {
  if (Analysis.levelStamps[level] === Analysis.stamp) return false;
  Analysis.levelStamps[level] = Analysis.stamp;
  return true;
}

function explainConflict(): void {
  if (Conflict.clause !== 0) {
    const clause = changetype<Clause>(Conflict.clause);
    useClause(clause);
    explainClause(clause, -1);
  } else {
    explainLine(Conflict.line, -1, Trail.size);
  }
}

/** Notes that a learned clause was used, and lowers its glue to what it is now. */
function useClause(clause: Clause): void {
  const before = clause.glue;
  if (before === 0) return;
  markUsed(clause);
  if (before <= 2) return;
  Analysis.stamp++;
  let glue = 0;
  for (let i = 0; i < clause.size; i++) {
    if (!stampLevel(levelOf(clause.literals[i] >> 1))) continue;
    glue++;
    if (glue === before) return;
  }
  clause.glue = glue;
}

/** Works out the clause to learn. False when the conflict is at the root: no solution is left. */
export function analyze(): bool {
  explainConflict();
  // A conflict may need facts of lower levels only: go there first.
  let highest = 0;
  for (let i = 0; i < Antecedents.count; i++) {
    highest = max(highest, levelOf(Antecedents.literals[i] >> 1));
  }
  if (highest === 0) return false;
  if (highest < Trail.level) backtrack(highest);

  Analysis.markedCount = 0;
  Learned.size = 1;
  let open = 0; // literals of the current level that are not resolved yet
  let index = Trail.size - 1;
  let literal = -1;
  while (true) {
    for (let i = 0; i < Antecedents.count; i++) {
      const fact = Antecedents.literals[i];
      const variable = fact >> 1;
      assert(value(fact) === TRUE);
      if (Analysis.seen[variable] !== 0 || levelOf(variable) === 0) continue;
      mark(variable, SEEN);
      bumpActivity(variable);
      if (levelOf(variable) === Trail.level) {
        open++;
      } else {
        Learned.literals[Learned.size] = fact ^ 1;
        Learned.size++;
      }
    }
    while (Analysis.seen[Trail.literals[index] >> 1] === 0) index--;
    literal = Trail.literals[index];
    index--;
    open--;
    if (open === 0) break;
    const reason = reasonOf(literal >> 1);
    if ((reason & 3) === Reason.CLAUSE) useClause(changetype<Clause>(<usize>reason));
    explain(literal);
  }
  Learned.literals[0] = literal ^ 1;
  minimise();
  measure();
  for (let i = 0; i < Analysis.markedCount; i++) Analysis.seen[Analysis.marked[i]] = 0;
  assert(Learned.backtrackLevel < Trail.level);
  stats.learned++;
  noteGlue(Learned.glue);
  decayActivities();
  return true;
}

function minimise(): void {
  // A fact of a level that the clause does not have can't be implied by it: `stamp` marks the levels.
  Analysis.stamp++;
  for (let i = 0; i < Learned.size; i++) stampLevel(levelOf(Learned.literals[i] >> 1));
  let kept = 1;
  for (let i = 1; i < Learned.size; i++) {
    const literal = Learned.literals[i];
    if (reasonOf(literal >> 1) === Reason.NONE || !isRedundant(literal ^ 1)) {
      Learned.literals[kept] = literal;
      kept++;
    }
  }
  Learned.size = kept;
}

/** Whether this fact follows from the other facts of the clause. */
function isRedundant(fact: i32): bool {
  Analysis.stack[0] = fact;
  let depth = 1;
  const firstMarked = Analysis.markedCount;
  while (depth > 0) {
    depth--;
    explain(Analysis.stack[depth]);
    for (let i = 0; i < Antecedents.count; i++) {
      const next = Antecedents.literals[i];
      const variable = next >> 1;
      const seen = Analysis.seen[variable];
      if (levelOf(variable) === 0 || seen === SEEN || seen === REDUNDANT) continue;
      if (
        seen === NEEDED ||
        reasonOf(variable) === Reason.NONE ||
        Analysis.levelStamps[levelOf(variable)] !== Analysis.stamp
      ) {
        // What was passed on the way is not known to be redundant.
        for (let j = firstMarked; j < Analysis.markedCount; j++) Analysis.seen[Analysis.marked[j]] = NEEDED;
        return false;
      }
      mark(variable, REDUNDANT);
      Analysis.stack[depth] = next;
      depth++;
    }
  }
  return true;
}

/** Glue, the level to backtrack to, and its literal second in the clause. */
function measure(): void {
  const literals = Learned.literals;
  Learned.backtrackLevel = 0;
  let second = -1;
  for (let i = 1; i < Learned.size; i++) {
    const level = levelOf(literals[i] >> 1);
    if (level > Learned.backtrackLevel) {
      Learned.backtrackLevel = level;
      second = i;
    }
  }
  if (second > 1) {
    const literal = literals[1];
    literals[1] = literals[second];
    literals[second] = literal;
  }
  Analysis.stamp++;
  Learned.glue = 0;
  for (let i = 0; i < Learned.size; i++) if (stampLevel(levelOf(literals[i] >> 1))) Learned.glue++;
}

/** Adds the learned clause and asserts its first literal. Pre: its other literals are false. */
export function assertLearned(): void {
  const asserted = Learned.literals[0];
  if (Learned.size === 1) {
    assign(asserted, Reason.NONE, -1);
  } else {
    const clause = addClause(Learned.literals, Learned.size, Learned.glue);
    logAddress(clause);
    assign(asserted, reasonOfClause(clause), -1);
  }
}
