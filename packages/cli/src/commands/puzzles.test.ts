import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SHIPPED_PUZZLES } from '../shipped/list.js';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

test('every shipped puzzle is listed with its size and grade', async () => {
  const { stdout, code } = await runInProcess(['puzzles'], { columns: 120 });
  assert.equal(code, 0);
  const lines = stdout.trimEnd().split('\n').slice(2);
  assert.equal(lines.length, SHIPPED_PUZZLES.length);
  SHIPPED_PUZZLES.forEach(({ name, title, width, height, grade }, i) => {
    for (const part of [`p${i + 1} `, ` ${width}x${height} `, grade, ` ${name} `, title]) {
      assert(lines[i].includes(part), `${part} in ${lines[i]}`);
    }
  });
});

test('--pack lists one pack, by the beginning of its title', async () => {
  const { stdout } = await runInProcess(['puzzles', '--pack', 'HARB', '--json']);
  const packs = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).pack);
  assert(packs.length >= 6);
  assert.deepEqual([...new Set(packs)], ['Harbour']);
  const table = await runInProcess(['puzzles', '--pack', 'harbour']);
  assert.equal(table.stdout.trimEnd().split('\n').length, packs.length + 2);
  const wrong = await runInProcess(['puzzles', '--pack', 'Atlantis']);
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /"Atlantis" is not a pack; expected one of .*Harbour/);
});

test('--hide-titles says nothing about the pictures', async () => {
  for (const options of [[], ['--json']]) {
    const { stdout } = await runInProcess(['puzzles', '--hide-titles', ...options]);
    for (const { name, title } of SHIPPED_PUZZLES) {
      assert(!stdout.includes(title) && !stdout.includes(name), title);
    }
  }
});

test('a puzzle is found by its name and by its number, in any case', async () => {
  const byName = await runInProcess(['hash', 'teacup']);
  assert.equal(byName.code, 0);
  const number = SHIPPED_PUZZLES.findIndex(({ name }) => name === 'teacup') + 1;
  for (const word of ['TeaCup', `p${number}`, `P${number}`]) {
    const [hash] = (await runInProcess(['hash', word])).stdout.split(' ');
    assert.equal(hash, byName.stdout.split(' ')[0]);
  }
  assert.match((await runInProcess(['solve', 'p0'])).stderr, /no such file.*crosshatch puzzles/s);
});

test('a file of the same name comes first', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'x'));
  const file = join(folder, 'teacup');
  writeFileSync(file, '1:1');
  const { stdout } = await runInProcess(['solve', '--json', file]);
  assert.equal(JSON.parse(stdout).width, 1);
});
