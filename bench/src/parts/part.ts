// A part of the bench that does not fit the scheme of sets and peers.
import type { Bar } from '../report/bars.js';

export interface Part {
  readonly id: string;
  readonly title: string;
  /** Whether the quick run takes it. */
  readonly quick: boolean;
  /** A run of everything leaves it out: it takes too long. */
  readonly onlyByName?: boolean;
  run(quick: boolean): Promise<PartResult>;
}

export interface PartResult {
  /** What was measured, as Markdown. */
  readonly text: string;
  readonly bars: readonly Bar[];
}
