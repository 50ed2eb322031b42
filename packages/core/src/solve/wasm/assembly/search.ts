// The search, in stages: propagate at the root; then decide, propagate and learn from conflicts (GRASP, MiniSat),
// occasional probing; and what a solution means.
//
// It alternates phases. A phase by belief is good at finding solutions, one by activity at proving that there are no
// more; each is longer than the one before. A narrow puzzle gets a beam after each phase by belief. When the first two
// phases have not settled the puzzle, it resists: every cell is probed once, and order literals are added. Once there
// is a solution, what is left is mostly the proof that it is the only one: phases by belief become short, cells are
// probed soon, and decisions by activity contradict it.
import { analyze, assertLearned } from './analyze';
import { areasAgree } from './area';
import { advanceBeam, beginBeam, fitsBeam } from './beam/beam';
import { followNext, isSettledByBeam, leaveGuide } from './beam/guide';
import { nextRun, noteConflict } from './belief/kind';
import { addClause, reasonOfClause } from './clauses';
import { advanceCount, beginCount } from './count/count';
import { Count } from './count/state';
import { decide } from './decide';
import { readCandidates } from './domains';
import { beginEnumeration, nextBranch, resolveAboveFloor } from './enumerate';
import { heapInsert } from './heap';
import { keepSolution } from './known-solution';
import { Reason } from './layout';
import { splitLines } from './line/split';
import { locateCells } from './lines';
import {
  BELIEF_WORK,
  CONTRARY_AFTER,
  Feature,
  MAX_BLOCKED_SOLUTIONS,
  Options,
  PROOF_PROBING_AFTER,
  PROOF_PROBING_FACTOR,
  SEED_ACTIVITY,
  SHORT_BELIEF_PHASE,
  Strategy,
} from './options';
import { addOrderLiterals } from './order-encoding';
import { beginProbing, PROBING_FAILED, PROBING_PAUSED, probeCells } from './probe';
import { BY_CONFLICT, BY_SOLUTION, logLemma, logRootConflict, logSolution } from './proof-hints';
import { logAddress } from './proof-log';
import { propagate } from './propagate';
import { random, seedRandom } from './random';
import { reduceClauses, reductionDue } from './reduce';
import { beginRun, restartDue, restartLevel, runEnds } from './restart';
import { initSearch } from './solver';
import {
  Conflict,
  Domains,
  Enumeration,
  Heap,
  Learned,
  Messages,
  Queue,
  Search,
  Symmetries,
  Trail,
  Variables,
} from './state';
import { stats } from './stats';
import { addImages, addLearnedImages } from './symmetry/images';
import { beginSymmetricSolutions, nextSymmetricSolution } from './symmetry/solutions';
import { findSymmetries, forgetSymmetries } from './symmetry/symmetry';
import { TracePhase, traceConflict, traceLearned, tracePhase, traceRestart } from './trace-log';
import { assign, backtrack, decisionOf, OPEN, recordRoot, value } from './trail';
import { requireUnseen } from './variation';

/** What a call of `run` came to; CONTINUE is for stages only: the next one follows at once. */
const PAUSED: i32 = 0;
const SOLUTION: i32 = 1;
const EXHAUSTED: i32 = 2;
const CONTINUE: i32 = 3;

class Stage {
  static readonly ROOT: i32 = 0; // as `reset` sets it
  static readonly SEARCHING: i32 = 1;
  static readonly PROBING: i32 = 2;
  static readonly AT_SOLUTION: i32 = 3;
  static readonly BEAM: i32 = 4;
  static readonly COUNTING: i32 = 5;
  static readonly ENDED: i32 = 6;
}

/** Works until about `limit` line solves are counted, or the belief work of one call is used up. */
export function run(limit: f64): i32 {
  Messages.workLeft = BELIEF_WORK;
  let outcome = CONTINUE;
  while (outcome === CONTINUE) {
    switch (Search.stage) {
      case Stage.ROOT:
        outcome = propagateRoot(limit);
        break;
      case Stage.SEARCHING:
        outcome = search(limit);
        break;
      case Stage.PROBING:
        outcome = probe(limit);
        break;
      case Stage.BEAM:
        outcome = followBeam(limit);
        break;
      case Stage.AT_SOLUTION:
        outcome = leaveSolution();
        break;
      case Stage.COUNTING:
        outcome = advanceCount(limit) ? EXHAUSTED : PAUSED;
        break;
      default:
        outcome = EXHAUSTED;
    }
  }
  if (outcome === EXHAUSTED) Search.stage = Stage.ENDED;
  return outcome;
}

function propagateRoot(limit: f64): i32 {
  const isSound = propagate(limit);
  if (isSound && stats.lineSolves >= limit) {
    Domains.areRead = false;
    return PAUSED;
  }
  readCandidates();
  if (!isSound) {
    logRootConflict();
    Count.isExact = true;
    return EXHAUSTED;
  }
  if (Options.has(Strategy.COUNT)) return startCount();
  if (Domains.unknown === 0) return atSolution();
  Search.lineSolvable = false;
  if (!beginSearch()) return EXHAUSTED;
  Search.stage = Stage.SEARCHING;
  return CONTINUE;
}

/** What a search and a count begin with. False when the areas show that there is no solution. */
function beginTables(): bool {
  initSearch();
  locateCells();
  recordRoot();
  return splitAndCheck();
}

function startCount(): i32 {
  if (!beginTables()) {
    Count.isExact = true;
    return EXHAUSTED;
  }
  beginCount();
  Search.stage = Stage.COUNTING;
  return CONTINUE;
}

/** False when the areas show that there is no solution. */
function beginSearch(): bool {
  if (!beginTables()) return false;
  seedRandom(Options.seed);
  findSymmetries();
  for (let variable = 0; variable < Variables.ofCells; variable++) {
    if (value(variable << 1) !== OPEN) continue;
    if (Options.seed !== 0) Heap.activity[variable] = random() * SEED_ACTIVITY;
    heapInsert(variable);
  }
  beginPhase(!Options.has(Strategy.ACTIVITY_FIRST));
  return true;
}

/** Splits the lines at the root. False when rows and columns of a region disagree: no solution is left. */
function splitAndCheck(): bool {
  splitLines();
  if (!Options.isOn(Feature.AREA_CHECK) || areasAgree()) return true;
  // No single line is to blame.
  Conflict.lastOrigin = -1;
  return false;
}

function beginPhase(byBelief: bool): void {
  Search.byBelief = byBelief && Options.isOn(Feature.BELIEF);
  if (Search.byBelief) {
    if (stats.conflicts > 0) nextRun();
    beginRun();
    Search.phaseEnds = stats.conflicts + (Search.found > 0 ? SHORT_BELIEF_PHASE : Search.beliefPhase);
    if (Search.found === 0) Search.beliefPhase *= 2;
  } else {
    Search.phaseEnds = stats.conflicts + Search.activityPhase;
    Search.activityPhase *= 2;
  }
  tracePhase(Search.byBelief ? TracePhase.BELIEF : TracePhase.ACTIVITY);
}

function search(limit: f64): i32 {
  while (true) {
    if (!propagate(Infinity)) {
      stats.conflicts++;
      traceConflict(Conflict.line < 0 ? -1 : Conflict.lastOrigin);
      if (Search.byBelief) noteConflict();
      leaveGuide();
      if (Trail.level === 0) {
        logRootConflict();
        return EXHAUSTED;
      }
      if (!(Enumeration.isOn ? resolveAboveFloor() : learn())) return EXHAUSTED;
      continue;
    }
    if (Domains.unknown === 0) return atSolution();
    if (stats.lineSolves >= limit) return PAUSED;
    if (!Enumeration.isOn) {
      if (stats.conflicts >= Search.phaseEnds) {
        if (nextPhase()) return CONTINUE;
      } else if (stats.conflicts >= Search.probesDue) {
        backtrack(0);
        startProbing(stats.lineSolves * PROOF_PROBING_FACTOR);
        return CONTINUE;
      } else if (Search.byBelief && runEnds()) {
        backtrack(0);
        traceRestart(0);
        nextRun();
        beginRun();
      } else if (!Search.byBelief && restartDue()) {
        const kept = restartLevel();
        backtrack(kept);
        traceRestart(kept);
      }
    }
    if (reductionDue()) reduceClauses();
    if (!decide()) return PAUSED;
  }
}

/** True when probing is due: both kinds had a phase and the puzzle is not settled. */
function nextPhase(): bool {
  backtrack(0);
  const wasByBelief = Search.byBelief;
  beginPhase(!wasByBelief);
  const wasSecond = wasByBelief === Options.has(Strategy.ACTIVITY_FIRST) || !Options.isOn(Feature.BELIEF);
  if (wasByBelief && Search.found === 0 && Options.isOn(Feature.BEAM) && fitsBeam()) {
    beginBeam();
    Search.stage = Stage.BEAM;
    return true;
  }
  if (Search.resisting || !wasSecond) return false;
  Search.resisting = true;
  startProbing(Infinity);
  return true;
}

/** Learns from the conflict and backtracks. False when no solution is left. */
function learn(): bool {
  if (!analyze()) {
    logRootConflict();
    return false;
  }
  traceLearned();
  logLemma(Learned.literals, Learned.size, BY_CONFLICT);
  backtrack(Learned.backtrackLevel);
  assertLearned();
  return addLearnedImages();
}

/** Probes cells next, until the line solve counter reaches the limit. Pre: at the root. */
function startProbing(until: f64): void {
  tracePhase(TracePhase.PROBING);
  beginProbing();
  Search.probesDue = Infinity;
  Search.probesEnd = until;
  Search.stage = Stage.PROBING;
}

function probe(limit: f64): i32 {
  if (Options.isOn(Feature.PROBING)) {
    const outcome = probeCells(min(limit, Search.probesEnd));
    if (outcome === PROBING_PAUSED && stats.lineSolves < Search.probesEnd) return PAUSED;
    if (outcome === PROBING_FAILED) {
      logRootConflict();
      return EXHAUSTED;
    }
    if (Domains.unknown === 0) return atSolution();
  }
  if (!splitAndCheck()) return EXHAUSTED;
  if (Search.resisting && Options.isOn(Feature.ORDER_LITERALS)) addOrderLiterals();
  Search.stage = Stage.SEARCHING;
  return CONTINUE;
}

/** A beam along a narrow puzzle; then the search goes on, towards the solution that was found, if any. */
function followBeam(limit: f64): i32 {
  if (!advanceBeam(limit)) return PAUSED;
  if (isSettledByBeam(0)) {
    Conflict.lastOrigin = -1;
    return EXHAUSTED;
  }
  Search.stage = Stage.SEARCHING;
  return CONTINUE;
}

function atSolution(): i32 {
  assert(Queue.size === 0 && (!Trail.searching || Trail.propagated === Trail.size));
  Search.found++;
  Search.stage = Stage.AT_SOLUTION;
  Search.solution = Domains.candidates;
  logSolution();
  beginSymmetricSolutions();
  return SOLUTION;
}

function leaveSolution(): i32 {
  if (!Options.has(Strategy.VARY) && nextSymmetricSolution()) {
    Search.solution = Symmetries.solution;
    return SOLUTION;
  }
  if (isSettledByBeam(1) || !excludeSolution()) return EXHAUSTED;
  if (Enumeration.isOn) leaveGuide();
  else if (followNext()) backtrack(0);
  Search.stage = Stage.SEARCHING;
  return CONTINUE;
}

/** Goes on to the next solution. False when this was the last. */
function excludeSolution(): bool {
  if (Trail.level === 0) return false;
  if (Enumeration.isOn) return nextBranch(BY_SOLUTION);
  if (Search.found === 1) {
    keepSolution();
    if (!Search.resisting && Options.isOn(Feature.PROBING)) {
      Search.probesDue = stats.conflicts + PROOF_PROBING_AFTER;
    }
  }
  if (Options.isOn(Feature.CONTRARY_DECISIONS)) Search.contraryFrom = stats.conflicts + CONTRARY_AFTER;
  if (Options.has(Strategy.VARY) ? !requireUnseen() : !blockSolution()) return false;
  if (Search.byBelief) beginPhase(false);
  const isLong = Search.found >= MAX_BLOCKED_SOLUTIONS || Options.has(Strategy.ENUMERATE);
  if (isLong && Options.isOn(Feature.ENUMERATION) && !Options.has(Strategy.VARY)) {
    backtrack(0);
    forgetSymmetries();
    tracePhase(TracePhase.ENUMERATION);
    beginEnumeration();
  }
  return true;
}

/** A solution follows from its decisions: a clause says that not all of them are taken again. */
function blockSolution(): bool {
  const size = Trail.level;
  const literals = Learned.literals;
  for (let level = 1; level <= size; level++) literals[size - level] = decisionOf(level) ^ 1;
  logLemma(literals, size, BY_SOLUTION);
  backtrack(size - 1);
  if (size === 1) {
    assign(literals[0], Reason.NONE, -1);
  } else {
    const clause = addClause(literals, size, 0);
    logAddress(clause);
    assign(literals[0], reasonOfClause(clause), -1);
  }
  return Symmetries.count === 0 || addImages(literals, size, 0);
}
