// From the words on a command line to puzzles. A word is `-` for standard input, the name of a file, or
// a puzzle as a string. What can't be read comes back as data, because with several sources the others
// go on.
import type { PuzzleDocument } from 'crosshatch';
import {
  DEFAULT_LIMITS,
  formatFault,
  formatsOfName,
  type ParseFault,
  type ParseOptions,
  type ParseWarning,
  parse,
} from 'crosshatch/formats';
import type { Context } from '../context.js';
import { formatNamed } from './format-names.js';
import { type ReadOutcome, readFileBytes, readStream } from './read-bytes.js';
import type { FoundFile } from './walk.js';

/** A fault that keeps a source from being read: of its content, with a place, or of the file itself. */
export type SourceFault = ParseFault | { readonly code: 'cannot-read'; readonly message: string };

export type ReadSource =
  | {
      readonly ok: true;
      /** As given on the command line. */
      readonly source: string;
      /** As messages name it. */
      readonly name: string;
      readonly format: string;
      readonly documents: readonly PuzzleDocument[];
      readonly warnings: readonly ParseWarning[];
    }
  | {
      readonly ok: false;
      readonly source: string;
      readonly name: string;
      readonly faults: readonly SourceFault[];
    };

export interface ReadSourceOptions {
  readonly from?: string;
}

const TROUBLE: Record<Exclude<ReadOutcome, { ok: true }>['reason'], string> = {
  'not-found':
    'there is no such file; name a file, - for standard input, or give a puzzle such as "2;1:1;2" (columns:rows)',
  folder: 'this is a folder; name the files in it, or use crosshatch batch',
  forbidden: 'the file may not be read: permission denied',
  'too-large': `the file has more than ${DEFAULT_LIMITS.bytes / 2 ** 20} MiB; split it`,
  unreadable: 'the file can not be read',
};

export async function readSource(
  word: string,
  options: ReadSourceOptions,
  context: Context,
): Promise<ReadSource> {
  const from = options.from === undefined ? {} : { from: formatNamed(options.from, 'read').id };
  const limit = DEFAULT_LIMITS.bytes;
  const read = word === '-' ? await readStream(context.stdin, limit) : await readFileBytes(word, limit);
  if (read.ok && word === '-') return parsed(word, '<stdin>', read.bytes, from);
  if (read.ok) return parsed(word, word, read.bytes, { ...from, name: word });
  if (read.reason !== 'not-found') return unreadable(word, read.reason);
  return looksLikePuzzle(word) ? parsed(word, '<puzzle>', word, from) : unreadable(word, 'not-found');
}

/** What was found on a walk: a file to read, or a folder that can't be looked into. */
export async function readFound(
  { path, trouble }: FoundFile,
  options: ReadSourceOptions,
  context: Context,
): Promise<ReadSource> {
  if (trouble === undefined) return readSource(path, options, context);
  return { ok: false, source: path, name: path, faults: [{ code: 'cannot-read', message: trouble }] };
}

/** A fault as text: where, what, the excerpt, and how to mend it. */
export function sourceFaultText(name: string, fault: SourceFault | ParseWarning): string {
  return 'excerpt' in fault ? formatFault(fault, name) : `${name}: ${fault.message}`;
}

/** A puzzle of a source as messages name it: `pack.non`, or `pack.non #3` where there are several. */
export function documentName(read: Extract<ReadSource, { ok: true }>, index: number): string {
  return read.documents.length === 1 ? read.name : `${read.name} #${index + 1}`;
}

function parsed(source: string, name: string, input: string | Uint8Array, options: ParseOptions): ReadSource {
  return { source, name, ...parse(input, options) };
}

function unreadable(source: string, reason: keyof typeof TROUBLE): ReadSource {
  const name = source === '' ? '""' : source;
  return { ok: false, source, name, faults: [{ code: 'cannot-read', message: TROUBLE[reason] }] };
}

/** A word that is no file: is it a puzzle, perhaps mistyped, or the name of a file that is missing? */
function looksLikePuzzle(word: string): boolean {
  const isMarkedUp = /[;:,{<\n]/.test(word) || /^([\d./]+$|#?xh\d+-)/.test(word);
  return isMarkedUp && formatsOfName(word).length === 0;
}

/** A file found in a folder that has nothing to do with puzzles, neither by name nor by content. */
export function isForeign({ source, faults }: Extract<ReadSource, { ok: false }>): boolean {
  return faults[0].code === 'unknown-format' && formatsOfName(source).length === 0;
}
