// The automaton of each long line, and what belief says about the rest of the line from each of its nodes.
//
// A node says how much of the clue is laid: between two runs, or so many cells into a run. A filled cell leads to the
// next node; a blank one too from the end of a run, and back to the same node between two runs:
//
//   clue 2 1    (0) -#-> 1 -#-> 2 -.-> (3) -#-> 4 -.-> (5)      (n) = between runs: a blank cell leads back to it
//
// The weight of a node at a boundary is the sum over all ways to lay the rest, each times the odds of its filled cells
// by the messages of the crossing lines.
import { isKnown } from '../domains';
import { newArray } from '../memory';
import { Domains, Lines, Messages, Puzzle } from '../state';
import { Tracks } from './state';

/** Weights are relative to the largest of their boundary, and not below this, unless they are 0. */
const LEAST: f64 = 1e-18;

const BLANK: u32 = 1;
const FILLED: u32 = 2;

export function cellAt(track: i32, step: i32): i32 {
  return Tracks.areColumns ? step * Puzzle.width + track : track * Puzzle.width + step;
}
/** The number of the line of a track, and of a step. */
function lineOfTrack(track: i32): i32 {
  return Tracks.areColumns ? Puzzle.height + track : track;
}
export function lineOfStep(step: i32): i32 {
  return Tracks.areColumns ? step : Puzzle.height + step;
}
/** Index into the tables per boundary and track. */
export function boundary(step: i32, track: i32): i32 {
  return step * Tracks.count + track;
}
function nodesOf(track: i32): i32 {
  return Tracks.firstNode[track + 1] - Tracks.firstNode[track];
}

/** Makes the tables: once a puzzle. */
export function initTracks(): void {
  Tracks.areColumns = Puzzle.width < Puzzle.height;
  Tracks.count = min(Puzzle.width, Puzzle.height);
  Tracks.steps = max(Puzzle.width, Puzzle.height);
  const boundaries = (Tracks.steps + 1) * Tracks.count;
  Tracks.low = newArray<i32>(boundaries);
  Tracks.high = newArray<i32>(boundaries);
  Tracks.choices = newArray<i32>(boundaries);
  Tracks.capacity = 0;
  Tracks.firstNode = newArray<i32>(Tracks.count + 1);
  Tracks.isWaiting = newArray<u8>(Tracks.count * (Tracks.steps + 2));
  let node = 0;
  for (let track = 0; track < Tracks.count; track++) {
    Tracks.firstNode[track] = node;
    const line = lineOfTrack(track);
    for (let run = Lines.firstRun[line]; run < Lines.firstRun[line + 1]; run++) {
      Tracks.isWaiting[node++] = 1;
      for (let i = 0; i < Lines.runs[run].length; i++) Tracks.isWaiting[node++] = 0;
    }
    Tracks.isWaiting[node++] = 1;
  }
  Tracks.firstNode[Tracks.count] = node;
  Tracks.reached = newArray<u8>(Tracks.steps + 3);
  Tracks.after = newArray<f64>(Tracks.steps + 3);
  Tracks.before = newArray<f64>(Tracks.steps + 3);
}

/** A filled cell may come at this node. */
function mayFill(track: i32, node: i32): bool {
  const first = Tracks.firstNode[track];
  return node + 1 < nodesOf(track) && Tracks.isWaiting[first + node + 1] === 0;
}
/** The node to which a blank cell leads; -1 = it may not come. */
function afterBlank(track: i32, node: i32): i32 {
  const first = Tracks.firstNode[track];
  if (Tracks.isWaiting[first + node] !== 0) return node;
  return Tracks.isWaiting[first + node + 1] !== 0 ? node + 1 : -1;
}

/** Weighs all nodes of all tracks by the present messages. Pre: at the root. */
export function weighTracks(): void {
  let choices = 0;
  for (let track = 0; track < Tracks.count; track++) choices = reachNodes(track, choices);
  if (choices > Tracks.capacity) {
    Tracks.capacity = choices;
    Tracks.weights = newArray<f32>(2 * choices);
  }
  for (let track = 0; track < Tracks.count; track++) weighTrack(track);
}

/** Finds the nodes that prefixes reach; returns the number of choices so far. */
function reachNodes(track: i32, choices: i32): i32 {
  const nodes = nodesOf(track);
  const reached = Tracks.reached;
  reached.fill(0, nodes + 1);
  reached[0] = 1;
  let low = 0;
  let high = 0;
  for (let step = 0; step <= Tracks.steps; step++) {
    const at = boundary(step, track);
    Tracks.low[at] = low;
    Tracks.high[at] = high;
    Tracks.choices[at] = choices;
    choices += high - low + 1;
    if (step === Tracks.steps) break;
    const candidates = Domains.candidates[cellAt(track, step)];
    // From the highest down, so that each node is read before it is written.
    for (let node = high; node >= low; node--) {
      if (reached[node] === 0) continue;
      reached[node] = 0;
      if ((candidates & FILLED) !== 0 && mayFill(track, node)) reached[node + 1] = 1;
      if ((candidates & BLANK) !== 0) {
        const next = afterBlank(track, node);
        if (next >= 0) reached[next] = 1;
      }
    }
    high = min(high + 1, nodes - 1);
    while (high > low && reached[high] === 0) high--;
    while (low < high && reached[low] === 0) low++;
  }
  return choices;
}

/** From the last boundary to the first. */
function weighTrack(track: i32): void {
  const nodes = nodesOf(track);
  let after = Tracks.after;
  let before = Tracks.before;
  after.fill(0, nodes + 1);
  // The clue is laid: behind the last run, or right at its end.
  after[nodes - 1] = 1;
  if (nodes > 1) after[nodes - 2] = 1;
  for (let step = Tracks.steps - 1; step >= 0; step--) {
    const cell = cellAt(track, step);
    const candidates = Domains.candidates[cell];
    const odds = isKnown(candidates)
      ? 1.0
      : <f64>(Tracks.areColumns ? Messages.fromRow : Messages.fromColumn)[cell];
    const at = boundary(step, track);
    const low = Tracks.low[at];
    const high = Tracks.high[at];
    const weights = Tracks.weights.from(2 * (Tracks.choices[at] - low));
    let most: f64 = 0;
    before.fill(0, nodes + 1);
    for (let node = low; node <= high; node++) {
      const filled = (candidates & FILLED) !== 0 && mayFill(track, node) ? after[node + 1] : 0;
      const next = (candidates & BLANK) !== 0 ? afterBlank(track, node) : -1;
      const blank = next >= 0 ? after[next] : 0;
      weights[2 * node] = clamped(blank);
      weights[2 * node + 1] = clamped(filled);
      const all = filled * odds + blank;
      before[node] = all;
      most = max(most, all);
    }
    for (let node = low; node <= high; node++) {
      if (before[node] !== 0) before[node] = max(before[node] / most, LEAST);
    }
    const free = after;
    after = before;
    before = free;
  }
}

function clamped(weight: f64): f32 {
  return weight === 0 ? 0 : <f32>max(weight, LEAST);
}
