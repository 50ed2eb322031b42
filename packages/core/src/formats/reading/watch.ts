// The time limit and the abort signal of a parse. Readers count their work in small units (a line, a run,
// a value of JSON); the clock and the signal are looked at once in a few thousand of them, so that a small
// file costs nothing, and a large one stops within milliseconds.

/** Why a parse stopped before its end. */
export type ParseStop = 'deadline' | 'abort';

export interface WatchOptions {
  /** Called periodically; true means that time is up. The library has no clock of its own. */
  readonly deadline?: () => boolean;
  /** An AbortSignal, or anything with a flag that another thread can set. */
  readonly signal?: { readonly aborted: boolean };
}

/** Thrown inside a reader when the time is up; `parse` turns it into a result. */
export class StopReading extends Error {
  constructor(readonly reason: ParseStop) {
    super(`stopped: ${reason}`);
  }
}

/** Units of work between two looks at the clock: a few milliseconds. */
const UNITS = 2000;

export class Watch {
  private left: number;
  private readonly portion: number;

  constructor(private readonly options: WatchOptions = {}) {
    const watched = options.deadline !== undefined || options.signal !== undefined;
    this.portion = watched ? UNITS : Infinity;
    this.left = this.portion;
  }

  /** Counts work that is about to be done. Throws StopReading when the time is up. */
  count(units = 1): void {
    this.left -= units;
    if (this.left <= 0) this.look();
  }

  /** Looks at the clock at once: between two larger parts of the work. */
  look(): void {
    this.left = this.portion;
    if (this.options.signal?.aborted) throw new StopReading('abort');
    if (this.options.deadline?.()) throw new StopReading('deadline');
  }
}
