// Finds the format of a file. Content first: the best fit that reads without faults and whose sums
// agree. The file's name only breaks ties; if two readings remain and differ, it says so.
import { canonicalText } from '../model/index.js';
import { type Attempt, attempt } from './attempt.js';
import type { Fit, Format } from './format.js';
import type { ParseLimits } from './reading/limits.js';
import { MAX_FAULTS, type ParseFaultCode } from './reading/parse-fault.js';
import type { SourceText } from './reading/source-text.js';

export type Detection =
  | { readonly kind: 'found'; readonly attempt: Attempt }
  | { readonly kind: 'ambiguous'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'unknown' };

const TIERS: readonly Fit[] = ['certain', 'likely', 'maybe'];

export function detect(
  source: SourceText,
  formats: readonly Format[],
  isNamed: (format: Format) => boolean,
  limits: ParseLimits,
): Detection {
  const fits = formats
    .filter((format) => !format.general)
    .map((format) => ({ format, fit: format.sniff?.(source) ?? 'no' }));
  let isOwned = false;
  const withFindings: Attempt[] = [];
  const failed: Attempt[] = [];
  for (const tier of TIERS) {
    const candidates = fits.filter(({ fit }) => fit === tier).map(({ format }) => format);
    // What the name says wins if it reads well, whatever the others would make of it: they need not be tried.
    const named = candidates.filter(isNamed).map((format) => attempt(format, source, limits));
    const wellNamed = named.filter(isAgreeing);
    if (wellNamed.length > 0 && areSame(wellNamed)) return { kind: 'found', attempt: wellNamed[0] };
    const attempts = candidates.map(
      (format) => named.find((done) => done.format === format) ?? attempt(format, source, limits),
    );
    const sound = attempts.filter(isSound);
    const agreeing = sound.filter(isAgreeing);
    if (agreeing.length > 0) return decide(agreeing, isNamed);
    withFindings.push(...sound);
    const unsound = attempts.filter((done) => !isSound(done));
    failed.push(...unsound);
    isOwned ||= unsound.some((done) => tier === 'certain' || (tier === 'likely' && hasWords(done)));
    if (tier === 'certain' && attempts.length > 0) break;
  }
  if (withFindings.length > 0) return decide(withFindings, isNamed);
  // A damaged file of a format that is known by its words or its name must not become some other puzzle.
  const general = formats.filter((format) => format.general);
  isOwned ||= failed.some(({ format }) => isNamed(format)) && !general.some(isNamed);
  isOwned ||= failed.some(({ reading }) => LIMITS.has(reading.faults[0].code));
  const attempts = isOwned ? [] : generalAttempts(general, source, limits);
  const sound = attempts.filter(isSound);
  if (sound.length > 0) return decideGeneral(sound);
  const related = isOwned && failed.every(isOfOtherSyntax) ? generalAttempts(general, source, limits) : [];
  const clear = related.filter((done) => isAgreeing(done) && done.reading.assumedOrder === undefined);
  if (clear.length > 0) return decideGeneral(clear);
  const best =
    wrongSize(failed, attempts) ??
    bestOfFailed(failed, isNamed) ??
    bestOfGeneral(attempts, isNamed, source) ??
    namedOnly(formats, isNamed, source, limits);
  return best === undefined ? { kind: 'unknown' } : { kind: 'found', attempt: best };
}

const LIMITS: ReadonlySet<ParseFaultCode> = new Set([
  'input-too-large',
  'too-many-puzzles',
  'too-many-cells',
  'too-deep',
]);

/** Whether more than the shape of its numbers makes a file one of this format. JSON is read again by the general reader. */
function hasWords({ format }: Attempt): boolean {
  return format.order === undefined && !format.extensions.every((extension) => extension === '.json');
}

function generalAttempts(general: readonly Format[], source: SourceText, limits: ParseLimits): Attempt[] {
  return general
    .filter((format) => (format.sniff?.(source) ?? 'no') !== 'no')
    .map((format) => attempt(format, source, limits));
}

/** Whether most lines are written otherwise than in the format: then it is not a damaged file of it. */
function isOfOtherSyntax({ reading }: Attempt): boolean {
  const { faults, source } = reading;
  const many = Math.min(MAX_FAULTS, Math.max(3, source.filledLines.length / 2));
  return faults.length >= many && faults.every(({ code }) => code === 'bad-syntax');
}

/** What names its lists wins against what only has two of them. */
function decideGeneral(sound: readonly Attempt[]): Detection {
  const stated = sound.filter(({ reading }) => reading.assumedOrder === undefined);
  return decide(stated.length > 0 ? stated : sound, () => false);
}

/** Of the general readers only those that found something, or that the name or the first bracket calls for. */
function bestOfGeneral(
  attempts: readonly Attempt[],
  isNamed: (format: Format) => boolean,
  source: SourceText,
): Attempt | undefined {
  const found = attempts.find(({ reading }) => reading.faults[0]?.code !== 'unknown-format');
  return (
    found ?? attempts.find(({ format }) => isNamed(format) || /^\s*[[{]/.test(source.head.slice(0, 1000)))
  );
}

/** Lists that the general readers found, where the others found none: only the stated size is wrong. */
function wrongSize(failed: readonly Attempt[], attempts: readonly Attempt[]): Attempt | undefined {
  const codeOf = ({ reading }: Attempt) => reading.faults[0].code;
  if (!failed.every((done) => codeOf(done) === 'missing-part')) return undefined;
  return attempts.find((done) => codeOf(done) === 'size-mismatch');
}

function isSound({ reading }: Attempt): boolean {
  return reading.faults.length === 0;
}

function isAgreeing({ reading }: Attempt): boolean {
  return reading.faults.length === 0 && !reading.warnings.some((warning) => warning.finding);
}

function decide(attempts: readonly Attempt[], isNamed: (format: Format) => boolean): Detection {
  const named = attempts.filter(({ format }) => isNamed(format));
  for (const choice of [attempts, named]) {
    if (choice.length > 0 && areSame(choice)) {
      const attempt = choice.find(({ format }) => isNamed(format)) ?? choice[0];
      return { kind: 'found', attempt };
    }
  }
  return { kind: 'ambiguous', attempts: named.length > 0 ? named : attempts };
}

/** Whether all of them read the same puzzles. */
function areSame(attempts: readonly Attempt[]): boolean {
  return attempts.length === 1 || new Set(attempts.map(puzzlesText)).size === 1;
}

function puzzlesText({ reading }: Attempt): string {
  return reading.documents.map(({ puzzle }) => canonicalText(puzzle)).join('\n');
}

/** The attempt whose faults are the most useful to show: by the name, else the one that got furthest. */
function bestOfFailed(failed: readonly Attempt[], isNamed: (format: Format) => boolean): Attempt | undefined {
  const named = failed.find(({ format }) => isNamed(format));
  if (named !== undefined) return named;
  const progress = ({ reading }: Attempt) => reading.faults[0].line;
  return failed.reduce<Attempt | undefined>(
    (best, next) => (best === undefined || progress(next) > progress(best) ? next : best),
    undefined,
  );
}

/** Nothing fits at all: if the name says what it should be, the faults against that are worth more. */
function namedOnly(
  formats: readonly Format[],
  isNamed: (format: Format) => boolean,
  source: SourceText,
  limits: ParseLimits,
): Attempt | undefined {
  const format = formats.find((candidate) => candidate.parse !== undefined && isNamed(candidate));
  return format === undefined ? undefined : attempt(format, source, limits);
}
