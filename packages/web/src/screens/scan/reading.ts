// The clues as they stand: as the scanner read them, and as the player has confirmed or corrected them since. A
// value; every change makes a new one.
import type { Clue, LineId, Puzzle, PuzzleDocument } from '@crosshatch/core/model';
import { documentOfScan, type ScannedPuzzle } from '@crosshatch/core/scan';
import { typedClue } from '../../clues/clue-text.js';
import { type Entry, entryOfPuzzle, type Side, setClue } from '../../clues/entry-grid.js';

export interface Reading {
  readonly scanned: ScannedPuzzle;
  /** The texts of all clues now. */
  readonly entry: Entry;
  /** Lines that the player has confirmed or corrected. */
  readonly checked: ReadonlySet<LineId>;
}

/** A clue that is offered for a line, as one would type it. */
export interface Offer {
  readonly text: string;
  /** Whether it is the clue as it stands. */
  readonly isCurrent: boolean;
}

export function readingOf(scanned: ScannedPuzzle): Reading {
  return { scanned, entry: entryOfPuzzle(scanned.puzzle), checked: new Set() };
}

/** Where the text of a line is in the entry. */
export function sideOf(entry: Entry, line: LineId): { readonly side: Side; readonly index: number } {
  const height = entry.rows.length;
  return line < height ? { side: 'rows', index: line } : { side: 'columns', index: line - height };
}

export function textOf({ entry }: Reading, line: LineId): string {
  const { side, index } = sideOf(entry, line);
  return entry[side][index] ?? '';
}

/** A clue as it is being typed: not checked yet. */
export function retyped(reading: Reading, line: LineId, text: string): Reading {
  const { side, index } = sideOf(reading.entry, line);
  return { ...reading, entry: setClue(reading.entry, side, index, text) };
}

/** The lines are right as they stand. */
export function confirmed(reading: Reading, lines: readonly LineId[]): Reading {
  return { ...reading, checked: new Set([...reading.checked, ...lines]) };
}

/** The lines that the player should look at, the most doubtful first. */
export function openDoubts({ scanned, checked }: Reading): LineId[] {
  return scanned.doubts.map(({ line }) => line).filter((line) => !checked.has(line));
}

/** Most readings that are offered for one line. */
const MOST_OFFERS = 4;

/** The clue as it stands first, then the other readings of the scanner. */
export function offersFor(reading: Reading, line: LineId): Offer[] {
  const { puzzle, doubts } = reading.scanned;
  const current = textOf(reading, line).trim();
  const read = clueAt(puzzle, line);
  const alternatives = doubts.find((one) => one.line === line)?.alternatives ?? [];
  const others = alternatives.map(({ clue, colors }) =>
    typedClue(
      clue.map((length, run) => ({ length, color: colors[run] })),
      puzzle.palette,
    ),
  );
  const texts = [...new Set([current, typedClue(read, puzzle.palette), ...others])].slice(0, MOST_OFFERS);
  return texts.map((text) => ({ text, isCurrent: text === current }));
}

function clueAt({ rows, columns, height }: Puzzle, line: LineId): Clue {
  return line < height ? rows[line] : columns[line - height];
}

/** The puzzle to play, with the marks that were found on the grid. */
export function documentOfReading({ scanned }: Reading, puzzle: Puzzle): PuzzleDocument {
  return documentOfScan({ ...scanned, puzzle });
}
