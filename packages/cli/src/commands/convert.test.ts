import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, write } from '@crosshatch/core/formats';
import { completePalette, puzzleOf } from '@crosshatch/core/model';
import { parseDrawing } from '@crosshatch/core/render';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

const CASTLE = 'title "Castle"\nby "Crosshatch"\nwidth 2\nheight 1\nrows\n2\ncolumns\n1\n1\n';
const TOWER = 'title "A tall Tower!"\nwidth 1\nheight 3\nrows\n1\n1\n1\ncolumns\n3\n';

function titles(path: string): (string | undefined)[] {
  const result = parse(readFileSync(path), { name: path });
  assert(result.ok);
  return result.documents.map(({ meta }) => meta.title);
}

test('converts a file to the format of the output extension', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'castle.non'), CASTLE);
  const run = await runInProcess(['convert', 'castle.non', '-o', 'castle.json'], { cwd: folder });
  assert.deepEqual([run.code, run.stdout, run.stderr], [0, '', '']);
  assert.deepEqual(titles(join(folder, 'castle.json')), ['Castle']);
  assert.deepEqual(readdirSync(folder).sort(), ['castle.json', 'castle.non'], 'no temporary file is left');
});

test('without --output it goes to standard output', async () => {
  const run = await runInProcess(['convert', '--to', 'string', '-'], { stdin: TOWER });
  assert.equal(run.code, 0);
  assert.equal(run.stdout, '3:1;1;1\n');
  assert.match(run.stderr, /^warning: <stdin>: .*the title\n$/);
});

test('--strict makes a loss an error, and writes nothing', async (t) => {
  const folder = scratchFolder(t);
  const out = join(folder, 'x.nonogram');
  const run = await runInProcess(['convert', '--strict', '-', '-o', out], { stdin: TOWER });
  assert.equal(run.code, 8);
  assert.match(run.stderr, /the title/);
  assert.equal(existsSync(out), false);
});

test('a file that exists is left alone unless --force', async (t) => {
  const folder = scratchFolder(t);
  const out = join(folder, 'x.non');
  writeFileSync(out, 'precious');
  const refused = await runInProcess(['convert', '1:1', '-o', out]);
  assert.equal(refused.code, 8);
  assert.match(refused.stderr, /x\.non: the file exists; use --force to replace it/);
  assert.equal(readFileSync(out, 'utf8'), 'precious');
  assert.equal((await runInProcess(['convert', '1:1', '-o', out, '--force'])).code, 0);
  assert.match(readFileSync(out, 'utf8'), /^width 1$/m);
  assert.deepEqual(readdirSync(folder), ['x.non']);
});

test('a folder keeps its shape, foreign files are skipped, a bad file does not stop the others', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'in', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'in', 'castle.non'), CASTLE);
  writeFileSync(join(folder, 'in', 'deep', 'tower.non'), TOWER);
  writeFileSync(join(folder, 'in', 'broken.non'), 'width 2\nheight 1\nrows\n9\ncolumns\n1\n1\n');
  writeFileSync(join(folder, 'in', 'notes'), 'Not a puzzle at all, but a text about them.');
  const run = await runInProcess(['convert', 'in', '-d', 'out', '--to', 'json'], { cwd: folder });
  assert.equal(run.code, 3);
  assert.match(run.stderr, /^in\/broken\.non:4:1: run 9 does not fit/m);
  assert.match(run.stderr, /^2 puzzles in 2 files written to out; 1 other file skipped$/m);
  const written = readdirSync(join(folder, 'out'), { recursive: true }).map(String).sort();
  assert.deepEqual(written, ['castle.crosshatch.json', 'deep', 'deep/tower.crosshatch.json']);
});

test('many files join into one, and one splits into many', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'a.non'), CASTLE);
  writeFileSync(join(folder, 'b.non'), TOWER);
  assert.equal(
    (await runInProcess(['convert', 'a.non', 'b.non', '-o', 'all.nonpack'], { cwd: folder })).code,
    0,
  );
  assert.deepEqual(titles(join(folder, 'all.nonpack')), ['Castle', 'A tall Tower!']);

  const split = await runInProcess(['convert', 'all.nonpack', '-d', 'each', '--to', 'non', '--split'], {
    cwd: folder,
  });
  assert.equal(split.code, 0);
  assert.deepEqual(readdirSync(join(folder, 'each')).sort(), ['all-1-castle.non', 'all-2-a-tall-tower.non']);

  const whole = await runInProcess(['convert', 'all.nonpack', '-d', 'one', '--to', 'non', '-q'], {
    cwd: folder,
  });
  assert.deepEqual([whole.code, whole.stderr], [0, '']);
  assert.deepEqual(readdirSync(join(folder, 'one')), ['all.non']);
});

test('inputs with the same name do not overwrite each other', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'x'));
  mkdirSync(join(folder, 'y'));
  writeFileSync(join(folder, 'x', 'castle.non'), CASTLE);
  writeFileSync(join(folder, 'y', 'castle.non'), TOWER);
  const args = ['convert', 'x/castle.non', 'y/castle.non', '1:1', '-d', 'out', '--to', 'non'];
  assert.equal((await runInProcess(args, { cwd: folder })).code, 0);
  assert.deepEqual(readdirSync(join(folder, 'out')).sort(), ['castle-2.non', 'castle.non', 'puzzle.non']);
});

test('--json reports every file', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'castle.non'), CASTLE);
  const args = ['convert', 'castle.non', 'missing.non', '-d', 'out', '--to', 'string', '--json'];
  const run = await runInProcess(args, { cwd: folder });
  assert.equal(run.code, 3);
  const [written, missing] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(written.verdict, 'ok');
  assert.equal(written.output, join('out', 'castle.nonogram'));
  assert.deepEqual(
    written.warnings.map(({ code }: { code: string }) => code),
    ['lost-title', 'lost-author'],
  );
  assert.deepEqual([missing.verdict, missing.error.faults[0].code], ['invalid', 'cannot-read']);
});

test('a conversion that would change the puzzle is refused', async () => {
  const palette = completePalette({ colors: [{ name: 'red' }, { name: 'blue' }] });
  const colored = write({ puzzle: puzzleOf(parseDrawing('rb', palette), palette), meta: {} }, 'non');
  assert(colored.ok);
  const run = await runInProcess(['convert', '--to', 'string', '-'], { stdin: colored.output });
  assert.equal(run.code, 8, run.stderr);
  assert.match(run.stderr, /has no colours/);
});

test('the command line is checked before anything is read', async () => {
  for (const [args, message] of [
    [['1:1'], /no format to write; choose one with --to FORMAT/],
    [['1:1', '-o', 'x.unheard'], /no writable format has the extension "\.unheard"/],
    [['1:1', '--to', 'unheard'], /unknown format "unheard"/],
    [['1:1', '-o', 'x.non', '-d', 'y'], /--output and --dir exclude each other/],
    [['1:1', '--to', 'non', '--split'], /--split needs --dir/],
  ] as const) {
    const run = await runInProcess(['convert', ...args]);
    assert.equal(run.code, 2, args.join(' '));
    assert.match(run.stderr, message);
  }
});

test('a missing folder is reported', async (t) => {
  const run = await runInProcess(['convert', '1:1', '-o', join(scratchFolder(t), 'nowhere', 'x.non')]);
  assert.equal(run.code, 8);
  assert.match(run.stderr, /its folder does not exist; make it first/);
});
