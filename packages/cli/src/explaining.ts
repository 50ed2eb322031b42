// What the commands that explain share: limits, languages, and how cells are shown.

import type { ExplainOptions, SettledCell } from '@crosshatch/core/explain';
import { LOCALES } from '@crosshatch/core/messages';
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

/** Writes what a deduction settles into a grid's cells. */
export function settle(cells: Uint32Array, settles: readonly SettledCell[]): void {
  for (const { cell, candidates } of settles) cells[cell] &= candidates;
}
