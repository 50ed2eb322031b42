// Who judges the judges? The oracles against each other and against the table written by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../model/index.js';
import { randomLine, randomPuzzle } from './generate.js';
import { LINE_CASES } from './line-cases.js';
import { lineByFillings, lineByPlacements } from './line-oracle.js';
import { cellsFrom, clueFrom, drawingOf, gridFrom, puzzleFrom, rowsOf } from './notation.js';
import { everySolution, setOfGrids } from './oracle.js';
import { Random } from './random.js';
import { satSolutions } from './sat-oracle.js';

test('the table of line cases is right, says the oracle that lays runs', () => {
  for (const { name, clue, given, want, colors } of LINE_CASES) {
    const cells = lineByPlacements(clueFrom(clue), cellsFrom(given, colors));
    assert.equal(cells === null ? null : drawingOf(cells, colors), want, name);
  }
});

test('the table of line cases is right, says the oracle that fills cells', () => {
  const short = LINE_CASES.filter(({ given, colors = 1 }) => given.length * (colors + 1) <= 24);
  assert(short.length > 50);
  for (const { name, clue, given, want, colors } of short) {
    const cells = lineByFillings(clueFrom(clue), cellsFrom(given, colors));
    assert.equal(cells === null ? null : drawingOf(cells, colors), want, name);
  }
});

test('no name stands twice in the table', () => {
  assert.equal(new Set(LINE_CASES.map(({ name }) => name)).size, LINE_CASES.length);
});

test('filling cells and laying runs come to the same', () => {
  const random = new Random(1);
  for (let i = 0; i < 2000; i++) {
    const colors = 1 + random.below(3);
    const length = 1 + random.below(colors === 1 ? 9 : 5);
    const { clue, cells } = randomLine(random, { length, colors, blotted: 0.3, wrong: 0.1 });
    assert.deepEqual(lineByPlacements(clue, cells), lineByFillings(clue, cells));
  }
});

test('enumeration and the SAT solver find the same solutions, and the checker agrees', () => {
  const random = new Random(2);
  for (let i = 0; i < 300; i++) {
    const colors = 1 + random.below(2);
    const size = { width: 1 + random.below(4), height: 1 + random.below(3) };
    const puzzle = randomPuzzle(random, { ...size, colors, blotted: 0.2, unknown: 0.1, spoilt: 0.1 });
    const enumerated = everySolution(puzzle);
    assert.equal(setOfGrids(satSolutions(puzzle, Infinity)), setOfGrids(enumerated));
    for (const grid of enumerated) assert.deepEqual(check(puzzle, grid), { ok: true });
  }
});

test('the oracle finds both solutions of two switches', () => {
  const found = everySolution(puzzleFrom('1;1', '1;1'));
  assert.deepEqual(found.map((grid) => rowsOf(grid)).sort(), [
    ['#.', '.#'],
    ['.#', '#.'],
  ]);
});

test('the notation reads what it draws', () => {
  const rows = ['.ab?', '[.b][ab][][.a]'];
  assert.deepEqual(rowsOf(gridFrom(rows, 2), 2), rows);
  assert.deepEqual(rowsOf(gridFrom(['#.?'])), ['#.?']);
  assert.throws(() => gridFrom(['#.', '#']), SyntaxError);
  assert.throws(() => clueFrom('3-'), SyntaxError);
  assert.throws(() => puzzleFrom('3', '1;1'), /needs 3 cells/);
});
