// How many puzzles go into a chunk: about a second of work, by the times of those that have come back. Until some
// have, chunks begin small, so that all workers get some, and double. A worker that needs longer gives part of
// its chunk away, so that an estimate only has to be roughly right.

const FIRST = 16;
const MOST = 2000;
const TARGET_MILLISECONDS = 1000;
/** Reading, hashing and grading a puzzle, beside its solve. A guess that only matters for puzzles that take less. */
const OVERHEAD_MILLISECONDS = 0.5;
/** Puzzles that the average looks back on, roughly. */
const MEMORY = 500;

export class ChunkSizes {
  private size = FIRST;
  private average: number | undefined;

  get next(): number {
    if (this.average === undefined) return this.size;
    const fitting = Math.floor(TARGET_MILLISECONDS / (this.average + OVERHEAD_MILLISECONDS));
    return Math.max(1, Math.min(fitting, this.size));
  }

  /** A puzzle took this long. */
  note(milliseconds: number): void {
    this.average ??= milliseconds;
    this.average += (milliseconds - this.average) / MEMORY;
  }

  /** A chunk was submitted. */
  grow(): void {
    this.size = Math.min(MOST, this.size * 2);
  }
}
