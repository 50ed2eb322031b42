import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SHIPPED_PUZZLES } from '../mcp/shipped-puzzles.js';
import { openApiText, shippedPuzzlesSource } from './generated.js';

const ROOT = new URL('../../../../', import.meta.url);

test('docs/schemas/openapi.json is up to date', () => {
  const written = JSON.parse(readFileSync(new URL('docs/schemas/openapi.json', ROOT), 'utf8'));
  assert.deepEqual(written, JSON.parse(openApiText()), 'npm run generate -- service');
});

test('the shipped puzzles of MCP are those of puzzles/', () => {
  const codes = Array.from(shippedPuzzlesSource().matchAll(/'(xh1-[\w-]+)'/g), ([, code]) => code);
  assert.deepEqual(Object.values(SHIPPED_PUZZLES), codes, 'npm run generate -- service');
});
