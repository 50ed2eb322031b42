// What the commands that explain share: limits, and the words for cells and values.
import { type ExplainOptions, LOCALES, type SettledCell } from 'crosshatch/explain';
import { BLANK, candidate, isMono, type Puzzle } from 'crosshatch/model';
import type { OptionDefinition } from './command-line/definition.js';
import { seconds } from './command-line/values.js';
import type { Context } from './context.js';
import type { SourcedDocument } from './input/documents.js';

export const TIMEOUT: OptionDefinition = {
  flags: '-t, --timeout <seconds>',
  description: 'time limit for each puzzle',
  parse: seconds,
};

/** The language of the sentences. What is not a sentence about the puzzle stays English. */
export const LANGUAGE: OptionDefinition = {
  flags: '--lang <language>',
  description: 'the language of the sentences',
  choices: LOCALES,
  default: 'en',
};

/** Limits and given cells for a question about this puzzle. */
export function explainOptions(
  { document }: SourcedDocument,
  timeout: number | undefined,
  context: Context,
): ExplainOptions {
  const end = context.now() + (timeout ?? Infinity) * 1000;
  return {
    ...(timeout === undefined ? {} : { deadline: () => context.now() >= end }),
    ...(document.given === undefined ? {} : { given: document.given }),
  };
}

/** `#`, `.`, a colour's symbol; several of them for a cell that is not settled. */
export function symbolsOf(puzzle: Puzzle, candidates: number): string {
  const symbols = [
    '.',
    ...(isMono(puzzle.palette) ? ['#'] : puzzle.palette.colors.map(({ symbol }) => symbol)),
  ];
  return symbols.filter((_, color) => (candidates & candidate(color)) !== 0).join('');
}

/** `filled`, `blank`, `red`. */
export function valueWords(puzzle: Puzzle, candidates: number): string {
  if (candidates === candidate(BLANK)) return 'blank';
  if (isMono(puzzle.palette)) return 'filled';
  return puzzle.palette.colors
    .filter((_, i) => (candidates & candidate(i + 1)) !== 0)
    .map(({ name }) => name)
    .join(' or ');
}

/** `row 3, column 5`. */
export function cellName(puzzle: Puzzle, cell: number): string {
  return `row ${Math.floor(cell / puzzle.width) + 1}, column ${(cell % puzzle.width) + 1}`;
}

/** Writes what a deduction settles into a grid's cells. */
export function settle(cells: Uint32Array, settles: readonly SettledCell[]): void {
  for (const { cell, candidates } of settles) cells[cell] &= candidates;
}
