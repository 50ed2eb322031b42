// The text notation of moves, for saving. A move is a letter for its kind and the stretches of cells that it marks, in
// order: `s1@120>5` is a stroke of colour 1 from cell 120 over five cells to the right.
//
//   moves    = move *( ";" move )
//   move     = kind [ stretch *( "," stretch ) ]
//   kind     = "s" stroke / "x" cross / "c" clear / "t" try / "k" keep
//   stretch  = mark "@" cell [ ( ">" / "<" / "v" / "^" ) length ]     to the right, left, down, up
//   mark     = "0" crossed / colour, from 1 / "?" no mark
//
// Earlier marks are not stored: the reader replays the moves. Colours are numbered in the order of their first use in the
// clues, as in the puzzle's hash, so that the order of the palette does not matter.
import {
  allCandidates,
  BLANK,
  type Color,
  candidate,
  colorOf,
  type Puzzle,
  type Size,
} from '../model/index.js';
import type { MarkChange, Move, MoveKind } from './play.js';

const LETTERS: Readonly<Record<MoveKind, string>> = {
  stroke: 's',
  cross: 'x',
  clear: 'c',
  try: 't',
  keep: 'k',
};
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as MoveKind]));

/** Precomputed data of a puzzle for the notation. */
export interface Notation extends Size {
  /** The candidate set of an unmarked cell. */
  readonly unmarked: number;
  /** The colours in the order of their first use in the clues, then the others. */
  readonly colors: readonly Color[];
  readonly ways: readonly Direction[];
}

interface Direction {
  readonly sign: string;
  readonly step: number;
  readonly isInRow: boolean;
}

export function notationOf({ width, height, rows, columns, palette }: Puzzle): Notation {
  const colors = new Set<Color>();
  for (const clue of [...rows, ...columns]) for (const { color } of clue ?? []) colors.add(color);
  for (let color = 1; color <= palette.colors.length; color++) colors.add(color);
  const ways = [
    { sign: '>', step: 1, isInRow: true },
    { sign: '<', step: -1, isInRow: true },
    { sign: 'v', step: width, isInRow: false },
    { sign: '^', step: -width, isInRow: false },
  ];
  return { width, height, unmarked: allCandidates(palette), colors: [...colors], ways };
}

export function moveText(notation: Notation, { kind, changes }: Move): string {
  return LETTERS[kind] + changesText(notation, changes);
}

export function changesText({ width, colors, ways }: Notation, changes: readonly MarkChange[]): string {
  const stretches: string[] = [];
  for (let i = 0; i < changes.length; ) {
    const { cell, to } = changes[i];
    const color = colorOf(to);
    const mark = color === undefined ? '?' : color === BLANK ? '0' : String(colors.indexOf(color) + 1);
    const way = ways.find((direction) => follows(width, changes[i], changes[i + 1], direction));
    let length = 1;
    while (way !== undefined && follows(width, changes[i + length - 1], changes[i + length], way))
      length += 1;
    stretches.push(way === undefined ? `${mark}@${cell}` : `${mark}@${cell}${way.sign}${length}`);
    i += length;
  }
  return stretches.join(',');
}

/** Whether b is the cell after a in this direction, and gets the same mark. */
function follows(
  width: number,
  a: MarkChange,
  b: MarkChange | undefined,
  { step, isInRow }: Direction,
): boolean {
  if (b === undefined || b.cell !== a.cell + step || b.to !== a.to) return false;
  return !isInRow || Math.trunc(a.cell / width) === Math.trunc(b.cell / width);
}

export interface MarkedCell {
  readonly cell: number;
  readonly to: number;
}

export interface MoveDraft {
  readonly kind: MoveKind;
  readonly marks: readonly MarkedCell[];
}

/** Parses one move; undefined if it is invalid or has more than `most` cells. */
export function parseMove(notation: Notation, text: string, most: number): MoveDraft | undefined {
  const kind = KINDS.get(text[0]);
  const marks = parseMarks(notation, text.slice(1), most);
  return kind === undefined || marks === undefined ? undefined : { kind, marks };
}

const STRETCH = /^(\d{1,2}|\?)@(\d{1,7})(?:([<>v^])(\d{1,4}))?$/;

/** Parses stretches; undefined if they are invalid. */
export function parseMarks(notation: Notation, text: string, most: number): MarkedCell[] | undefined {
  const marks: MarkedCell[] = [];
  if (text === '') return marks;
  const { width, height, unmarked, colors, ways } = notation;
  for (const word of text.split(',')) {
    const match = STRETCH.exec(word);
    if (match === null) return undefined;
    const [, mark, first, sign = '>', count = '1'] = match;
    const color = mark === '0' ? BLANK : colors[Number(mark) - 1];
    if (mark !== '?' && color === undefined) return undefined;
    const to = mark === '?' ? unmarked : candidate(color);
    const way = ways.find((direction) => direction.sign === sign) ?? ways[0];
    const start = Number(first);
    const end = start + way.step * (Number(count) - 1);
    if (Number(count) < 1 || start >= width * height || end < 0 || end >= width * height) return undefined;
    const staysInRow = Math.trunc(start / width) === Math.trunc(end / width);
    if (way.isInRow && !staysInRow) return undefined;
    if (marks.length + Number(count) > most) return undefined;
    for (let i = 0; i < Number(count); i++) marks.push({ cell: start + i * way.step, to });
  }
  return marks;
}
