import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMATS } from '@crosshatch/core/formats';
import { runInProcess } from '../testing/fake-context.js';

test('every format is listed with its id and extensions', async () => {
  const run = await runInProcess(['formats']);
  assert.equal(run.code, 0);
  const lines = run.stdout.trimEnd().split('\n');
  assert.equal(lines.length, FORMATS.length + 2);
  FORMATS.forEach((format, i) => {
    assert.equal(lines[i + 2].split(/\s/)[0], format.id);
    for (const extension of format.extensions) assert(lines[i + 2].includes(extension), extension);
  });
});

test('the table is no wider than the terminal', async () => {
  for (const columns of [50, 80, 100]) {
    const { stdout } = await runInProcess(['formats'], { columns });
    for (const line of stdout.split('\n')) assert(line.length <= columns, line);
    assert.match(stdout, /^id +.*read +write/);
  }
});

test('single formats are listed by id or extension, also as JSON', async () => {
  const run = await runInProcess(['formats', '--json', 'non', 'nonpack']);
  assert.equal(run.code, 0);
  const objects = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    objects.map(({ id, read, write }) => [id, read, write]),
    [
      ['non', true, true],
      ['non', true, true],
    ],
  );
  assert.equal(objects[0].supports.several, true);
});

test('an unknown format gets a suggestion', async () => {
  const run = await runInProcess(['formats', 'nno']);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /unknown format "nno"; did you mean non\?/);
});
