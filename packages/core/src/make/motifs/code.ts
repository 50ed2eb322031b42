// The code of a picture: what it was made from, in characters that a person can type. Crockford's base 32, without I, L,
// O and U; the first character is the version of the generator, the last one finds typing errors.
//
//     1-04MA-60QX-7ZKH    version, then 25 bits of motif, size, colours and symmetry, 30 bits of seed, check

import { PATTERN_SYMMETRIES } from '../pattern-symmetry.js';
import { LARGEST_PICTURE, MOST_PICTURE_COLORS, type PictureOrder, SMALLEST_PICTURE } from './picture.js';
import { ALL_MOTIFS } from './registry.js';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The version of the generator that new codes name. */
const VERSION = '1';
/** Digits of the order, of the seed, and all of them with the check digit. */
const HEAD = 5;
const SEED = 6;
const LENGTH = HEAD + SEED + 1;
/** A prime, so that a wrong digit and two swapped ones change the check digit. */
const CHECK = 31;
/** Longer texts are not looked at. */
const LONGEST_TEXT = 64;

/** Seeds are below this. */
export const SEEDS = 2 ** 30;

/** Why a text is no code: not one at all, mistyped, or made by a later version of the library. */
export type CodeFault = 'malformed' | 'mistyped' | 'unknown-version';

export function codeOf(order: PictureOrder): string {
  const symmetry = PATTERN_SYMMETRIES.indexOf(order.symmetry);
  const head = (((order.motif * 64 + order.width) * 64 + order.height) * 8 + order.colors) * 8 + symmetry;
  const digits = digitsOf(head, HEAD) + digitsOf(order.seed, SEED);
  const all = digits + DIGITS[checkOf(digits)];
  return [VERSION, all.slice(0, 4), all.slice(4, 8), all.slice(8)].join('-');
}

/** Reads a code in any case, with or without hyphens and spaces; the letters O, I and L are read as digits. */
export function parseCode(text: string): PictureOrder | CodeFault {
  if (text.length > LONGEST_TEXT) return 'malformed';
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]+$/.test(plain) || plain.length !== LENGTH + 1) return 'malformed';
  if (plain[0] !== VERSION) return 'unknown-version';
  const digits = plain.slice(1, LENGTH);
  if (DIGITS[checkOf(digits)] !== plain[LENGTH]) return 'mistyped';
  return orderOf(numberOf(digits.slice(0, HEAD)), numberOf(digits.slice(HEAD))) ?? 'malformed';
}

function orderOf(head: number, seed: number): PictureOrder | undefined {
  const symmetry = PATTERN_SYMMETRIES[head % 8];
  const colors = Math.floor(head / 8) % 8;
  const height = Math.floor(head / 64) % 64;
  const width = Math.floor(head / 4096) % 64;
  const motif = Math.floor(head / 262_144);
  const isSide = (side: number) => side >= SMALLEST_PICTURE && side <= LARGEST_PICTURE;
  const isKnown = symmetry !== undefined && motif < ALL_MOTIFS.length;
  const isPossible = isSide(width) && isSide(height) && colors >= 1 && colors <= MOST_PICTURE_COLORS;
  if (!isKnown || !isPossible) return undefined;
  if ((symmetry === 'quarter' || symmetry === 'diagonal') && width !== height) return undefined;
  return { motif, width, height, colors, symmetry, seed };
}

function digitsOf(number: number, length: number): string {
  let [rest, digits] = [number, ''];
  for (let i = 0; i < length; i++) {
    digits = DIGITS[rest % 32] + digits;
    rest = Math.floor(rest / 32);
  }
  return digits;
}

function numberOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
}

function checkOf(digits: string): number {
  return [...digits].reduce((sum, digit, i) => sum + DIGITS.indexOf(digit) * (i + 1), 0) % CHECK;
}
