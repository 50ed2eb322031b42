// Small scanners for text from outside, each linear in what it looks at. Readers use them where a regular
// expression would try a long stretch of blanks again from every place in it.
import type { Span } from './draft.js';

/** What `\s` matches, besides ASCII: no-break, Ogham and typographic spaces, separators, the byte-order mark. */
const WIDE_SPACE = /^\s$/;

/** True for the codes that `\s` matches. */
export function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return code >= 160 && WIDE_SPACE.test(String.fromCharCode(code));
}

/** Where the white space from `from` on ends. */
export function skipSpace(text: string, from: number, end = text.length): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** The same stretch without white space at either end. */
export function trimmedSpan(text: string, offset: number, end: number): Span {
  const from = skipSpace(text, offset, end);
  let to = end;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return { offset: from, end: to };
}

/**
 * The offset of the first `mark` between `from` and `end`, or -1. Unlike `text.indexOf`, never looks beyond
 * `end`: a search per line through the whole rest of a file is quadratic.
 */
export function indexWithin(text: string, mark: string, from: number, end: number): number {
  const found = text.slice(from, end).indexOf(mark);
  return found < 0 ? -1 : from + found;
}

/** How many characters (code points) a text has, without a list of them. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    const isPair = (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (!isPair) continue;
    count -= 1;
    i += 1;
  }
  return count;
}
