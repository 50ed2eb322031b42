import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from '@crosshatch/core/formats';
import { solve } from '@crosshatch/core/solve';
import sharp from 'sharp';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/>
<circle cx="50" cy="55" r="38" fill="#c02020"/><path d="M50 20 L58 2 L70 6 Z" fill="#208030"/></svg>`;

async function pictureIn(folder: string, name = 'apple.png'): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, await sharp(Buffer.from(DRAWING)).resize(200, 200).png().toBuffer());
  return path;
}

function puzzleOf(text: string | Uint8Array) {
  const result = parse(text);
  assert(result.ok);
  return result.documents[0];
}

test('a picture becomes a puzzle with one solution, in any format and as pictures', async (t) => {
  const folder = scratchFolder(t);
  await pictureIn(folder);
  const files = ['apple.non', 'apple.svg', 'apple.png2.png', 'apple.pdf'];
  const args = ['make', 'apple.png', '--size', '15', '-q', ...files.flatMap((file) => ['-o', file])];
  const run = await runInProcess(args, { cwd: folder });
  assert.equal(run.code, 0, run.stderr);
  assert.match(
    run.stdout,
    /^\d+x15: exactly one solution, by line logic alone\. No cell had to be changed\.$/m,
  );
  assert.match(run.stdout, /^(Trivial|Easy|Medium|Hard), \d+ of 100\./m);
  const read = (file: string) => readFileSync(join(folder, file));
  const { puzzle, meta, goal } = puzzleOf(read('apple.non'));
  assert.deepEqual([puzzle.height, meta.title], [15, 'apple']);
  const result = solve(puzzle);
  assert(result.verdict === 'unique' && goal !== undefined);
  assert.deepEqual(result.solution.cells, goal.cells);
  assert.match(read('apple.svg').toString(), /^<svg|^<\?xml/);
  assert.equal(read('apple.png2.png').subarray(1, 4).toString(), 'PNG');
  assert.equal(read('apple.pdf').subarray(0, 5).toString(), '%PDF-');
});

test('in colours, to JSON, and from standard input', async (t) => {
  const path = await pictureIn(scratchFolder(t));
  const args = ['make', '-', '--colors', '2', '--size', '12x12', '--target', 'line', '--json'];
  const run = await runInProcess(args, { stdin: readFileSync(path) });
  assert.equal(run.code, 0, run.stderr);
  const object = JSON.parse(run.stdout);
  assert.deepEqual(
    [object.width, object.height, object.verdict, object.lineSolvable],
    [12, 12, 'unique', true],
  );
  assert.deepEqual(
    object.palette.colors.map((color: { name: string }) => color.name),
    ['red', 'green'],
  );
  assert.deepEqual([object.reached, object.outputs], [true, []]);
});

test('what was changed is marked, before beside after', async () => {
  const run = await runInProcess(['make', '--text', 'CATS']);
  assert.equal(run.outcome, 'ok');
  assert.match(run.stdout, /^the picture +the puzzle$/m);
  assert.match(run.stdout, /exactly one solution.*\. \d cells changed \(\d\.\d %\), marked above\./);
  assert.match(run.stdout, /◆/);
  const narrow = await runInProcess(['make', '--text', 'CATS', '--ascii'], { columns: 40 });
  assert.match(narrow.stdout, /^the picture$/m);
});

test('words: emblems, several lines, what the font lacks', async () => {
  const run = await runInProcess(['make', '--text', ':heart:', '--json']);
  assert.deepEqual([JSON.parse(run.stdout).width, JSON.parse(run.stdout).changes], [11, []]);
  const two = await runInProcess(['make', '--text', 'A\\nB', '--json', '--scale', '2']);
  assert.equal(JSON.parse(two.stdout).height, 32);
  const missing = await runInProcess(['make', '--text', 'жук']);
  assert.equal(missing.outcome, 'usage');
  assert.match(missing.stderr, /the font lacks ж у к; it has letters/);
});

test('a target that is not reached is reported, with the cells still open', async () => {
  const args = ['make', '--text', 'CATS', '--timeout', '0.000001'];
  const run = await runInProcess(args);
  assert.equal(run.outcome, 'multiple');
  assert.match(run.stdout, /several solutions/);
  assert.match(run.stdout, /The target "unique" was not reached: stopped at the time limit/);
  assert.match(run.stdout, /\d+ cells still open/);
  const any = await runInProcess(['make', '--text', 'CATS', '--target', 'any', '-q']);
  assert.deepEqual([any.outcome, /Nothing was changed/.test(any.stdout)], ['ok', true]);
});

test('dull results are warned about', async (t) => {
  const folder = scratchFolder(t);
  const blank = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'blank.png'), blank);
  const run = await runInProcess(['make', join(folder, 'blank.png'), '-q', '--size', '10']);
  assert.match(run.stdout, /warning: Only 0 % of the cells are filled/);
});

test('a picture that is one solid rectangle is a filled one', async (t) => {
  const folder = scratchFolder(t);
  const black = { create: { width: 40, height: 20, channels: 3, background: '#000000' } } as const;
  const around = { top: 10, bottom: 10, left: 10, right: 10, background: '#ffffff' };
  for (const [name, picture] of [
    ['whole.png', sharp(black)],
    ['on-paper.png', sharp(black).extend(around)],
  ] as const) {
    writeFileSync(join(folder, name), await picture.png().toBuffer());
    for (const colors of ['1', '3']) {
      const path = join(folder, `${name}.${colors}.non`);
      await runInProcess(['make', join(folder, name), '-q', '--size', '10', '--colors', colors, '-o', path]);
      const { goal } = puzzleOf(readFileSync(path));
      assert.deepEqual([goal?.width, goal?.height, new Set(goal?.cells)], [10, 5, new Set([2])], path);
    }
  }
});

test('contradictory options are refused', async (t) => {
  const path = await pictureIn(scratchFolder(t));
  for (const [args, outcome, message] of [
    [[], 'usage', /give a picture, or a text with --text/],
    [[path, '--text', 'x'], 'usage', /give a picture, or a text/],
    [[path, '--size', '0'], 'usage', /Expected cells such as 30 or 40x30/],
    [[path, '--colors', 'red'], 'usage', /Expected a number, 1 to 30, or colours/],
    [[path, '--threshold', '120'], 'usage', /Expected otsu, adaptive or a number/],
    [[path, '--target', 'fun'], 'usage', /Allowed choices are unique, line/],
    [[path, '--size', '5', '-o', 'x.odd'], 'usage', /no writable format has the extension/],
    [['nowhere.png'], 'badInput', /nowhere\.png: no such file/],
  ] as const) {
    const run = await runInProcess(['make', ...args]);
    assert.equal(run.outcome, outcome, args.join(' '));
    assert.match(run.stderr, message);
  }
});

test('--length and --depth: the grade is within the ranges; nothing can be changed for them with --target any', async () => {
  const args = ['make', '--text', 'HI', '--json'];
  const { grade } = JSON.parse((await runInProcess(args)).stdout);
  const wanted = `${grade.length + 1}-${grade.length + 12}`;
  const { grade: other, reached } = JSON.parse((await runInProcess([...args, '--length', wanted])).stdout);
  assert(reached && other.length > grade.length && other.length <= grade.length + 12);
  const any = await runInProcess(['make', '--text', 'HI', '--target', 'any', '--depth', '0-40']);
  assert.match(any.stderr, /--target any changes nothing/);
});
