// The search: propagate, learn from contradictions, decide, begin anew; and what a solution means.
//
// It takes turns. A turn guided by belief is good at finding solutions, one by activity at proving
// that there are no more; each turn is longer than the one before. When the first two have not
// settled the puzzle, it resists: every cell is probed once, and the places of runs become variables.
// Once there is a solution, what is left is mostly the proof that it is the only one: turns by belief become
// short, cells are probed soon, and decisions by activity go against it.

import { noteBreak } from './advice';
import { analyze, jumpLevel, layOutAnalysis } from './analyze';
import {
  assign,
  candidatesAt,
  cellVariables,
  layOutSearch,
  level,
  levelStart,
  NO_REASON,
  newLevel,
  OPEN,
  phase,
  readCandidates,
  staleCandidates,
  trail,
  undoTo,
  unknownCells,
  value,
  variables,
} from './board';
import { addClause, clauseReason, layOutClauses } from './clauses';
import { beginDive, diveEnds, resetDives } from './dives';
import { enumerate, enumerating, nextBranch, startEnumerating, stopEnumerating } from './enumerate';
import { diveAnew, guidedLiteral, resetGuide } from './guide';
import { addImages, addImagesOf, resetImages } from './images';
import { assertLearnt, noteLearnt, resetLearning } from './learn';
import { cellCount, colors, height, layOutParts, width } from './lines';
import { allocate } from './memory';
import { heapInsert, heapPop, layOutHeap, setActivity } from './order-heap';
import { addPlaces } from './places';
import { layOutProbes, PROBING_BROKE, PROBING_PAUSED, probeAll, resetProbes } from './probe';
import { lineSolves, propagate } from './propagate';
import { random, seedRandom } from './random';
import { layOutReasons } from './reason';
import { layOutReduction, reduceClauses, reductionDue } from './reduce';
import { layOutRestarts, levelToKeep, noteRestart, restartDue } from './restart';
import { contrary, forgetSolved, keepSolved } from './solved';
import { splitAll } from './split';
import { findSymmetries, forgetSymmetries, symmetries } from './symmetry';
import { beginTwins, nextTwin, resetTwins, twinAt } from './twins';

const PAUSED: i32 = 0;
const SOLUTION: i32 = 1;
const EXHAUSTED: i32 = 2;

const AT_ROOT: i32 = 0;
const SEARCHING: i32 = 1;
const PROBING: i32 = 2;
const AT_SOLUTION: i32 = 3;
const ENDED: i32 = 4;

/** Contradictions in the first turn of each kind; they double from turn to turn. */
const GUIDED_TURN: f64 = 100;
const ACTIVE_TURN: f64 = 500;
const HASTY_TURN: f64 = 1;
/** Contradictions in a turn by belief once there is a solution: enough to find one that is not close by. */
const GLANCE: f64 = 25;
/** Contradictions after a solution until decisions go against the first: the next is often close by. */
const NEARBY_TURN: f64 = 3;
/** Contradictions after the first solution until cells are probed for a second one. */
const PROOF_TURN: f64 = 20;
/** Such probing ends when the work done so far has grown by this factor. */
const PROOF_SHARE: f64 = 2;
/** Solutions that are ruled out by a clause each; from then on they are enumerated in bounded memory. */
const BLOCKED_SOLUTIONS: i32 = 16;

// Seeds other than 0 make searches that differ, for a portfolio: odd ones begin by activity, and
// those with bit 1 are hasty: they probe and make places of runs variables almost at once. Those with bit 3
// enumerate from the first solution on.
const BY_ACTIVITY: i32 = 1;
const HASTY: i32 = 2;
const ENUMERATES: i32 = 8;

let stage: i32 = AT_ROOT;
export let lineSolvable: bool = true;
export let decisions: f64 = 0;
export let contradictions: f64 = 0;
export let restarts: f64 = 0;
/** The solution found last: candidate sets of the cells. */
export let solutionAt: usize = 0;

let seed: i32 = 0;
let found: i32 = 0;
let literalsAt: usize = 0;
let guided: bool = true;
let turnEnds: f64 = 0;
let guidedTurn: f64 = 0;
let activeTurn: f64 = 0;
let resisting: bool = false;
let proofBegins: f64 = 0; // contradictions
let probesDue: f64 = 0; // contradictions
let probesEnd: f64 = 0; // line solves

export function beginSearch(newSeed: i32): void {
  seed = newSeed;
  stage = AT_ROOT;
  found = 0;
  resisting = false;
  proofBegins = Infinity;
  probesDue = Infinity;
  lineSolvable = true;
  decisions = 0;
  contradictions = 0;
  restarts = 0;
  stopEnumerating();
  resetLearning();
  resetGuide();
  resetDives();
  resetProbes();
  forgetSolved();
  resetImages();
  resetTwins();
}

/** Works until about `limit` line solves are counted. */
export function run(limit: f64): i32 {
  while (true) {
    if (stage === AT_ROOT) {
      const sound = propagate(limit);
      if (sound && lineSolves >= limit) {
        staleCandidates();
        return PAUSED;
      }
      readCandidates();
      if (!sound) return end();
      if (unknownCells === 0) return solution();
      lineSolvable = false;
      layOut();
      stage = SEARCHING;
    } else if (stage === SEARCHING) {
      const outcome = search(limit);
      if (outcome === SOLUTION) return solution();
      if (outcome === EXHAUSTED) return end();
      if (stage === SEARCHING) return PAUSED;
    } else if (stage === PROBING) {
      const outcome = probeAll(min(limit, probesEnd));
      if (outcome === PROBING_PAUSED && lineSolves < probesEnd) return PAUSED;
      if (outcome === PROBING_BROKE) return end();
      if (unknownCells === 0) return solution();
      splitAll();
      if (resisting) {
        addPlaces();
        growLiterals();
      }
      stage = SEARCHING;
    } else if (stage === AT_SOLUTION) {
      if (nextTwin()) {
        solutionAt = twinAt;
        return SOLUTION;
      }
      if (!passSolution()) return end();
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

/** Cells are probed next, until so many line solves are counted. Pre: at the root. */
function beginProbing(until: f64): void {
  layOutProbes();
  probesDue = Infinity;
  probesEnd = until;
  stage = PROBING;
}

function solution(): i32 {
  found++;
  stage = AT_SOLUTION;
  solutionAt = candidatesAt;
  beginTwins();
  return SOLUTION;
}

function layOut(): void {
  layOutHeap(colors === 2 ? cellCount : cellCount * colors);
  layOutParts();
  layOutSearch();
  splitAll();
  layOutClauses();
  layOutReasons(max(width, height));
  layOutAnalysis();
  layOutReduction();
  layOutRestarts();
  growLiterals();
  findSymmetries();
  seedRandom(seed);
  for (let variable = 0; variable < cellVariables; variable++) {
    if (value(variable << 1) !== OPEN) continue;
    if (seed !== 0) setActivity(variable, random() * 1e-3);
    heapInsert(variable);
  }
  const hasty = (seed & HASTY) !== 0;
  guidedTurn = hasty ? HASTY_TURN : GUIDED_TURN;
  activeTurn = hasty ? HASTY_TURN : ACTIVE_TURN;
  beginTurn((seed & BY_ACTIVITY) === 0);
}

function growLiterals(): void {
  literalsAt = allocate((<usize>(variables + 1)) << 2);
}

function beginTurn(withBelief: bool): void {
  guided = withBelief;
  if (guided) {
    if (contradictions > 0) diveAnew();
    beginDive(contradictions);
    turnEnds = contradictions + (found > 0 ? GLANCE : guidedTurn);
    if (found === 0) guidedTurn *= 2;
  } else {
    turnEnds = contradictions + activeTurn;
    activeTurn *= 2;
  }
}

function search(limit: f64): i32 {
  while (true) {
    if (!propagate(Infinity)) {
      contradictions++;
      if (guided) noteBreak();
      if (level === 0 || !(enumerating ? enumerate() : learn())) return EXHAUSTED;
      continue;
    }
    if (unknownCells === 0) return SOLUTION;
    if (lineSolves >= limit) return PAUSED;
    if (!enumerating) {
      if (contradictions >= turnEnds) {
        undoTo(0);
        const wasGuided = guided;
        beginTurn(!guided);
        if (!resisting && wasGuided === ((seed & BY_ACTIVITY) !== 0)) {
          resisting = true;
          beginProbing(Infinity);
          return PAUSED;
        }
      } else if (contradictions >= probesDue) {
        undoTo(0);
        beginProbing(lineSolves * PROOF_SHARE);
        return PAUSED;
      } else if (guided && diveEnds(contradictions)) {
        undoTo(0);
        diveAnew();
        beginDive(contradictions);
      } else if (!guided && restartDue()) {
        noteRestart();
        restarts++;
        undoTo(levelToKeep());
      }
    }
    if (reductionDue(contradictions)) reduceClauses();
    decide();
  }
}

/** Learns from the contradiction and jumps back. False when no solution is left. */
function learn(): bool {
  if (!analyze()) return false;
  noteLearnt();
  undoTo(jumpLevel);
  assertLearnt();
  return addImages();
}

function decide(): void {
  decisions++;
  let literal = -1;
  if (guided && !enumerating) {
    literal = guidedLiteral();
  } else {
    let variable = heapPop();
    while (value(variable << 1) !== OPEN) variable = heapPop();
    literal =
      contradictions >= proofBegins && !enumerating ? contrary(variable) : (variable << 1) | phase(variable);
  }
  newLevel();
  assign(literal, NO_REASON, -1);
}

/** Leaves the solution on the board behind. False when it was the last. */
function passSolution(): bool {
  if (level === 0) return false;
  if (enumerating) return nextBranch();
  if (found === 1) {
    keepSolved();
    if (!resisting) probesDue = contradictions + PROOF_TURN;
  }
  proofBegins = contradictions + NEARBY_TURN;
  // A solution is settled by its decisions: they may not all be taken again.
  for (let i = 1; i <= level; i++) {
    store<i32>(literalsAt + ((<usize>(level - i)) << 2), trail(levelStart(i)) ^ 1);
  }
  const size = level;
  undoTo(level - 1);
  const asserted = load<i32>(literalsAt);
  if (size === 1) assign(asserted, NO_REASON, -1);
  else assign(asserted, clauseReason(addClause(literalsAt, size, 0)), -1);
  if (symmetries > 0 && !addImagesOf(literalsAt, size, 0)) return false;
  if (guided) beginTurn(false);
  if (found >= BLOCKED_SOLUTIONS || (seed & ENUMERATES) !== 0) {
    undoTo(0);
    forgetSymmetries();
    startEnumerating();
  }
  return true;
}
