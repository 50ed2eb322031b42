// The methods of the worker threads: read a source, examine a puzzle. A source with a single puzzle is read and
// examined in one call; the puzzles of other sources are returned, so that all threads can share them.

import type { PuzzleDocument } from '@crosshatch/core';
import {
  type Examination,
  type ExamineSettings,
  examine,
  type Hashes,
  hashesOf,
  headsOf,
  type PuzzleHead,
  type UnreadSource,
} from '@crosshatch/core/report';
import { isForeign, parseSource, type SourceInput } from '../input/sources.js';
import { ThreadCertificate } from '../output/thread-certificate.js';
import { type PackedDocument, packDocument, unpackDocument } from './packed-document.js';

/** What to find out, and where certificates go. */
export interface ThreadSettings extends ExamineSettings {
  /** The folder for certificates. */
  readonly certificates?: string | undefined;
}

export interface ExamineParams {
  readonly document: PuzzleDocument | PackedDocument;
  readonly settings: ThreadSettings;
}

export interface ReadParams {
  readonly source: SourceInput;
  readonly settings: ThreadSettings;
  /** Whether the only puzzle of a source is examined in the same call. */
  readonly examinesOnly: boolean;
}

/** Milliseconds after which a silent worker is lost: it has not kept to the time limit by itself. */
export function silenceLimit({ seconds }: ExamineSettings): number | undefined {
  return seconds === undefined ? undefined : seconds * 2000 + 5000;
}

export type SourceReading =
  | {
      readonly ok: true;
      /** One per puzzle in the source. */
      readonly heads: readonly PuzzleHead[];
      /** The puzzles; empty if the only one is examined in the same call. */
      readonly documents: readonly PackedDocument[];
    }
  | (UnreadSource & {
      readonly ok: false;
      /** Neither name nor content mark the source as a puzzle. */
      readonly isForeign: boolean;
    });

export type ExamineProgress =
  | { readonly kind: 'read'; readonly reading: SourceReading }
  /** Sent before the solve: the search for duplicates need not wait for it. */
  | { readonly kind: 'hashes'; readonly hashes: Hashes };

type Report = (progress: ExamineProgress) => void;

export const examineMethods = {
  examine({ document, settings }: ExamineParams, progress: Report): Examination {
    return examined(typeof document === 'string' ? unpackDocument(document) : document, settings, progress);
  },

  /** Returns null if the puzzles of the source were reported instead of examined. */
  async read(params: ReadParams, progress: Report): Promise<Examination | null> {
    const { reading, only } = await readingOf(params);
    progress({ kind: 'read', reading });
    return only === undefined ? null : examined(only, params.settings, progress);
  },
};

export type ExamineMethods = typeof examineMethods;

function examined(document: PuzzleDocument, settings: ThreadSettings, progress: Report): Examination {
  progress({ kind: 'hashes', hashes: hashesOf(document) });
  const now = () => performance.now();
  if (settings.certificates === undefined) return examine(document, settings, now);
  const file = new ThreadCertificate(settings.certificates, document);
  try {
    const examination = examine(document, settings, now, (text) => file.append(text));
    if (examination.result.verdict !== 'undecided') file.keep();
    return examination;
  } finally {
    file.drop();
  }
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
      return { reading: { ok: true, heads, documents: documents.map(packDocument) } };
    }
    return { reading: { ok: true, heads, documents: [] }, only: documents[0] };
  } catch (error) {
    const crashed = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { reading: { ok: false, faults: [], isForeign: false, crashed } };
  }
}
