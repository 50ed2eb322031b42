// Who runs a batch: the threads of this machine (`BatchRun`), or the workers of a cluster (`ClusterRun`). Both
// return the same rows.
import type { BatchRow } from '@crosshatch/core/report';
import type { FinishedRow } from './row-queue.js';
import type { BatchSource } from './sources.js';

export interface Scheduler {
  /** Yields the rows of all sources. Ends early, with whole rows only, when the run is interrupted. */
  rows(sources: AsyncIterable<BatchSource>): AsyncGenerator<FinishedRow, void, void>;
  /** After an interruption: the earlier rows that it did not get to, numbered on. */
  rest(): AsyncGenerator<BatchRow, void, void>;
  /** `finished` when every row is safe in the report. */
  close(outcome: 'finished' | 'stopped'): Promise<void>;
}
