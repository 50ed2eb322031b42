// The files of `solve --trace`: one for each puzzle, written while the search goes on.
import type { TraceOptions } from '@crosshatch/core/solve';
import { numberedPath } from './derived-names.js';
import { growingFile, requireFree } from './write-file.js';

export interface TraceFile {
  readonly trace: TraceOptions;
  /** Gives the file its name: also an interrupted search has a trace. */
  finish(): Promise<void>;
}

/** Names and opens the traces of a run, one puzzle after the other. */
export class TraceFiles {
  private puzzles = 0;

  constructor(
    private readonly path: string,
    private readonly limit: number,
    private readonly force: boolean,
  ) {}

  async requireFree(): Promise<void> {
    if (!this.force) await requireFree(this.path);
  }

  async next(): Promise<TraceFile> {
    const file = await growingFile(numberedPath(this.path, this.puzzles++));
    return {
      trace: { sink: (text) => file.append(text), limit: this.limit },
      finish: () => file.keep({ force: this.force }),
    };
  }
}
