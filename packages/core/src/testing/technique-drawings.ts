// Drawings of techniques: what is known before, and what the technique makes of it. The same drawings
// are the techniques' tests and the pictures of docs/techniques.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deduction } from '../explain/deduction.js';
import { Finder, type Found } from '../explain/find/finder.js';
import { Query, subjectOf } from '../explain/query.js';
import { deduce } from '../explain/reasons/deduce.js';
import { Board } from '../explain/techniques/board.js';
import type { LadderTechnique } from '../explain/techniques/ladder.js';
import { LineView } from '../explain/techniques/line-view.js';
import { BLACK_ON_WHITE, completePalette, type Puzzle } from '../model/index.js';
import { referenceLineEngine } from '../solve/index.js';
import { clueFrom, gridFrom, puzzleFrom, rowsOf } from './notation.js';

export interface LineDrawing {
  readonly clue: string;
  readonly before: string;
  /** Equal to `before` when the technique has nothing to say: `because` then gives the reason. */
  readonly after: string;
  readonly colors?: number;
  /** Why the drawing is worth a look; a sentence. */
  readonly because?: string;
}

export interface GridDrawing {
  readonly rows: string;
  readonly columns: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly colors?: number;
  readonly because?: string;
}

export interface TechniqueDrawings {
  readonly technique: LadderTechnique;
  /** What it says, for docs/techniques.md; one sentence. */
  readonly rule: string;
  /** When to look for it: the end of a sentence. */
  readonly when: string;
  /** What the reader of the page has to know about the drawing. */
  readonly note?: string;
  /** The first one is shown on the page; all of them are tests. */
  readonly drawings: readonly (LineDrawing | GridDrawing)[];
}

/** One test per drawing. */
export function testDrawings({ technique, drawings }: TechniqueDrawings): void {
  for (const drawing of drawings) {
    const name =
      'clue' in drawing
        ? `${technique.id}: ${drawing.clue} |${drawing.before}|`
        : `${technique.id}: ${drawing.rows} / ${drawing.columns}`;
    test(name, () => {
      const { puzzle, board, found } = look(technique, drawing);
      for (const one of found) new Finder(board, new Query(subjectOf(board.puzzle))).apply(one);
      const after = 'clue' in drawing ? [drawing.after] : drawing.after;
      assert.deepEqual(rowsOf(board.grid(), puzzle.palette.colors.length), after);
    });
  }
}

/** The deductions of a drawing, each with its smallest reason. */
export function deductionsOf(
  technique: LadderTechnique,
  drawing: LineDrawing | GridDrawing,
): { puzzle: Puzzle; deductions: Deduction[] } {
  const { puzzle, board, found } = look(technique, drawing);
  const query = new Query(subjectOf(board.puzzle));
  return { puzzle, deductions: found.map((one) => deduce(board, one, query)) };
}

/** Colours whose names begin with the letters that stand for them in drawings. */
const COLORS = [
  { name: 'amber', symbol: 'a' },
  { name: 'blue', symbol: 'b' },
  { name: 'crimson', symbol: 'c' },
];

/** A line is drawn as a puzzle of one row whose columns are unknown. */
export function puzzleOfDrawing(drawing: LineDrawing | GridDrawing): Puzzle {
  const { colors = 1 } = drawing;
  const palette = colors === 1 ? BLACK_ON_WHITE : completePalette({ colors: COLORS.slice(0, colors) });
  if (!('clue' in drawing)) return { ...puzzleFrom(drawing.rows, drawing.columns, colors), palette };
  const before = gridFrom([drawing.before], colors);
  return {
    width: before.width,
    height: 1,
    rows: [clueFrom(drawing.clue)],
    columns: Array.from({ length: before.width }, () => null),
    palette,
  };
}

function look(technique: LadderTechnique, drawing: LineDrawing | GridDrawing) {
  const puzzle = puzzleOfDrawing(drawing);
  const before = 'clue' in drawing ? [drawing.before] : drawing.before;
  const board = new Board(puzzle, gridFrom(before, drawing.colors ?? 1));
  return { puzzle, board, found: findAll(technique, board) };
}

/** Everything that one technique finds on a board, alone. */
export function findAll(technique: LadderTechnique, board: Board): Found[] {
  const query = new Query(subjectOf(board.puzzle));
  if (technique.scope === 'grid') {
    const { look: lookahead } = new Finder(board, query);
    return technique.find(lookahead).map((finding) => ({ scope: 'grid', technique, finding }));
  }
  const found: Found[] = [];
  board.clues.forEach((clue, line) => {
    if (clue === null) return;
    const view = new LineView(board, line, clue, referenceLineEngine);
    for (const finding of technique.find(view)) found.push({ scope: 'line', technique, line, finding });
  });
  return found;
}
