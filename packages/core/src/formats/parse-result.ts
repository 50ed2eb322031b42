// What comes of reading a file: the result of `parse`, and how an attempt with one format becomes one.
import type { Puzzle, PuzzleDocument } from '../model/index.js';
import type { Attempt } from './attempt.js';
import type { LineOrder } from './format.js';
import type { ParseLimits } from './reading/limits.js';
import type { ParseFault, ParseFaultCode, ParseWarning, Place } from './reading/parse-fault.js';
import type { SourceText } from './reading/source-text.js';
import type { ParseStop } from './reading/watch.js';
import { hasOtherTranspose, transposed } from './transposed.js';

/** Options of `parse`. */
export interface ParseOptions {
  /** The file's name: its extension breaks ties between formats that fit the content equally well. */
  readonly name?: string;
  /** The id of the format, when it is known; no detection then. */
  readonly from?: string;
  /**
   * Which clues come first, for files that do not say so. Without it the convention of the format is followed,
   * and the result says that this was assumed.
   */
  readonly orientation?: LineOrder;
  /** Swaps rows and columns of whatever is read. */
  readonly transpose?: boolean;
  readonly limits?: Partial<ParseLimits>;
  /** Called periodically; true means that time is up. The library has no clock of its own. */
  readonly deadline?: () => boolean;
  /** An AbortSignal, or anything with a flag that another thread can set. */
  readonly signal?: { readonly aborted: boolean };
}

/** A file that was read. */
export interface ParsedFile {
  readonly ok: true;
  /** Id of the format that was read. */
  readonly format: string;
  /** The puzzle of the file, or the first one if it has several: the same object as `documents[0].puzzle`. */
  readonly puzzle: Puzzle;
  /** Every puzzle of the file with its metadata, in the order of the file. Never empty. */
  readonly documents: readonly PuzzleDocument[];
  readonly warnings: readonly ParseWarning[];
  /**
   * `assumed` when the file does not say which clues are the rows and the transposed puzzles are others: `order`
   * then says what was assumed, and the option `orientation` gives the other reading.
   */
  readonly orientation: 'stated' | 'assumed';
  readonly order?: LineOrder;
}

/** What `parse` returns: the puzzles of the file, or the faults. */
export type ParseResult =
  | ParsedFile
  | {
      readonly ok: false;
      /** Id of the format that the faults are about; absent when none was found. */
      readonly format?: string;
      /** At most 20, from the top of the file. */
      readonly faults: readonly ParseFault[];
      /** Why it was not read to the end; the only fault then is `stopped`. */
      readonly stopped?: ParseStop;
      /** With `ambiguous-format`: the different puzzles that the file can be read as. */
      readonly readings?: readonly ParsedFile[];
    };

/** The result of an attempt. `isKnown`: the format was given or named, not guessed by the shape of the file. */
export function outcome({ format, reading }: Attempt, options: ParseOptions, isKnown: boolean): ParseResult {
  if (reading.faults.length > 0) {
    // Readers find some faults late, as the model does; people read a file from the top.
    const faults = [...reading.faults].sort((a, b) => a.line - b.line || a.column - b.column);
    return { ok: false, format: format.id, faults };
  }
  const { documents, warnings } = reading;
  const order = reading.assumedOrder ?? format.order;
  const isAssumed = reading.assumedOrder !== undefined || (format.order !== undefined && !isKnown);
  const isOther = order !== undefined && options.orientation !== undefined && options.orientation !== order;
  const read =
    isOther !== (options.transpose ?? false) ? transposed(documents, warnings) : { documents, warnings };
  const isOpen = isAssumed && options.orientation === undefined && documents.some(hasOtherTranspose);
  return {
    ok: true,
    format: format.id,
    puzzle: read.documents[0].puzzle,
    ...read,
    orientation: isOpen ? 'assumed' : 'stated',
    ...(isOpen && order !== undefined ? { order } : {}),
  };
}

export function failure(fault: ParseFault): Extract<ParseResult, { ok: false }> {
  return { ok: false, faults: [fault] };
}

export function faultAtStart(
  source: SourceText,
  code: ParseFaultCode,
  message: string,
  hint?: string,
): ParseFault {
  return { code, message, ...source.place(0), ...(hint === undefined ? {} : { hint }) };
}

/** Where a fault stands that concerns the file as a whole, when its text is not available. */
export const TOP: Place = { line: 1, column: 1, excerpt: '', caret: 0, span: 1 };
