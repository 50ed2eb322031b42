// The parts of the bench: each can be named on the command line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTS } from './registry.js';

test('every part has a name of its own and a title', () => {
  const ids = PARTS.map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(ids)]);
  for (const { id, title } of PARTS) {
    assert.match(id, /^[a-z-]+$/);
    assert(title.length > 0, id);
  }
});
