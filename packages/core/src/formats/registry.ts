// The one place where formats are registered, and the two calls that use them: parse and write.
import type { PuzzleDocument } from '../model/index.js';
import { type Attempt, attempt } from './attempt.js';
import { bosch } from './bosch.js';
import { cfg } from './cfg.js';
import { cnf } from './cnf.js';
import { columnsRows } from './columns-rows.js';
import { crosshatchJson } from './crosshatch-json.js';
import { cwd } from './cwd.js';
import { davidje13 } from './davidje13.js';
import { detect } from './detect.js';
import { faase } from './faase.js';
import type { Format, FormatInput } from './format.js';
import { data } from './general/data.js';
import { sections } from './general/sections.js';
import { sheet } from './general/sheet.js';
import { gno } from './gno.js';
import { guarded } from './guarded.js';
import { ish } from './ish.js';
import { keen } from './keen.js';
import { letters } from './letters.js';
import { link } from './link.js';
import { makhorin } from './makhorin.js';
import { minizinc } from './minizinc.js';
import { mk } from './mk.js';
import { nin } from './nin.js';
import { non } from './non.js';
import { nonogramRs } from './nonogram-rs.js';
import { nonogramRsV2 } from './nonogram-rs-v2.js';
import { nonogramSolver } from './nonogram-solver.js';
import { nonogramsOrg } from './nonograms-org.js';
import { nonogrid } from './nonogrid.js';
import { olsak } from './olsak.js';
import { failure, faultAtStart, outcome, type ParseOptions, type ParseResult } from './parse-result.js';
import { pbm, pbmRaw } from './pbm.js';
import { picross } from './picross.js';
import { puzzleNonograms } from './puzzle-nonograms.js';
import { pynogram } from './pynogram.js';
import { pzpr } from './pzpr.js';
import type { ParseLimits } from './reading/limits.js';
import type { ParseFault } from './reading/parse-fault.js';
import { metadata } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { sgriddler } from './sgriddler.js';
import { syro } from './syro.js';
import { taai } from './taai.js';
import { tatham } from './tatham.js';
import { digitGrid, solGrid, textGrid } from './text-grid.js';
import { webpbn } from './webpbn.js';
import { type Loss, lossesOf, type WriteFault, writeFaultsOf } from './writing/losses.js';

/** Every format, in the order in which `formats` lists them; of two with one extension the first owns it. */
export const FORMATS: readonly Format[] = [
  crosshatchJson,
  non,
  webpbn,
  olsak,
  mk,
  nin,
  cwd,
  keen,
  syro,
  faase,
  ish,
  makhorin,
  bosch,
  sgriddler,
  pbm,
  pbmRaw,
  textGrid,
  digitGrid,
  cfg,
  solGrid,
  picross,
  gno,
  nonogramRs,
  nonogramRsV2,
  nonogramSolver,
  davidje13,
  letters,
  columnsRows,
  tatham,
  puzzleNonograms,
  pzpr,
  link,
  taai,
  nonogrid,
  pynogram,
  nonogramsOrg,
  data,
  sections,
  sheet,
  cnf,
  minizinc,
];

/** Options of `write`. */
export interface WriteOptions {
  /** Content that the format cannot store is a fault, not a loss. */
  readonly strict?: boolean;
}

/** What `write` returns: the content of the file and what it does not store, or the faults. */
export type WriteResult =
  | { readonly ok: true; readonly output: string | Uint8Array; readonly losses: readonly Loss[] }
  | { readonly ok: false; readonly faults: readonly WriteFault[] };

/**
 * The format with this id, or undefined.
 *
 * @example
 * formatById('non')?.extensions; // ['.non', ..]
 */
export function formatById(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/**
 * The formats that use this file name's extension, the one to write by default first.
 *
 * @example
 * formatsOfName('castle.non')[0]?.id; // 'non'
 */
export function formatsOfName(name: string): readonly Format[] {
  const lower = name.toLowerCase();
  // From the left, so that the longest extension is met first.
  for (let dot = lower.indexOf('.'); dot >= 0; dot = lower.indexOf('.', dot + 1)) {
    const owners = OWNERS.get(lower.slice(dot));
    if (owners !== undefined) return owners;
  }
  return [];
}

/** The formats of every extension, in the order of FORMATS. */
const OWNERS: ReadonlyMap<string, readonly Format[]> = new Map(
  FORMATS.flatMap(({ extensions }) => extensions).map((extension) => [
    extension,
    FORMATS.filter(({ extensions }) => extensions.includes(extension)),
  ]),
);

/**
 * Reads all puzzles of a file. Detects the format unless it is given. Never throws on bad content.
 *
 * @example
 * const file = parse(text, { name: 'castle.non' });
 * if (file.ok) console.log(solve(file.puzzle).verdict);
 */
export function parse(input: FormatInput, options: ParseOptions = {}): ParseResult {
  const format = options.from === undefined ? undefined : readable(options.from);
  return guarded(input, options, (source, limits) => read(source, format, limits, options));
}

/** What helps most with a file that nobody reads: the general reader needs only headings. */
const HOW_TO_WRITE =
  'specify the format, if you know it, or put "Rows:" and "Columns:" before the two lists of clues, with a clue per line';

function read(
  source: SourceText,
  format: Format | undefined,
  limits: ParseLimits,
  options: ParseOptions,
): ParseResult {
  if (format !== undefined) return outcome(attempt(format, source, limits), options, true);

  const named = options.name === undefined ? [] : formatsOfName(options.name);
  const detection = detect(source, FORMATS, (candidate) => named.includes(candidate), limits);
  // A name or a signature says what the order is; the mere shape of a file does not.
  const finished = (done: Attempt) =>
    outcome(done, options, named.includes(done.format) || done.format.sniff?.(source) === 'certain');
  if (detection.kind === 'found') return finished(detection.attempt);
  if (detection.kind === 'ambiguous') {
    const readings = detection.attempts.map(finished).filter((result) => result.ok);
    return { ...failure(ambiguous(source, detection.attempts)), readings };
  }
  return failure(faultAtStart(source, 'unknown-format', 'unrecognised format', HOW_TO_WRITE));
}

/**
 * Writes documents as one file, and reports what the format could not store.
 *
 * @example
 * const written = write({ puzzle, meta: { title: 'Cup' } }, 'non');
 * if (written.ok) console.log(written.output);
 */
export function write(
  documents: PuzzleDocument | readonly PuzzleDocument[],
  formatId: string,
  options: WriteOptions = {},
): WriteResult {
  const format = formatById(formatId);
  if (format === undefined)
    throw new RangeError(`There is no format "${formatId}"; expected ${idList(FORMATS)}.`);
  const given = Array.isArray(documents)
    ? (documents as readonly PuzzleDocument[])
    : [documents as PuzzleDocument];
  // Documents from `parse` are clean already; those of a caller may contain anything.
  const list = given.map((document) => ({ ...document, meta: metadata(document.meta) }));
  if (list.length === 0) throw new RangeError('There are 0 documents to write; expected at least one.');
  const faults = writeFaultsOf(format, list, FORMATS);
  if (faults.length > 0 || format.write === undefined) return { ok: false, faults };
  const losses = lossesOf(format, list);
  if (options.strict && losses.length > 0) {
    return { ok: false, faults: losses.map((loss) => ({ ...loss, code: 'lossy' as const })) };
  }
  return { ok: true, output: format.write(list), losses };
}

function readable(id: string): Format {
  const format = formatById(id);
  if (format?.parse !== undefined) return format;
  const wanted = idList(FORMATS.filter((candidate) => candidate.parse !== undefined));
  throw new RangeError(`There is no format "${id}" to read; expected ${wanted}.`);
}

function idList(formats: readonly Format[]): string {
  return formats.map((format) => format.id).join(', ');
}

function ambiguous(source: SourceText, attempts: readonly Attempt[]): ParseFault {
  const readings = attempts.map(({ format, reading }) => {
    const { width, height } = reading.documents[0].puzzle;
    return `${format.title} (${width} wide, ${height} high)`;
  });
  const message = `this reads as ${readings.join(' and as ')}, which are different puzzles`;
  const hint = `specify the format: ${attempts.map(({ format }) => format.id).join(' or ')}`;
  return faultAtStart(source, 'ambiguous-format', message, hint);
}
