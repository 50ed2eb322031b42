import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';
import { linesOf, textLinesOf } from './lines.js';

async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('lines end with LF or CR LF, and the last one may have no end', async (t) => {
  const path = join(scratchFolder(t), 'lines.txt');
  for (const [content, lines] of [
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\n\r\nb\r\n', ['a', '', 'b']],
    ['\n\na', ['', '', 'a']],
    ['é\r', ['é']],
  ] as const) {
    writeFileSync(path, content);
    assert.deepEqual(await gathered(textLinesOf(path)), lines);
  }
  writeFileSync(path, 'a\r\nb');
  assert.deepEqual(
    (await gathered(linesOf(path))).map(({ bytes, isWhole }) => [bytes.toString(), isWhole]),
    [
      ['a\r', true],
      ['b', false],
    ],
  );
});

test('lines that go over several chunks of the file', async (t) => {
  const path = join(scratchFolder(t), 'long.txt');
  const lines = [70_000, 0, 65_536, 1, 200_000, 65_535].map((length, i) => String(i).repeat(length));
  writeFileSync(path, lines.join('\n'));
  assert.deepEqual(await gathered(textLinesOf(path)), lines);
});

test('a line that is too long is an error with its number, up to and including the limit it is none', async (t) => {
  const path = join(scratchFolder(t), 'long.txt');
  writeFileSync(path, 'a\n12345\n123456\nb');
  assert.equal((await gathered(textLinesOf(path, { longest: 6 }))).length, 4);
  await assert.rejects(
    gathered(textLinesOf(path, { longest: 5 })),
    /^RangeError: line 3 has more than 5 bytes$/,
  );
});

test('every command that reads a file line by line refuses one that has no line ends', async (t) => {
  const folder = scratchFolder(t);
  const path = join(folder, 'zero.csv');
  writeFileSync(path, Buffer.alloc(16 * 2 ** 20 + 1));
  for (const [args, outcome] of [
    [['trace', path], 'badInput'],
    [['verify', '1:1', path], 'badInput'],
    [['merge', path], 'badInput'],
    [['compare', '--merge', path], 'badInput'],
    [['batch', '1:1', '--resume', '-o', path], 'output'],
  ] as const) {
    const run = await runInProcess([...args]);
    assert.equal(run.outcome, outcome, run.stderr);
    assert.match(run.stderr, /line 1 has more than 16777216 bytes/);
  }
});
