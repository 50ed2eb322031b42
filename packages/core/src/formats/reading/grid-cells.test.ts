import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE, candidate } from '../../model/index.js';
import { cellRows, isDoubled, readCells, singleBlocks } from './grid-cells.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

const MEANINGS: Readonly<Record<string, number>> = {
  '#': candidate(1),
  '.': candidate(0),
  '?': candidate(0) | candidate(1),
  '■': candidate(1),
  '\u0080': candidate(0),
  '😀': candidate(1),
};

function read(text: string, width: number, height: number) {
  const reading = new Reading(new SourceText(text));
  const size = { width, height };
  const span = { offset: 0, end: text.length };
  const asked: string[] = [];
  const grid = readCells(reading, span, size, BLACK_ON_WHITE, (character) => {
    asked.push(character);
    return MEANINGS[character];
  });
  const cells = grid && [...grid.cells];
  return {
    cells,
    asked,
    faults: reading.faults.map(({ column, span: length, message }) => [column, length, message]),
  };
}

test('cells row by row; blanks and line ends between them say nothing', () => {
  assert.deepEqual(read('#.\r\n .\t?\n', 2, 2).cells, [2, 1, 1, 3]);
  assert.deepEqual(read('■\u0080😀#', 4, 1).cells, [2, 1, 2, 2]);
});

test('the meaning of an ASCII character is asked once', () => {
  assert.deepEqual(read('##.#.■■', 7, 1).asked, ['#', '.', '■', '■']);
});

test('a strange character is a fault at its place', () => {
  assert.deepEqual(read('#.x', 3, 1).faults, [[3, 1, 'the character "x" stands for no cell']]);
  assert.deepEqual(read('xx', 2, 1).faults, [[1, 1, 'the character "x" stands for no cell']]);
  assert.deepEqual(read('#é', 2, 1).faults, [[2, 1, 'the character "é" stands for no cell']]);
});

test('too few and too many cells are a fault with both numbers', () => {
  for (const [text, count] of [
    ['#.#', 3],
    ['#.#.#', 5],
    ['■■■■■', 5],
    ['', 0],
  ] as const) {
    const { cells, faults } = read(text, 2, 2);
    assert.equal(cells, undefined);
    assert.equal(faults[0]?.[2], `this grid has ${count} cells; expected 2 x 2 = 4`);
  }
});

test('doubled blocks are one cell each, if all are doubled', () => {
  assert.deepEqual(singleBlocks(['██  ██', '▓▓░░..', '··  ']), ['█ █', '▓░.', '· ']);
  for (const lines of [['██', '██'], ['█ ██'], ['....', '    '], ['███']]) {
    assert(!isDoubled(lines), lines.join('/'));
    assert.deepEqual(singleBlocks(lines), lines);
  }
});

test('rows of a grid as text', () => {
  const grid = { width: 2, height: 2, cells: Uint32Array.of(2, 1, 3, 2) };
  const rows = cellRows(grid, (color) => (color === undefined ? '?' : '.#'[color]));
  assert.deepEqual(rows, ['#.', '?#']);
});
