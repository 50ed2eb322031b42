import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, cluesIn, KITE, readOne, testFaults, written } from '../testing/format-checks.js';

const FILE =
  '{"rows":[[2,1],[],[3]],"columns":[[1],[1,1],[1],[1,1]],"content":[1,1,-1,0,0,0,0,0,-1,0,0,0]}\n';

test('reads rows, columns and content; writes the same', () => {
  const document = readOne(FILE, 'nonogram-solver');
  assert.equal(cluesIn(FILE, 'nonogram-solver'), KITE);
  assert.deepEqual(document.saved?.map(cellsOf), ['110?????0???']);
  assert.equal(written(document, 'nonogram-solver'), FILE);
});

test('[0] is a blank line too; content may be missing or all unknown', () => {
  const bare = '{"rows":[[2,1],[0],[3]],"columns":[[1],[1,1],[1],[1,1]]}';
  assert.equal(cluesIn(bare, 'nonogram-solver'), KITE);
  const unknown = `${bare.slice(0, -1)},"content":[0,0,0,0,0,0,0,0,0,0,0,0]}`;
  assert.equal(readOne(unknown, 'nonogram-solver').saved, undefined);
});

testFaults('nonogram-solver', [
  ['no columns', '{"rows":[[1]]}', 'missing-part', '1:1'],
  ['content of the wrong size', '{"rows":[[1]],"columns":[[1]],"content":[1,1]}', 'bad-grid', '1:41'],
  ['a strange cell', '{"rows":[[1]],"columns":[[1]],"content":[2]}', 'bad-grid', '1:42'],
]);
