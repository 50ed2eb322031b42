import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editDistance, nearestWord } from './suggest.js';

test('the distance counts added, dropped, changed and swapped letters', () => {
  assert.equal(editDistance('solve', 'solve'), 0);
  assert.equal(editDistance('sovle', 'solve'), 1);
  assert.equal(editDistance('solv', 'solve'), 1);
  assert.equal(editDistance('', 'abc'), 3);
  assert.equal(editDistance('kitten', 'sitting'), 3);
});

test('the nearest word is found, or none when nothing is near', () => {
  const words = ['solve', 'check', 'completion'];
  assert.equal(nearestWord('chekc', words), 'check');
  assert.equal(nearestWord('compl', words), 'completion');
  assert.equal(nearestWord('xyzzy', words), undefined);
});
