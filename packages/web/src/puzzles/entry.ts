// A puzzle as the page keeps it: in the file of shipped puzzles, among the player's own, in a backup.
// Compact and readable; `readEntry` takes anything and gives a valid entry or nothing.
import {
  type Clue,
  type ClueInput,
  type Grid,
  makePuzzle,
  type Palette,
  type Puzzle,
  type PuzzleDocument,
  puzzleHash,
} from 'crosshatch/model';
import { readGiven, tellsAnything, writeGiven } from './given-text.js';

export interface PuzzleEntry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly author: string;
  readonly license: string;
  /** As puzzles/README.md tells it: `easy (11)`, `3 solutions`; empty when not graded. */
  readonly grade: string;
  readonly puzzle: Puzzle;
  /** Cells that are told from the start; only where they tell anything. */
  readonly given?: Grid;
}

/** Longest text that a field may have: a title of a megabyte is no title. */
const LONGEST_TEXT = 500;

/** Clues of one side: lines separated by `,`, runs by a space; `3`, `3:2` (second colour), `?`, `*` (unknown). */
function writeSide(clues: readonly Clue[]): string {
  return clues
    .map((clue) => {
      if (clue === null) return '*';
      return clue.map((run) => `${run.length ?? '?'}${run.color === 1 ? '' : `:${run.color}`}`).join(' ');
    })
    .join(',');
}

function readSide(text: string): ClueInput[] {
  return text.split(',').map((line) => {
    if (line === '*') return null;
    return line
      .split(' ')
      .filter((run) => run !== '')
      .map((run) => {
        const [length, color = '1'] = run.split(':');
        return { length: length === '?' ? null : Number(length), color: Number(color) };
      });
  });
}

/**
 * An entry for a puzzle that is not shipped. Its id comes from the clues and the given cells, so that equal
 * puzzles meet again.
 */
export function entryOf({ puzzle, meta, given }: PuzzleDocument): PuzzleEntry {
  return {
    id: `p-${puzzleHash(puzzle, given).slice(0, 16)}`,
    title: meta.title ?? '',
    note: meta.description ?? '',
    author: meta.author ?? '',
    license: meta.license ?? '',
    grade: '',
    puzzle,
    ...(given !== undefined && tellsAnything(puzzle, given) ? { given } : {}),
  };
}

/** The entry as a file of any format would hold it. */
export function documentOf({ puzzle, given, title, note, author, license }: PuzzleEntry): PuzzleDocument {
  const told = { title, description: note, author, license };
  const meta = Object.fromEntries(Object.entries(told).filter(([, text]) => text !== ''));
  return { puzzle, meta, ...(given === undefined ? {} : { given }) };
}

/** The entry as plain data. */
export function writeEntry(entry: PuzzleEntry): Record<string, unknown> {
  const { puzzle, given, ...texts } = entry;
  return {
    ...texts,
    rows: writeSide(puzzle.rows),
    columns: writeSide(puzzle.columns),
    palette: puzzle.palette,
    ...(given === undefined ? {} : { given: writeGiven(puzzle, given) }),
  };
}

export function readEntry(value: unknown): PuzzleEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const told = value as Record<string, unknown>;
  const text = (key: string) => (typeof told[key] === 'string' ? told[key].slice(0, LONGEST_TEXT) : '');
  if (!/^[a-z0-9-]{1,64}$/.test(text('id'))) return undefined;
  if (typeof told.rows !== 'string' || typeof told.columns !== 'string') return undefined;
  const palette = told.palette as Palette | undefined;
  const made = makePuzzle({
    rows: readSide(told.rows),
    columns: readSide(told.columns),
    ...(palette === undefined ? {} : { palette }),
  });
  if (!made.ok) return undefined;
  // What was kept before there were given cells has none.
  const given = told.given === undefined ? undefined : readGiven(made.puzzle, told.given);
  if (told.given !== undefined && given === undefined) return undefined;
  return {
    id: text('id'),
    title: text('title'),
    note: text('note'),
    author: text('author'),
    license: text('license'),
    grade: text('grade'),
    puzzle: made.puzzle,
    ...(given === undefined ? {} : { given }),
  };
}
