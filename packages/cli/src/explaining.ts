// What the commands that explain share: limits, languages, and how cells are shown.

import type { ExplainOptions, SettledCell } from '@crosshatch/core/explain';
import { LOCALES } from '@crosshatch/core/messages';
import { candidate, isMono, type Puzzle } from '@crosshatch/core/model';
import type { Context } from './context.js';
import { deadlineIn } from './deadline.js';
import type { SourcedDocument } from './input/documents.js';
import type { OptionDefinition } from './options/definition.js';

/** The language of the sentences. Names that programs read (in JSON) stay English. */
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
  return {
    ...(timeout === undefined ? {} : { deadline: deadlineIn(timeout, context.now) }),
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

/** Writes what a deduction settles into a grid's cells. */
export function settle(cells: Uint32Array, settles: readonly SettledCell[]): void {
  for (const { cell, candidates } of settles) cells[cell] &= candidates;
}
