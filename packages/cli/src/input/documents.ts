// The puzzles that the arguments of a command name. Unreadable inputs are reported and do not stop the others.

import type { PuzzleDocument } from '@crosshatch/core';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { printJson, unreadJson } from '../report/json.js';
import { printedFault, printedWarning } from './fault-text.js';
import {
  documentName,
  isForeign,
  orientationNote,
  type ReadSource,
  type ReadSourceOptions,
  readSource,
} from './sources.js';

export interface SourcedDocument {
  readonly document: PuzzleDocument;
  readonly read: Extract<ReadSource, { ok: true }>;
  /** Within its source, from 0. */
  readonly index: number;
  /** The name in messages: `castle.non`, `pack.non #3`. */
  readonly name: string;
  /** Whether it is the only puzzle, so that messages need not name it. */
  readonly isOnly: boolean;
}

export interface DocumentOptions extends ReadSourceOptions {
  readonly json?: boolean;
  /** Skip files that are not puzzle files, because they were found in a folder. */
  readonly skipForeign?: boolean;
  /** The command reports the warnings itself. */
  readonly ownWarnings?: boolean;
}

/**
 * Faults and warnings go to standard error, or with `json` faults as an object to standard output; faults are added to `outcomes`. Ends
 * early if the command is interrupted.
 */
export async function* documentsOf(
  words: readonly string[],
  options: DocumentOptions,
  context: Context,
  outcomes: ExitName[],
): AsyncGenerator<SourcedDocument, void, void> {
  for (const word of words) {
    const read = await readSource(word, options, context);
    if (!read.ok) {
      if (read.stopped === 'abort') return;
      if (options.skipForeign && isForeign(read)) continue;
      outcomes.push(read.stopped === undefined ? 'badInput' : 'undecided');
      reportFaults(read, options, context);
      continue;
    }
    const note = orientationNote(read);
    if (note !== undefined && !options.json) context.stderr.write(`${note}\n`);
    const isOnly = words.length === 1 && read.documents.length === 1;
    for (const [index, document] of read.documents.entries()) {
      if (!options.json && options.ownWarnings !== true) warn(read, index, context);
      yield { document, read, index, name: documentName(read, index), isOnly };
    }
  }
}

/** What is doubtful about a puzzle, such as a clue in a photo. What can be found from its clues is left to the answer. */
function warn(read: Extract<ReadSource, { ok: true }>, index: number, context: Context): void {
  for (const warning of read.warnings) {
    if (warning.document === index && warning.finding === undefined)
      context.stderr.write(`warning: ${printedWarning(read, warning)}\n`);
  }
}

function reportFaults(
  read: Extract<ReadSource, { ok: false }>,
  options: DocumentOptions,
  context: Context,
): void {
  if (options.json) printJson(context, unreadJson(read));
  else for (const fault of read.faults) context.stderr.write(`${printedFault(read.name, fault)}\n`);
}
