// Text and emblems as a grid, in the built-in pixel font.
import { type Grid, gridOfColors, MAX_SIDE } from '../../model/index.js';
import { EMBLEMS } from './emblems.js';
import { ASCENT, DESCENT, LETTERS } from './letters.js';

/** Options of `textGrid`, in cells. */
export interface TextOptions {
  /** Cells per side of a pixel of the font. Default 1. */
  readonly scale?: number;
  /** Blank cells between two glyphs. Default 1. */
  readonly gap?: number;
}

/** What `textGrid` returns: the grid, or the characters that it has no shape for. */
export type TextGridResult =
  | { readonly ok: true; readonly grid: Grid }
  /** The characters that the font lacks, each once; or the text is empty or too long. */
  | { readonly ok: false; readonly reason: 'missing'; readonly missing: readonly string[] }
  | { readonly ok: false; readonly reason: 'empty' | 'too-large' };

/** Rows, and the number of them below the baseline. */
interface Glyph {
  readonly rows: readonly string[];
  readonly below: number;
}

const SPACE: Glyph = { rows: ['..'], below: 0 };
/** Blank rows between two lines of text. */
const LEADING = 2;

/** The emblems, written as `:name:` in a text. */
export const EMBLEM_NAMES: readonly string[] = EMBLEMS.map(({ name }) => name);

/**
 * A text as a grid, black on white, without blank lines round it. Line feeds begin a new line.
 *
 * @example
 * const text = textGrid('CATS');
 * if (text.ok) console.log(drawGrid(text.grid));
 */
export function textGrid(text: string, { scale = 1, gap = 1 }: TextOptions = {}): TextGridResult {
  for (const [name, value, least] of [
    ['scale', scale, 1],
    ['gap', gap, 0],
  ] as const) {
    if (!Number.isInteger(value) || value < least) {
      throw new RangeError(`${name} is ${value}; expected a whole number from ${least} on.`);
    }
  }
  const lines = text.split(/\r?\n/).map(glyphsOf);
  const missing = lines.flatMap((line) => line.missing);
  if (missing.length > 0) return { ok: false, reason: 'missing', missing: [...new Set(missing)] };
  const set = lines.filter(({ glyphs }) => glyphs.length > 0).map(({ glyphs }) => setLine(glyphs, gap));
  const width = Math.max(0, ...set.map((rows) => rows[0].length));
  const rows = set.flatMap((line, i) => [
    ...(i === 0 ? [] : new Array<string>(LEADING).fill('')),
    ...line.map((row) => row),
  ]);
  const trimmed = trim(rows.map((row) => centred(row, width)));
  if (trimmed.length === 0) return { ok: false, reason: 'empty' };
  const size = { width: trimmed[0].length * scale, height: trimmed.length * scale };
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) return { ok: false, reason: 'too-large' };
  const colors = Array.from({ length: size.width * size.height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size.width), cell % size.width];
    return trimmed[Math.floor(row / scale)][Math.floor(column / scale)] === '#' ? 1 : 0;
  });
  return { ok: true, grid: gridOfColors(size, colors) };
}

const BY_NAME = new Map(EMBLEMS.map((emblem) => [`:${emblem.name}:`, emblem]));
const BY_CHARACTER = new Map(
  EMBLEMS.flatMap((emblem) => emblem.characters.map((character) => [character, emblem] as const)),
);

function glyphsOf(line: string): { glyphs: Glyph[]; missing: string[] } {
  // Accents and emoji presentation selectors are dropped.
  const plain = line.normalize('NFD').replace(/\p{Mn}|\p{Cf}/gu, '');
  const glyphs: Glyph[] = [];
  const missing: string[] = [];
  for (const word of plain.match(/:[a-z]+:|./gu) ?? []) {
    const emblem = BY_NAME.get(word) ?? BY_CHARACTER.get(word);
    if (emblem !== undefined) glyphs.push({ rows: emblem.rows, below: 0 });
    else {
      for (const character of word) {
        if (character === ' ' || character === '\t') glyphs.push(SPACE);
        else if (character in LETTERS) {
          glyphs.push({ rows: LETTERS[character].split(' '), below: DESCENT[character] ?? 0 });
        } else missing.push(character);
      }
    }
  }
  return { glyphs, missing };
}

/** The rows of one line of text, all of equal length. */
function setLine(glyphs: readonly Glyph[], gap: number): string[] {
  const above = Math.max(ASCENT, ...glyphs.map(({ rows, below }) => rows.length - below));
  const below = Math.max(...glyphs.map((glyph) => glyph.below));
  return Array.from({ length: above + below }, (_, row) =>
    glyphs
      .map((glyph) => {
        const first = above + glyph.below - glyph.rows.length;
        return glyph.rows[row - first] ?? '.'.repeat(glyph.rows[0].length);
      })
      .join('.'.repeat(gap)),
  );
}

function centred(row: string, width: number): string {
  const left = Math.floor((width - row.length) / 2);
  return '.'.repeat(left) + row + '.'.repeat(width - row.length - left);
}

/** Removes blank rows and columns at the border. */
function trim(rows: readonly string[]): string[] {
  const isFilled = (row: string) => row.includes('#');
  const first = rows.findIndex(isFilled);
  if (first < 0) return [];
  const last = rows.length - [...rows].reverse().findIndex(isFilled);
  const kept = rows.slice(first, last);
  const left = Math.min(...kept.filter(isFilled).map((row) => row.indexOf('#')));
  const right = Math.max(...kept.map((row) => row.lastIndexOf('#'))) + 1;
  return kept.map((row) => row.slice(left, right));
}
