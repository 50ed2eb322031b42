// Shared by the commands that explain: limits, language, changes to the grid.

import type { ExplainOptions, SettledCell } from '@crosshatch/core/explain';
import { LOCALES } from '@crosshatch/core/messages';
import type { Context } from './context.js';
import { deadlineIn } from './deadline.js';
import type { SourcedDocument } from './input/documents.js';
import type { OptionDefinition } from './options/definition.js';

/** The language of the explanations. Keys and codes in JSON stay English. */
export const LANGUAGE: OptionDefinition = {
  flags: '--lang <language>',
  description: 'language of the explanations',
  choices: LOCALES,
  default: 'en',
};

/** Limits and given cells for an explanation of this puzzle. */
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

/** Applies the result of a deduction to the cells of a grid. */
export function settle(cells: Uint32Array, settles: readonly SettledCell[]): void {
  for (const { cell, candidates } of settles) cells[cell] &= candidates;
}
