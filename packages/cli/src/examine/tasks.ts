// What the worker threads do: parse a source, and examine a puzzle. A source with a single puzzle is one
// task; the puzzles of others go back, so that all threads share them.

import { deserialize, serialize } from 'node:v8';
import type { PuzzleDocument } from '@crosshatch/core';
import type { ParseWarning } from '@crosshatch/core/formats';
import {
  type Examination,
  type ExamineSettings,
  examine,
  type Hashes,
  hashesOf,
  type WarningJson,
  warningJson,
} from '@crosshatch/core/report';
import {
  isForeign,
  parseSource,
  type ReadSource,
  type SourceFault,
  type SourceInput,
} from '../input/sources.js';
import type { ThreadMessage } from './pool.js';

/**
 * A puzzle serialised, so that it is unpacked only in the thread that examines it. A string with a byte in each
 * character: thousands of small buffers take threads more time and memory.
 */
export type PackedDocument = string;

export interface ExamineTask {
  readonly kind: 'examine';
  readonly document: PuzzleDocument | PackedDocument;
  readonly settings: ExamineSettings;
}

export interface ReadTask {
  readonly kind: 'read';
  readonly source: SourceInput;
  readonly settings: ExamineSettings;
  /** Whether a puzzle that is alone in its source is examined at once. */
  readonly examinesOnly: boolean;
}

/** What a row says of a puzzle before it is examined. */
export interface PuzzleHead {
  readonly title?: string;
  readonly width: number;
  readonly height: number;
  readonly colorCount: number;
  readonly orientation?: 'assumed';
  readonly warnings: readonly WarningJson[];
}

export type SourceReading =
  | {
      readonly ok: true;
      /** Of every puzzle in the source. */
      readonly heads: readonly PuzzleHead[];
      /** The puzzles themselves; empty when the only one is being examined. */
      readonly documents: readonly PackedDocument[];
    }
  | {
      readonly ok: false;
      readonly faults: readonly SourceFault[];
      /** Nothing about it looks like a puzzle, neither name nor content. */
      readonly isForeign: boolean;
      readonly stopped?: 'deadline' | 'abort';
      /** The message of an error that a reader threw: a mistake in the program. */
      readonly crashed?: string;
    };

export type WorkerNews =
  | { readonly kind: 'read'; readonly reading: SourceReading }
  /** They go ahead: whoever looks for duplicates need not wait for the solve. */
  | { readonly kind: 'hashes'; readonly hashes: Hashes };

/** Null for a source whose puzzles went back. */
export type WorkerAnswer = Examination | null;

export async function perform(
  task: ExamineTask | ReadTask,
  post: (message: ThreadMessage<WorkerNews, WorkerAnswer>) => void,
): Promise<void> {
  let document: PuzzleDocument | undefined;
  if (task.kind === 'examine') {
    document = typeof task.document === 'string' ? unpacked(task.document) : task.document;
  } else {
    const { reading, only } = await readingOf(task);
    post({ kind: 'news', news: { kind: 'read', reading } });
    document = only;
  }
  if (document === undefined) {
    post({ kind: 'answer', answer: null });
    return;
  }
  post({ kind: 'news', news: { kind: 'hashes', hashes: hashesOf(document) } });
  post({ kind: 'answer', answer: examine(document, task.settings, () => performance.now()) });
}

async function readingOf({ source, settings, examinesOnly }: ReadTask): Promise<{
  reading: SourceReading;
  only?: PuzzleDocument;
}> {
  try {
    const read = await parseSource(source, settings.seconds);
    if (!read.ok) {
      const { faults, stopped } = read;
      const isOther = isForeign(read);
      return {
        reading: { ok: false, faults, isForeign: isOther, ...(stopped === undefined ? {} : { stopped }) },
      };
    }
    const { documents } = read;
    const heads = headsOf(read);
    if (!examinesOnly || documents.length > 1) {
      return { reading: { ok: true, heads, documents: documents.map(packed) } };
    }
    return { reading: { ok: true, heads, documents: [] }, only: documents[0] };
  } catch (error) {
    const crashed = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { reading: { ok: false, faults: [], isForeign: false, crashed } };
  }
}

function packed(document: PuzzleDocument): PackedDocument {
  return serialize(document).toString('latin1');
}

function unpacked(document: PackedDocument): PuzzleDocument {
  return deserialize(Buffer.from(document, 'latin1'));
}

function headsOf({ documents, warnings, orientation }: Extract<ReadSource, { ok: true }>): PuzzleHead[] {
  const ofDocument = new Map<number, ParseWarning[]>();
  for (const warning of warnings) {
    const list = ofDocument.get(warning.document);
    if (list === undefined) ofDocument.set(warning.document, [warning]);
    else list.push(warning);
  }
  return documents.map(({ puzzle, meta }, i) => {
    const own = ofDocument.get(i);
    return {
      ...(meta.title === undefined ? {} : { title: meta.title }),
      width: puzzle.width,
      height: puzzle.height,
      colorCount: puzzle.palette.colors.length,
      ...(orientation === 'assumed' ? { orientation } : {}),
      warnings: own?.map((warning) => warningJson(puzzle, warning)) ?? [],
    };
  });
}
