// One line of the checker. A clue is an automaton that reads the cells: a state for every cell of a run, and one for the
// blank cells before, between and behind the runs. For 2 1:
//
//   begin -> blank* -> 2 -> 2 -> blank* -> 1 -> blank*        blank* before the first and behind the last run may be skipped
//
// Sets of states are bit sets, 32 to a word. Reading forwards gives the states that each cell may be in after those
// before it; reading backwards keeps those from which the rest can be read. What is left is used by some placement.
import type { Clue } from '../model/index.js';

export class LineCheck {
  /** In and out: the colours of each cell, the first start of each run, the last one (of runs of known length). */
  readonly facts: Int32Array;
  private readonly words: number;
  /** Sets of states: with a colour (0 for blank), with one of several (by candidate set, made when first needed). */
  private readonly ofColor: readonly Int32Array[];
  private readonly ofColors: (Int32Array | undefined)[] = [];
  /** Those that may repeat, those that may skip the blank behind them, those that may be the last. */
  private readonly repeating: Int32Array;
  private readonly skipping: Int32Array;
  private readonly accepting: Int32Array;
  /** The first state of each run of known length, as a set and one by one. */
  private readonly starting: Int32Array;
  private readonly startOf: Int32Array;
  /** Per cell: states that it may be in; starts that begin or cease to be allowed there. */
  private readonly states: Int32Array;
  private readonly changes: Int32Array;

  constructor(
    private readonly clue: NonNullable<Clue>,
    private readonly length: number,
    colors: number,
  ) {
    this.facts = new Int32Array(length + 2 * clue.length);
    const count = 2 + clue.reduce((sum, run) => sum + (run.length ?? 1) + 1, 0);
    this.words = Math.ceil(count / 32);
    const set = () => new Int32Array(this.words);
    this.ofColor = Array.from({ length: colors }, set);
    [this.repeating, this.skipping, this.accepting, this.starting] = [set(), set(), set(), set()];
    this.startOf = new Int32Array(clue.length);
    this.states = new Int32Array(length * this.words);
    this.changes = new Int32Array((length + 1) * this.words);
    add(this.skipping, 0);
    add(this.ofColor[0], 1);
    add(this.repeating, 1);
    let last = 1;
    clue.forEach(({ length: size, color }, run) => {
      this.startOf[run] = last + 1;
      add(size === null ? this.repeating : this.starting, last + 1);
      for (let i = 0; i < (size ?? 1); i++) add(this.ofColor[color], ++last);
      if (run === clue.length - 1) add(this.accepting, last);
      else if (clue[run + 1].color !== color) add(this.skipping, last);
      add(this.ofColor[0], ++last);
      add(this.repeating, last);
    });
    add(this.accepting, last);
  }

  /** Narrows the facts to what placements use. False when there is no placement. */
  narrow(): boolean {
    this.readForwards();
    if (!this.readBackwards()) return false;
    this.collectColors();
    this.collectStarts();
    return true;
  }

  private readForwards(): void {
    const { facts, clue, length, words, states, changes, repeating, skipping, starting } = this;
    changes.fill(0);
    for (let run = 0; run < clue.length; run++) {
      if (clue[run].length === null) continue;
      const word = this.startOf[run] >> 5;
      const bit = 1 << this.startOf[run];
      changes[facts[length + run] * words + word] ^= bit;
      changes[(facts[length + clue.length + run] + 1) * words + word] ^= bit;
    }
    for (let cell = 0, at = 0; cell < length; cell++) {
      const allowed = this.statesOf(facts[cell]);
      let carried = 0; // bits that the word before moves into this one
      for (let word = 0; word < words; word++, at++) {
        const before = cell > 0 ? states[at - words] : word === 0 ? 1 : 0;
        const skips = before & skipping[word];
        const next = (before << 1) | (before & repeating[word]) | (skips << 2) | carried;
        carried = (before >>> 31) | (skips >>> 30);
        if (cell > 0) changes[at] ^= changes[at - words];
        states[at] = next & allowed[word] & (~starting[word] | changes[at]);
      }
    }
  }

  /** The states of a cell that has one of these colours. */
  private statesOf(colors: number): Int32Array {
    const made = this.ofColors[colors];
    if (made !== undefined) return made;
    const states = new Int32Array(this.words);
    for (let color = 0; color < this.ofColor.length; color++) {
      if (((colors >> color) & 1) === 0) continue;
      for (let word = 0; word < states.length; word++) states[word] |= this.ofColor[color][word];
    }
    this.ofColors[colors] = states;
    return states;
  }

  private readBackwards(): boolean {
    const { words, states, repeating, skipping } = this;
    let any = 0;
    for (let word = 0, at = states.length - words; word < words; word++, at++) {
      any |= states[at] &= this.accepting[word];
    }
    for (let at = states.length - words - 1; at >= 0; ) {
      let carried = 0;
      let carriedTwice = 0;
      for (let word = words - 1; word >= 0; word--, at--) {
        const behind = states[at + words];
        const skips = ((behind >>> 2) | carriedTwice) & skipping[word];
        states[at] &= (behind >>> 1) | carried | (behind & repeating[word]) | skips;
        carried = behind << 31;
        carriedTwice = behind << 30;
      }
    }
    return any !== 0;
  }

  private collectColors(): void {
    const { facts, words, states, ofColor } = this;
    for (let cell = 0; cell < this.length; cell++) {
      if ((facts[cell] & (facts[cell] - 1)) === 0) continue; // known, and there is a placement
      let used = 0;
      for (let color = 0; color < ofColor.length; color++) {
        for (let word = 0; word < words; word++) {
          if ((states[cell * words + word] & ofColor[color][word]) !== 0) used |= 1 << color;
        }
      }
      facts[cell] = used;
    }
  }

  private collectStarts(): void {
    const { facts, clue, length, words, states } = this;
    for (let run = 0; run < clue.length; run++) {
      if (clue[run].length === null) continue;
      const word = this.startOf[run] >> 5;
      const bit = 1 << this.startOf[run];
      const low = length + run;
      const high = low + clue.length;
      while ((states[facts[low] * words + word] & bit) === 0) facts[low] += 1;
      while ((states[facts[high] * words + word] & bit) === 0) facts[high] -= 1;
    }
  }
}

function add(set: Int32Array, state: number): void {
  set[state >> 5] |= 1 << state;
}
