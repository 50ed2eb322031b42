// One line of the checker. A clue is an automaton that reads the cells: a state for every cell of a run, and one for the
// blank cells before, between and behind the runs. For 2 1:
//
//   0 -> blank* -> 2 -> 2 -> blank* -> 1 -> blank*      blank* may be skipped, but not between runs of the same colour
//
// Sets of states are bit sets, 32 to a word. Reading forwards gives the states that each cell may be in after those
// before it; reading backwards keeps those from which the rest can be read. What is left is used by some placement.
import type { Clue } from '../model/index.js';

export interface LineCheck {
  /** In and out: the colours of each cell, the first start of each run, the last one (of runs of known length). */
  readonly facts: Int32Array;
  /** Narrows the facts to what placements use. False when there is no placement. */
  readonly narrow: () => boolean;
}

/** Memory that all lines share: states of the line that is narrowed, a row of words per cell and one before the first. */
let scratch = new Int32Array(0);

export function lineCheck(clue: NonNullable<Clue>, length: number, colors: number): LineCheck {
  const colorOf = [-1, 0];
  const startOf = clue.map(({ length: cells, color }) => {
    const start = colorOf.length;
    for (let i = 0; i < (cells ?? 1); i++) colorOf.push(color);
    colorOf.push(0);
    return start;
  });
  // Two unused states at the end, so that no shift reaches from one row of words into the next.
  const words = Math.ceil((colorOf.length + 2) / 32);
  const setOf = (has: (color: number, state: number) => boolean) => {
    const set = new Int32Array(words);
    colorOf.forEach((color, state) => {
      if (has(color, state)) set[state >> 5] |= 1 << state;
    });
    return set;
  };
  const ofColor = Array.from({ length: colors }, (_, color) => setOf((other) => other === color));
  const blotted = new Set(startOf.filter((_, run) => clue[run].length === null));
  const repeating = setOf((color, state) => color === 0 || blotted.has(state));
  const accepting = setOf((_, state) => colorOf[state + 2] === undefined);
  const skippedTo = setOf((color, state) => colorOf[state - 1] === 0 && colorOf[state - 2] !== color);
  const skipping = setOf((color, state) => colorOf[state + 1] === 0 && colorOf[state + 2] !== color);
  const facts = new Int32Array(length + 2 * clue.length);
  const size = (length + 1) * words + 2;

  function narrow(): boolean {
    if (scratch.length < size) scratch = new Int32Array(size);
    const states = scratch;
    states.fill(0, 0, 1 + words).fill(-1, 1 + words, size);
    states[1] = 1;
    for (let run = 0; run < clue.length; run++) {
      if (clue[run].length === null) continue;
      const [low, high, state] = [facts[length + run], facts[length + clue.length + run], startOf[run]];
      for (let cell = 0, at = 1 + words + (state >> 5); cell < length; cell++, at += words) {
        if (cell < low || cell > high) states[at] &= ~(1 << state);
      }
    }
    for (let cell = 0, at = 1 + words; cell < length; cell++) {
      for (let word = 0; word < words; word++, at++) {
        let allowed = 0;
        for (let color = 0; color < colors; color++) {
          if ((facts[cell] >> color) & 1) allowed |= ofColor[color][word];
        }
        const before = states[at - words];
        const lower = states[at - words - 1];
        const next = (before << 1) | (lower >>> 31) | (before & repeating[word]);
        states[at] &= allowed & (next | (((before << 2) | (lower >>> 30)) & skippedTo[word]));
      }
    }
    let isPossible = false;
    for (let word = 0, at = 1 + length * words; word < words; word++, at++) {
      states[at] &= accepting[word];
      isPossible ||= states[at] !== 0;
    }
    for (let cell = length - 1, at = length * words; cell > 0; cell--) {
      for (let word = words - 1; word >= 0; word--, at--) {
        const behind = states[at + words];
        const higher = states[at + words + 1];
        const previous = (behind >>> 1) | (higher << 31) | (behind & repeating[word]);
        states[at] &= previous | (((behind >>> 2) | (higher << 30)) & skipping[word]);
      }
    }
    if (isPossible) collect(states);
    else facts.fill(0);
    return isPossible;
  }

  function collect(states: Int32Array): void {
    for (let cell = 0, at = 1 + words; cell < length; cell++, at += words) {
      if ((facts[cell] & (facts[cell] - 1)) === 0) continue; // known, and there is a placement
      facts[cell] = 0;
      for (let color = 0; color < colors; color++) {
        for (let word = 0; word < words; word++) {
          if (states[at + word] & ofColor[color][word]) facts[cell] |= 1 << color;
        }
      }
    }
    for (let run = 0; run < clue.length; run++) {
      if (clue[run].length === null) continue;
      const [low, high, state] = [length + run, length + clue.length + run, startOf[run]];
      const isUsed = (cell: number) => (states[1 + (cell + 1) * words + (state >> 5)] >> state) & 1;
      while (!isUsed(facts[low])) facts[low] += 1;
      while (!isUsed(facts[high])) facts[high] -= 1;
    }
  }

  return { facts, narrow };
}
