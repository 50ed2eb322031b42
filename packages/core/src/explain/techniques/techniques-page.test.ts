import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../testing/repository.js';
import { techniquesPage } from '../../testing/techniques-page.js';

test('docs/techniques.md matches the drawings', async () => {
  const written = readFileSync(join(ROOT, 'docs/techniques.md'), 'utf8');
  assert.equal(written, await techniquesPage(), 'run "npm run generate"');
});
