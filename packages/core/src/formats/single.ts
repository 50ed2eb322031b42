// What `@crosshatch/core/formats/single` exports: reading a file whose format is known, with the reader of that format
// alone. A page that shows one puzzle need not load the readers of all formats.
import { attempt } from './attempt.js';
import type { Format, FormatInput } from './format.js';
import { guarded } from './guarded.js';
import { outcome, type ParseOptions, type ParseResult } from './parse-result.js';

const READERS = {
  link: () => import('./link.js').then(({ link }) => link),
  non: () => import('./non.js').then(({ non }) => non),
  crosshatch: () => import('./crosshatch-json.js').then(({ crosshatchJson }) => crosshatchJson),
  webpbn: () => import('./webpbn.js').then(({ webpbn }) => webpbn),
} as const satisfies Readonly<Record<string, () => Promise<Format>>>;

/** A format that can be read alone. */
export type SingleFormat = keyof typeof READERS;

/** The ids of the formats that can be read alone. */
export const SINGLE_FORMATS = Object.keys(READERS) as readonly SingleFormat[];

/**
 * Reads a file of a known format: the same result as `parse` with the option `from`, but only the reader of this format
 * is loaded.
 *
 * @example
 * const file = await parseSingle('non', text);
 */
export async function parseSingle(
  id: SingleFormat,
  input: FormatInput,
  options: Omit<ParseOptions, 'from' | 'name'> = {},
): Promise<ParseResult> {
  const format = await READERS[id]();
  return guarded(input, options, (source, limits) => outcome(attempt(format, source, limits), options, true));
}
