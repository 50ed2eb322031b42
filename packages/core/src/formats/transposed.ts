// Documents with rows and columns swapped, and their warnings, which speak of rows and columns.
import { failureMessage, findingMessage } from '../messages/index.js';
import {
  canonicalText,
  check,
  makePuzzle,
  type PuzzleDocument,
  transformGrid,
  transformPuzzle,
} from '../model/index.js';
import type { ParseWarning } from './reading/parse-fault.js';

/** Whether the transposed puzzle is another one. */
export function hasOtherTranspose({ puzzle }: PuzzleDocument): boolean {
  return canonicalText(puzzle) !== canonicalText(transformPuzzle(puzzle, 'transpose'));
}

export function transposed(
  documents: readonly PuzzleDocument[],
  warnings: readonly ParseWarning[],
): { documents: readonly PuzzleDocument[]; warnings: readonly ParseWarning[] } {
  const turned = documents.map(transposedDocument);
  return {
    documents: turned,
    warnings: warnings.map((warning) => rewarned(warning, turned[warning.document])),
  };
}

function transposedDocument(document: PuzzleDocument): PuzzleDocument {
  const { puzzle, goal, solutions, saved, given, artwork } = document;
  return {
    ...document,
    puzzle: transformPuzzle(puzzle, 'transpose'),
    ...(goal === undefined ? {} : { goal: transformGrid(goal, 'transpose') }),
    ...(solutions === undefined
      ? {}
      : { solutions: solutions.map((grid) => transformGrid(grid, 'transpose')) }),
    ...(saved === undefined ? {} : { saved: saved.map((grid) => transformGrid(grid, 'transpose')) }),
    ...(given === undefined ? {} : { given: transformGrid(given, 'transpose') }),
    ...(artwork === undefined
      ? {}
      : { artwork: { ...artwork, grid: transformGrid(artwork.grid, 'transpose') } }),
  };
}

/** The same warning about the transposed puzzle, at the same place of the file. */
function rewarned(warning: ParseWarning, { puzzle, goal }: PuzzleDocument): ParseWarning {
  if (warning.finding !== undefined) {
    const made = makePuzzle(puzzle);
    const finding = made.ok ? made.findings.find(({ code }) => code === warning.code) : undefined;
    return finding === undefined
      ? warning
      : { ...warning, finding, message: findingMessage(finding, puzzle) };
  }
  const failure = goal === undefined ? undefined : check(puzzle, goal);
  if (failure === undefined || failure.ok) return warning;
  const message = `the stored solution does not meet the clues: ${failureMessage(failure.failures[0], puzzle)}`;
  return { ...warning, message };
}
