// Solves in rounds, as rounds.ts of the library does, as far as the techniques within one line go that are
// short of trying all placements. Black-and-white, told lengths, at most 64 cells a side.
import {
  agrees,
  blank,
  filled,
  height,
  isBroken,
  layOut,
  MOST_LINES,
  runsOf,
  setClue,
  settle,
  unknown,
} from './lines';
import {
  clears,
  fills,
  footholds,
  forgetAll,
  forgetFootholds,
  lookWith,
  RUNGS,
  TECHNIQUES,
  uses,
} from './techniques';

export { unknown };

/** Where the host writes the puzzle and reads the grid and the rounds. */
const INPUT_BYTES: i32 = 4 * MOST_LINES * 34;
const MOST_ROUNDS: i32 = 4096;
export const inputAt: usize = memory.data(INPUT_BYTES, 8);
/** Per round: rung, footholds, cells settled, cells unknown before. */
export const roundsAt: usize = memory.data(MOST_ROUNDS * 16, 8);
export const usesAt: usize = memory.data(TECHNIQUES * 4, 8);
/** Per line the filled and the blank cells. */
export const gridAt: usize = memory.data(MOST_LINES * 16, 8);

/** How many rounds there were, lines looked at, and whether a contradiction showed. */
export let rounds: i32 = 0;
export let looks: i32 = 0;

/** Lines that wait at each rung, as bit sets of two words; and lines about which the rung says something. */
const waiting = new StaticArray<u64>(RUNGS * 2);
const said = new StaticArray<u64>(2);
const newFills = new StaticArray<u64>(MOST_LINES);
const newClears = new StaticArray<u64>(MOST_LINES);

/**
 * Reads, per line, the number of runs (-1 = unknown) and their lengths; then, per row, the cells that are
 * known to be filled and to be blank. False on a contradiction: then nothing that it wrote counts.
 */
export function solve(columns: i32, rows: i32): bool {
  read(columns, rows);
  rounds = 0;
  looks = 0;
  forgetAll();
  while (!isBroken && unknown > 0 && round()) {}
  for (let line = 0; line < rows + columns && !isBroken; line++) {
    if (unknown === 0 && !agrees(line)) return false;
    store<u64>(gridAt + ((<usize>line) << 4), filled[line]);
    store<u64>(gridAt + ((<usize>line) << 4), blank[line], 8);
  }
  for (let i = 0; i < TECHNIQUES; i++) store<i32>(usesAt + ((<usize>i) << 2), uses[i]);
  return !isBroken;
}

function read(columns: i32, rows: i32): void {
  layOut(columns, rows);
  let at = inputAt;
  for (let line = 0; line < rows + columns; line++) {
    const count = load<i32>(at);
    setClue(line, count, at + 4);
    at += 4 + ((<usize>max(count, 0)) << 2);
  }
  for (let i = 0; i < RUNGS * 2; i++) waiting[i] = 0;
  for (let row = 0; row < rows; row++) {
    settle(row, load<u64>(at), load<u64>(at, 8));
    at += 16;
  }
  for (let line = 0; line < rows + columns; line++) wait(0, line);
}

function wait(rung: i32, line: i32): void {
  if (runsOf[line] < 0) return;
  waiting[rung * 2 + (line >> 6)] |= (<u64>1) << (line & 63);
}

/** Everything that the cheapest rung has to say. False when none has anything to say. */
function round(): bool {
  for (let rung = 0; rung < RUNGS; rung++) {
    forgetFootholds();
    said[0] = 0;
    said[1] = 0;
    climb(rung, 0);
    climb(rung, 1);
    if (isBroken) return false;
    if (footholds > 0) return apply(rung);
  }
  return false;
}

/** Lets every line that waits at a rung be looked at, and wait at the next one. */
function climb(rung: i32, word: i32): void {
  const at = rung * 2 + word;
  const lines = waiting[at];
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const line = (word << 6) + <i32>ctz(rest);
    looks += 1;
    lookWith(rung, line);
    if ((fills | clears) === 0) continue;
    newFills[line] = fills;
    newClears[line] = clears;
    said[word] |= rest & (0 - rest);
  }
  waiting[at] = 0;
  if (rung + 1 < RUNGS) waiting[at + 2] |= lines;
}

function apply(rung: i32): bool {
  const before = unknown;
  for (let word = 0; word < 2; word++) {
    for (let rest = said[word]; rest !== 0; rest &= rest - 1) {
      applyLine((word << 6) + <i32>ctz(rest));
    }
  }
  const at = roundsAt + ((<usize>rounds) << 4);
  store<i32>(at, rung);
  store<i32>(at, footholds, 4);
  store<i32>(at, before - unknown, 8);
  store<i32>(at, before, 12);
  rounds += 1;
  return !isBroken && unknown < before;
}

function applyLine(line: i32): void {
  const fill = newFills[line];
  const clear = newClears[line];
  settle(line, fill, clear);
  wait(0, line);
  const crossing = line < height ? height : 0;
  for (let rest = fill | clear; rest !== 0; rest &= rest - 1) wait(0, crossing + <i32>ctz(rest));
}
