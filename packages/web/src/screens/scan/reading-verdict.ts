// How many solutions the puzzle has, as it is being corrected: always of the newest clues. A search that takes long
// is given up as soon as there are newer ones.
import type { Puzzle } from '@crosshatch/core/model';
import type { SolveResult } from '@crosshatch/core/solve';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { LibraryWorker } from '../../worker/client.js';

/** Milliseconds without a change before the clues are judged. */
const PAUSE = 150;
/** Line solves that a verdict may cost: about a second on a slow phone. */
const MAX_LINE_SOLVES = 400_000;

export class ReadingVerdict {
  /** Of the clues as they stand; undefined while it is not known. */
  readonly result = signal<SolveResult | undefined>(undefined);

  private readonly worker = new LibraryWorker();
  private judged: Puzzle | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working: AbortController | undefined;
  private ends: (() => void) | undefined;

  constructor(private readonly puzzle: ReadonlySignal<Puzzle | undefined>) {}

  start(): void {
    this.ends ??= effect(() => {
      const puzzle = this.puzzle.value;
      if (puzzle === this.judged) return;
      this.drop();
      this.judged = puzzle;
      this.result.value = undefined;
      if (puzzle !== undefined) this.timer = setTimeout(() => this.judge(puzzle), PAUSE);
    });
  }

  stop(): void {
    this.ends?.();
    this.ends = undefined;
    this.drop();
    if (this.result.peek() === undefined) this.judged = undefined;
    this.worker.cancelAll();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.working?.abort();
    this.working = undefined;
  }

  private async judge(puzzle: Puzzle): Promise<void> {
    const working = new AbortController();
    this.working = working;
    const question = { puzzle, lineSolves: MAX_LINE_SOLVES };
    try {
      const result = await this.worker.call('solve', question, { signal: working.signal });
      if (!working.signal.aborted) this.result.value = result;
    } catch {
      // Given up for something newer.
    }
  }
}
