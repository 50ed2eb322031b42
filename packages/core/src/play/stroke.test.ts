import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allCandidates, candidate } from '../model/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { gridFrom, puzzleFrom, rowsOf } from '../testing/notation.js';
import { arbitraryActions, playOf, toolOf } from '../testing/plays.js';
import { beginPlay, doMove, type Play } from './play.js';
import {
  beginStroke,
  extendStroke,
  type PlayStroke,
  strokeCells,
  strokeCount,
  strokeMove,
  type Tool,
} from './stroke.js';

const FILL: Tool = { kind: 'fill', color: 1 };
const CROSS: Tool = { kind: 'cross' };
const ERASE: Tool = { kind: 'erase' };
const EMPTY = puzzleFrom('*;*;*', '*;*;*;*;*');

function marked(rows: string, colors = 1): Play {
  const puzzle = colors === 1 ? EMPTY : puzzleFrom('*;*;*', '*;*;*;*;*', colors);
  return beginPlay(puzzle, { marks: gridFrom(rows.split(' '), colors) });
}

/** The rows after a stroke along these cells. */
function after(play: Play, tool: Tool, ...cells: number[]): string {
  const [first, ...path] = cells;
  const stroke = path.reduce(
    (drawn, cell) => extendStroke(play, drawn, cell),
    beginStroke(play, first, tool),
  );
  return rowsOf(doMove(play, strokeMove(play, stroke)).grid, play.puzzle.palette.colors.length).join(' ');
}

test('a stroke stays in the line in which it left its cell', () => {
  const play = marked('????? ????? ?????');
  assert.equal(after(play, FILL, 0, 1, 7, 13), '####? ????? ?????');
  assert.equal(after(play, FILL, 0, 5, 12), '#???? #???? #????');
  assert.equal(after(play, FILL, 7, 5), '????? ###?? ?????');
  assert.equal(after(play, FILL, 12, 2), '??#?? ??#?? ??#??');
});

test('a fast pointer leaves no holes, and going back uncovers', () => {
  const play = marked('????? ????? ?????');
  assert.equal(after(play, FILL, 5, 9), '????? ##### ?????');
  assert.equal(after(play, FILL, 5, 9, 6), '????? ##??? ?????');
});

test('back on its first cell a stroke may choose another direction; beside it, it may not', () => {
  const play = marked('????? ????? ?????');
  assert.equal(after(play, FILL, 0, 1, 0, 5), '#???? #???? ?????');
  assert.equal(after(play, FILL, 0, 1, 5, 12), '###?? ????? ?????');
});

test('marks of another kind are left alone, unless the stroke starts on one', () => {
  const play = marked('?.?#? ????? ?????');
  assert.equal(after(play, FILL, 0, 4), '#.### ????? ?????');
  assert.equal(after(play, CROSS, 0, 4), '...#. ????? ?????');
  assert.equal(after(play, FILL, 1, 4), '?#### ????? ?????');
  assert.equal(after(play, CROSS, 3, 0), '....? ????? ?????');
});

test('a stroke that starts on its own mark takes such marks away', () => {
  const play = marked('##.## ????? ?????');
  assert.equal(after(play, FILL, 0, 4), '??.?? ????? ?????');
  assert.equal(after(play, CROSS, 2, 4), '##?## ????? ?????');
});

test('without toggling it goes on with the mark on which it starts', () => {
  const play = marked('##.?? ????? ?????');
  const stroke = extendStroke(play, beginStroke(play, 1, FILL, false), 4);
  assert.equal(rowsOf(doMove(play, strokeMove(play, stroke)).grid).join(' '), '##.## ????? ?????');
});

test('the eraser takes the kind on which it starts, or all', () => {
  const play = marked('#.#.? ????? ?????');
  assert.equal(after(play, ERASE, 0, 3), '?.?.? ????? ?????');
  assert.equal(after(play, ERASE, 1, 3), '#?#?? ????? ?????');
  assert.equal(after(play, ERASE, 4, 0), '????? ????? ?????');
});

test('one colour does not run over another', () => {
  const play = marked('?ab?? ????? ?????', 2);
  assert.equal(after(play, { kind: 'fill', color: 2 }, 0, 4), 'babbb ????? ?????');
  assert.equal(after(play, { kind: 'fill', color: 2 }, 1, 4), '?bbbb ????? ?????');
});

test('the counter shows the cells of the stroke and the block that it makes', () => {
  const play = marked('#???# ????? ?????');
  const count = (from: number, to: number, tool: Tool = FILL) =>
    strokeCount(play, extendStroke(play, beginStroke(play, from, tool), to));
  assert.deepEqual(count(1, 2), { cells: 2, block: 3 });
  assert.deepEqual(count(1, 3), { cells: 3, block: 5 });
  assert.deepEqual(count(1, 3, CROSS), { cells: 3, block: 0 });
  assert.deepEqual(count(5, 10), { cells: 2, block: 3 });
  assert.deepEqual(count(4, 4), { cells: 1, block: 0 });
  const edges = marked('#?### ##??? #???#');
  const along = (from: number, to: number) =>
    strokeCount(edges, extendStroke(edges, beginStroke(edges, from, FILL), to)).block;
  // The block ends where the line does, also when the next row goes on with the same colour.
  assert.equal(along(7, 8), 4);
  assert.equal(along(8, 9), 2);
  assert.equal(along(1, 1), 5);
  assert.equal(along(9, 9), 1);
  // Down a column: what is above and below counts, beside it does not.
  assert.equal(along(13, 8), 3);
  assert.equal(along(14, 9), 0);
  assert.equal(along(6, 11), 0);
});

test('mistakes of the caller', () => {
  const play = marked('????? ????? ?????');
  assert.throws(() => beginStroke(play, 15, FILL), new RangeError('The cell is 15; expected 0 to 14.'));
  assert.throws(
    () => beginStroke(play, 0, { kind: 'fill', color: 2 }),
    new RangeError('The colour is 2; expected 1 to 1.'),
  );
  for (const color of [0, -1, 0.5, Number.NaN]) {
    assert.throws(() => beginStroke(play, 0, { kind: 'fill', color }), /^RangeError: The colour is/);
  }
  for (const cell of [-1, 0.5, Number.NaN]) {
    assert.throws(() => beginStroke(play, cell, FILL), /^RangeError: The cell is/);
  }
});

/** The same by coordinates, as plainly as can be. */
function plainStroke(play: Play, path: readonly number[], tool: Tool): number[] {
  const { width } = play.puzzle;
  const all = allCandidates(play.puzzle.palette);
  const cells = [...play.grid.cells];
  const at = (cell: number) => ({ x: cell % width, y: Math.floor(cell / width) });
  const start = at(path[0]);
  let end = start;
  let horizontal: boolean | undefined;
  for (const cell of path.slice(1)) {
    const { x, y } = at(cell);
    if (x === start.x && y === start.y) horizontal = undefined;
    else horizontal ??= Math.abs(x - start.x) >= Math.abs(y - start.y);
    end = horizontal === undefined ? start : horizontal ? { x, y: start.y } : { x: start.x, y };
  }
  const under = cells[path[0]];
  const own = tool.kind === 'fill' ? candidate(tool.color) : tool.kind === 'cross' ? 1 : all;
  const paint = own === under ? all : own;
  for (let y = Math.min(start.y, end.y); y <= Math.max(start.y, end.y); y++) {
    for (let x = Math.min(start.x, end.x); x <= Math.max(start.x, end.x); x++) {
      const i = y * width + x;
      if (cells[i] === under || cells[i] === all || (tool.kind === 'erase' && under === all))
        cells[i] = paint;
    }
  }
  return cells;
}

test('a stroke that starts on a given cell takes nothing away', () => {
  const given = gridFrom(['#????', '?????', '?????']);
  const play = beginPlay(EMPTY, { given, marks: gridFrom(['?#.??', '?????', '?????']) });
  assert.equal(after(play, FILL, 0, 4), '##.## ????? ?????');
  assert.equal(after(play, CROSS, 0, 4), '##... ????? ?????');
  assert.equal(after(play, ERASE, 0, 4), '#???? ????? ?????');
  assert.equal(after(play, FILL, 0), '##.?? ????? ?????');
});

test('strokes do what a plain model of them does', () => {
  const path = fc.array(fc.nat(999), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 7 }),
      arbitraryActions(),
      path,
      fc.nat(5),
      ({ puzzle }, actions, raw, number) => {
        const play = playOf(beginPlay(puzzle), actions).at(-1) ?? beginPlay(puzzle);
        const tool = toolOf(play, number);
        const cells = raw.map((cell) => cell % play.grid.cells.length);
        const stroke = cells
          .slice(1)
          .reduce<PlayStroke>(
            (drawn, cell) => extendStroke(play, drawn, cell),
            beginStroke(play, cells[0], tool),
          );
        assert.deepEqual(
          [...doMove(play, strokeMove(play, stroke)).grid.cells],
          plainStroke(play, cells, tool),
        );
        assert.equal(strokeCells(play, stroke).length, strokeCount(play, stroke).cells);
      },
    ),
    { seed: 2, numRuns: 500 },
  );
});
