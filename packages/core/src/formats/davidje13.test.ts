import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, readOne, testFaults, written } from '../testing/format-checks.js';

const FILE = '{"rows":[[2,1],null,[3]],"cols":[[1],[1,1],null,[1,1]],"source":"the yard"}\n';

test('reads unknown clues; writes the same', () => {
  const document = readOne(FILE, 'davidje13');
  assert.equal(canonicalText(document.puzzle), '4x3|2,1;*;3|1;1,1;*;1,1');
  assert.deepEqual(document.meta, { source: 'the yard' });
  assert.equal(written(document, 'davidje13'), FILE);
});

test('[] is a blank line, which is not the same as null', () => {
  assert.equal(cluesIn('{"rows":[[],null],"cols":[[]],"source":""}', 'davidje13'), '1x2|;*|');
});

testFaults('davidje13', [
  ['no cols', '{"rows":[[1]]}', 'missing-part', '1:1'],
  ['a number for a clue', '{"rows":[1],"cols":[[1]]}', 'bad-clue', '1:10'],
]);
