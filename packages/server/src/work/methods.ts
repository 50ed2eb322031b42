// The methods of the service's worker threads. A front end starts the threads: it knows its files and which
// libraries for pictures it has.
import type { PuzzleDocument } from '@crosshatch/core/model';
import { puzzleOf } from '@crosshatch/core/model';
import {
  type Examination,
  type ExamineSettings,
  examine,
  type Hashes,
  hashesOf,
  headsOf,
  type PuzzleHead,
  type SourceFault,
} from '@crosshatch/core/report';
import { solve } from '@crosshatch/core/solve';
import { Problem } from '../problems.js';
import { perform } from './perform.js';
import type { Part, PictureTools, Source, WorkAnswer, WorkRequest } from './protocol.js';
import { readPuzzles } from './read.js';

export interface ReadRequest {
  readonly source: Source;
  readonly milliseconds: number;
  readonly cells: number;
  readonly puzzles: number;
}

export type ReadAnswer =
  | {
      readonly ok: true;
      readonly heads: readonly PuzzleHead[];
      readonly documents: readonly PuzzleDocument[];
    }
  | { readonly ok: false; readonly detail: string; readonly faults: readonly SourceFault[] };

export interface ExamineRequest {
  readonly document: PuzzleDocument;
  readonly settings: ExamineSettings;
}

/** What a worker thread of the service does; `serve` of `@crosshatch/core/worker` takes it. */
export function workMethods(tools?: PictureTools) {
  warmUp();
  const now = () => performance.now();
  return {
    perform: (request: WorkRequest, onPart: (part: Part) => void): Promise<WorkAnswer> =>
      perform(request, { now, tools, onPart }),

    read({ source, milliseconds, cells, puzzles }: ReadRequest): ReadAnswer {
      const end = now() + milliseconds;
      try {
        const items = readPuzzles(source, {}, { deadline: () => now() >= end, cells, puzzles });
        const documents = items.map(({ document }) => document);
        return { ok: true, documents, heads: headsOf({ ...items[0].read, documents }) };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { detail, faults = [] } = error.details;
        return { ok: false, detail, faults };
      }
    },

    examine: ({ document, settings }: ExamineRequest): { hashes: Hashes; examination: Examination } => ({
      hashes: hashesOf(document),
      examination: examine(document, settings, now),
    }),
  };
}

export type WorkMethods = ReturnType<typeof workMethods>;

/** Loads the engine in advance; otherwise the first request would wait for it. */
export function warmUp(): void {
  solve(puzzleOf({ width: 1, height: 1, cells: Uint32Array.of(2) }));
}
