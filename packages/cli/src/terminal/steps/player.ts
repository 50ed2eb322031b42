// The state of `--watch`: the current deduction, the speed and the zoom. Independent of terminals and clocks: input are
// keys and ticks, output is `grid`.
import type { PuzzleDocument } from '@crosshatch/core';
import type { Deduction, StepsEnd } from '@crosshatch/core/explain';
import { copyGrid, type Grid, unknownGrid } from '@crosshatch/core/model';
import { settle } from '../../explaining.js';

/** Deductions per second, from slow to fast. */
const SLOWEST = 0.25;
const FASTEST = 1000;

export class Player {
  /** Number of deductions applied. */
  place = 0;
  isPaused = false;
  /** Zoom in, with the clues, even if not everything fits on the screen. */
  isClose = false;
  /** Whether the user skipped to the next puzzle or interrupted the command. */
  ending: 'next' | 'interrupt' | undefined;
  readonly deductions: Deduction[] = [];
  /** Undefined until the last deduction is found. */
  end: StepsEnd | undefined;
  private readonly start: Grid;
  private current: Grid;
  /** Number of deductions applied to `current`. */
  private drawn = 0;

  constructor(
    { puzzle, given }: PuzzleDocument,
    public speed: number,
  ) {
    this.start = given ?? unknownGrid(puzzle, puzzle.palette);
    this.current = copyGrid(this.start);
  }

  /** The last deduction applied. */
  get last(): Deduction | undefined {
    return this.deductions[this.place - 1];
  }

  /** Whether everything is shown and the user is not stepping. */
  get isOver(): boolean {
    return this.end !== undefined && this.place === this.deductions.length && !this.isPaused;
  }

  get canGoOn(): boolean {
    return !this.isPaused && this.place < this.deductions.length;
  }

  /** The grid after the last deduction applied. */
  grid(): Grid {
    if (this.drawn > this.place) {
      this.current = copyGrid(this.start);
      this.drawn = 0;
    }
    for (; this.drawn < this.place; this.drawn++) {
      settle(this.current.cells, this.deductions[this.drawn].settles);
    }
    return this.current;
  }

  /** Applies more deductions, as far as they are known. */
  advance(count: number): void {
    this.place = Math.max(0, Math.min(this.deductions.length, this.place + count));
  }

  press(key: string): void {
    KEYS[key.toLowerCase()]?.(this);
  }

  /** Stepping by hand pauses the animation. */
  step(count: number): void {
    this.isPaused = true;
    this.advance(count);
  }

  hurry(factor: number): void {
    this.speed = Math.max(SLOWEST, Math.min(FASTEST, this.speed * factor));
  }
}

const faster = (player: Player) => player.hurry(2);
const slower = (player: Player) => player.hurry(1 / 2);
const enough = (player: Player) => {
  player.ending = 'next';
};

const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ' ': (player) => {
    player.isPaused = !player.isPaused;
  },
  right: (player) => player.step(1),
  left: (player) => player.step(-1),
  home: (player) => player.step(-Infinity),
  end: (player) => player.step(Infinity),
  '+': faster,
  '=': faster,
  up: faster,
  '-': slower,
  down: slower,
  z: (player) => {
    player.isClose = !player.isClose;
  },
  q: enough,
  enter: enough,
  escape: enough,
  'ctrl-c': (player) => {
    player.ending = 'interrupt';
  },
};
