import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, testFaults, written } from '../testing/format-checks.js';

const FILE =
  '{"cols":[[["!",1]],[["!",1],["!",1]],[["!",1]],[["!",1],["!",1]]],"rows":[[["!",2],["!",1]],[],[["!",3]]]}\n';

test('reads pairs of colour and length; writes the same', () => {
  assert.equal(cluesIn(FILE, 'nonogram-rs-v2'), KITE);
  assert.equal(written(readOne(FILE, 'nonogram-rs-v2'), 'nonogram-rs-v2'), FILE);
});

test('colours by character, in either form, an empty row among them', () => {
  const text = '{"cols":[[{"color":"y","len":1}],[["R",1]]],"rows":[[["y",1],{"color":"R","len":1}],[]]}';
  const { puzzle } = readOne(text, 'nonogram-rs-v2');
  assert.equal(canonicalText(puzzle), '2x2|1,1:2;|1;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ name, symbol }) => name + symbol),
    ['yellowy', 'bright redR'],
  );
});

test('a result is a list of solutions', () => {
  const box = (color: string) => ({ Box: { color } });
  const grids = [
    [
      [box('y'), 'Space'],
      ['Space', box('b')],
    ],
    [
      ['Space', box('y')],
      [box('b'), 'Space'],
    ],
  ];
  const { puzzle, goal, solutions } = readOne(JSON.stringify(grids), 'nonogram-rs-v2');
  assert.equal(canonicalText(puzzle), '2x2|1;1:2|1;1:2');
  assert.equal(cellsOf(goal), '1002');
  assert.deepEqual(solutions?.map(cellsOf), ['0120']);
});

testFaults('nonogram-rs-v2', [
  ['a bare number', '{"cols":[[1]],"rows":[[["y",1]]]}', 'bad-clue', '1:11'],
  ['no solutions', '[]', 'missing-part', '1:1'],
  ['rows of two lengths', '[[["Space","Space"],["Space"]]]', 'bad-grid', '1:1'],
  ['a strange cell', '[[["Cat"]]]', 'bad-grid', '1:4'],
  ['a solution with unknown cells', '[[["Empty"]]]', 'bad-grid', '1:1'],
]);
