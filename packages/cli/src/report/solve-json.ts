// The JSON object that `solve --json` prints for a puzzle. Part of the interface: fields are added,
// never changed. Rows and columns count from 1, as in the messages for people.

import { drawRows } from 'crosshatch/draw';
import { lineName, type PuzzleDocument, puzzleHash, type Solution } from 'crosshatch/model';
import type { ReadSource, SourceFault } from '../input/sources.js';
import type { Solved } from '../solving.js';

export function solvedJson(
  read: Extract<ReadSource, { ok: true }>,
  index: number,
  { result, milliseconds }: Solved,
): Record<string, unknown> {
  const document = read.documents[index];
  const { puzzle, meta } = document;
  const rows = (grid: Solution) => drawRows(grid, puzzle.palette);
  const solutions =
    result.verdict === 'unique' ? [result.solution] : 'solutions' in result ? result.solutions : [];
  const warnings = read.warnings.filter((warning) => warning.document === index);
  return {
    source: read.source,
    index: index + 1,
    ...(meta.title === undefined ? {} : { title: meta.title }),
    format: read.format,
    width: puzzle.width,
    height: puzzle.height,
    ...palette(document),
    verdict: result.verdict,
    solutions: solutions.map(rows),
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...('complete' in result ? { complete: result.complete } : {}),
    ...('reason' in result ? { reason: result.reason } : {}),
    ...('differing' in result
      ? { differing: result.differing.map((cell) => place(puzzle.width, cell)) }
      : {}),
    ...('line' in result && result.line !== null ? { line: lineName(puzzle, result.line) } : {}),
    ...('partial' in result ? { partial: rows(result.partial) } : {}),
    effort: result.effort,
    milliseconds: Math.round(milliseconds * 10) / 10,
    hash: puzzleHash(puzzle),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
}

export function invalidJson(source: string, faults: readonly SourceFault[]): Record<string, unknown> {
  return { source, verdict: 'invalid', solutions: [], faults };
}

/** What the letters in the rows of a coloured puzzle mean. */
function palette({ puzzle }: PuzzleDocument): Record<string, unknown> {
  const { colors } = puzzle.palette;
  return colors.length === 1 ? {} : { colors };
}

function place(width: number, cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}
