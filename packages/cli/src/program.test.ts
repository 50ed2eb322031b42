import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EXIT_CODES, mostSevere } from './exit-codes.js';
import { COMMANDS } from './registry.js';
import { runInProcess } from './testing/fake-context.js';

test('--version prints the version of the package', async () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  for (const flag of ['--version', '-V']) {
    const run = await runInProcess([flag]);
    assert.equal(run.code, 0);
    assert.equal(run.stdout, `${JSON.parse(manifest).version}\n`);
  }
});

test('--help lists every command', async () => {
  const run = await runInProcess(['--help']);
  assert.equal(run.code, 0);
  for (const { name, summary } of COMMANDS) {
    assert.match(run.stdout, new RegExp(`^  ${name} `, 'm'));
    assert(run.stdout.replaceAll(/\s+/g, ' ').includes(summary), summary);
  }
  assert.equal((await runInProcess(['help'])).stdout, run.stdout);
  assert.equal((await runInProcess(['help', 'help'], { columns: 80 })).stdout, run.stdout);
});

test('without a command there is a short start that names real commands', async () => {
  const run = await runInProcess([]);
  assert.deepEqual([run.code, run.stderr], [0, '']);
  const lines = run.stdout.trimEnd().split('\n');
  assert(lines.length <= 12);
  for (const line of lines) assert(line.length <= 80, line);
  const named = Array.from(run.stdout.matchAll(/crosshatch (\w+)/g), ([, name]) => name);
  assert(named.length >= 5);
  for (const name of named.filter((name) => name !== 'help')) {
    assert(
      COMMANDS.some((command) => command.name === name),
      name,
    );
  }
});

test('every command has help with examples and its exit codes, in three ways', async () => {
  for (const { name } of COMMANDS) {
    const { outcome, stdout } = await runInProcess(['help', name]);
    assert.equal(outcome, 'ok');
    assert.match(stdout, new RegExp(`^Usage: crosshatch ${name} `));
    assert.match(stdout, /^Examples:$/m);
    assert.match(stdout, /^Exit codes:\n {2}0 /m);
    assert.equal((await runInProcess([name, '--help'])).stdout, stdout);
    assert.equal((await runInProcess([name, 'x', '-h'])).stdout, stdout);
  }
  const [{ name }] = COMMANDS;
  assert.equal((await runInProcess(['help', name])).stdout, (await runInProcess(['help', name])).stdout);
});

test('the help promises about solutions and --strict only what the command can mean', async () => {
  for (const { name, load } of COMMANDS) {
    const { exits, options } = await load();
    const codes = (await runInProcess(['help', name])).stdout.split('\nExit codes:\n')[1];
    const judges = exits.includes('none');
    assert.equal(/^ {2}0 +success; every puzzle has exactly one solution$/m.test(codes), judges, name);
    assert.equal(
      /--strict/.test(codes),
      options.some(({ flags }) => flags === '--strict'),
      name,
    );
  }
  const { stdout } = await runInProcess(['help', 'verify']);
  assert.match(stdout, /\n {2}0 {2}the certificate proves its claim\n/);
});

test('help is as wide as the terminal, but examples are never broken', async () => {
  for (const columns of [20, 40, 60, 80]) {
    for (const args of [['help'], ...COMMANDS.map(({ name }) => ['help', name])]) {
      const { stdout } = await runInProcess(args, { columns });
      const wide = stdout
        .split('\n')
        .filter((line) => line.length > columns && !line.startsWith('    $ ') && line.trim().includes(' '));
      assert.deepEqual(wide, []);
    }
  }
});

test('a mistyped command or option gets a suggestion', async () => {
  const command = await runInProcess(['sovle']);
  assert.equal(command.code, 2);
  assert.match(command.stderr, /unknown command "sovle"; did you mean "solve"\?\nTry: crosshatch help/);
  const option = await runInProcess(['solve', '--jsn', '1:1']);
  assert.equal(option.code, 2);
  assert.match(option.stderr, /unknown option '--jsn'; did you mean --json\?/);
  for (const [typed, meant] of [
    ['--verison', /unknown option "--verison"; did you mean "--version"\?/],
    ['version', /unknown command "version"; did you mean "--version"\?/],
    ['--hepl', /did you mean "--help"\?/],
    ['halp', /did you mean "help"\?/],
  ] as const) {
    const run = await runInProcess([typed]);
    assert.equal(run.outcome, 'usage');
    assert.match(run.stderr, meant);
  }
  const nonsense = await runInProcess(['xyzzy']);
  assert.equal(nonsense.stderr, 'crosshatch: unknown command "xyzzy"\nTry: crosshatch help\n');
});

test('values that an option cannot take are refused before anything is done', async () => {
  for (const [args, message] of [
    [['--max', '0'], /Expected a whole number, 1 or more\./],
    [['--max', '1.5'], /Expected a whole number, 1 or more\./],
    [['--timeout', '-1'], /Expected a number of seconds above 0/],
    [['--timeout', 'soon'], /Expected a number of seconds above 0/],
    [['--color', 'pink'], /Allowed choices are auto, always, never/],
    [['--max'], /argument missing/],
  ] as const) {
    const run = await runInProcess(['solve', ...args, '1:1'].slice(0, args.length === 1 ? 2 : undefined));
    assert.equal(run.outcome, 'usage', args.join(' '));
    assert.equal(run.stdout, '');
    assert.match(run.stderr, message);
  }
});

test('a missing argument is an error of usage', async () => {
  const run = await runInProcess(['solve']);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /missing required argument 'SOURCE'/);
});

test('the exit codes are what they always were', () => {
  const codes = Object.fromEntries(Object.entries(EXIT_CODES).map(([name, { code }]) => [name, code]));
  assert.deepEqual(codes, {
    ok: 0,
    internal: 1,
    refused: 1,
    usage: 2,
    badInput: 3,
    multiple: 4,
    none: 5,
    undecided: 6,
    different: 7,
    output: 8,
    mistake: 9,
    interrupted: 130,
    terminated: 143,
  });
});

test('the most severe of several outcomes counts', () => {
  assert.equal(mostSevere([]), 'ok');
  assert.equal(mostSevere(['ok', 'multiple', 'undecided']), 'multiple');
  assert.equal(mostSevere(['none', 'badInput', 'ok']), 'badInput');
  assert.equal(mostSevere(['interrupted', 'internal']), 'interrupted');
});
