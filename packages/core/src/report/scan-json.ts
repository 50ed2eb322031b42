// The JSON object about a puzzle that was read from a picture.
import { lineName } from '../model/index.js';
import type { ScannedPuzzle } from '../scan/index.js';
import { identityJson, type ResultJson, type SourcedPuzzle, warningsOf } from './puzzle-json.js';

/** Lines by name and counted from 1, as in every object; places are pixels of the picture. */
export function scanJson(item: SourcedPuzzle, scanned: ScannedPuzzle): ResultJson {
  const { puzzle } = scanned;
  const lengths = (clues: typeof puzzle.rows) =>
    clues.map((clue) => (clue ?? []).map(({ length }) => length));
  return {
    ...identityJson(item),
    verdict: scanned.verdict,
    puzzle: { rows: lengths(puzzle.rows), columns: lengths(puzzle.columns) },
    confidence: scanned.confidence,
    doubts: scanned.doubts.map(({ line, run, alternatives, place }) => ({
      line: lineName(puzzle, line),
      run: run === null ? null : run + 1,
      alternatives,
      place,
    })),
    marks: scanned.marks.map(({ row, column, mark, confidence }) => ({
      row: row + 1,
      column: column + 1,
      mark,
      confidence: Math.round(confidence * 1000) / 1000,
    })),
    corners: scanned.grid.corners,
    warnings: warningsOf(item),
  };
}
