// A puzzle drawn in text, with the clues of the columns above the grid and those of the rows left of it:
//       1            Positions decide which column a number belongs to. Where the cells are drawn, they show
//     1 2 1          where the columns are; otherwise the columns are as far apart as the numbers above them.
//   2 . . .
// 1 1 . . .
import { MAX_SIDE } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import type { SourceText } from '../reading/source-text.js';
import type { Candidate } from './candidates.js';
import type { RawClue, RawRun } from './clues.js';

interface Token extends Span {
  /** The first and the last character of the line that it takes. */
  readonly from: number;
  readonly to: number;
  /** 0 and more for a number, -1 for a cell. */
  readonly value: number;
}

interface Line {
  readonly tokens: readonly Token[];
  /** Where a bar is drawn, if any: then it may be a blank row even without a number. */
  readonly bars: readonly number[];
}

/** More lines or longer ones than any drawing has. */
const MOST_LINES = 3 * MAX_SIDE;
const LONGEST = 12 * MAX_SIDE;

/** The readings of a text as a drawing; `unclear` when it is one and it is not known where its columns are. */
export function drawingCandidates(source: SourceText): Candidate[] | 'unclear' {
  const lines: Line[] = [];
  let extent = 0;
  for (let i = 0; i < source.lineCount; i++) {
    const offset = source.lineStart(i);
    const end = source.lineEnd(i);
    if (end - offset > LONGEST || lines.length > MOST_LINES) return [];
    const text = source.text.slice(offset, end);
    extent = Math.max(extent, text.length);
    if (isRule(text)) continue;
    const tokens = tokensOf(text, offset);
    if (tokens === undefined) return [];
    lines.push({ tokens, bars: [...text.matchAll(/[|│║]/g)].map(({ index }) => index) });
  }
  const drawn = trimmed(lines);
  // The first line may be a size.
  const found = [drawn, trimmed(drawn.slice(1))].flatMap((some) => drawingOf(some, extent) ?? []);
  const candidates = found.filter((each) => each !== 'unclear');
  return candidates.length === 0 && found.length > 0 ? 'unclear' : candidates;
}

/** A line between two parts: `-----+-----`. Single dashes may be cells. */
function isRule(text: string): boolean {
  return /^[-+=─═┼┬┴├┤┌┐└┘╔╗╚╝╠╣╬╦╩|│║\s]*$/.test(text) && /[-=─═]{2}|[+┼]/.test(text);
}

/** The numbers and cells of a line; undefined when it holds anything else. */
function tokensOf(text: string, offset: number): Token[] | undefined {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/\d+|[^\s|│║]/g)) {
    const [word] = match;
    const from = match.index;
    const isNumber = /^\d{1,4}$/.test(word);
    if (!isNumber && !CELLS.has(word)) return undefined;
    const to = from + word.length - 1;
    tokens.push({
      from,
      to,
      value: isNumber ? Number(word) : -1,
      offset: offset + from,
      end: offset + to + 1,
    });
  }
  return tokens;
}

const CELLS = new Set('.#_xXoO?*@■□█░▓▩·•●○-+~');

const isNumber = ({ value }: Token) => value >= 0;

function drawingOf(lines: readonly Line[], extent: number): Candidate | 'unclear' | undefined {
  // The first line below the clues of the columns: from there on all numbers stand left of all those above.
  let firstAbove = Infinity;
  let top = 0;
  for (; top < lines.length; top++) {
    const numbers = lines[top].tokens.filter(isNumber);
    const last = numbers[numbers.length - 1];
    if (last !== undefined && last.to < firstAbove && top > 0) break;
    firstAbove = numbers.reduce((least, { from }) => Math.min(least, from), firstAbove);
  }
  const above = lines.slice(0, top).map(({ tokens }) => tokens);
  const below = lines.slice(top).map(({ tokens }) => tokens);
  const beside = below.map((line) => line.filter(isNumber));
  const right = beside.flat().reduce((most, { to }) => Math.max(most, to), -1);
  if (above.length === 0 || below.length === 0 || right < 0 || right >= firstAbove) return undefined;
  if (below.length > MAX_SIDE || sumOf(beside) === 0 || sumOf(beside) !== sumOf(above)) return undefined;
  // A line with nothing but bars above the first row may be a blank row, or layout.
  const isOpen = lines[top - 1].tokens.length === 0 && lines[top - 1].bars.length > 0;
  if (isOpen || beside.some((numbers) => numbers.length === 0)) return 'unclear';
  const bar = lines[0].bars.find((at) => at > right && at < firstAbove) ?? right;
  const places = cellPlaces(below, right) ?? numberPlaces(above, { from: bar, to: extent });
  const columns = places && places.length <= MAX_SIDE ? columnClues(above, places, right) : undefined;
  if (columns === undefined) return 'unclear';
  const { offset, end } = above[0][0];
  const rows = beside.map((numbers) => clue(numbers));
  return { rows, columns, isStated: true, meta: {}, size: {}, span: { offset, end } };
}

function sumOf(lines: readonly (readonly Token[])[]): number {
  return lines.flat().reduce((sum, { value }) => sum + Math.max(0, value), 0);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The places of the cells, which must be the same in all rows; undefined where none are drawn. */
function cellPlaces(below: readonly (readonly Token[])[], right: number): Place[] | undefined {
  const cells = below.map((line) => line.filter(({ value, from }) => value < 0 && from > right));
  const [first] = cells;
  if (cells.every((line) => line.length === 0)) return undefined;
  const isEven = cells.every(
    (line) => line.length === first.length && line.every(({ from }, i) => from === first[i].from),
  );
  return isEven ? first.map(({ from, to }) => ({ from, to })) : [];
}

/**
 * The places of the numbers above, if they are evenly spaced and fill the drawing: a wider gap, or room at one of
 * its ends, may be a blank column.
 */
function numberPlaces(above: readonly (readonly Token[])[], { from, to }: Place): Place[] | undefined {
  const places: { from: number; to: number }[] = [];
  const numbers = above.flat().filter(isNumber);
  for (const number of numbers.sort((a, b) => a.from - b.from)) {
    const last = places[places.length - 1];
    if (last === undefined || number.from > last.to) places.push({ from: number.from, to: number.to });
    else last.to = Math.max(last.to, number.to);
  }
  if (places.length < 2) return undefined;
  const pitch = places[1].to - places[0].to;
  const widest = numbers.reduce((most, number) => Math.max(most, number.to - number.from + 1), 0);
  if (pitch > widest + 2) return undefined;
  const isEven = places.every((place, i) => i === 0 || place.to - places[i - 1].to === pitch);
  const isFull = places[0].to - from <= pitch && to - places[places.length - 1].to <= pitch;
  return isEven && isFull ? places : undefined;
}

function columnClues(
  above: readonly (readonly Token[])[],
  places: readonly Place[],
  right: number,
): RawClue[] | undefined {
  const clues = places.map((): Token[] => []);
  const columnAt = new Map<number, number>();
  places.forEach(({ from, to }, column) => {
    for (let at = from; at <= to; at++) columnAt.set(at, column);
  });
  for (const line of above) {
    for (const token of line) {
      // A mark in the corner says nothing.
      if (token.value < 0 && token.to <= right) continue;
      if (token.value < 0) return undefined;
      const column = columnAt.get(token.to) ?? columnAt.get(token.from);
      if (column === undefined) return undefined;
      clues[column].push(token);
    }
  }
  return clues.map((numbers) => clue(numbers, above[0][0]));
}

function clue(numbers: readonly Token[], place: Span = numbers[0]): RawClue {
  const runs: RawRun[] = numbers
    .filter(({ value }) => value > 0)
    .map(({ value, offset, end }) => ({ length: value, offset, end }));
  const { offset, end } = numbers[0] ?? place;
  return { runs, offset, end };
}

/** Without the empty lines at both ends. */
function trimmed(lines: readonly Line[]): readonly Line[] {
  const isEmpty = ({ tokens, bars }: Line) => tokens.length === 0 && bars.length === 0;
  let [from, to] = [0, lines.length];
  while (from < to && isEmpty(lines[from])) from += 1;
  while (to > from && isEmpty(lines[to - 1])) to -= 1;
  return lines.slice(from, to);
}
