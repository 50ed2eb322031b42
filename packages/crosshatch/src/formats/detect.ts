// Finds the format of a file. Content first: the best fit that reads without faults and whose sums
// agree. The file's name only breaks ties; if two readings remain and differ, it says so.
import { canonicalText } from '../model/index.js';
import type { Fit, Format } from './format.js';
import type { Limits } from './reading/limits.js';
import { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

/** A format together with what came of reading the file as that. */
export interface Attempt {
  readonly format: Format;
  readonly reading: Reading;
}

export type Detection =
  | { readonly kind: 'found'; readonly attempt: Attempt }
  | { readonly kind: 'ambiguous'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'unknown' };

const TIERS: readonly Fit[] = ['certain', 'likely', 'maybe'];

export function detect(
  source: SourceText,
  formats: readonly Format[],
  isNamed: (format: Format) => boolean,
  limits: Limits,
): Detection {
  const fits = formats.map((format) => ({ format, fit: format.sniff?.(source) ?? 'no' }));
  const withFindings: Attempt[] = [];
  const failed: Attempt[] = [];
  for (const tier of TIERS) {
    const attempts = fits
      .filter(({ fit }) => fit === tier)
      .map(({ format }) => attempt(format, source, limits));
    const sound = attempts.filter(({ reading }) => reading.faults.length === 0);
    const agreeing = sound.filter(({ reading }) => !reading.warnings.some((warning) => warning.finding));
    if (agreeing.length > 0) return decide(agreeing, isNamed);
    withFindings.push(...sound);
    failed.push(...attempts.filter(({ reading }) => reading.faults.length > 0));
    if (tier === 'certain' && attempts.length > 0) break;
  }
  if (withFindings.length > 0) return decide(withFindings, isNamed);
  const best = bestOfFailed(failed, isNamed) ?? namedOnly(formats, isNamed, source, limits);
  return best === undefined ? { kind: 'unknown' } : { kind: 'found', attempt: best };
}

/** Reads the source as this format. Pre: the format can be read. */
export function attempt(format: Format, source: SourceText, limits: Limits): Attempt {
  const reading = new Reading(source, limits);
  format.parse?.(reading);
  if (reading.faults.length === 0 && reading.documents.length === 0) {
    reading.fault('missing-part', { offset: 0, end: 0 }, `there is no puzzle in this ${format.title} file`);
  }
  return { format, reading };
}

function decide(attempts: readonly Attempt[], isNamed: (format: Format) => boolean): Detection {
  const named = attempts.filter(({ format }) => isNamed(format));
  for (const choice of [attempts, named]) {
    if (choice.length > 0 && new Set(choice.length === 1 ? [''] : choice.map(puzzlesText)).size === 1) {
      const attempt = choice.find(({ format }) => isNamed(format)) ?? choice[0];
      return { kind: 'found', attempt };
    }
  }
  return { kind: 'ambiguous', attempts: named.length > 0 ? named : attempts };
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
  limits: Limits,
): Attempt | undefined {
  const format = formats.find((candidate) => candidate.parse !== undefined && isNamed(candidate));
  return format === undefined ? undefined : attempt(format, source, limits);
}
