// The programs in examples/ run and print what is kept beside them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './repository.js';

const folder = join(ROOT, 'examples');
const programs = readdirSync(folder).filter((name) => name.endsWith('.mjs'));

/** What starts itself as a thread needs a process of its own: there it is the main program. */
const startsItself = (name: string) => readFileSync(join(folder, name), 'utf8').includes('import.meta.url');

// The others share a process: most of the time of a short program is spent loading the library. What one prints follows its mark.
const MARK = '=== program ';
const together = programs.filter((name) => !startsItself(name));
const all = together.map((name) => {
  const module = JSON.stringify(pathToFileURL(join(folder, name)).href);
  return `console.log('${MARK}');
await import(${module}).catch((error) => console.log('failed:', error));`;
});
const shared = run(process.execPath, ['--input-type=module', '--eval', all.join('\n')], folder);
const outputs = shared.output.split(new RegExp(`^${MARK}\n`, 'm'));

for (const name of programs) {
  test(name, () => {
    const place = together.indexOf(name);
    const { status, output } =
      place < 0
        ? run(process.execPath, [name], folder)
        : { status: shared.status, output: outputs[place + 1] };
    assert.equal(output, readFileSync(join(folder, name.replace(/\.mjs$/, '.txt')), 'utf8'));
    assert.equal(status, 0);
  });
}

test('the list of examples names every program', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  assert(programs.length >= 8);
  for (const name of programs) assert(list.includes(`(${name})`), name);
});
