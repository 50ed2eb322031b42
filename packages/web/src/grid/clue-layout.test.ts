// Where runs stand: nothing leaves its pane, what is left out is shown by dots, and what is open comes first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '@crosshatch/core/model';
import { placeColumn, placeRow } from './clue-layout.js';
import { clueShape, type Geometry, layOut } from './geometry.js';

/** A puzzle whose first row and first column have many runs of one. */
function geometryOf(runs: number, area: { width: number; height: number }, cell: number): Geometry {
  const side = runs * 2 - 1;
  const ones = Array.from({ length: runs }, () => 1);
  const rest = Array.from({ length: side - 1 }, () => null);
  const made = makePuzzle({ rows: [ones, ...rest], columns: [ones, ...rest] });
  assert(made.ok);
  return layOut(clueShape(made.puzzle, false), area, { cell, x: 0, y: 0 });
}

const clue = (runs: number) => Array.from({ length: runs }, () => ({ length: 1, color: 1 }));
const shown = (placed: readonly { run: number | 'more' | 'none' }[]) => placed.map(({ run }) => run);

test('a clue that fits is shown whole, its last run next to the grid', () => {
  const geometry = geometryOf(3, { width: 800, height: 800 }, 30);
  for (const place of [placeRow, placeColumn]) {
    assert.deepEqual(
      shown(place(geometry, { clue: clue(3), struck: undefined, withMark: false }, false)),
      [2, 1, 0],
    );
  }
  const [last, , first] = placeRow(geometry, { clue: clue(3), struck: undefined, withMark: false }, false);
  assert(last.x > first.x && last.x < geometry.left);
});

test('a clue without runs is a sign', () => {
  const geometry = geometryOf(3, { width: 800, height: 800 }, 30);
  for (const none of [null, []]) {
    const line = { clue: none, struck: undefined, withMark: false };
    assert.deepEqual(shown(placeRow(geometry, line, false)), ['none']);
    assert.deepEqual(shown(placeColumn(geometry, line, false)), ['none']);
  }
});

test('on a phone long clues of rows stand in two rows of type, first runs above', () => {
  const geometry = geometryOf(14, { width: 390, height: 680 }, 20);
  assert.equal(geometry.rowStack, 2);
  const placed = placeRow(geometry, { clue: clue(14), struck: undefined, withMark: false }, true);
  assert.equal(placed.length, 14);
  const y = (run: number) => placed.find((spot) => spot.run === run)?.y ?? 0;
  assert(y(0) < y(13));
  assert(placed.every(({ x, y: top, width }) => x - width / 2 >= 0 && top > 0 && top < geometry.cell));
});

test('what is too long leaves out struck runs first, then the runs far from the grid', () => {
  const geometry = geometryOf(40, { width: 390, height: 680 }, 20);
  const open = { clue: clue(40), struck: undefined, withMark: false };
  for (const place of [placeRow, placeColumn]) {
    const cut = shown(place(geometry, open, false));
    assert(cut.includes('more') && cut.includes(39) && !cut.includes(0), cut.join());
    // The outer half is done: it is left out, and so is the need for dots where that is enough.
    const struck = Array.from({ length: 40 }, (_, i) => i < 36);
    const rest = shown(place(geometry, { ...open, struck }, false));
    assert(!rest.includes('more') && [36, 37, 38, 39].every((run) => rest.includes(run)), rest.join());
    // The inner half is done: what is open is shown although it is far from the grid.
    const inner = Array.from({ length: 40 }, (_, i) => i >= 4);
    const first = shown(place(geometry, { ...open, struck: inner }, false));
    assert(
      [0, 1, 2, 3].every((run) => first.includes(run)),
      first.join(),
    );
    assert.equal(place(geometry, open, true).length, 40, 'scrolled, all of it is there');
  }
});
