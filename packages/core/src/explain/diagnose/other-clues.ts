// The same puzzle with other clues.
import { type Clue, clueOf, type LineId, type Puzzle } from '../../model/index.js';

/** The puzzle with some clues replaced. */
export function withClues(puzzle: Puzzle, clues: ReadonlyMap<LineId, Clue>): Puzzle {
  const at = (line: LineId) => (clues.has(line) ? (clues.get(line) ?? null) : clueOf(puzzle, line));
  return {
    ...puzzle,
    rows: puzzle.rows.map((_, row) => at(row)),
    columns: puzzle.columns.map((_, column) => at(puzzle.height + column)),
  };
}

/** The puzzle in which only these lines have a clue. */
export function onlyLines(puzzle: Puzzle, lines: ReadonlySet<LineId>): Puzzle {
  return {
    ...puzzle,
    rows: puzzle.rows.map((clue, row) => (lines.has(row) ? clue : null)),
    columns: puzzle.columns.map((clue, column) => (lines.has(puzzle.height + column) ? clue : null)),
  };
}
