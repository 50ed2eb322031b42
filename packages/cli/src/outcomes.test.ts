// One table for all commands: what kind of input gives which exit code and which verdict in JSON, and that
// every object printed is what the schemas say.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMAND_SCHEMAS, ERROR_CODES, RESULTS_SCHEMA, type Verdict } from '@crosshatch/core/report';
import { EXIT_CODES, type ExitName, errorCode } from './exit-codes.js';
import { runProgram } from './program.js';
import { COMMANDS } from './registry.js';
import { exitOf } from './report/verdicts.js';
import { type FakeSettings, runInProcess } from './testing/fake-context.js';
import { schemaFault, writtenSchema } from './testing/json-schema.js';
import { scratchFolder } from './testing/run-command.js';

const PLUS = '1;3;1:1;3;1';
const SWITCH = '1;1:1;1';
const IMPOSSIBLE = '0;2:2;0';
const TYPO = '1;3;1:1;2;1';
const TITLED = 'title "Plus"\nwidth 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n';
/** Its totals differ, which is a warning. */
const ODD = 'width 2\nheight 2\nrows\n1\n1\ncolumns\n2\n1\n';
/** More than anybody waits for. */
const ENDLESS = (() => {
  const lines = new Array(25).fill('1,1').join(';');
  return `${lines}:${lines}`;
})();

interface Reader {
  /** The words before the source, and after it. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  /** What it says of a puzzle with one solution; default `unique`. */
  readonly unique?: Verdict;
  /** Whether it asks how many solutions there are. */
  readonly asks: boolean;
  /** Whether it takes a time limit that a large puzzle exceeds. */
  readonly isLimited: boolean;
}

/** Every command that reads puzzles and reports on each. `batch` has rows of its own, below. */
const READERS: Readonly<Record<string, Reader>> = {
  solve: { asks: true, isLimited: true },
  check: { asks: true, isLimited: true },
  count: { asks: true, isLimited: true },
  hint: { asks: true, isLimited: true, unique: 'deduction' },
  why: { asks: true, isLimited: true, after: ['1', '1'], unique: 'forced' },
  explain: { asks: true, isLimited: true },
  grade: { asks: true, isLimited: true },
  diagnose: { asks: true, isLimited: true },
  draw: { asks: true, isLimited: true, before: ['--solution'] },
  hash: { asks: false, isLimited: false, unique: 'ok' },
};

interface Expected {
  readonly outcome: ExitName;
  readonly verdict: Verdict;
}

/** Runs a command with --json, holds every object against the schema, and gives them. */
async function objects(
  args: readonly string[],
  outcome: ExitName,
  settings: FakeSettings = {},
): Promise<Record<string, unknown>[]> {
  const run = await runInProcess([...args, '--json'], settings);
  const line = args.join(' ');
  assert.equal(run.outcome, outcome, `${line}\n${run.stdout}${run.stderr}`);
  assert.equal(run.stderr, '', line);
  const found = run.stdout
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Record<string, unknown>);
  for (const object of found) assert.equal(await schemaFault(args[0], object), undefined, line);
  return found;
}

async function expectVerdict(
  args: readonly string[],
  { outcome, verdict }: Expected,
  settings: FakeSettings = {},
) {
  const found = await objects(args, outcome, settings);
  assert.deepEqual(
    found.map((object) => object.verdict),
    [verdict],
    args.join(' '),
  );
}

for (const [name, { before = [], after = [], asks, isLimited, unique = 'unique' }] of Object.entries(
  READERS,
)) {
  const words = (source: string, ...more: string[]) => [name, ...before, source, ...after, ...more];
  const solved = (verdict: Verdict): Expected =>
    asks ? { outcome: exitOf(verdict), verdict } : { outcome: 'ok', verdict: 'ok' };

  test(`${name}: the exit code and the verdict for every kind of puzzle`, async (t) => {
    await expectVerdict(words(PLUS), { outcome: 'ok', verdict: unique });
    await expectVerdict(words(SWITCH), solved('multiple'));
    await expectVerdict(words(IMPOSSIBLE), solved('none'));
    await expectVerdict(words(TYPO), solved('none'));
    if (isLimited) await expectVerdict(words(ENDLESS, '--timeout', '0.000001'), solved('undecided'));
    const file = join(scratchFolder(t), 'odd.non');
    writeFileSync(file, ODD);
    const [odd] = await objects(words(file), asks ? 'none' : 'ok');
    assert.equal((odd.warnings as unknown[]).length, 1, name);
    const [titled] = await objects(words('-'), 'ok', { stdin: TITLED });
    assert.deepEqual([titled.source, titled.index, titled.title, titled.format], ['-', 1, 'Plus', 'non']);
  });

  test(`${name}: every failure is JSON, with its exit code`, async () => {
    const failure = async (args: string[], outcome: ExitName, verdict: Verdict, settings?: FakeSettings) => {
      const found = await objects(args, outcome, settings);
      const { verdict: said, error } = found[found.length - 1];
      assert.equal(said, verdict, args.join(' '));
      assert.equal(typeof (error as { message: string }).message, 'string');
    };
    await failure(words('missing.non'), 'badInput', 'invalid');
    await failure(words('-'), 'badInput', 'invalid', { stdin: 'nonsense' });
    await failure(words('-'), 'badInput', 'invalid', { stdin: '' });
    await failure(words('3:1;1'), 'badInput', 'invalid');
    await failure([...words(PLUS), '--no-such-option'], 'usage', 'failed');
    await failure([name], 'usage', 'failed');
    await failure([...words(PLUS), '--from', 'no-such-format'], 'usage', 'failed');
  });
}

test('interrupted: what is known, then an object that says so', async () => {
  for (const name of ['solve', 'check', 'count', 'draw']) {
    const found = await objects([name, ENDLESS], 'interrupted', { isInterrupted: true });
    const { verdict, error } = found[found.length - 1];
    assert.equal(verdict, 'undecided', name);
    assert.deepEqual(
      [(error as { code: string }).code, (error as { exitCode: number }).exitCode],
      ['interrupted', 130],
      name,
    );
  }
});

test('an internal error is an object too', async () => {
  let printed = '';
  const stream = {
    write: (text: string) => {
      printed += text;
    },
  };
  const context = { stdout: stream, stderr: stream, env: {}, now: () => 0 };
  // Without signals to listen to, count breaks.
  await assert.rejects(runProgram(['count', '1:1', '--json'], context as never), TypeError);
  const object = JSON.parse(printed);
  assert.deepEqual([object.verdict, object.error.code, object.error.exitCode], ['crashed', 'internal', 1]);
  assert.equal(await schemaFault('count', object), undefined);
});

test('hint and why: a mistake, a finished grid, a known cell', async () => {
  const state = (grid: string) => ['--state', grid];
  await expectVerdict(['hint', PLUS, ...state('#??/???/???')], { outcome: 'mistake', verdict: 'mistake' });
  for (const level of ['2', '3', '4']) {
    await objects(['hint', PLUS, '--level', level, ...state('#??/???/???')], 'mistake');
    await objects(['hint', PLUS, '--level', level], 'ok');
  }
  await expectVerdict(['hint', PLUS, ...state('.#./###/.#.')], { outcome: 'ok', verdict: 'solved' });
  await expectVerdict(['why', PLUS, '2', '2', ...state('???/###/???')], { outcome: 'ok', verdict: 'known' });
  await expectVerdict(['why', PLUS, '1', '1', ...state('#??/???/???')], {
    outcome: 'mistake',
    verdict: 'mistake',
  });
  await expectVerdict(['hint', PLUS, ...state('??/??')], { outcome: 'badInput', verdict: 'invalid' });
  await expectVerdict(['why', PLUS, '9', '1'], { outcome: 'usage', verdict: 'failed' });
});

test('diff: the same, turned, different, several, unreadable', async () => {
  await expectVerdict(['diff', PLUS, PLUS], { outcome: 'ok', verdict: 'same' });
  await expectVerdict(['diff', '2;1:1;2', '2;1:2;1'], { outcome: 'different', verdict: 'symmetric' });
  await expectVerdict(['diff', '--symmetric', '2;1:1;2', '2;1:2;1'], { outcome: 'ok', verdict: 'symmetric' });
  await expectVerdict(['diff', PLUS, TYPO], { outcome: 'different', verdict: 'different' });
  await expectVerdict(['diff', PLUS, SWITCH], { outcome: 'different', verdict: 'different' });
  const stdin = `${TITLED}====\n${TITLED}`;
  const [, counts] = await objects(['diff', PLUS, '-'], 'different', { stdin });
  assert.deepEqual(counts.b, { source: '-', puzzleCount: 2 });
  await expectVerdict(['diff', PLUS, 'missing.non'], { outcome: 'badInput', verdict: 'invalid' });
});

test('generate and make: made as asked, or not reached', async () => {
  await expectVerdict(['generate', '5', '--seed', '1'], { outcome: 'ok', verdict: 'ok' });
  await expectVerdict(['generate', '5', '--seed', '1', '--unique'], { outcome: 'ok', verdict: 'unique' });
  const hard = ['generate', '30', '--density', '15', '--unique', '--seed', '1', '--timeout', '0.000001'];
  await expectVerdict(hard, { outcome: 'undecided', verdict: 'undecided' });
  await expectVerdict(['generate', 'large'], { outcome: 'usage', verdict: 'failed' });
  await expectVerdict(['make', '--text', ':heart:'], { outcome: 'ok', verdict: 'unique' });
  await expectVerdict(['make', '--text', 'A', '--timeout', '0.000001', '--target', 'easy'], {
    outcome: 'undecided',
    verdict: 'unique',
  });
  await expectVerdict(['make', 'missing.png'], { outcome: 'badInput', verdict: 'invalid' });
  await expectVerdict(['make'], { outcome: 'usage', verdict: 'failed' });
});

test('batch: every row has the shape that is documented', async (t) => {
  const folder = scratchFolder(t);
  const puzzles = { a: TITLED, b: SWITCH, c: IMPOSSIBLE, d: ODD, e: 'no puzzle' };
  for (const [name, text] of Object.entries(puzzles)) writeFileSync(join(folder, `${name}.txt`), text);
  const paths = Object.keys(puzzles).map((name) => join(folder, `${name}.txt`));
  const { stdout } = await runInProcess(['batch', '--to', 'ndjson', ...paths]);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    rows.map(({ verdict }) => verdict),
    ['unique', 'multiple', 'none', 'none', 'invalid'],
  );
  for (const row of rows) assert.equal(await schemaFault('batch', row), undefined, JSON.stringify(row));
});

test('files: written, refused, in the way', async (t) => {
  const folder = scratchFolder(t);
  const out = (name: string) => join(folder, name);
  await expectVerdict(['convert', PLUS, '-o', out('a.non')], { outcome: 'ok', verdict: 'ok' });
  await expectVerdict(['convert', PLUS, '-o', out('a.non')], { outcome: 'output', verdict: 'failed' });
  await expectVerdict(['convert', PLUS, '-o', out('gone/a.non')], { outcome: 'output', verdict: 'failed' });
  const [printed] = await objects(['convert', PLUS, '--to', 'string'], 'ok');
  assert.deepEqual([printed.output, printed.content], ['-', `${PLUS}\n`]);
  await expectVerdict(['convert', PLUS], { outcome: 'usage', verdict: 'failed' });
  const lossy = ['convert', '-', '--to', 'string'];
  const [loss] = await objects([...lossy, '-o', out('a.txt')], 'ok', { stdin: TITLED });
  assert.deepEqual((loss.warnings as { code: string }[])[0].code, 'lost-title');
  const [strict] = await objects([...lossy, '--strict', '-o', out('b.txt')], 'output', { stdin: TITLED });
  assert.equal((strict.error as { faults: unknown[] }).faults.length, 1);
  await expectVerdict(['generate', '5', '--seed', '1', '-o', out('g.non')], { outcome: 'ok', verdict: 'ok' });
  await expectVerdict(['draw', PLUS, '-o', out('a.svg')], { outcome: 'ok', verdict: 'ok' });
  await expectVerdict(['draw', PLUS, '-o', out('a.svg')], { outcome: 'output', verdict: 'failed' });
  await expectVerdict(['draw', '--svg', '-s', SWITCH], { outcome: 'multiple', verdict: 'multiple' });
  await expectVerdict(['solve', PLUS, '-o', out('a.non')], { outcome: 'output', verdict: 'failed' });
  const book = ['book', PLUS, SWITCH, IMPOSSIBLE];
  const [made] = await objects([...book, '-o', out('a.pdf')], 'none');
  assert.deepEqual([made.verdict, made.puzzleCount, (made.leftOut as unknown[]).length], ['none', 2, 1]);
  await expectVerdict([...book, '-o', out('a.doc')], { outcome: 'usage', verdict: 'failed' });
  await expectVerdict(['book', IMPOSSIBLE, '-o', out('b.pdf')], { outcome: 'badInput', verdict: 'invalid' });
});

test('lists of formats and words, unknown commands', async () => {
  await objects(['formats'], 'ok');
  await objects(['puzzles'], 'ok');
  await objects(['puzzles', '--hide-titles'], 'ok');
  await objects(['completion', 'bash'], 'ok');
  await expectVerdict(['formats', 'none-such'], { outcome: 'usage', verdict: 'failed' });
  await expectVerdict(['completion', 'tcsh'], { outcome: 'usage', verdict: 'failed' });
  const run = await runInProcess(['slove', '--json']);
  assert.deepEqual([run.outcome, run.stderr], ['usage', '']);
  assert.equal(JSON.parse(run.stdout).error.message, 'unknown command "slove"; did you mean "solve"?');
  assert.equal((await runInProcess(['hash', '--', '--json'])).stdout, '');
});

test('solve --steps and --all, and colours, are in the schema', async () => {
  await objects(['solve', '--steps', PLUS], 'ok');
  await objects(['solve', '--steps', SWITCH], 'multiple');
  await objects(['solve', '--all', SWITCH], 'multiple');
  const colored = await runInProcess(['generate', '4', '--colors', '3', '--seed', '2', '--to', 'crosshatch']);
  for (const name of ['solve', 'check', 'hash', 'grade']) {
    const run = await runInProcess([name, '-', '--json'], { stdin: colored.stdout });
    assert.equal(await schemaFault(name, JSON.parse(run.stdout)), undefined, name);
  }
});

test('play needs a terminal, with a file or without: wrong usage in any case', async () => {
  for (const args of [['play'], ['play', PLUS], ['play', 'missing.non'], ['play', '-']]) {
    const run = await runInProcess(args);
    assert.deepEqual([run.code, run.stdout], [2, ''], args.join(' '));
  }
});

test('every command with --json has a schema, and the one in docs is up to date', async () => {
  for (const { name, load } of COMMANDS) {
    const hasJson = (await load()).options.some(({ flags }) => flags === '--json');
    assert.equal(name in COMMAND_SCHEMAS, hasJson, name);
  }
  assert.deepEqual(await writtenSchema(), JSON.parse(JSON.stringify(RESULTS_SCHEMA)), 'npm run generate');
});

test('the library lists the code of every failure', () => {
  const codes = (Object.keys(EXIT_CODES) as ExitName[]).map((name) => [
    errorCode(name),
    EXIT_CODES[name].code,
  ]);
  assert.deepEqual(Object.fromEntries(codes), ERROR_CODES);
});

test('every command lists the exit codes that it ends with', async () => {
  const reported: Readonly<Record<string, readonly ExitName[]>> = {
    ...Object.fromEntries(
      Object.entries(READERS).map(([name, { asks }]) => [
        name,
        asks ? ['multiple', 'none', 'undecided', 'badInput'] : ['badInput'],
      ]),
    ),
    batch: ['multiple', 'none', 'undecided', 'badInput', 'output'],
    book: ['multiple', 'none', 'undecided', 'badInput', 'output'],
    diff: ['different', 'badInput'],
    convert: ['badInput', 'output'],
    generate: ['undecided', 'output'],
  };
  for (const { name, load } of COMMANDS) {
    const { exits } = await load();
    for (const exit of reported[name] ?? []) assert(exits.includes(exit), `${name}: ${exit}`);
  }
});
