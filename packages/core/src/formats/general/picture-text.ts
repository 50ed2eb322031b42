// A picture drawn in text: one character per cell, or two where the character is a block; perhaps below its size
// or its title, perhaps in a box. Blanks may be blank cells.
import type { Metadata, Size } from '../../model/index.js';
import { singleBlocks } from '../reading/grid-cells.js';
import type { Reading } from '../reading/reading.js';
import { gridOf, type Picture, pictureOfLines } from './pictures.js';
import { sizeAlone } from './text-lines.js';

/** Lines past this are ignored: no picture has more. */
const MOST_LINES = 1010;
/** Lines of a file that may have a picture each, and the longest of them. */
const MOST_PICTURES = 10_000;
const LONGEST_LINE = 1_000_010;

/** Reads the whole text as a picture. False, without a fault, when it is none. */
export function addPictureText(reading: Reading): boolean {
  const { source } = reading;
  const lines: string[] = [];
  for (let i = 0; i < source.lineCount && lines.length < MOST_LINES; i++) lines.push(source.lineText(i));
  const whole = trimmed(lines);
  if (whole.length === 0) return false;
  const flat = source.lineCount < MOST_PICTURES ? flatPictures(reading) : [];
  for (const picture of flat) {
    const goal = gridOf(reading, picture);
    if (goal === undefined || !reading.addPicture(goal, { meta: {} }, picture)) break;
  }
  if (flat.length > 0) return true;
  const drawn = pictureOf(whole) ?? headedPicture(whole);
  if (drawn === undefined) return false;
  const goal = gridOf(reading, drawn.picture);
  return goal !== undefined && reading.addPicture(goal, { meta: drawn.meta }, drawn.picture);
}

/** A picture per line, all its cells behind its size: `3 010111010`, `4x2 01100110`. None if a line is something else. */
function flatPictures({ source }: Reading): readonly Picture[] {
  const pictures: Picture[] = [];
  for (let i = 0; i < source.lineCount; i++) {
    const [offset, end] = [source.lineStart(i), source.lineEnd(i)];
    const text = source.text.slice(offset, Math.min(end, offset + LONGEST_LINE)).trim();
    if (text === '') continue;
    const [, a, b = a, cells] = /^(\d{1,3})(?:[ x×,](\d{1,3}))?[ :,;]([01]{4,})$/.exec(text) ?? [];
    const [width, height] = [Number(a), Number(b)];
    if (cells === undefined || cells.length !== width * height) return [];
    const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
    const picture = pictureOfLines(rows, { offset, end }, false);
    if (picture === undefined) return [];
    pictures.push(picture);
  }
  return pictures;
}

interface Drawn {
  readonly picture: Picture;
  readonly meta: Metadata;
}

/** A picture below its size or below its title, or both. */
function headedPicture([head, ...rest]: readonly string[], depth = 0): Drawn | undefined {
  const body = trimmed(rest);
  const drawn = pictureOf(body) ?? (depth === 0 && body.length > 2 ? headedPicture(body, 1) : undefined);
  if (drawn === undefined) return undefined;
  const [, a, b = a] = /^\s{0,20}(\d{1,4})(?:\s+(\d{1,4}))?\s{0,20}$/.exec(head) ?? [];
  const sides = sizeAlone(head)?.sides ?? (a === undefined ? undefined : [Number(a), Number(b)]);
  if (sides !== undefined) return isSize(drawn.picture, sides) ? drawn : undefined;
  // A row that is damaged must not pass for a title.
  const isTitle = /^[#%;/*\s-]*[A-Za-z][\w '",.!?()&:-]*$/.test(head) && /[A-WYZa-wyz]{3}/.test(head);
  if (!isTitle || head.length > 200) return undefined;
  return { ...drawn, meta: { title: head.replace(/^[#%;/*\s-]+/, '').trim() } };
}

function isSize({ width, height }: Size, [a, b]: readonly number[]): boolean {
  return (width === a && height === b) || (width === b && height === a);
}

function trimmed(lines: readonly string[]): readonly string[] {
  let [from, to] = [0, lines.length];
  while (from < to && lines[from].trim() === '') from += 1;
  while (to > from && lines[to - 1].trim() === '') to -= 1;
  return lines.slice(from, to);
}

function pictureOf(lines: readonly string[]): Drawn | undefined {
  if (lines.length === 0) return undefined;
  const bare = unboxed(lines).map((line) => line.replace(COLORED_SQUARES, '#').replace(/\ufe0f/g, ''));
  const rows = bare.every((line) => /^[01](?:[,;]|\s[,;]?)/.test(line) && /^[01,;\s]+$/.test(line))
    ? bare.map((line) => line.replace(/[,;\s]/g, ''))
    : bare.every((line) => /^\S(?: \S)+\s{0,9}$/.test(line))
      ? bare.map((line) => line.replace(/\s/g, ''))
      : bare;
  // Blanks at the end of a line are cells only if all lines have them.
  const isExact = rows.every((line) => line.length === rows[0].length);
  const cells = singleBlocks(isExact ? rows : rows.map((line) => line.trimEnd()));
  // Blanks between digits are layout.
  if (cells.some((line) => line.includes(' ') && /\d/.test(line))) return undefined;
  const picture = pictureOfLines(cells, { offset: 0, end: 1 }, true);
  return picture !== undefined && picture.height > 1 && picture.width > 1 ? { picture, meta: {} } : undefined;
}

/** Emoji that people draw filled cells with. */
const COLORED_SQUARES = /[\u{1f7e5}-\u{1f7eb}]/gu;

/** Without the frame round it: `+---+` or `┌───┐` above and below, `|` or `│` at both ends of the lines. */
function unboxed(lines: readonly string[]): readonly string[] {
  const isBorder = (line: string) => /^\s*[+┌└╔╚][-─═+┬┴]+[+┐┘╗╝]\s*$/.test(line);
  if (lines.length < 4 || !isBorder(lines[0]) || !isBorder(lines[lines.length - 1])) return lines;
  const inner = lines.slice(1, -1).map((line) => /^\s*[|│║](.*)[|│║]\s*$/.exec(line)?.[1]);
  return inner.some((line) => line === undefined) ? lines : inner.map((line) => line ?? '');
}
