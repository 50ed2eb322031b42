// Counts all solutions by search (Cachet, sharpSAT): a decision, propagation by lines and learned clauses, and then the
// unknown cells fall into components, whose counts multiply. Both values of a decision are added up. A component that was
// counted before is looked up.
//
// Where nothing of a component is counted yet, this is a search for a solution like any other: it jumps back over
// decisions and restarts. Once one value has solutions, that decision stays until the other value is done.
import { analyze } from '../analyze';
import { newArray, newTable, newZeros } from '../memory';
import { Options } from '../options';
import { propagate } from '../propagate';
import { reduceClauses, reductionDue } from '../reduce';
import { noteRestart, restartDue } from '../restart';
import { Heap, Learned, Puzzle, Trail, Variables } from '../state';
import { stats } from '../stats';
import { backtrack, beginLevel, decideLiteral, FALSE, OPEN, value } from '../trail';
import { find, hashOf, initCache, remember } from './cache';
import { cellAt, initComponents, isOutdated, longestKey, writeKey } from './components';
import {
  closeComponent,
  componentOf,
  divideAgain,
  dropFrames,
  dropRefuted,
  floorLevel,
  frameAt,
  keyRoom,
  pushFrame,
  shiftCache,
} from './frames';
import { addLearned, assertLate, initLate } from './late';
import { sum } from './number';
import { initParts } from './parts';
import { Component, Components, Count, Frame } from './state';

/** Bytes of keys for each component that may be remembered. */
const KEY_BYTES: i32 = 64;

/** Pre: at the root of a search, propagated; lines are split; all kernels are for one colour and one word. */
export function beginCount(): void {
  const cells = Puzzle.cells;
  Count.frames = newTable<Frame>(cells + 2);
  Count.levels = -1;
  Count.keyCapacity = longestKey();
  Count.keys = newArray<u8>(Count.keyCapacity);
  Count.seen = newZeros<u8>(2 * cells);
  Count.seenLiterals = newArray<i32>(2 * cells);
  Count.seenCount = 0;
  initLate();
  initParts();
  initComponents();
  // A count has no seed: the host puts there how many components may be remembered.
  const entries = Options.seed;
  initCache(entries, max(entries * KEY_BYTES, 2 * longestKey()));
  Components.cellCount = cells;
  for (let cell = 0; cell < cells; cell++) Components.cells[cell] = cell;
  pushFrame(0, cells);
}

/** Works until about `limit` line solves are counted; true when all is counted, or the number does not fit. */
export function advanceCount(limit: f64): bool {
  while (stats.lineSolves < limit) {
    if (Count.hasOverflown) return true;
    if (reductionDue()) reduceClauses();
    const frame = frameAt(Trail.level);
    let goesOn = true;
    if (frame.component === Components.count) {
      noteSeen();
      if (Trail.level === 0) {
        setCount(frame.product);
        return true;
      }
      goesOn = closeBranch(frame.product);
    } else if (restartDue()) {
      goesOn = restart();
    } else if (isOutdated(componentOf(frame))) {
      divideAgain(frame);
    } else if (!isRemembered(frame)) {
      goesOn = decideIn(frame);
    }
    if (!goesOn) {
      setCount(0);
      return true;
    }
  }
  return false;
}

/** The number is final. */
function setCount(solutions: u64): void {
  Count.solutions = solutions;
  Count.isExact = !Count.hasOverflown;
}

/** What is true on this level is so in some solution. */
function noteSeen(): void {
  for (let i = Trail.level === 0 ? 0 : Trail.levelStart[Trail.level]; i < Trail.size; i++) {
    const literal = Trail.literals[i];
    if (Count.seen[literal] !== 0) continue;
    Count.seen[literal] = 1;
    Count.seenLiterals[Count.seenCount] = literal;
    Count.seenCount++;
  }
}

/** Looks the present component up; if it is known, goes on to the next one. */
function isRemembered(frame: Frame): bool {
  const key = keyRoom(frame, longestKey());
  const size = <i32>(changetype<usize>(writeKey(componentOf(frame), key)) - changetype<usize>(key));
  frame.keyEnd = frame.keyStart + size;
  frame.hash = hashOf(key, size);
  const entry = find(key, size, frame.hash);
  if (changetype<usize>(entry) === 0) return false;
  closeComponent(frame, entry.count);
  return true;
}

/** Decides a cell of the present component. As all functions below: false when there is no solution at all. */
function decideIn(frame: Frame): bool {
  const component = componentOf(frame);
  let best = cellAt(component.from);
  for (let i = component.from + 1; i < component.to; i++) {
    if (Heap.activity[cellAt(i)] > Heap.activity[best]) best = cellAt(i);
  }
  frame.literal = (best << 1) | <i32>Variables.phases[best];
  frame.isSecond = false;
  stats.decisions++;
  decideLiteral(frame.literal);
  return enter(component);
}

/** Propagates what was decided in a component, and begins to count what is left of it. */
function enter(component: Component): bool {
  if (!propagate(Infinity)) return resolve();
  pushFrame(component.from, component.to);
  return true;
}

/** The present level has so many solutions: goes back to the one below. */
function closeBranch(count: u64): bool {
  const level = Trail.level - 1;
  dropFrames(level);
  backtrack(level);
  const frame = frameAt(level);
  if (frame.isSecond) {
    closeAndRemember(frame, sum(frame.first, count));
    return settle();
  }
  frame.isSecond = true;
  frame.first = count;
  assertLate();
  return propagate(Infinity) ? tryOther(frame) : resolve();
}

/** Goes on to the other value of the cell that was decided. */
function tryOther(frame: Frame): bool {
  const other = frame.literal ^ 1;
  const known = value(other);
  if (known === FALSE) {
    closeAndRemember(frame, frame.first);
    return true;
  }
  stats.decisions++;
  // A level without a decision, where that value is implied by now.
  if (known === OPEN) decideLiteral(other);
  else beginLevel();
  return enter(componentOf(frame));
}

function closeAndRemember(frame: Frame, count: u64): void {
  const key = Count.keys.from(frame.keyStart);
  const forgotten = remember(key, frame.keyEnd - frame.keyStart, frame.hash, count);
  if (forgotten > 0) shiftCache(forgotten);
  closeComponent(frame, count);
}

/**
 * Learns from a conflict. A level without solutions ends: the other value of its cell was counted before, or the search
 * jumps back as far as nothing that was counted gets lost.
 */
function resolve(): bool {
  while (true) {
    stats.conflicts++;
    // The analysis goes to the level of the conflict.
    if (Trail.level === 0 || !analyze()) return false;
    const below = Trail.level - 1;
    dropRefuted(below);
    const frame = frameAt(below);
    const isClosed = frame.isSecond;
    const target = isClosed ? below : max(Learned.backtrackLevel, floorLevel());
    dropRefuted(target);
    backtrack(target);
    addLearned();
    assertLate();
    if (!propagate(Infinity)) continue;
    if (isClosed) closeAndRemember(frame, frame.first);
    return true;
  }
}

function restart(): bool {
  noteRestart();
  const floor = floorLevel();
  if (floor >= Trail.level) return true;
  dropRefuted(floor);
  backtrack(floor);
  return settle();
}

/** Propagates what holds at the level that the search has gone back to. */
function settle(): bool {
  assertLate();
  return propagate(Infinity) || resolve();
}
