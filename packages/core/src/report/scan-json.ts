// The JSON object about a puzzle that was read from a picture.
import { isMono, lineName, type Run } from '../model/index.js';
import type { ScannedPuzzle } from '../scan/index.js';
import { identityJson, type ResultJson, type SourcedPuzzle, warningsOf } from './puzzle-json.js';

/** Lines by name and counted from 1, as in every object; places are pixels of the picture. */
export function scanJson(item: SourcedPuzzle, scanned: ScannedPuzzle): ResultJson {
  const { puzzle } = scanned;
  const clues = (list: typeof puzzle.rows) => list.map((clue) => (clue ?? []).map(runJson));
  return {
    ...identityJson(item),
    verdict: scanned.verdict,
    puzzle: {
      ...(isMono(puzzle.palette) ? {} : { palette: puzzle.palette }),
      rows: clues(puzzle.rows),
      columns: clues(puzzle.columns),
    },
    confidence: scanned.confidence,
    doubts: scanned.doubts.map(({ line, run, alternatives, place }) => ({
      line: lineName(puzzle, line),
      run: run === null ? null : run + 1,
      alternatives: alternatives.map(({ clue, colors, probability }) => ({
        clue: clue.map((length, i) => runJson({ length, color: colors[i] })),
        probability,
      })),
      place,
    })),
    marks: scanned.marks.map(({ row, column, mark, color, confidence }) => ({
      row: row + 1,
      column: column + 1,
      mark,
      ...(color === undefined || isMono(puzzle.palette) ? {} : { color }),
      confidence: Math.round(confidence * 1000) / 1000,
    })),
    corners: scanned.grid.corners,
    warnings: warningsOf(item),
  };
}

/** As in our own JSON format: a number in the first colour, an object in the others. */
const runJson = ({ length, color }: Run) => (color === 1 ? length : { length, color });
