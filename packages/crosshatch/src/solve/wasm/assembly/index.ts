// The engine's door: what the host calls. One instance holds one puzzle at a time; a new one may
// begin at any moment. All numbers that the host reads are exported globals.

import { forgetBeliefs } from './belief';
import {
  candidates,
  candidatesAt,
  candidatesRead,
  exclusion,
  layOutBoard,
  levelOf,
  readCandidates,
  searching,
  TRUE,
  tell,
  value,
} from './board';
import { layOutLong } from './kernel-long';
import { layOutWide } from './kernel-wide';
import { learntClauses } from './learn';
import {
  cellCount,
  colors,
  height,
  layOut,
  lineAt,
  lineLevels,
  lineRuns,
  lineWords,
  setClue,
  width,
} from './lines';
import { allocate, arenaSize, resetArena } from './memory';
import { probes } from './probe';
import { lastBrokenLine, lineSolves, propagate, resetEffort } from './propagate';
import { resetReasons } from './reason';
import { beginSearch, contradictions, decisions, lineSolvable, restarts, run, solutionAt } from './search';
import { narrowSingle } from './single-line';
import { resetSymmetry } from './symmetry';

export {
  arenaSize,
  candidatesAt,
  contradictions,
  decisions,
  lastBrokenLine,
  learntClauses,
  lineSolvable,
  lineSolves,
  narrowSingle,
  probes,
  restarts,
  run,
  solutionAt,
};

/** Room for the input of `begin` or `narrowSingle`, in bytes. Forgets the puzzle before. */
export function reserve(bytes: i32): usize {
  resetArena();
  return allocate(bytes);
}

/**
 * Reads width, height, colours (with blank), seed, 1 when candidates are given; then per line its number of
 * runs (-1 = unknown) and their lengths (0 = blotted) and colours; then the given candidates, if any.
 * Pre: no given candidate set is empty.
 */
export function begin(input: usize): void {
  const lines = load<i32>(input) + load<i32>(input, 4);
  layOut(load<i32>(input), load<i32>(input, 4), load<i32>(input, 8), countRuns(lines, input + 20));
  let at = input + 20;
  let mostWords = 0;
  let mostRuns = 0;
  let mostLevels = 1;
  for (let line = 0; line < lines; line++) {
    at = setClue(load<i32>(at), at + 4);
    mostWords = max(mostWords, lineWords(lineAt(line)));
    mostRuns = max(mostRuns, lineRuns(lineAt(line)));
    mostLevels = max(mostLevels, lineLevels(lineAt(line)));
  }
  if (mostWords > 1) {
    layOutLong(mostWords, mostRuns, mostLevels);
    layOutWide(mostWords, mostRuns, mostLevels);
  }
  resetSymmetry(input + 20);
  forgetBeliefs();
  resetEffort();
  resetReasons();
  layOutBoard();
  beginSearch(load<i32>(input, 12));
  if (load<i32>(input, 16) !== 0) readGiven(at);
}

function readGiven(at: usize): void {
  for (let cell = 0; cell < cellCount; cell++, at += 4) {
    const row = cell / width;
    const column = cell - row * width;
    for (let color = 0; color < colors; color++) {
      if ((load<u32>(at) & ((<u32>1) << color)) !== 0) continue;
      tell(row, column, color);
      tell(height + column, row, color);
    }
  }
}

/** Works every line until nothing moves, and no further. 0 on a contradiction. */
export function propagateOnly(): i32 {
  const sound = propagate(Infinity);
  readCandidates();
  return sound ? 1 : 0;
}

/** Candidates of a cell as the root knows them. */
export function known(cell: i32): u32 {
  if (!searching) {
    if (!candidatesRead) readCandidates();
    return candidates(cell);
  }
  let set: u32 = 0;
  for (let color = 0; color < colors; color++) {
    const out = exclusion(cell, color);
    if (value(out) !== TRUE || levelOf(out >> 1) > 0) set |= (<u32>1) << color;
  }
  return set;
}

function countRuns(lines: i32, at: usize): i32 {
  let all = 0;
  for (let line = 0; line < lines; line++) {
    const runs = max(load<i32>(at), 0);
    all += runs;
    at += 4 + ((<usize>runs) << 3);
  }
  return all;
}
