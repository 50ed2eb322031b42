import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse, write } from './index.js';

const DOTS = '##.#\n....\n.###\n';
const DIGITS = '1101\n0000\n0111\n';
const SOL = '##-#\n----\n-###\n';

test('three alphabets are distinguished and written', () => {
  for (const [text, id] of [
    [DOTS, 'grid'],
    [DIGITS, 'grid01'],
    [SOL, 'sol'],
  ]) {
    const document = readOne(text, id);
    assert.equal(cluesIn(text, id), KITE);
    assert.equal(cellsOf(document.goal), '110100000111');
    assert.equal(written(document, id), text);
    for (const other of sloppy(text)) assert.equal(cluesIn(other, id), KITE);
  }
});

test('blanks and tabs between the cells, and other marks', () => {
  assert.equal(cluesIn('1 1 0 1\n0 0 0 0\n0 1 1 1\n', 'grid01'), KITE);
  assert.equal(cluesIn('1\t1\t0\t1\n0\t0\t0\t0\n0\t1\t1\t1\n', 'grid01'), KITE);
  assert.equal(cluesIn('XX_X\n____\n_XXX\n', 'grid'), KITE);
  assert.equal(cluesIn('██░█\n░░░░\n░███\n', 'grid'), KITE);
});

test('an empty line divides two pictures, which may differ in size', () => {
  const result = parse('#.\n\n\n###\n#.#\n');
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    ['2x1|1|1;', '3x2|3;1,1|2;1;2'],
  );
});

test('where a cell is not known, the clues of its lines are unknown', () => {
  const { puzzle, saved, goal } = readOne('#?\n--\n', 'sol');
  assert.equal(canonicalText(puzzle), '2x2|*;|1;*');
  assert.deepEqual(saved?.map(cellsOf), ['1?00']);
  assert.equal(goal, undefined);
});

test('a puzzle without a picture has to be solved first', () => {
  const result = write(readOne('1:1', 'string'), 'grid');
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'no-goal');
  assert.match(result.faults[0].message, /solve it first/);
});

testFaults('grid', [
  ['rows of two lengths', '##\n#\n', 'bad-grid', '2:1'],
  ['a strange cell', '##\n#z\n', 'bad-grid', '2:2'],
  ['too wide', `${'#'.repeat(1001)}\n`, 'too-large', '1:1'],
]);
