// What holds for every command: where input comes from and output goes to, and how it fails.
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from './registry.js';
import { runInProcess } from './testing/fake-context.js';
import { scratchFolder, spawnCommand } from './testing/run-command.js';

const PUZZLE = 'title "Plus"\nwidth 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n';

/** Commands that read puzzles, with what else they need. SOURCE stands for the input. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  solve: ['SOURCE'],
  check: ['SOURCE'],
  count: ['SOURCE'],
  batch: ['-q', 'SOURCE'],
  hint: ['SOURCE'],
  why: ['SOURCE', '1', '2'],
  explain: ['SOURCE'],
  grade: ['SOURCE'],
  diagnose: ['SOURCE'],
  draw: ['SOURCE'],
  diff: ['SOURCE', '1;3;1:1;3;1'],
  hash: ['SOURCE'],
};

const words = (name: string, source: string) => [
  name,
  ...READERS[name].map((word) => (word === 'SOURCE' ? source : word)),
];

for (const name of Object.keys(READERS)) {
  test(`${name} reads standard input, and writes its result to standard output only`, async () => {
    const run = await runInProcess(words(name, '-'), { stdin: PUZZLE });
    assert.equal(run.outcome, 'ok', run.stderr);
    assert.notEqual(run.stdout, '');
    assert.equal(run.stderr, '');
  });

  test(`${name} --json prints one object a line, also for what cannot be read`, async () => {
    const good = await runInProcess([...words(name, '-'), '--json'], { stdin: PUZZLE });
    assert.equal(good.outcome, 'ok', good.stderr);
    const bad = await runInProcess([...words(name, '-'), '--json'], { stdin: 'nonsense' });
    assert.equal(bad.outcome, 'badInput');
    assert.equal(bad.stderr, '');
    for (const run of [good, bad]) {
      assert(run.stdout.endsWith('\n'));
      for (const line of run.stdout.trimEnd().split('\n')) {
        assert.equal(typeof JSON.parse(line), 'object');
      }
    }
  });

  test(`${name} reports a missing file on standard error, and how to fix it`, async () => {
    if (name === 'batch') return; // There it is a row: see batch.test.ts.
    const run = await runInProcess(words(name, 'missing.non'));
    assert.equal(run.outcome, 'badInput');
    assert.equal(run.stdout, '');
    assert.match(run.stderr, /^missing\.non: no such file; expected a file, - for standard input/);
  });
}

test('pictures have colours when they are forced, and none when they are not wanted', async () => {
  for (const { name, load } of COMMANDS) {
    const { options } = await load();
    if (!(name in READERS) || !options.some(({ flags }) => flags.startsWith('--color '))) continue;
    const isColored = async (env: Record<string, string>, more: string[] = []) =>
      (await runInProcess([...words(name, '-'), ...more], { stdin: PUZZLE, env })).stdout.includes('\u001b[');
    // Not every command draws; those that do have to obey.
    const forced = await isColored({ FORCE_COLOR: '3' });
    if (!forced) continue;
    assert.equal(await isColored({}), false, name);
    assert.equal(await isColored({ FORCE_COLOR: '3' }, ['--no-color']), false, name);
    assert.equal(await isColored({ NO_COLOR: '1' }, ['--color', 'always']), true, name);
    assert.equal(await isColored({ NO_COLOR: '1', FORCE_COLOR: '0' }), false, name);
  }
});

test('no command writes a file that was not named', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'plus.non'), PUZZLE);
  const all = [
    ...Object.keys(READERS).map((name) => words(name, 'plus.non')),
    ['convert', 'plus.non', '--to', 'xml'],
    ['generate', '5', '-q'],
    ['generate', '5', '-q', '--json'],
    ['formats'],
    ['completion', 'bash'],
  ];
  const home = process.cwd();
  process.chdir(cwd);
  t.after(() => process.chdir(home));
  for (const args of all) assert.equal((await runInProcess(args)).outcome, 'ok', args.join(' '));
  assert.deepEqual(readdirSync(cwd), ['plus.non']);
});

test('every command has --json, except those without results of their own', async () => {
  for (const { name, load } of COMMANDS) {
    if (['play', 'serve', 'mcp', 'merge', 'worker'].includes(name)) continue;
    const { options } = await load();
    assert(
      options.some(({ flags }) => flags === '--json'),
      name,
    );
  }
});

test('every command suggests the option that was meant', async () => {
  for (const { name, load } of COMMANDS) {
    const { options } = await load();
    const long = /--[a-z-]+/.exec(options[0].flags)?.[0] ?? '';
    const typo = `${long.slice(0, -2)}${long.at(-1)}${long.at(-2)}`;
    if (options.some(({ flags }) => flags.includes(typo))) continue;
    const run = await runInProcess([name, typo]);
    assert.equal(run.outcome, 'usage');
    assert.match(run.stderr, new RegExp(`unknown option '${typo}'; did you mean .*${long}`), name);
    assert.match(run.stderr, new RegExp(`\nTry: crosshatch help ${name}\n$`));
  }
});

test('a reader that leaves is no error, whatever is written', async (t) => {
  const cwd = scratchFolder(t);
  writeFileSync(join(cwd, 'many.nonpack'), new Array(400).fill(PUZZLE).join('====\n'));
  for (const args of [
    ['explain', 'many.nonpack'],
    ['hash', 'many.nonpack'],
    ['convert', 'many.nonpack', '--to', 'json'],
    ['generate', '30', '-n', '100', '-q'],
    ['formats', '--json'],
  ]) {
    const run = await spawnCommand(args, { cwd, onOutput: (_, child) => child.stdout.destroy() });
    assert.deepEqual([run.code, run.stderr], [0, ''], args.join(' '));
  }
});
