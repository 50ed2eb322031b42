import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysIn } from './keys.js';

test('keys are told apart, also when several come at once', () => {
  assert.deepEqual(keysIn('q \u001b[C+\u001b[D\u0003'), ['q', ' ', 'right', '+', 'left', 'ctrl-c']);
  assert.deepEqual(keysIn('\u001bOA\u001b[H\u001b[4~\r'), ['up', 'home', 'end', 'enter']);
  assert.deepEqual(keysIn('\u001b'), ['escape']);
});

test('what has no name is left out', () => {
  assert.deepEqual(keysIn('\u001b[15~a\u0001\u001b[1;5C'), ['a']);
});
