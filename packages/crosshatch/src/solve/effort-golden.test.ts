import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { effortTable, GOLDEN } from '../testing/effort-golden.js';

test('every puzzle costs the work that the golden file tells', () => {
  const hint = 'If the change is meant, run "npm run golden" and say in the commit what it brings.';
  assert.deepEqual(effortTable().split('\n'), readFileSync(GOLDEN, 'utf8').split('\n'), hint);
});
