// Pieces of text that every message is put together from: names cut to a sane length, lists, counted things.
// Whatever comes from a file goes through `clipped` or `quoted`, which make it short and harmless on a
// terminal. The helpers that write English words are for messages that exist in English only.
import { harmless } from '../model/index.js';

/** The longest name in a message, in characters; the longest quotation; the most entries of a list. */
const LONGEST_NAME = 60;
const LONGEST_QUOTE = 24;
const LONGEST_LIST = 5;
/** The longest message or hint, whatever it was put together from. */
const LONGEST_MESSAGE = 2000;
const LONGEST_NUMBER = 12;

/** A name from a file: cut to a sane length, harmless on a terminal. */
export function clipped(name: string, most = LONGEST_NAME): string {
  // A character takes at most two code units.
  const characters = [...name.slice(0, 2 * most + 1)];
  const cut = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
  return harmless(cut);
}

/** Any piece of a file: the same in quotes, and shorter. */
export function quoted(text: string): string {
  return `"${clipped(text, LONGEST_QUOTE)}"`;
}

/** A number as it stands in a file, cut if it is absurdly long. */
export function shortened(digits: string): string {
  return harmless(digits.length > LONGEST_NUMBER ? `${digits.slice(0, LONGEST_NUMBER - 2)}…` : digits);
}

/** The last resort: no message is longer than this, even one that forgot to cut its parts. */
export function bounded(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE - 1)}…`;
}

/** The first of `count` names: `a, b, c, d, e and 7 more`. Takes no more of them than it shows. */
export function shortList(names: Iterable<string>, count: number, separator = ', '): string {
  const shown: string[] = [];
  for (const name of names) {
    if (shown.length === LONGEST_LIST) break;
    shown.push(clipped(name));
  }
  const more = count - shown.length;
  return `${shown.join(separator)}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * `a, b and c`, or with another last word.
 *
 * @example
 * listed(['a', 'b', 'c']); // 'a, b and c'
 */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/**
 * `1 cell`, `2 cells`, `1,234 cells`.
 *
 * @example
 * counted(2, 'puzzle'); // '2 puzzles'
 */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${thousands(count)} ${count === 1 ? singular : plural}`;
}

/**
 * `1,234,567`, however large.
 *
 * @example
 * thousands(1234567); // '1,234,567'
 */
export function thousands(count: number | bigint, separator = ','): string {
  const digits = String(count);
  if (!/^\d+$/.test(digits)) return digits;
  const groups = [digits.slice(0, digits.length % 3 || 3)];
  for (let at = groups[0].length; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(separator);
}

/**
 * The text with its first letter in upper case.
 *
 * @example
 * capital('row 3'); // 'Row 3'
 */
export function capital(text: string): string {
  return text === '' ? text : text[0].toUpperCase() + text.slice(1);
}

/**
 * A message, which has neither, with a capital and a full stop.
 *
 * @example
 * asSentence('row 3 has no runs'); // 'Row 3 has no runs.'
 */
export function asSentence(message: string): string {
  return `${capital(message)}.`;
}
