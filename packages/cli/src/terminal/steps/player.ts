// What `--watch` shows and at what pace: which deduction is the last one made, how fast it goes on, how
// close one looks. Knows nothing of terminals and clocks: keys and ticks come in, `grid` comes out.
import type { PuzzleDocument } from '@crosshatch/core';
import type { Deduction, StepsEnd } from '@crosshatch/core/explain';
import { copyGrid, type Grid, unknownGrid } from '@crosshatch/core/model';
import { settle } from '../../explaining.js';

/** Deductions in a second, from slow to fast. */
const SLOWEST = 0.25;
const FASTEST = 1000;

export class Player {
  /** Deductions made so far: those before this one. */
  place = 0;
  isPaused = false;
  /** Look closely, with the clues, even if not all of it fits on the screen. */
  isClose = false;
  /** The viewer has seen enough: of this puzzle, or of everything. */
  wish: 'next' | 'interrupt' | undefined;
  readonly deductions: Deduction[] = [];
  /** Known when the last deduction is. */
  end: StepsEnd | undefined;
  private readonly start: Grid;
  private current: Grid;
  /** How many deductions `current` shows. */
  private drawn = 0;

  constructor(
    { puzzle, given }: PuzzleDocument,
    public speed: number,
  ) {
    this.start = given ?? unknownGrid(puzzle, puzzle.palette);
    this.current = copyGrid(this.start);
  }

  /** The last deduction made. */
  get last(): Deduction | undefined {
    return this.deductions[this.place - 1];
  }

  /** Everything is shown, and nobody is stepping through it. */
  get isOver(): boolean {
    return this.end !== undefined && this.place === this.deductions.length && !this.isPaused;
  }

  get canGoOn(): boolean {
    return !this.isPaused && this.place < this.deductions.length;
  }

  /** The grid after the last deduction made. */
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

  /** So many more deductions, as far as they are known. */
  advance(count: number): void {
    this.place = Math.max(0, Math.min(this.deductions.length, this.place + count));
  }

  press(key: string): void {
    KEYS[key.toLowerCase()]?.(this);
  }

  /** Steps by hand stop the film. */
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
  player.wish = 'next';
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
    player.wish = 'interrupt';
  },
};
