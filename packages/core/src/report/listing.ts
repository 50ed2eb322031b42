// Files that do not say which clues are the rows do not say either in which order these stand. Some programs list rows
// from the bottom up or columns from right to left; read as usual, such a puzzle hardly ever has a solution.
import type { ParsedFile } from '../formats/index.js';
import { type Clue, makePuzzle, type Puzzle, type PuzzleDocument } from '../model/index.js';
import { onlyUnique, solve } from '../solve/index.js';

/** In which order the lines stand in a file, where not from the top and from the left. */
export const LISTINGS = ['rows-from-below', 'columns-from-right', 'both'] as const;
/** One of `LISTINGS`. */
export type Listing = (typeof LISTINGS)[number];

/** Enough to refute a puzzle that was read wrongly, and no burden for one that was not. */
const LITTLE = { lineSolves: 10_000, decisions: 100 };
/** More than anyone writes into one file without naming the sides. */
const MOST = 50;

/**
 * The puzzles of a file in another order of their lines, if they have no solution as they stand and exactly one in that
 * order, and in no other. Lists of runs from right to left are the same as columns from right to left, mirrored.
 */
export function otherListing({
  documents,
}: Pick<ParsedFile, 'documents'>): { documents: PuzzleDocument[]; listing: Listing } | undefined {
  const isPlain = documents.every(
    ({ goal, solutions, saved, given }) => !(goal ?? solutions ?? saved ?? given),
  );
  if (!isPlain || documents.length > MOST) return undefined;
  if (!documents.every(({ puzzle }) => solve(puzzle, { effort: LITTLE }).verdict === 'none'))
    return undefined;
  const readings = LISTINGS.map((listing) => documents.map(({ puzzle }) => relisted(puzzle, listing)));
  const complete = readings.filter((puzzles): puzzles is Puzzle[] =>
    puzzles.every((one) => one !== undefined),
  );
  const chosen = complete.length === readings.length ? onlyUnique(complete) : undefined;
  if (chosen === undefined) return undefined;
  return {
    documents: documents.map((document, i) => ({ ...document, puzzle: complete[chosen][i] })),
    listing: LISTINGS[chosen],
  };
}

function relisted({ rows, columns, palette }: Puzzle, listing: Listing): Puzzle | undefined {
  const reversed = (lines: readonly Clue[]) => [...lines].reverse();
  const made = makePuzzle({
    rows: listing === 'columns-from-right' ? rows : reversed(rows),
    columns: listing === 'rows-from-below' ? columns : reversed(columns),
    palette,
  });
  return made.ok ? made.puzzle : undefined;
}
