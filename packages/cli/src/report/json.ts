// Parts that the JSON objects of several commands share. Rows and columns count from 1, as in messages.
import { type Puzzle, puzzleHash } from 'crosshatch/model';
import type { SourcedDocument } from '../input/documents.js';
import type { SourceFault } from '../input/sources.js';

/** Which puzzle an object is about. */
export function identityJson({ document, read, index }: SourcedDocument): Record<string, unknown> {
  const { puzzle, meta } = document;
  const { colors } = puzzle.palette;
  return {
    source: read.source,
    index: index + 1,
    ...(meta.title === undefined ? {} : { title: meta.title }),
    format: read.format,
    width: puzzle.width,
    height: puzzle.height,
    // What the letters in the rows of a coloured puzzle mean.
    ...(colors.length === 1 ? {} : { colors }),
    hash: puzzleHash(puzzle),
  };
}

export function invalidJson(source: string, faults: readonly SourceFault[]): Record<string, unknown> {
  return { source, verdict: 'invalid', solutions: [], faults };
}

export function cellJson(puzzle: Puzzle, cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
}
