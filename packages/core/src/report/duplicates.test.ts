import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Duplicates } from './duplicates.js';

// A batch remembers the first 32 digits of a hash.
const hash = (name: string) => name.padStart(32, '0') + '0'.repeat(32);
const of = (exact: string, symmetric: string) => ({ hash: hash(exact), symmetryHash: hash(symmetric) });

test('a copy points at the first of its kind, exact before symmetric', () => {
  const duplicates = new Duplicates();
  assert.deepEqual(duplicates.note(1, of('a', 's')), {});
  assert.deepEqual(duplicates.note(2, of('b', 's')), { duplicateOf: 1, duplicate: 'symmetric' });
  assert.deepEqual(duplicates.note(3, of('b', 's')), { duplicateOf: 2, duplicate: 'exact' });
  assert.deepEqual(duplicates.note(4, of('a', 's')), { duplicateOf: 1, duplicate: 'exact' });
  assert.deepEqual(duplicates.note(5, of('c', 't')), {});
});
