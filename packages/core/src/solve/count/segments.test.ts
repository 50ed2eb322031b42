// Segments against every filling of a line: one path through the layers for each, cut wherever the line falls apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { candidate, colorOf, type Puzzle, unknownGrid } from '../../model/index.js';
import { arbitraryPuzzle } from '../../testing/arbitraries.js';
import { puzzleFrom } from '../../testing/notation.js';
import { type Segment, segmentsOf } from './segments.js';

const colorsOf = (puzzle: Puzzle) => puzzle.palette.colors.length + 1;

/** Every path through a segment, as the colours of its cells. */
function pathsOf({ steps, cells }: Segment, colors: number): string[] {
  let paths = [{ state: 0, text: '' }];
  cells.forEach((_, i) => {
    paths = paths.flatMap(({ state, text }) =>
      Array.from({ length: colors }, (__, color) => ({
        state: steps[i][state * colors + color],
        text: text + color,
      })).filter((path) => path.state >= 0),
    );
  });
  return paths.map(({ text }) => text);
}

/** Whether a line has exactly these colours: runs from left to right, each as long as it can be. */
function meets(puzzle: Puzzle, row: number, line: readonly number[]): boolean {
  const clue = puzzle.rows[row];
  if (clue === null) return true;
  const runs: { color: number; length: number }[] = [];
  line.forEach((color, i) => {
    if (color === 0) return;
    if (i > 0 && line[i - 1] === color) (runs.at(-1) as { length: number }).length += 1;
    else runs.push({ color, length: 1 });
  });
  return (
    runs.length === clue.length &&
    clue.every(
      (run, i) => run.color === runs[i].color && (run.length === null || run.length === runs[i].length),
    )
  );
}

/** Every line that the candidates and the clue of a row allow. */
function fillingsOf(puzzle: Puzzle, cells: Uint32Array, row: number): number[][] {
  let lines: number[][] = [[]];
  for (let i = 0; i < puzzle.width; i++) {
    const set = cells[row * puzzle.width + i];
    lines = lines.flatMap((line) =>
      Array.from({ length: colorsOf(puzzle) }, (_, color) => color)
        .filter((color) => (set & candidate(color)) !== 0)
        .map((color) => [...line, color]),
    );
  }
  return lines.filter((line) => meets(puzzle, row, line));
}

test('the paths of the segments, multiplied, are the fillings of the line', () => {
  let [placed, broken, several] = [0, 0, 0];
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 6 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
      ({ puzzle }, dice) => {
        const colors = colorsOf(puzzle);
        const { cells } = unknownGrid(puzzle, puzzle.palette);
        // Half of the cells keep all candidates, others lose some or are known.
        cells.forEach((all, cell) => {
          const roll = dice.next().value;
          if (roll === 0) cells[cell] = 1;
          else if (roll === 1) cells[cell] = candidate(colors - 1);
          else if (roll === 2 && colors > 2) cells[cell] = all & ~candidate(1);
          else if (roll === 3 && colors > 2) cells[cell] = all & ~1;
        });
        const fillings = fillingsOf(puzzle, cells, 0);
        const segments = segmentsOf(puzzle, cells, 0);
        if (segments === null) {
          broken += 1;
          assert.equal(fillings.length, 0);
          return;
        }
        placed += 1;
        if (segments.length > 1) several += 1;
        const unknown = [...cells.keys()]
          .slice(0, puzzle.width)
          .filter((cell) => colorOf(cells[cell]) === undefined);
        assert.deepEqual(
          segments.flatMap((segment) => segment.cells),
          unknown,
        );
        const expected = fillings.map((line) => unknown.map((cell) => line[cell]).join('')).sort();
        const found = segments.reduce(
          (texts, segment) => pathsOf(segment, colors).flatMap((path) => texts.map((text) => text + path)),
          [''],
        );
        assert.deepEqual(found.sort(), expected);
        for (const segment of segments) checkLayers(segment, colors);
      },
    ),
    { seed: 9, numRuns: 120 },
  );
  assert(placed > 50 && broken > 5 && several > 5, `${placed} placed, ${broken} broken, ${several} cut`);
});

/** Layers begin and end with one state and have several in between; states differ in what follows. */
function checkLayers({ steps, widths, cells, line, isRow }: Segment, colors: number): void {
  assert.deepEqual([line, isRow], [0, true]);
  assert.deepEqual([steps.length, widths.length], [cells.length, cells.length + 1]);
  assert.deepEqual([widths[0], widths.at(-1)], [1, 1]);
  assert(
    widths.slice(1, -1).every((width) => width > 1),
    'cut where one state is left',
  );
  steps.forEach((table, i) => {
    assert.equal(table.length, widths[i] * colors);
    const rows = Array.from({ length: widths[i] }, (_, s) =>
      table.slice(s * colors, (s + 1) * colors).join(),
    );
    assert.equal(new Set(rows).size, rows.length, 'states with the same future are one');
    for (const row of rows) assert.notEqual(row, new Array(colors).fill(-1).join(), 'every state leads on');
    assert.equal(new Set(table.filter((to) => to >= 0)).size, widths[i + 1], 'every state is reached');
  });
}

test('columns are lines too, with the cells of their column', () => {
  const puzzle = puzzleFrom('?;?;?', '1;1 1');
  const { cells } = unknownGrid(puzzle, puzzle.palette);
  const [first] = segmentsOf(puzzle, cells, 3) ?? [];
  assert.deepEqual([first.line, first.isRow, first.cells, first.widths], [3, false, [0, 2, 4], [1, 2, 2, 1]]);
  assert.equal(pathsOf(first, 2).length, 3);
});
