// Two lists of clues that may be a puzzle. Whether they can be one is known before anything is made of them:
// both sides fill the same cells, and every clue fits in the other side.
import type { Grid, Metadata, PaletteInput, Size } from '../../model/index.js';
import { rgbOf } from '../reading/color-names.js';
import type { DraftClue, Span } from '../reading/draft.js';
import type { Reading } from '../reading/reading.js';
import type { SourceText } from '../reading/source-text.js';
import type { RawClue } from './clues.js';
import { type StatedSize, sizeFault } from './stated-size.js';

export interface Candidate {
  readonly rows: readonly RawClue[];
  readonly columns: readonly RawClue[];
  /** False when the file does not say, or not clearly, which of the lists are the rows. */
  readonly isStated: boolean;
  readonly meta: Metadata;
  readonly size: StatedSize;
  readonly span: Span;
}

/** Whether the clues can have a solution at first sight, and the sizes are as stated. */
export function isPlausible(candidate: Candidate): boolean {
  return fits(candidate) && hasEqualSums(candidate) && sizeFault(candidate) === undefined;
}

/** Whether every clue fits in the other side. */
export function fits({ rows, columns }: Pick<Candidate, 'rows' | 'columns'>): boolean {
  const within = (clues: readonly RawClue[], room: number) =>
    clues.every(({ runs, hasGap }) => {
      let needed = hasGap ? Infinity : 0;
      runs.forEach(({ length, color }, i) => {
        needed += length + (i > 0 && runs[i - 1].color === color ? 1 : 0);
      });
      return needed <= room;
    });
  return (
    rows.length > 0 && columns.length > 0 && within(rows, columns.length) && within(columns, rows.length)
  );
}

/** Whether both sides fill the same number of cells, and at least one. */
export function hasEqualSums({ rows, columns }: Pick<Candidate, 'rows' | 'columns'>): boolean {
  const total = sumOf(rows);
  return total > 0 && total === sumOf(columns);
}

/**
 * Whether there is a grid with as many filled cells in each line, by the theorem of Gale and Ryser: the k fullest rows have
 * room in columns of at most k cells. Two lists that only look like clues rarely pass.
 */
export function areRealizable({ rows, columns }: Pick<Candidate, 'rows' | 'columns'>): boolean {
  const [full, room] = [rows, columns].map((side) => side.map((clue) => sumOf([clue])).sort((a, b) => b - a));
  let [taken, most, open] = [0, 0, room.length];
  for (let k = 1; k <= full.length; k++) {
    // Each column with k cells or more has room for one more than for k - 1 rows.
    while (open > 0 && room[open - 1] < k) open -= 1;
    taken += full[k - 1];
    most += open;
    if (taken > most) return false;
  }
  return true;
}

/** Fewer cells than these are found by chance in any long text. */
const FEW_CELLS = 9;
/** Longer texts than this are about something else, unless they say what they are about. */
const SHORT_TEXT = 1000;

/** Texts that were asked about: each of thousands of calls in a program asks again. */
const ABOUT = new WeakMap<SourceText, boolean>();

/** Whether a text is about nonograms. */
export function isAboutPuzzles(source: SourceText): boolean {
  const known = ABOUT.get(source);
  if (known !== undefined) return known;
  const isAbout = /nonogram|picross|griddler|hanjie|paint.?by.?number/i.test(source.head);
  ABOUT.set(source, isAbout);
  return isAbout;
}

/** Whether a puzzle that was found in a text is more than a chance: large, or all that the text holds, or what it is about. */
export function isCredible(
  { rows, columns }: Pick<Candidate, 'rows' | 'columns'>,
  source: SourceText,
): boolean {
  const isLarge = rows.length * columns.length >= FEW_CELLS && Math.min(rows.length, columns.length) > 1;
  return isLarge || source.text.length <= SHORT_TEXT || isAboutPuzzles(source);
}

function sumOf(clues: readonly RawClue[]): number {
  let total = 0;
  for (const { runs } of clues) for (const { length } of runs) total += length;
  return total;
}

/** The clues as text, whichever side comes first. */
export function cluesText({ rows, columns }: Candidate): string {
  const side = (clues: readonly RawClue[]) =>
    clues.map(({ runs }) => runs.map(({ length, color }) => `${length}${color ?? ''}`).join(',')).join(';');
  return [side(rows), side(columns)].join(':');
}

/**
 * Makes the puzzle; what is wrong with it is reported. False when reading on makes no sense. `goalOf` gives the
 * picture that the file has for a puzzle of that size.
 */
export function addCandidate(
  reading: Reading,
  candidate: Candidate,
  goalOf: (size: Size) => Grid | undefined = () => undefined,
): boolean {
  const fault = sizeFault(candidate);
  if (fault !== undefined) {
    reading.fault('size-mismatch', candidate.span, fault);
    return true;
  }
  const gap = [...candidate.rows, ...candidate.columns].find(({ hasGap }) => hasGap);
  if (gap !== undefined) {
    reading.fault('zero-run', gap, 'a 0 between two runs; every run has at least one cell');
    return true;
  }
  const names = colorNames(candidate);
  const side = (clues: readonly RawClue[]): DraftClue[] =>
    clues.map(({ runs, offset, end }) => ({
      runs: runs.map((run) => ({
        length: run.length,
        color: names.length === 0 ? 1 : names.indexOf(run.color ?? PLAIN) + 1,
        offset: run.offset,
        end: run.end,
      })),
      offset,
      end,
    }));
  const { span, meta } = candidate;
  const palette = paletteOf(names);
  const puzzle = reading.puzzle({
    rows: side(candidate.rows),
    columns: side(candidate.columns),
    span,
    ...(palette === undefined ? {} : { palette }),
  });
  if (puzzle === undefined) return !reading.full;
  const goal = goalOf(puzzle);
  return reading.add({ puzzle, meta, ...(goal === undefined ? {} : { goal }) }, span);
}

/**
 * Makes the puzzle if all its readings are the same one, and reports that there are several otherwise. False when
 * reading on makes no sense.
 */
export function addOnly(reading: Reading, readings: readonly Candidate[], hint: string): boolean {
  const candidate = readings.find(({ isStated }) => isStated) ?? readings[0];
  if (new Set(readings.map(cluesText)).size > 1) {
    const message = 'this can be read as more than one puzzle';
    reading.fault('ambiguous-format', candidate.span, message, hint);
    return false;
  }
  if (!candidate.isStated) reading.assume('rows-first');
  return addCandidate(reading, candidate) && !reading.full;
}

/** The colour of a run without one, where others have one. */
const PLAIN = 'black';

/** The colours in the order of their first use; none when no run has one. */
function colorNames({ rows, columns }: Candidate): string[] {
  const names = new Set<string>();
  let isColored = false;
  for (const clues of [rows, columns]) {
    for (const { runs } of clues) {
      for (const { color } of runs) {
        names.add(color ?? PLAIN);
        isColored ||= color !== undefined;
      }
    }
  }
  return isColored ? [...names] : [];
}

function paletteOf(names: readonly string[]): PaletteInput | undefined {
  if (names.length < 2) return undefined;
  return {
    colors: names.map((name) => {
      const rgb = rgbOf(name);
      return { name: name.slice(0, 60), ...(rgb === undefined ? {} : { rgb }) };
    }),
  };
}
