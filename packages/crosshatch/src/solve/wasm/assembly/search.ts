// The search: propagate, learn from contradictions, decide, restart; and what a solution means.
import {
  assign,
  candidates,
  cellVariables,
  layOutSearch,
  level,
  levelStart,
  newLevel,
  NO_REASON,
  OPEN,
  phase,
  setPhase,
  trail,
  trailSize,
  undoTo,
  unknownCells,
  value,
  variables,
} from './board';
import { analyze, glue, jumpLevel, layOutAnalysis, learntLiteralsAt, learntSize } from './analyze';
import { addClause, clauseReason, decayClauses, layOutClauses, learntCount, setClauseHead } from './clauses';
import { surestLiteral } from './guide';
import { cellCount, colors, height, width } from './lines';
import { allocate } from './memory';
import { decayActivities, heapInsert, heapPop, layOutHeap, rebuild, setActivity } from './order-heap';
import { layOutProbes, PROBING_BROKE, PROBING_PAUSED, probeAll, probeScore } from './probe';
import { lineSolves, propagate, brokenLine } from './propagate';
import { addPlaces } from './places';
import { layOutReasons } from './reason';
import { reduceClauses, reductionDue, layOutReduction } from './reduce';
import { layOutRestarts, noteGlue, restartDue, noteRestart } from './restart';

export const PAUSED: i32 = 0;
export const SOLUTION: i32 = 1;
export const EXHAUSTED: i32 = 2;

const AT_ROOT: i32 = 0;
const PROBING: i32 = 1;
const SEARCHING: i32 = 2;
const AT_SOLUTION: i32 = 3;
const ENDED: i32 = 4;

let stage: i32 = AT_ROOT;
export let lineSolvable: bool = true;
export let decisions: f64 = 0;
export let contradictions: f64 = 0;
export let learntClauses: f64 = 0;
export let restarts: f64 = 0;
let blockAt: usize = 0;
let placesAt: f64 = 2000;
let havePlaces: bool = false;
export function setPlaces(n: i32): void { placesAt = <f64>n; }
export let doProbe: i32 = 1;
export function setProbe(x: i32): void { doProbe = x; }

let mostRuns: i32 = 0;

export function beginSearch(runs: i32): void {
  mostRuns = runs;
  stage = AT_ROOT;
  havePlaces = false;
  lineSolvable = true;
  decisions = 0;
  contradictions = 0;
  learntClauses = 0;
  restarts = 0;
}

/** Works until `limit` line solves are counted. */
export function run(limit: f64): i32 {
  while (true) {
    if (stage == AT_ROOT) {
      if (!propagate(limit)) return end();
      if (lineSolves >= limit) return PAUSED;
      if (unknownCells == 0) {
        stage = AT_SOLUTION;
        return SOLUTION;
      }
      lineSolvable = false;
      layOut();
      stage = PROBING;
    } else if (stage == PROBING) {
      if (doProbe) {
      const outcome = probeAll(limit);
      if (outcome == PROBING_PAUSED) return PAUSED;
      if (outcome == PROBING_BROKE) return end();
      }
      if (unknownCells == 0) {
        stage = AT_SOLUTION;
        return SOLUTION;
      }
      firstOrder();
      stage = SEARCHING;
    } else if (stage == SEARCHING) {
      const outcome = search(limit);
      if (outcome == SOLUTION) stage = AT_SOLUTION;
      if (outcome == EXHAUSTED) return end();
      return outcome;
    } else if (stage == AT_SOLUTION) {
      if (level == 0 || !block()) return end();
      stage = SEARCHING;
    } else {
      return EXHAUSTED;
    }
  }
}

function end(): i32 {
  stage = ENDED;
  return EXHAUSTED;
}

function layOut(): void {
  layOutHeap(colors == 2 ? cellCount : cellCount * colors);
  layOutSearch();
  layOutClauses();
  setClauseHead(trailSize);
  layOutReasons(max(width, height));
  layOutAnalysis();
  layOutProbes();
  layOutReduction();
  layOutRestarts();
  blockAt = allocate(<usize>(variables + 1) << 2);
}

/** Open variables into the heap, in the order that probing suggests. */
function firstOrder(): void {
  for (let variable = 0; variable < cellVariables; variable++) {
    if (value(variable << 1) != OPEN) continue;
    const cell = colors == 2 ? variable : variable / colors;
    setActivity(variable, <f64>probeScore(cell) * 1e-4);
    heapInsert(variable);
  }
  rebuild();
}

function search(limit: f64): i32 {
  while (true) {
    if (!propagate(Infinity)) {
      contradictions++;
      if (level == 0 || !learn()) return EXHAUSTED;
      continue;
    }
    if (unknownCells == 0) return SOLUTION;
    if (lineSolves >= limit) return PAUSED;
    if (restartDue()) {
      noteRestart();
      restarts++;
      undoTo(0);
      setClauseHead(trailSize);
    }
    if (!havePlaces && contradictions >= placesAt) {
      undoTo(0);
      setClauseHead(trailSize);
      if (!propagate(Infinity)) return EXHAUSTED;
      addPlaces(mostRuns);
      blockAt = allocate(<usize>(variables + 1) << 2);
      havePlaces = true;
      continue;
    }
    if (reductionDue(contradictions)) reduceClauses();
    decide();
  }
}

/** Learns from the contradiction and jumps back. False when no solution is left. */
function learn(): bool {
  if (!analyze()) return false;
  learntClauses++;
  noteGlue(glue, trailSize);
  undoTo(jumpLevel);
  setClauseHead(trailSize);
  const asserted = load<i32>(learntLiteralsAt);
  if (learntSize == 1) {
    assign(asserted, NO_REASON, -1);
  } else {
    const clause = addClause(learntLiteralsAt, learntSize, glue);
    assign(asserted, clauseReason(clause), -1);
  }
  decayActivities(0.95);
  decayClauses();
  return true;
}

let guided: i32 = 0;
export function setGuided(n: i32): void { guided = n; }
let rounds: i32 = 3;
export function setRounds(n: i32): void { rounds = n; }
function decide(): void {
  if (guided > 0) {
    const literal = surestLiteral(rounds);
    decisions++;
    newLevel();
    assign(literal, NO_REASON, -1);
    return;
  }
  let variable = heapPop();
  while (value(variable << 1) != OPEN) variable = heapPop();
  decisions++;
  newLevel();
  assign((variable << 1) | phase(variable), NO_REASON, -1);
}

/** Rules out the solution on the board: its decisions may not all be taken again. */
function block(): bool {
  for (let i = 1; i <= level; i++) {
    store<i32>(blockAt + (<usize>(level - i) << 2), trail(levelStart(i)) ^ 1);
  }
  const size = level;
  undoTo(level - 1);
  setClauseHead(trailSize);
  const asserted = load<i32>(blockAt);
  if (size == 1) assign(asserted, NO_REASON, -1);
  else assign(asserted, clauseReason(addClause(blockAt, size, 0)), -1);
  return true;
}
