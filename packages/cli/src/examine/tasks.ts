// The methods of the worker threads: read a source, examine a puzzle. A source with a single puzzle is read and
// examined in one call; the puzzles of other sources are returned, so that all threads can share them.
import { deserialize, serialize } from 'node:v8';
import type { PuzzleDocument } from '@crosshatch/core';
import type { ParseWarning } from '@crosshatch/core/formats';
import {
  isForeign,
  parseSource,
  type ReadSource,
  type SourceFault,
  type SourceInput,
} from '../input/sources.js';
import { type WarningJson, warningJson } from '../report/json.js';
import { type Examination, type ExamineSettings, examine, type Hashes, hashesOf } from './examine.js';

/**
 * A puzzle serialised, so that it is unpacked only in the thread that examines it. A string with a byte in each
 * character: thousands of small buffers take threads more time and memory.
 */
export type PackedDocument = string;

export interface ExamineParams {
  readonly document: PuzzleDocument | PackedDocument;
  readonly settings: ExamineSettings;
}

export interface ReadParams {
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

export type ExamineProgress =
  | { readonly kind: 'read'; readonly reading: SourceReading }
  /** Sent before the solve: the search for duplicates need not wait for it. */
  | { readonly kind: 'hashes'; readonly hashes: Hashes };

type Report = (progress: ExamineProgress) => void;

export const examineMethods = {
  examine({ document, settings }: ExamineParams, progress: Report): Examination {
    return examined(typeof document === 'string' ? unpacked(document) : document, settings, progress);
  },

  /** Returns null if the puzzles of the source were reported instead of examined. */
  async read(params: ReadParams, progress: Report): Promise<Examination | null> {
    const { reading, only } = await readingOf(params);
    progress({ kind: 'read', reading });
    return only === undefined ? null : examined(only, params.settings, progress);
  },
};

export type ExamineMethods = typeof examineMethods;

function examined(document: PuzzleDocument, settings: ExamineSettings, progress: Report): Examination {
  progress({ kind: 'hashes', hashes: hashesOf(document) });
  return examine(document, settings);
}

async function readingOf({ source, settings, examinesOnly }: ReadParams): Promise<{
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
