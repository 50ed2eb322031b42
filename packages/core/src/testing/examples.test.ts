// The programs in examples/ run and print what is kept beside them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, run } from './repository.js';

const folder = join(ROOT, 'examples');
const programs = readdirSync(folder).filter((name) => name.endsWith('.mjs'));

for (const name of programs) {
  test(name, () => {
    const { status, output } = run(process.execPath, [name], folder);
    assert.equal(output, readFileSync(join(folder, name.replace(/\.mjs$/, '.txt')), 'utf8'));
    assert.equal(status, 0);
  });
}

test('the list of examples names every program', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  assert(programs.length >= 8);
  for (const name of programs) assert(list.includes(`(${name})`), name);
});
