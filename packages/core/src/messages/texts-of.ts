// From the model's data to what sentences are about.
import {
  BLANK,
  type Clue,
  type Color,
  candidate,
  clueOf,
  clueText,
  colorNames,
  isMono,
  type LineId,
  labOfHex,
  lineIndex,
  lineLength,
  type Puzzle,
} from '../model/index.js';
import { clipped } from './text.js';
import type { CellText, LineText, ValueText } from './texts.js';

/**
 * The name of a colour as it stands in a message. Programs write names such as `aFFAC2B`, which only repeat the RGB
 * value: a sentence then says what the colour looks like, if no other colour of the palette is called that.
 */
export function colorText({ palette: { colors } }: Puzzle, color: Color): string {
  const { name, rgb } = colors[color - 1];
  const isCode = name.toLowerCase().includes(rgb.slice(1));
  const look = isCode ? colorNames(colors.map((one) => labOfHex(one.rgb)))[color - 1] : name;
  const isUsed = isCode && colors.some((other) => other.name === look);
  return clipped(isUsed ? name : look.replace(/^(dark|light)-/, '$1 '));
}

/** Runs as a clue: `4 2`, or with the symbols of their colours `4r 2b`. */
export function runsText(puzzle: Puzzle, runs: Clue): string {
  return clueText(
    runs,
    isMono(puzzle.palette) ? undefined : puzzle.palette.colors.map(({ symbol }) => symbol),
  );
}

export function lineText(puzzle: Puzzle, line: LineId): LineText {
  const clue = clueOf(puzzle, line);
  return {
    isRow: line < puzzle.height,
    number: lineIndex(puzzle, line) + 1,
    clue: runsText(puzzle, clue),
    size: lineLength(puzzle, line),
    runs: clue?.length ?? 0,
  };
}

export function cellText(puzzle: Puzzle, cell: number): CellText {
  return { row: Math.trunc(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
}

/** What a cell is, if that is certain; else the colours that were ruled out just now. */
export function valueText(puzzle: Puzzle, was: number, candidates: number): ValueText {
  const namesOf = (set: number) =>
    puzzle.palette.colors.flatMap((_, i) =>
      (set & candidate(i + 1)) !== 0 ? [colorText(puzzle, i + 1)] : [],
    );
  const blank = candidate(BLANK);
  const possible = namesOf(candidates);
  const orBlank = (candidates & blank) !== 0;
  if (possible.length === 0) return { kind: 'blank' };
  if (possible.length === 1 && !orBlank) {
    return isMono(puzzle.palette) ? { kind: 'filled' } : { kind: 'color', color: possible[0] };
  }
  const gone = was & ~candidates;
  return (gone & blank) !== 0 || gone === 0
    ? { kind: 'one-of', colors: possible, orBlank }
    : { kind: 'none-of', colors: namesOf(gone) };
}
