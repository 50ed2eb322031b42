// The end of a play: the picture is revealed, the solve is recorded, and it can be watched once more.
import type { Grid } from '@crosshatch/core/model';
import { goToMove } from '@crosshatch/core/play';
import { effect, signal } from '@preact/signals';
import type { GridControl } from '../../grid/grid-control.js';
import type { Reveal } from '../../grid/scene.js';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { lookOf } from '../../puzzles/look.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';
import { addSolve, loadSolves, solvesById } from '../../puzzles/solves.js';
import { quarterTimes, type Splits, withProgress } from '../../puzzles/splits.js';
import { askToPersist } from '../../storage/page-store.js';
import type { Assistant } from './assistant.js';
import type { Clock } from './clock.js';
import type { PlayModel } from './play-model.js';

/** Milliseconds that the reveal and a replay last. */
const REVEAL = 2000;
const REPLAY = 5000;
/** Solves of a size from which on their median says something. */
const USUAL_FROM = 3;

export interface SolveResult {
  readonly seconds: number;
  /** The best time of this puzzle; of all solves, this one included. */
  readonly best: number;
  readonly isBest: boolean;
  readonly stars: number;
  /** Seconds that each quarter took; undefined when that is not known. */
  readonly quarters: readonly number[] | undefined;
  /** What to compare them with: the best solve of this puzzle before, else what is usual for its size. */
  readonly compared: { readonly with: 'best' | 'median'; readonly quarters: readonly number[] } | undefined;
}

export class Ending {
  /** How far the reveal is; undefined while the puzzle is not solved. */
  readonly reveal = signal<Reveal | undefined>(undefined);
  readonly result = signal<SolveResult | undefined>(undefined);
  /** The grid of the replay that is running. */
  readonly replayed = signal<Grid | undefined>(undefined);
  /** When each quarter of this play was done. */
  splits: Splits;
  private frame = 0;

  constructor(
    private readonly entry: PuzzleEntry,
    private readonly model: PlayModel,
    private readonly clock: Clock,
    private readonly assistant: Assistant,
    private readonly control: GridControl,
    splits: Splits = [],
  ) {
    this.splits = splits;
  }

  /** Records the solve when the puzzle becomes solved; the result stops everything. */
  follow(): () => void {
    let wasSolved = this.model.solved.peek();
    const stops = [
      effect(() => {
        this.noteSplits(this.model.done());
      }),
      effect(() => {
        const isSolved = this.model.solved.value;
        if (isSolved && !wasSolved) this.record();
        if (!isSolved) this.reset();
        wasSolved = isSolved;
      }),
      // The picture keeps its place in the middle when the window changes.
      effect(() => {
        void this.control.area.value;
        void this.control.covered.value;
        const now = this.reveal.peek();
        const to = this.control.pictureGeometry(this.control.covered.peek());
        if (now !== undefined && to !== undefined) this.reveal.value = { ...now, to };
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(this.frame);
    };
  }

  /** Stars: one for the solve, one without hints, one without checks. */
  get stars(): number {
    return 1 + (this.assistant.hints.peek() === 0 ? 1 : 0) + (this.assistant.checks.peek() === 0 ? 1 : 0);
  }

  private async record(): Promise<void> {
    const seconds = this.clock.seconds.peek();
    const { stars, model } = this;
    const splits = this.noteSplits(1);
    const { id, grade } = this.entry;
    const look = lookOf(model.puzzle);
    const solve = { id, seconds, splits, stars, picture: model.picture(), now: Date.now(), grade, look };
    const { record, before } = await addSolve(solve);
    const isBest = before === undefined || seconds < before.best;
    const quarters = quarterTimes(splits);
    const compared = await this.compared(before).catch(() => undefined);
    this.result.value = { seconds, best: record.best, isBest, stars, quarters, compared };
    if (record.times === 1) askToPersist();
  }

  /** The splits with what is done now. */
  noteSplits(done: number): Splits {
    this.splits = withProgress(this.splits, done, this.clock.seconds.peek());
    return this.splits;
  }

  private async compared(before: SolveRecord | undefined): Promise<SolveResult['compared']> {
    const best = before && quarterTimes(before.splits);
    if (best !== undefined) return { with: 'best', quarters: best };
    const [{ quartersBySize, sizeLimit }] = await Promise.all([
      import('../../puzzles/statistics.js'),
      loadSolves(),
    ]);
    const { width, height } = this.model.puzzle;
    const others = [...(solvesById.peek()?.values() ?? [])].filter(({ id }) => id !== this.entry.id);
    const usual = quartersBySize(others).get(sizeLimit(width, height) ?? 0);
    return usual !== undefined && usual.solves >= USUAL_FROM
      ? { with: 'median', quarters: usual.medians }
      : undefined;
  }

  private reset(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.reveal.value = undefined;
    this.replayed.value = undefined;
    this.result.value = undefined;
  }

  /** Starts the reveal, or shows its end at once with reduced motion. */
  start(isStill: boolean): void {
    const to = this.control.pictureGeometry(this.control.covered.peek());
    if (to === undefined || this.reveal.peek() !== undefined) return;
    const last = this.model.lastChanged();
    this.reveal.value = { part: isStill ? 1 : 0, to, last };
    if (!isStill) this.animate(REVEAL, (part) => this.show(part));
  }

  /** To the end of the reveal. */
  skip(): void {
    if (this.isRevealing) {
      cancelAnimationFrame(this.frame);
      this.show(1);
    }
  }

  get isRevealing(): boolean {
    return (this.reveal.peek()?.part ?? 1) < 1;
  }

  /** Plays the moves of the player once more. */
  replay(): void {
    const play = this.model.play.peek();
    const moves = play.done.length;
    let at = goToMove(play, 0);
    this.replayed.value = at.grid;
    this.animate(REPLAY, (part) => {
      at = goToMove(at, Math.round(part * moves));
      this.replayed.value = part < 1 ? at.grid : undefined;
    });
  }

  private show(part: number): void {
    const now = this.reveal.peek();
    if (now !== undefined) this.reveal.value = { ...now, part };
  }

  /** Calls back in every frame with the part of the time that has passed, 0 to 1. */
  private animate(lasts: number, step: (part: number) => void): void {
    cancelAnimationFrame(this.frame);
    const start = performance.now();
    const next = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / lasts));
      if (part < 1) this.frame = requestAnimationFrame(next);
      step(part);
    };
    this.frame = requestAnimationFrame(next);
  }
}
