// What a drawing is worth, while it changes: always the newest is judged, answers to older ones are
// dropped, and a judgement that takes long is given up as soon as there is something newer.

import type { DullCode } from '@crosshatch/core/make';
import type { Grid, Puzzle } from '@crosshatch/core/model';
import { signal } from '@preact/signals';
import { LibraryWorker } from '../../worker/client.js';
import type { DrawingVerdict, GradeAnswer } from '../../worker/questions.js';

/** Milliseconds without a change before a drawing is judged. */
const PAUSE = 120;
/** Milliseconds that the words about an older drawing may stay: less would flicker, more would mislead. */
const FADE = 600;
/** Milliseconds that an outdated judgement may continue: starting a new worker costs about as much. */
const GRACE = 400;
/** Line solves that a grade may cost. */
const MAX_LINE_SOLVES = 600_000;

export class LiveVerdict {
  readonly judgement = signal<DrawingVerdict | undefined>(undefined);
  readonly grade = signal<GradeAnswer | undefined>(undefined);
  /** What may be dull about the drawing. */
  readonly dull = signal<readonly DullCode[]>([]);
  /** Whether what is shown belongs to an older drawing. */
  readonly isStale = signal(false);

  private readonly worker = new LibraryWorker();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private running: { readonly controller: AbortController; readonly since: number } | undefined;
  private newest: { readonly puzzle: Puzzle; readonly goal: Grid } | undefined;

  /** A new drawing. */
  watch(puzzle: Puzzle, goal: Grid): void {
    this.newest = { puzzle, goal };
    if (!this.isStale.peek()) this.fading = setTimeout(() => this.forget(), FADE);
    this.isStale.value = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), PAUSE);
  }

  /** Marks the verdict as outdated, because the drawing has changed. */
  forget(): void {
    this.judgement.value = undefined;
    this.grade.value = undefined;
    this.dull.value = [];
  }

  dispose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.worker.cancelAll();
  }

  private begin(): void {
    const { running } = this;
    const left = running === undefined ? 0 : running.since + GRACE - performance.now();
    if (left > 0) {
      this.timer = setTimeout(() => this.begin(), left);
      return;
    }
    running?.controller.abort();
    void this.judge();
  }

  private async judge(): Promise<void> {
    const { newest } = this;
    if (newest === undefined) return;
    const controller = new AbortController();
    const running = { controller, since: performance.now() };
    this.running = running;
    const { signal: stopping } = controller;
    try {
      const judgement = await this.worker.call('judgeDrawing', newest, { signal: stopping });
      if (this.newest !== newest) return;
      clearTimeout(this.fading);
      this.judgement.value = judgement;
      this.grade.value = undefined;
      this.isStale.value = false;
      const dull = await this.worker.call('dull', newest, { signal: stopping });
      if (this.newest !== newest) return;
      this.dull.value = dull;
      if (judgement.verdict !== 'unique') return;
      const question = { puzzle: newest.puzzle, lineSolves: MAX_LINE_SOLVES };
      const grade = await this.worker.call('grade', question, { signal: stopping });
      if (this.newest === newest) this.grade.value = grade;
    } catch {
      // Given up for something newer.
    } finally {
      if (this.running === running) {
        this.running = undefined;
        if (this.newest !== newest) {
          clearTimeout(this.timer);
          this.begin();
        }
      }
    }
  }
}
