import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withIslands } from './islands.js';

const PITCH = 20;

/** The white cells of a solved picture as parts that are not connected, each with coordinates of its own. */
function partsOf(picture: readonly string[], parts: readonly string[]) {
  return parts.map((part) => {
    const cells = picture.flatMap((line, row) =>
      [...line].flatMap((letter, column) => (letter === part ? [{ column, row }] : [])),
    );
    const [first] = cells;
    return cells.map(({ column, row }) => ({
      column: column - first.column,
      row: row - first.row,
      blob: { x: 7 + column * PITCH + row, y: 9 + row * PITCH, width: 18, height: 18 },
    }));
  });
}

const PICTURE = [
  'aaaa##', //
  'aaa##b',
  'aa##bb',
  '######',
  'c####d',
];

test('cells beyond filled ones without lines belong to the lattice', () => {
  const whole = withIslands(partsOf(PICTURE, ['a', 'b', 'c', 'd']));
  const places = whole?.map(({ column, row }) => `${column},${row}`).sort();
  const white = PICTURE.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === '#' ? [] : [`${column},${row}`])),
  );
  assert.deepEqual(places, white.sort());
});

test('what lies beside the lattice or has another size is no cell of it', () => {
  const [a, b, c, d] = partsOf(PICTURE, ['a', 'b', 'c', 'd']);
  const moved = b.map((cell) => ({ ...cell, blob: { ...cell.blob, x: cell.blob.x + 6 } }));
  const larger = [c, d].map((part) => part.map((cell) => ({ ...cell, blob: { ...cell.blob, width: 28 } })));
  assert.equal(withIslands([a, moved, ...larger]), undefined);
});

test('nothing is added to a part without holes', () => {
  const [a] = partsOf(['aaa', 'aaa', 'aaa'], ['a']);
  const [, b] = partsOf(['aaa##b', 'aaa###', 'aaa###'], ['a', 'b']);
  assert.equal(withIslands([a, b]), undefined);
});
