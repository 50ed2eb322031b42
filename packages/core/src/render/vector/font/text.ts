// Converts text to glyphs: decomposes accented letters and places marks on their letters. Characters that the font lacks are
// reported and drawn as boxes.
import { CAPITALS } from './capitals.js';
import { CYRILLIC } from './cyrillic.js';
import { DIGITS } from './digits.js';
import { MARKS_ABOVE, MARKS_BELOW } from './marks.js';
import { type Glyph, movedPath, TRACKING } from './outline.js';
import { SIGNS } from './signs.js';
import { SMALL_LETTERS } from './small-letters.js';

const BASES = new Map<string, Glyph>(
  Object.entries({ ...DIGITS, ...CAPITALS, ...SMALL_LETTERS, ...CYRILLIC, ...SIGNS }),
);
const BOX: Glyph = { width: 5.2, path: 'M.4 0L4.8 0L4.8 10L.4 10Z' };
/** Letters with ascenders, whose marks are raised. */
const TALL = /[A-ZÆÐĐŁØŒÞbdfhklßðđłþЀ-Я\d]/u;
const RAISED = 2.6;
/** ASCII, which the font covers completely. */
const PLAIN = /^[ -~]*$/;
/** Maximum characters of a line; a title from a file may have megabytes. */
const LONGEST = 500;

export interface PlacedGlyph {
  /** The character with its marks. */
  readonly character: string;
  readonly x: number;
}

/** The glyph of a character with its marks; undefined if the font lacks it. */
function glyphOf(character: string): Glyph | undefined {
  const plain = BASES.get(character);
  if (plain !== undefined) return plain;
  const [base, ...marks] = character.normalize('NFD');
  const hasMarkAbove = marks.some((mark) => mark in MARKS_ABOVE);
  const bare = hasMarkAbove && (base === 'i' || base === 'j') ? { i: 'ı', j: 'ȷ' }[base] : base;
  const letter = BASES.get(bare);
  if (letter === undefined || marks.length === 0) return undefined;
  const up = TALL.test(base) ? -RAISED : 0;
  const paths = marks.map((mark) => {
    if (mark in MARKS_ABOVE) return movedPath(MARKS_ABOVE[mark], letter.width / 2, up);
    return mark in MARKS_BELOW ? movedPath(MARKS_BELOW[mark], letter.width / 2, 0) : undefined;
  });
  if (paths.includes(undefined)) return undefined;
  return { width: letter.width, path: letter.path + paths.join('') };
}

/** The glyph to draw; a box for a character that the font lacks. */
export function drawnGlyph(character: string): Glyph {
  return glyphOf(character) ?? BOX;
}

/** A text as characters with their marks; white space and control characters become spaces. */
export function charactersOf(text: string): string[] {
  // A fast path, because clues may be a million texts.
  if (PLAIN.test(text)) return text.split('');
  const plain = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ');
  return plain.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

/**
 * The characters of a text that the font does not have, each once.
 *
 * @example
 * missingCharacters('Cup'); // []
 */
export function missingCharacters(text: string): string[] {
  if (PLAIN.test(text)) return [];
  return [...new Set(charactersOf(text))].filter((character) => glyphOf(character) === undefined);
}

/** The positions of the characters in glyph units, starting at 0. */
export function placedGlyphs(text: string): PlacedGlyph[] {
  let x = 0;
  return charactersOf(text).map((character) => {
    const placed = { character, x };
    x += drawnGlyph(character).width + TRACKING;
    return placed;
  });
}

/** The width of a text in glyph units. */
export function textWidth(text: string): number {
  const characters = charactersOf(text);
  const widths = characters.reduce((sum, character) => sum + drawnGlyph(character).width, 0);
  return widths + TRACKING * Math.max(0, characters.length - 1);
}

/** The text, shortened with an ellipsis to the available width. */
export function fittedText(text: string, room: number): string {
  const characters = charactersOf(text.slice(0, LONGEST));
  if (text.length <= LONGEST && textWidth(text) <= room) return text;
  while (characters.length > 0 && textWidth(`${characters.join('').trimEnd()}…`) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
