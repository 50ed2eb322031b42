// A beam along narrow puzzles: beliefs first, then step by step along the long side. After each step a state says how
// much of its clue every long line (track) has laid; that is all that the rest depends on, so that equal states are
// one. Of too many the likeliest by belief are kept. A state at the end is a solution, and where two states had met,
// there is a second one.
//
//   step     0 1 2 | 3 4 ...     every step fills its line by its clue, in all ways that the tracks allow
//   track 0  . # # | ?
//   track 1  # . # | ?           the state at | is where the automaton of each track is
//   track 2  # # . | ?
//
// If no state was ever left out, the beam has seen every solution: then none means that there is none, and one path
// means that there is one. A state costs its tracks, times the ways to fill the line of the step.

import { formBeamMessages } from '../belief/kind';
import { Mask, U16s } from '../layout';
import { newArray } from '../memory';
import { BEAM_GROWTH, BEAM_SIDE, BEAM_STEPS, BEAM_WIDTH, BEAM_WORK, MAX_BEAM_STATES } from '../options';
import { Lines, Puzzle } from '../state';
import { stats } from '../stats';
import { Beam, Guide, States, Tracks } from './state';
import {
  addState,
  clearStates,
  filledOf,
  initStates,
  keepBest,
  origin,
  otherParentOf,
  parentOf,
} from './states';
import { boundary, cellAt, initTracks, lineOfStep, weighTracks } from './tracks';

/** Whether a beam is worth trying: narrow, longer than wide, one colour, all lengths known. */
export function fitsBeam(): bool {
  if (Beam.width === 0) Beam.width = isNarrow() && hasAllLengths() ? BEAM_WIDTH : -1;
  return Beam.width > 0;
}

function isNarrow(): bool {
  const side = min(Puzzle.width, Puzzle.height);
  const steps = max(Puzzle.width, Puzzle.height);
  return Puzzle.colors === 2 && side <= BEAM_SIDE && steps >= 2 * side && steps <= BEAM_STEPS;
}

function hasAllLengths(): bool {
  for (let run = 0; run < Lines.runCount; run++) if (Lines.runs[run].length === 0) return false;
  let clue = Puzzle.clues;
  for (let line = 0; line < Puzzle.width + Puzzle.height; line++) {
    if (clue[0] < 0) return false;
    clue = clue.from(1 + 2 * clue[0]);
  }
  return true;
}

/** Begins a beam, wider than the last one. Pre: at the root, it fits, no solution is known. */
export function beginBeam(): void {
  if (States.width === 0) {
    initTracks();
    Guide.cells = newArray<u8>(2 * Puzzle.cells);
  }
  if (States.width < Beam.width) {
    initStates((Tracks.count + 3) >> 2, Beam.width);
    Beam.history = newArray<u64>((Tracks.steps + 1) * Beam.width);
    Beam.nodes = newArray<u64>(Beam.width * States.words);
  }
  Beam.nodes.fill(0, States.words);
  Beam.state.fill(0, 16);
  Beam.size = 1;
  Beam.step = 0;
  Beam.next = 0;
  Beam.hasMessages = false;
  Beam.work = 0;
  States.hasOverflown = false;
  Guide.count = 0;
  Guide.number = 0;
  Guide.next = 0;
  clearStates();
}

/** Goes on until about `limit` line solves are counted. False when it was paused. */
export function advanceBeam(limit: f64): bool {
  if (!Beam.hasMessages) {
    if (!formBeamMessages()) return false;
    Beam.hasMessages = true;
    weighTracks();
  }
  while (Beam.step < Tracks.steps && Beam.size > 0) {
    if (Beam.next === 0) readStep();
    while (Beam.next < Beam.size) {
      if (stats.lineSolves >= limit) return false;
      expand(Beam.nodes.from(Beam.next * States.words));
      Beam.next++;
    }
    endStep();
  }
  readSolutions();
  // The next beam is wider, as far as its memory goes.
  const wider = BEAM_GROWTH * Beam.width;
  if (wider * Tracks.steps <= MAX_BEAM_STATES) Beam.width = wider;
  return true;
}

/** The automaton of the line of the present step: nodes as in tracks.ts. */
function readStep(): void {
  Beam.between = 0;
  Beam.ends = 0;
  const line = lineOfStep(Beam.step);
  let node = 0;
  for (let run = Lines.firstRun[line]; run < Lines.firstRun[line + 1]; run++) {
    Beam.between |= 1 << node;
    node += Lines.runs[run].length;
    Beam.ends |= 1 << node;
    node++;
  }
  Beam.between |= 1 << node;
  Beam.open[Tracks.count] = node > 0 ? 3 << (node - 1) : 1;
}

/** Adds all states that follow this one. */
function expand(nodes: Mask): void {
  const count = Tracks.count;
  const present = changetype<U16s>(nodes);
  for (let track = count - 1; track >= 0; track--) {
    const at = boundary(Beam.step, track);
    const node = <i32>present[track];
    const weights = Tracks.weights.from(2 * (Tracks.choices[at] + node - Tracks.low[at]));
    const blank = weights[0];
    const filled = weights[1];
    Beam.present[track] = <u16>node;
    Beam.blank[track] = blank;
    Beam.filled[track] = filled;
    const next = Beam.open[track + 1];
    let open: u32 = 0;
    if (filled > 0) open |= (next >> 1) & ~Beam.ends;
    if (blank > 0) open |= (next & Beam.between) | ((next >> 1) & Beam.ends);
    Beam.open[track] = open;
  }
  Beam.made = 0;
  if ((Beam.open[0] & 1) !== 0) fillFrom(0, 0, 1, 0);
  // Counters are whole numbers.
  Beam.work += BEAM_WORK * (4 + Beam.made);
  stats.lineSolves += floor(Beam.work);
  Beam.work -= floor(Beam.work);
}

/** Fills the tracks from here on in all ways, if the line of the step is at this node. */
function fillFrom(track: i32, node: i32, score: f64, filled: u32): void {
  if (track === Tracks.count) {
    Beam.made++;
    addState(changetype<Mask>(Beam.state), score, origin(Beam.next, filled));
    return;
  }
  const open = Beam.open[track + 1];
  const present = Beam.present[track];
  const isEnd = (Beam.ends >> node) & 1;
  if (Beam.filled[track] > 0 && isEnd === 0 && ((open >> (node + 1)) & 1) !== 0) {
    Beam.state[track] = present + 1;
    fillFrom(track + 1, node + 1, score * <f64>Beam.filled[track], filled | (1 << track));
  }
  if (Beam.blank[track] > 0) {
    const next = node + isEnd;
    if ((isEnd | ((Beam.between >> node) & 1)) !== 0 && ((open >> next) & 1) !== 0) {
      const isWaiting = Tracks.isWaiting[Tracks.firstNode[track] + <i32>present] !== 0;
      Beam.state[track] = isWaiting ? present : present + 1;
      fillFrom(track + 1, next, score * <f64>Beam.blank[track], filled);
    }
  }
}

/** The states that were collected become the present ones. */
function endStep(): void {
  keepBest();
  Beam.step++;
  Beam.next = 0;
  Beam.size = States.size;
  Beam.nodes.copy(States.nodes, States.size * States.words);
  Beam.history.from(Beam.step * States.width).copy(States.origins, States.size);
  clearStates();
}

/** Reads one solution, or two, from the history. */
function readSolutions(): void {
  Guide.isComplete = !States.hasOverflown;
  if (Beam.size === 0) return;
  const branch = readSolution(0, 0, -1);
  if (Beam.size > 1) readSolution(1, 1, -1);
  else if (branch >= 0) readSolution(1, 0, branch);
}

/** Follows a state at the end back, at boundary `branch` to the other parent; returns the last boundary with another. */
function readSolution(number: i32, state: i32, branch: i32): i32 {
  Guide.count = number + 1;
  const cells = Guide.cells.from(number * Puzzle.cells);
  let fork = -1;
  for (let step = Tracks.steps; step > 0; step--) {
    const from = Beam.history[step * States.width + state];
    const filled = filledOf(from);
    for (let track = 0; track < Tracks.count; track++)
      cells[cellAt(track, step - 1)] = <u8>((filled >> track) & 1);
    if (otherParentOf(from) >= 0) fork = max(fork, step);
    state = step === branch ? otherParentOf(from) : parentOf(from);
  }
  return fork;
}
