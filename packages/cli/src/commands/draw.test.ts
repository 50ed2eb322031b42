import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const PUZZLE = '2;1:1;2';

test('an empty puzzle is drawn in the terminal', async () => {
  const run = await runInProcess(['draw', PUZZLE]);
  assert.equal(run.code, 0);
  assert.equal(run.stdout, '  │ 2 1│\n──╆━━━━┪\n1 ┃ · ·┃\n2 ┃ · ·┃\n──┺━━━━┛\n');
});

test('--solution fills it in, --no-clues leaves the grid', async () => {
  const run = await runInProcess(['draw', '-s', '--no-clues', PUZZLE]);
  assert.equal(run.stdout, '┏━━━━┓\n┃██  ┃\n┃████┃\n┗━━━━┛\n');
});

test('--output writes SVG and keeps what is there', async (t) => {
  const out = join(scratchFolder(t), 'x.svg');
  assert.equal((await runInProcess(['draw', PUZZLE, '-o', out])).code, 0);
  const empty = readFileSync(out, 'utf8');
  assert.match(empty, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  const again = await runInProcess(['draw', '-s', PUZZLE, '-o', out]);
  assert.equal(again.code, 8);
  assert.match(again.stderr, /use --force to replace it/);
  assert.equal((await runInProcess(['draw', '-s', PUZZLE, '-o', out, '--force'])).code, 0);
  assert(readFileSync(out, 'utf8').length > empty.length);
});

test('several puzzles give numbered files', async (t) => {
  const folder = scratchFolder(t);
  assert.equal((await runInProcess(['draw', PUZZLE, '1:1', '-o', 'x.svg'], { cwd: folder })).code, 0);
  assert.deepEqual(readdirSync(folder).sort(), ['x-1.svg', 'x-2.svg']);
});

test('--svg prints SVG, with the cell size requested', async () => {
  const width = (svg: string) => Number(/width="([\d.]+)"/.exec(svg)?.[1]);
  const small = (await runInProcess(['draw', '--svg', PUZZLE])).stdout;
  const large = (await runInProcess(['draw', '--svg', '--cell', '40', PUZZLE])).stdout;
  assert.equal(width(large), width(small) * 2);
});

test('what cannot be drawn is reported', async (t) => {
  const none = await runInProcess(['draw', '-s', '2;1:1;1']);
  assert.equal(none.code, 5);
  assert.match(none.stderr, /no solution to draw/);
  const late = await runInProcess(['draw', '-s', '--timeout', '0.000001', PUZZLE]);
  assert.equal(late.code, 6);
  assert.match(late.stdout, /░░/);
  const out = join(scratchFolder(t), 'x.pong');
  const other = await runInProcess(['draw', PUZZLE, '-o', out]);
  assert.equal(other.code, 2);
  assert.match(other.stderr, /expected a name that ends in one of \.svg, \.png, \.gif, \.pdf/);
  assert.equal(existsSync(out), false);
});

test('--json gives the picture itself, or the file it is in', async (t) => {
  const cwd = scratchFolder(t);
  const { picture, width } = JSON.parse((await runInProcess(['draw', '--json', '--ascii', '1:1'])).stdout);
  assert.equal(width, 1);
  assert.match(picture, /^1 \|/m);
  const { svg } = JSON.parse((await runInProcess(['draw', '--json', '--svg', '1:1'])).stdout);
  assert.match(svg, /^<svg /);
  const run = await runInProcess(['draw', '--json', '-o', 'x.svg', '1:1', '1;1:1;1'], { cwd });
  assert.deepEqual(
    run.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).output),
    ['x-1.svg', 'x-2.svg'],
  );
});
