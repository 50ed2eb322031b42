// One line of the checker. A clue is an automaton that reads the cells: a state for every cell of a run, and one for the
// blank cells before, between and behind the runs. For 2 1:
//
//   0 -> blank* -> 2 -> 2 -> blank* -> 1 -> blank*      blank* may be skipped, but not between runs of the same colour
//
// Sets of states are bit sets, 32 to a word. Reading forwards gives the states that each cell may be in after those
// before it; reading backwards keeps those from which the rest can be read. What is left is used by some placement.
import type { Clue } from '../model/index.js';

/** A row or column. Facts are the colours of each cell as bits, and the first and the last start of each run. */
export interface Line {
  readonly clue: Clue;
  readonly cells: readonly number[];
  /** The place of each run's first start in the facts. Its last start is in the next place. */
  readonly runs: readonly number[];
  /** Narrows the facts to what placements use. False when there is no placement. */
  readonly narrow: (facts: Int32Array) => boolean;
  /** The largest sum of the weights of filled cells over all placements that the colours of the cells allow. */
  readonly most: (facts: Int32Array, weightOf: (cell: number) => number) => number;
}

/** Memory that all lines share: states of the line that is narrowed, a row of words per cell and one before the first. */
let scratch = new Int32Array(0);

export function makeLine(clue: Clue, cells: number[], runs: number[], colors: number): Line {
  const colorOf = [-1, 0];
  const startOf = (clue ?? []).map(({ length, color }) => {
    const start = colorOf.length;
    for (let i = 0; i < (length ?? 1); i++) colorOf.push(color);
    colorOf.push(0);
    return start;
  });
  colorOf.push(-1); // the state behind the last cell
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
  const blotted = new Set(startOf.filter((_, run) => clue?.[run].length === null));
  const repeating = setOf((color, state) => color === 0 || blotted.has(state));
  const skippedTo = setOf((color, state) => colorOf[state - 1] === 0 && colorOf[state - 2] !== color);
  const skipping = setOf((color, state) => colorOf[state + 1] === 0 && colorOf[state + 2] !== color);
  const last = 1 + (cells.length + 1) * words; // where the row of words behind the last cell begins
  const size = last + words + 1;

  function narrow(facts: Int32Array): boolean {
    if (clue === null) return true;
    if (scratch.length < size) scratch = new Int32Array(size);
    const states = scratch
      .fill(0, 0, 1 + words)
      .fill(-1, 1 + words, last)
      .fill(0, last, size);
    states[1] = 1;
    states[last + ((colorOf.length - 1) >> 5)] = 1 << (colorOf.length - 1);
    startOf.forEach((state, run) => {
      for (let cell = 0, at = 1 + words + (state >> 5); cell < cells.length; cell++, at += words) {
        if (cell < facts[runs[run]] || cell > facts[runs[run] + 1]) states[at] &= ~(1 << state);
      }
    });
    for (let cell = 0, at = 1 + words; cell < cells.length; cell++) {
      for (let word = 0; word < words; word++, at++) {
        let allowed = 0;
        for (let color = 0; color < colors; color++) {
          if ((facts[cells[cell]] >> color) & 1) allowed |= ofColor[color][word];
        }
        const before = states[at - words];
        const lower = states[at - words - 1];
        const next = (before << 1) | (lower >>> 31) | (before & repeating[word]);
        states[at] &= allowed & (next | (((before << 2) | (lower >>> 30)) & skippedTo[word]));
      }
    }
    for (let cell = cells.length, at = last - 1; cell >= 0; cell--) {
      for (let word = words - 1; word >= 0; word--, at--) {
        const behind = states[at + words];
        const higher = states[at + words + 1];
        const previous = (behind >>> 1) | (higher << 31) | (behind & repeating[word]);
        states[at] &= previous | (((behind >>> 2) | (higher << 30)) & skipping[word]);
      }
    }
    if (states[1] === 0) return false;
    collect(facts, states);
    return true;
  }

  function collect(facts: Int32Array, states: Int32Array): void {
    for (let i = 0, at = 1 + words; i < cells.length; i++, at += words) {
      const known = facts[cells[i]];
      if ((known & (known - 1)) === 0) continue; // one colour, and there is a placement
      let used = 0;
      for (let color = 0; color < colors; color++) {
        for (let word = 0; word < words; word++) {
          if (states[at + word] & ofColor[color][word]) used |= 1 << color;
        }
      }
      facts[cells[i]] = used;
    }
    runs.forEach((low, run) => {
      const isUsed = (cell: number) => has(states, 32 * (1 + words + cell * words) + startOf[run]);
      while (!isUsed(facts[low])) facts[low] += 1;
      while (!isUsed(facts[low + 1])) facts[low + 1] -= 1;
    });
  }

  function most(facts: Int32Array, weightOf: (cell: number) => number): number {
    if (!cells.some(weightOf)) return 0;
    if (clue === null) return Infinity;
    let best = colorOf.map((_, state) => (state === 0 ? 0 : -Infinity));
    for (const cell of cells) {
      best = colorOf.map((color, state) => {
        if (!((facts[cell] >> color) & 1)) return -Infinity;
        const stay = has(repeating, state) ? best[state] : -Infinity;
        const skip = has(skippedTo, state) ? best[state - 2] : -Infinity;
        return Math.max(best[state - 1], stay, skip) + (color > 0 ? weightOf(cell) : 0);
      });
    }
    return Math.max(...best.slice(-3, -1));
  }

  return { clue, cells, runs, narrow, most };
}

function has(set: Int32Array, state: number): boolean {
  return ((set[state >> 5] >> state) & 1) === 1;
}
