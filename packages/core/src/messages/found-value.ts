// A value found in place of another, in a sentence: source text stays as it is, types get words.
import type { FoundValue } from '../model/index.js';

/** What a language calls the types whose values have no short source text. */
export type TypeNames = Readonly<Record<'array' | 'object' | 'function' | 'symbol', string>>;

export function foundIn(names: TypeNames): (found: FoundValue) => string {
  return (found) => (Object.hasOwn(names, found) ? names[found as keyof TypeNames] : found);
}
