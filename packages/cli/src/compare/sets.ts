// The sets of a comparison: every argument is one, a file or a folder in any formats.
import { puzzleHash } from '@crosshatch/core/model';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { type DocumentOptions, documentsOf } from '../input/documents.js';
import { walk } from '../input/walk.js';
import { UserError } from '../options/definition.js';
import { counted } from '../report/words.js';
import type { NamedPuzzle, PuzzleSet } from './puzzle-set.js';

/** Throws a UserError for an argument without puzzles. Unreadable files in a folder are reported and skipped. */
export async function setsOf(
  words: readonly string[],
  options: DocumentOptions,
  context: Context,
  outcomes: ExitName[],
): Promise<readonly PuzzleSet[]> {
  const sets: PuzzleSet[] = [];
  for (const word of words) {
    if (sets.some(({ id }) => id === word)) continue;
    const known = outcomes.length;
    const puzzles = await puzzlesOf(word, options, context, outcomes);
    if (puzzles.length === 0) {
      // What could not be read is reported already.
      if (outcomes.length > known || context.requestedSignal?.()?.aborted) continue;
      throw new UserError(`${word}: no puzzles found; give files or folders with puzzles`, 'badInput');
    }
    sets.push({ id: word, title: word, origin: 'named on the command line', puzzles });
  }
  return sets;
}

async function puzzlesOf(
  word: string,
  options: DocumentOptions,
  context: Context,
  outcomes: ExitName[],
): Promise<readonly NamedPuzzle[]> {
  const puzzles = new Map<string, NamedPuzzle>();
  let [repeated, given] = [0, 0];
  for await (const { path, below } of walk([word])) {
    const reading = { ...options, skipForeign: below !== undefined };
    for await (const { document, name } of documentsOf([path], reading, context, outcomes)) {
      const hash = puzzleHash(document.puzzle);
      if (document.given !== undefined) given += 1;
      else if (puzzles.has(hash)) repeated += 1;
      else puzzles.set(hash, { name, puzzle: document.puzzle });
    }
  }
  if (repeated > 0)
    context.stderr.write(`${word}: ${counted(repeated, 'puzzle')} skipped: the same clues again\n`);
  // Other programs cannot read given cells, so that they would solve another puzzle.
  if (given > 0) context.stderr.write(`${word}: ${counted(given, 'puzzle')} skipped: with given cells\n`);
  return [...puzzles.values()];
}
