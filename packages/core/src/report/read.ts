// The one reading of a source that is meant, where several formats fit.
import type { ParsedFile, ParseFault, ParseResult, ParseStop } from '../formats/index.js';
import { onlyUnique } from '../solve/index.js';
import { type Listing, otherListing } from './listing.js';

/**
 * A source that was read; `otherFormats` are those that it can be read as too, giving other puzzles. `listing` is the order
 * of its lines, where only that order gives puzzles with exactly one solution.
 */
export type ChosenReading =
  | (Pick<ParsedFile, 'ok' | 'format' | 'documents' | 'warnings' | 'orientation' | 'order'> & {
      readonly otherFormats?: readonly string[];
      readonly listing?: Listing;
    })
  | { readonly ok: false; readonly faults: readonly ParseFault[]; readonly stopped?: ParseStop };

/**
 * Chooses between the readings of a source. Where only one of them gives puzzles with exactly one solution, it is
 * meant; otherwise the source is ambiguous, and its faults say so.
 */
export function chooseReading(result: ParseResult): ChosenReading {
  if (result.ok) {
    const other = result.orientation === 'assumed' ? otherListing(result) : undefined;
    return other === undefined ? result : { ...result, ...other };
  }
  if (result.readings === undefined) return result;
  const chosen = onlyUnique(result.readings.map(({ documents }) => documents.map(({ puzzle }) => puzzle)));
  if (chosen === undefined) return { ok: false, faults: result.faults };
  const otherFormats = result.readings.filter((_, i) => i !== chosen).map(({ format }) => format);
  return { ...result.readings[chosen], orientation: 'assumed', otherFormats };
}
