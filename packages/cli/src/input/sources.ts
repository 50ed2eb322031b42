// Reads the inputs of a command. An argument is `-` for standard input, the name of a file, a puzzle as a string, or the
// name of a puzzle that comes with the command. Unreadable inputs are returned as data, so that the other inputs are
// still read.
import type { PuzzleDocument } from '@crosshatch/core';
import { DEFAULT_LIMITS, formatsOfName, type LineOrder, type ParseOptions } from '@crosshatch/core/formats';
import { harmless } from '@crosshatch/core/model';
import type { Listing, SourceFault, SourceWarning } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { pictureKind } from '../images/scan/picture-kind.js';
import { UsageError, UserError } from '../options/definition.js';
import type { ReadingOptions } from '../options/shared-options.js';
import { formatNamed } from './format-names.js';
import { parseAtOnce, parseWithin } from './parse-within.js';
import { type ReadOutcome, readFileBytes, readStream } from './read-bytes.js';
import type { FoundFile } from './walk.js';

/** The origin of an input. */
interface SourceName {
  /** As given on the command line. */
  readonly source: string;
  /** The name in messages. */
  readonly name: string;
}

interface UnreadSource extends SourceName {
  readonly ok: false;
  readonly faults: readonly SourceFault[];
  /** Present if reading was stopped; whether the input has faults is unknown. */
  readonly stopped?: 'deadline' | 'abort';
}

export type ReadSource =
  | UnreadSource
  | (SourceName & {
      readonly ok: true;
      readonly format: string;
      readonly documents: readonly PuzzleDocument[];
      readonly warnings: readonly SourceWarning[];
      /** `assumed` if rows and columns may be swapped; see `orientationNote`. */
      readonly orientation: 'stated' | 'assumed';
      readonly order?: LineOrder;
      /** Other formats in which the file is a different puzzle. */
      readonly otherFormats?: readonly string[];
      /** The order of the lines in the file, where it is not the usual one. */
      readonly listing?: Listing;
    });

/** Plain data: an input and how to parse it. */
export interface SourceInput extends SourceName {
  readonly input: string | Uint8Array;
  readonly parsing: ParsingOptions;
}

/** The parse options that are plain data. */
type ParsingOptions = Omit<ParseOptions, 'signal' | 'deadline'>;

export interface ReadSourceOptions extends ReadingOptions {
  /** Time limit for parsing in seconds. Default: none. */
  readonly timeout?: number;
}

const TROUBLE: Record<Exclude<ReadOutcome, { ok: true }>['reason'], string> = {
  'not-found':
    'no such file; expected a file, - for standard input, a puzzle such as "2;1:1;2" (columns:rows), or a name from ' +
    '`crosshatch puzzles`',
  folder: 'this is a folder; give the files in it, or use crosshatch batch',
  forbidden: 'permission denied',
  'too-large': `the file exceeds ${DEFAULT_LIMITS.bytes / 2 ** 20} MiB; split it`,
  unreadable: 'the file cannot be read',
};

export async function readSource(
  word: string,
  options: ReadSourceOptions,
  context: Context,
): Promise<ReadSource> {
  const signal = context.requestedSignal?.();
  const input = await readInput(word, options, context, signal);
  if (signal?.aborted) return interrupted(word);
  if ('ok' in input) return input;
  // A small file is parsed before anybody could interrupt it. Signals keep their listener, which ends the command in
  // order; a large file, or one that hangs its reader, must be left to their default effect.
  if (signal !== undefined && input.input.length <= SMALL) {
    const result = parseAtOnce(input.input, input.parsing);
    // What is assumed about the order of the lines may need a solve, which takes longer.
    if (result?.ok && result.orientation === 'stated')
      return { source: input.source, name: input.name, ...result };
  }
  return (await context.unguarded(() => parseSource(input, options.timeout))) ?? interrupted(word);
}

/** Characters or bytes; larger files than this hold collections, not puzzles. */
const SMALL = 100_000;

function interrupted(word: string): UnreadSource {
  return { ok: false, source: word, name: harmless(word), faults: [INTERRUPTED], stopped: 'abort' };
}

const INTERRUPTED: SourceFault = { code: 'cannot-read', message: 'not read: interrupted' };

/** Reads the bytes of a source without parsing them. */
export async function readInput(
  word: string,
  options: ReadSourceOptions,
  context: Pick<Context, 'stdin'>,
  signal?: AbortSignal,
): Promise<SourceInput | UnreadSource> {
  const parsing = parsingOptions(options);
  const limit = DEFAULT_LIMITS.bytes;
  const read =
    word === '-' ? await readStream(context.stdin, limit, signal) : await readFileBytes(word, limit, signal);
  if (read.ok && word === '-') return { source: word, name: '<stdin>', input: read.bytes, parsing };
  if (read.ok) {
    return { source: word, name: harmless(word), input: read.bytes, parsing: { ...parsing, name: word } };
  }
  if (read.reason !== 'not-found') return unreadable(word, read.reason);
  if (looksLikePuzzle(word)) return { source: word, name: '<puzzle>', input: word, parsing };
  return readShipped(word, parsing, signal);
}

/** A word that names neither a file nor a puzzle: perhaps one of the puzzles that come with the command. */
async function readShipped(
  word: string,
  parsing: ParsingOptions,
  signal?: AbortSignal,
): Promise<SourceInput | UnreadSource> {
  const { shippedPath, shippedPuzzle } = await import('../shipped/puzzles.js');
  const shipped = shippedPuzzle(word);
  if (shipped === undefined) return unreadable(word, 'not-found');
  const read = await readFileBytes(shippedPath(shipped), DEFAULT_LIMITS.bytes, signal);
  if (!read.ok) return unreadable(word, read.reason);
  return {
    source: word,
    name: harmless(word),
    input: read.bytes,
    parsing: { ...parsing, name: shipped.file },
  };
}

/** Parses the content with a time limit in seconds. */
export async function parseSource(
  { source, name, input, parsing }: SourceInput,
  seconds?: number,
): Promise<ReadSource> {
  if (typeof input !== 'string' && parsing.from === undefined && pictureKind(input) !== undefined) {
    return scanSource({ source, name }, input);
  }
  const result = parseWithin(input, parsing, seconds);
  const isOpen = result.ok ? result.orientation === 'assumed' : result.readings !== undefined;
  if (!isOpen) return { source, name, ...result };
  const { chooseReading } = await import('@crosshatch/core/report');
  return { source, name, ...chooseReading(result) };
}

/** A picture or PDF: its puzzles, and what is doubtful about them as warnings. */
async function scanSource(named: SourceName, bytes: Uint8Array): Promise<ReadSource> {
  const { scanBytes, scanWarnings } = await import('../images/scan/scan-source.js');
  const { documentOfScan } = await import('@crosshatch/core/scan');
  try {
    const found = await scanBytes(named.name, bytes);
    return {
      ...named,
      ok: true,
      format: 'picture',
      documents: found.map(({ scanned }) => documentOfScan(scanned)),
      warnings: found.flatMap(({ scanned }, index) => scanWarnings(scanned, index)),
      orientation: 'stated',
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const message = error.message.startsWith(`${named.name}: `)
      ? error.message.slice(named.name.length + 2)
      : error.message;
    return { ...named, ok: false, faults: [{ code: 'cannot-read', message }] };
  }
}

/** Reads a result of `walk`: a file, or a folder that cannot be read. */
export async function readFound(
  found: FoundFile,
  options: ReadSourceOptions,
  context: Context,
): Promise<ReadSource> {
  return unseen(found) ?? readSource(found.path, options, context);
}

/** The fault of a folder that cannot be read. */
export function unseen({ path, trouble }: FoundFile): UnreadSource | undefined {
  if (trouble === undefined) return undefined;
  return {
    ok: false,
    source: path,
    name: harmless(path),
    faults: [{ code: 'cannot-read', message: trouble }],
  };
}

/** The name of a puzzle in messages: `pack.non`, or `pack.non #3` if there are several. */
export function documentName(read: Extract<ReadSource, { ok: true }>, index: number): string {
  return read.documents.length === 1 ? read.name : `${read.name} #${index + 1}`;
}

function parsingOptions({ from, columnsFirst, rowsFirst, transpose }: ReadSourceOptions): ParsingOptions {
  if (columnsFirst && rowsFirst) {
    throw new UsageError('--columns-first and --rows-first exclude each other');
  }
  const order = columnsFirst ? 'columns-first' : rowsFirst ? 'rows-first' : undefined;
  return {
    ...(from === undefined ? {} : { from: formatNamed(from, 'read').id }),
    ...(order === undefined ? {} : { orientation: order }),
    ...(transpose === undefined ? {} : { transpose }),
  };
}

const ORDERS: Readonly<Record<Listing, string>> = {
  'rows-from-below': 'rows from the bottom up',
  'columns-from-right': 'columns from right to left',
  both: 'rows from the bottom up and columns from right to left',
};

/** A note on the assumptions made for a source and how to change them; undefined if there are none. */
export function orientationNote(read: Extract<ReadSource, { ok: true }>): string | undefined {
  if (read.orientation !== 'assumed') return undefined;
  const { width, height } = read.documents[0].puzzle;
  const size = `${width} wide and ${height} high`;
  if (read.otherFormats !== undefined) {
    const others = read.otherFormats.map((id) => `--from ${id}`).join(' or ');
    return `${read.name}: note: read as ${read.format}, ${size}, the only reading with exactly one solution; ${others} reads a different puzzle`;
  }
  if (read.listing !== undefined) {
    const order = ORDERS[read.listing];
    return `${read.name}: note: no solution if its lines are listed as usual; read with ${order}, ${size}, it has exactly one`;
  }
  const other = read.order === 'columns-first' ? '--rows-first' : '--columns-first';
  return `${read.name}: note: the file does not state which clues are the rows; assumed ${size}, use ${other} to swap them`;
}

function unreadable(source: string, reason: keyof typeof TROUBLE): UnreadSource {
  const name = source === '' ? '""' : harmless(source);
  return { ok: false, source, name, faults: [{ code: 'cannot-read', message: TROUBLE[reason] }] };
}

/** Decides whether an argument that is not a file is a puzzle, perhaps mistyped, or a missing file. */
function looksLikePuzzle(word: string): boolean {
  const isMarkedUp = /[;:,{<\n]/.test(word) || /^([\d./]+$|#?xh\d+-)/.test(word);
  return isMarkedUp && formatsOfName(word).length === 0;
}

/** Whether neither name nor content mark a file as a puzzle. */
export function isForeign({ source, faults }: UnreadSource): boolean {
  return faults[0].code === 'unknown-format' && formatsOfName(source).length === 0;
}
