import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = '{"cols":[[1],[1,1],[1],[1,1]],"rows":[[2,1],[],[3]]}\n';

test('reads cols and rows; writes the same', () => {
  assert.equal(cluesIn(FILE, 'nonogram-rs'), KITE);
  assert.equal(written(readOne(FILE, 'nonogram-rs'), 'nonogram-rs'), FILE);
});

test('zeros are dropped, other members skipped', () => {
  assert.equal(
    cluesIn('{"x": 1, "rows": [[2,0,1],[0],[3]], "cols": [[1],[1,1],[1],[1,1]]}', 'nonogram-rs'),
    KITE,
  );
});

test('several objects, one per line', () => {
  const result = parse(`${FILE}${FILE}`);
  assert(result.ok);
  assert.equal(result.documents.length, 2);
});

test('a result: 1 filled, 2 blank, 0 not known', () => {
  const { puzzle, goal } = readOne('{"rows":[[1,1,2,1],[2,2,2,2],[2,1,1,1]]}', 'nonogram-rs');
  assert.equal(canonicalText(puzzle), KITE);
  assert.equal(cellsOf(goal), '110100000111');
  const partly = readOne('{"rows":[[1,0],[2,2]]}', 'nonogram-rs');
  assert.equal(canonicalText(partly.puzzle), '2x2|*;|1;*');
});

testFaults('nonogram-rs', [
  ['no cols and no result', '{"rows":[[3]]}', 'bad-grid', '1:11'],
  ['rows of two lengths', '{"rows":[[1,2],[1]]}', 'bad-grid', '1:16'],
  ['a string for a run', '{"cols":[["1"]],"rows":[[1]]}', 'bad-clue', '1:11'],
  ['an unknown clue', '{"cols":[[1]],"rows":[null]}', 'bad-clue', '1:23'],
  ['a run too long', '{"cols":[[1]],"rows":[[2]]}', 'clue-too-long', '1:24'],
  ['a list', '[1]', 'bad-syntax', '1:1'],
]);
