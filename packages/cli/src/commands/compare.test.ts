import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { schemaFault } from '../testing/json-schema.js';
import { scratchFolder } from '../testing/run-command.js';

const PLUS = 'width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n';
const GOOD = '.#.\n###\n.#.\nunique\n';

/** Solvers that are shell commands. */
function folder(t: TestContext) {
  const cwd = scratchFolder(t);
  const path = (name: string) => join(cwd, name);
  writeFileSync(path('plus.non'), PLUS);
  writeFileSync(path('good.txt'), GOOD);
  writeFileSync(path('wrong.txt'), '##.\n###\n.#.\n');
  const solver = (name: string, command: string) => ['--solver', `${name}=${command}`];
  return {
    cwd,
    path,
    good: solver('good', `cat ${path('good.txt')} {file}`),
    wrong: solver('wrong', `cat ${path('wrong.txt')} {file}`),
    silent: solver('silent', 'true {file}'),
    other: solver('other', `sh -c 'cat ${path('good.txt')}' sh {file}`),
  };
}

test('answers are verified; wrong and missing ones come first and set the exit code', async (t) => {
  const { cwd, good, wrong, silent } = folder(t);
  const run = await runInProcess(['compare', ...good, ...wrong, ...silent, 'plus.non', '--rounds', '0'], {
    cwd,
  });
  assert.equal(run.outcome, 'different', run.stderr);
  const text = run.stdout;
  assert.match(text, /### Wrong answers: 1\n\n- wrong: plus\.non \(plus\.non\): row 1/);
  assert.match(text, /### Not answered: 1\n\n- silent: plus\.non \(plus\.non\): no answer, exit code 0\n/);
  assert(text.indexOf('Wrong answers') < text.indexOf('Not answered'));
  assert(text.indexOf('Not answered') < text.indexOf('| solver'));
  assert.match(text, /\| good +\| +1 of 1 \|/);
  assert.match(text, /\| wrong +\| +0 of 1 \|/);
});

test('ours, measured in a process of its own, as JSON with plots and reports', async (t) => {
  const { cwd, path, good } = folder(t);
  const files = [
    '--cactus',
    path('c.svg'),
    '--scatter',
    path('s.svg'),
    '--report',
    path('r.md'),
    '--report',
    path('r.csv'),
  ];
  const args = ['compare', '--json', '--solver', 'ours', ...good, 'plus.non', '--rounds', '1', ...files];
  const run = await runInProcess(args, { cwd });
  assert.equal(run.outcome, 'ok', run.stderr + run.stdout);
  const object = JSON.parse(run.stdout);
  assert.equal(await schemaFault('compare', object), undefined);
  assert.deepEqual(
    object.standings.map(({ solver, answered }: Record<string, unknown>) => [solver, answered]),
    [
      ['crosshatch', 1],
      ['good', 1],
    ],
  );
  assert(object.standings[1].ratio.ofTotals.middle > 0);
  assert(object.measurements.every(({ judgement }: Record<string, unknown>) => judgement === 'right'));
  assert.equal(readFileSync(path('c.svg'), 'utf8').match(/<polyline/g)?.length, 2);
  assert.equal(readFileSync(path('s.svg'), 'utf8').match(/<circle/g)?.length, 2);
  assert.match(readFileSync(path('r.md'), 'utf8'), /\| crosshatch \|/);
  assert.equal(readFileSync(path('r.csv'), 'utf8').trim().split('\n').length, 1 + 4);
});

test('an interrupted run is continued, and measures only what is missing', async (t) => {
  const { cwd, path, good } = folder(t);
  const args = ['compare', ...good, 'plus.non', '--rounds', '2', '-o', path('r.ndjson')];
  assert.equal((await runInProcess(args, { cwd })).outcome, 'ok');
  assert.equal((await runInProcess(args, { cwd })).outcome, 'output');
  const lines = readFileSync(path('r.ndjson'), 'utf8').trimEnd().split('\n');
  const whole = lines.slice(0, -1).join('\n');
  writeFileSync(path('r.ndjson'), `${whole}\n${lines.at(-1)?.slice(0, 20)}`);
  const resumed = await runInProcess([...args, '--resume'], { cwd });
  assert.equal(resumed.outcome, 'ok', resumed.stderr);
  const kept = readFileSync(path('r.ndjson'), 'utf8').trimEnd().split('\n');
  assert.deepEqual(kept.slice(0, lines.length - 1), lines.slice(0, -1));
  assert.deepEqual(
    kept.filter((line) => line.includes('"measurement"')).map((line) => JSON.parse(line).round),
    [0, 1, 2],
  );
  const limited = await runInProcess([...args, '--resume', '--timeout', '7'], { cwd });
  assert.equal(limited.outcome, 'usage');
  assert.match(limited.stderr, /measured with --timeout 20 --memory 4096; give the same limits/);
});

test('results of several runs are merged', async (t) => {
  const { cwd, path, good, other } = folder(t);
  const measured = (solver: string[], file: string) =>
    runInProcess(['compare', ...solver, 'plus.non', '--rounds', '0', '-o', path(file)], { cwd });
  await measured(good, 'a.ndjson');
  await measured(other, 'b.ndjson');
  const merged = await runInProcess([
    'compare',
    '--merge',
    path('a.ndjson'),
    '--merge',
    path('b.ndjson'),
    '--json',
  ]);
  assert.equal(merged.outcome, 'ok', merged.stderr);
  const object = JSON.parse(merged.stdout);
  assert.equal(await schemaFault('compare', object), undefined);
  assert.deepEqual(
    object.standings.map(({ solver }: Record<string, unknown>) => solver),
    ['good', 'other'],
  );
});

test('a solver that exceeds a limit is stopped', async (t) => {
  const { cwd } = folder(t);
  const run = await runInProcess(
    ['compare', '--solver', 'sleepy=sleep 600', 'plus.non', '--rounds', '0', '-t', '0.05', '--json'],
    { cwd },
  );
  assert.equal(run.outcome, 'ok', run.stderr);
  assert.equal(JSON.parse(run.stdout).measurements[0].end, 'time');
});

test('memory is limited', { skip: !existsSync('/proc/self/stat') }, async (t) => {
  const { cwd, path } = folder(t);
  // 600 MB, then it waits for its end.
  const program = 'globalThis.a = Buffer.alloc(6e8, 1); setInterval(() => {}, 1000);';
  writeFileSync(path('large.cjs'), program);
  const solver = `large=${process.execPath} ${path('large.cjs')} {file}`;
  const limits = ['-t', '60', '--memory', '300', '--rounds', '0'];
  const run = await runInProcess(['compare', '--solver', solver, 'plus.non', ...limits, '--json'], { cwd });
  assert.equal(run.outcome, 'ok', run.stderr);
  assert.equal(JSON.parse(run.stdout).measurements[0].end, 'memory');
});

test('a JavaScript module is a solver too', async (t) => {
  const { cwd, path } = folder(t);
  writeFileSync(
    path('mine.mjs'),
    `export const solvers = [{ id: 'fixed', title: 'fixed', proves: true, colors: 1, mostCells: 100,
      load: async () => () => ({ verdict: 'unique', solutions: [{ width: 3, height: 3,
        cells: Uint32Array.from([1, 2, 1, 2, 2, 2, 1, 2, 1]) }] }) }];`,
  );
  const args = ['compare', 'plus.non', '--rounds', '0', '--json'];
  const run = await runInProcess([...args, '--solver', `mine=module:${path('mine.mjs')}#fixed`], { cwd });
  assert.equal(run.outcome, 'ok', run.stderr);
  assert.equal(JSON.parse(run.stdout).measurements[0].judgement, 'right');
  const none = await runInProcess([...args, '--solver', `mine=module:${path('mine.mjs')}`], { cwd });
  assert.match(JSON.parse(none.stdout).skipped[0].excuse, /exports no solver "mine"/);
});

test('mistakes are named', async (t) => {
  const { cwd, good } = folder(t);
  const cases: readonly [args: readonly string[], outcome: string, message: RegExp][] = [
    [[], 'usage', /nothing to measure/],
    [
      ['plus.non', '--solver', 'nobody'],
      'usage',
      /unknown solver "nobody"; expected NAME='COMMAND \{file\}' or one of ours/,
    ],
    [['plus.non', '--solver', 'a b=cat'], 'usage', /"a b" is not a name for a solver/],
    [['plus.non', '--solver', 'x=no-such-program {file}'], 'usage', /no-such-program: no such program/],
    [['plus.non', ...good, ...good], 'usage', /two solvers are named "good"/],
    [['plus.non', ...good, '--resume'], 'usage', /--resume needs --output/],
    [['plus.non', ...good, '--report', 'x.txt'], 'usage', /ends in \.md, \.csv or \.json/],
    [['missing.non', ...good], 'badInput', /missing\.non: no such file/],
    [['--merge', 'plus.non'], 'badInput', /plus\.non:1: not a line of a results file/],
  ];
  for (const [args, outcome, message] of cases) {
    const run = await runInProcess(['compare', ...args], { cwd });
    assert.equal(run.outcome, outcome, run.stderr);
    assert.match(run.stderr, message);
  }
});

test('a mistake leaves earlier files as they are', async (t) => {
  const { cwd, path, good } = folder(t);
  for (const name of ['results.ndjson', 'report.md']) writeFileSync(path(name), 'earlier\n');
  const output = ['-o', path('results.ndjson'), '--force'];
  for (const [args, outcome] of [
    [['plus.non', '--solver', 'nobody', ...output], 'usage'],
    [['missing.non', ...good, '-o', path('new.ndjson'), '--report', path('report.md')], 'output'],
    [['plus.non', ...good, '-o', path('new.ndjson'), '--cactus', path('report.md')], 'output'],
  ] as const) {
    const run = await runInProcess(['compare', ...args], { cwd });
    assert.equal(run.outcome, outcome, run.stderr);
    assert.equal(run.stdout, '');
    assert(!existsSync(path('new.ndjson')));
  }
  for (const name of ['results.ndjson', 'report.md'])
    assert.equal(readFileSync(path(name), 'utf8'), 'earlier\n');
});

test('--list names the presets', async () => {
  const run = await runInProcess(['compare', '--list', '--json']);
  const object = JSON.parse(run.stdout);
  assert.equal(await schemaFault('compare', object), undefined);
  const names = object.solvers.map(({ name }: { name: string }) => name);
  for (const name of [
    'ours',
    'pbnsolve',
    'nonogrid',
    'picross-solver',
    'grid',
    'nonogram',
    'minizinc',
    'kissat',
    'cadical',
  ]) {
    assert(names.includes(name), name);
  }
});
