// Ctrl-C ends every command, whatever it is doing, and a time limit covers reading too. Nothing here
// measures time: a command that does not end is killed after long, and fails the test by that.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { COMMANDS } from './registry.js';
import { endInterrupted } from './signals.js';
import { runInProcess } from './testing/fake-context.js';
import { HANGING, HANGS, POISONED } from './testing/poisoned-reader.js';
import { type Finished, type RunSettings, scratchFolder, spawnCommand } from './testing/run-command.js';

/** How each command is called with a puzzle; the last word is its file. */
const READING: Readonly<Record<string, readonly string[]>> = {
  solve: [],
  check: [],
  count: [],
  batch: [],
  hint: [],
  why: ['1', '1'],
  explain: [],
  grade: [],
  diagnose: [],
  draw: [],
  book: ['-o', 'book.pdf'],
  diff: ['1:1'],
  hash: [],
  convert: ['--to', 'non'],
  verify: ['x.cert'],
  compare: ['--solver', 'reference'],
  scan: [],
  serve: ['--port', '0'],
};

/** Commands that read no puzzle files, and one that asks for a terminal first. */
const OTHERS = [
  'generate',
  'make',
  'formats',
  'completion',
  'play',
  'puzzles',
  'cluster',
  'worker',
  'jobs',
  'merge',
  'trace',
  'mcp',
];

const TIMEOUT_MILLISECONDS = 60_000;

/** Runs it, and kills it when it does not end. */
async function ended(args: readonly string[], settings: RunSettings): Promise<Finished> {
  let timer: NodeJS.Timeout | undefined;
  const run = await spawnCommand(args, {
    ...settings,
    onStart: (child) => {
      settings.onStart?.(child);
      timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MILLISECONDS);
    },
  });
  clearTimeout(timer);
  assert.notEqual(run.signal, 'SIGKILL', `crosshatch ${args.join(' ')} does not end`);
  return run;
}

/** All of them, a few at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all([next(), next(), next()]);
}

function poisonedFile(t: TestContext): { folder: string; file: string } {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'hangs.non'), `title "${HANGS}"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n`);
  return { folder, file: 'hangs.non' };
}

test('every command is in one of the tables', () => {
  const names = COMMANDS.map(({ name }) => name).sort();
  assert.deepEqual([...Object.keys(READING), ...OTHERS].sort(), names);
});

// One handler serves both signals: what ends every command by one of them, ends a few by the other.
for (const [signal, code, commands] of [
  ['SIGINT', 130, Object.keys(READING)],
  ['SIGTERM', 143, ['solve', 'batch', 'scan', 'serve']],
] as const) {
  test(`${signal} ends ${commands.length} commands while a reader hangs`, async (t) => {
    const { folder, file } = poisonedFile(t);
    await forEach(commands, async (command) => {
      const more = READING[command];
      const words = command === 'diff' ? [...more, file] : [file, ...more];
      const run = await ended([command, ...words], {
        cwd: folder,
        env: POISONED,
        onStart: (child) => {
          let text = '';
          child.stderr.on('data', (chunk: string) => {
            text += chunk;
            if (text.includes(HANGING)) child.kill(signal);
          });
        },
      });
      assert.match(run.stderr, new RegExp(HANGING), `${command} did not get to the reader`);
      assert(run.signal === signal || run.code === code, `${command}: ${run.code} ${run.signal}`);
    });
  });
}

test('a time limit ends every command that has one while a reader hangs, and that is "undecided"', async (t) => {
  const { folder, file } = poisonedFile(t);
  const limited: string[] = [];
  for (const { name, load } of COMMANDS) {
    const { options } = await load();
    if (name in READING && options.some(({ flags }) => flags.includes('--timeout'))) limited.push(name);
  }
  assert(limited.length >= 10, String(limited));
  await forEach(limited, async (command) => {
    const args = [command, file, ...READING[command], '--timeout', '0.1'];
    const run = await ended(args, { cwd: folder, env: POISONED });
    assert.equal(run.code, 6, `${command}: ${run.stderr}`);
    // A worker that is lost to the limit does not say how long it was.
    assert.match(run.stdout + run.stderr, /reading exceeded the time limit(?: of 0\.1 s)?/, command);
  });
});

test('Ctrl-C ends a command that waits for input, or works on something large', async (t) => {
  const folder = scratchFolder(t);
  mkdirSync(join(folder, 'out'));
  const large = await runInProcess(['generate', '150', '--seed', '3', '--density', '35', '--no-goal', '-q']);
  writeFileSync(join(folder, 'large.non'), large.stdout);
  const file = 'large.non';
  const cases = [
    ...['solve', 'check', 'batch', 'convert --to non'].map((line) => [...line.split(' '), '-']),
    ...['solve', 'check', 'count', 'batch', 'grade', 'hint', 'explain', 'diagnose'].map((name) => [
      name,
      file,
    ]),
    ['why', file, '1', '1'],
    ['draw', '-s', file],
    ['draw', file, '-o', 'out/large.gif'],
    ['book', file, '-o', 'out/large.pdf'],
    ['generate', '500', '--unique', '--seed', '1', '-o', 'out/new.non'],
    [
      'make',
      '--text',
      'ABCDEFGHIJKL\\nMNOPQRSTUVW',
      '--scale',
      '4',
      '--target',
      'hard',
      '-o',
      'out/made.non',
    ],
  ];
  await forEach(cases, async (args) => {
    await ended(args, {
      cwd: folder,
      keepStdinOpen: true,
      // Long enough for most of them to get to work.
      onStart: (child) => void setTimeout(() => child.kill('SIGINT'), 1000),
    });
  });
});

test('Ctrl-C while a command waits for its input: exit code 130 and a last JSON object', async () => {
  await forEach(['solve', 'batch'], async (command) => {
    const run = await ended([command, '--json', '-'], {
      keepStdinOpen: true,
      onStart: (child) => void setTimeout(() => child.kill('SIGINT'), 1000),
    });
    // On a busy machine the command may not have begun to listen: then the signal itself has ended it.
    if (run.signal === 'SIGINT') return;
    assert.equal(run.code, 130, command);
    const last = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '');
    assert.equal(last.error.code, 'interrupted', command);
  });
});

test('reading hundreds of files leaves no listeners behind', async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'one.non'), 'width 1\nheight 1\nrows\n1\ncolumns\n1\n');
  const run = await ended(['solve', '-q', ...Array<string>(40).fill('one.non')], { cwd: folder });
  assert.deepEqual([run.code, run.stderr], [0, '']);
});

test('a program that was interrupted and has ended is not kept by what cannot be cancelled', () => {
  for (const [outcome, expected] of [
    ['interrupted', ['SIGINT']],
    ['terminated', ['SIGTERM']],
    ['ok', []],
    ['output', []],
  ] as const) {
    const killed: string[] = [];
    endInterrupted(outcome, {
      kill: (name) => killed.push(name),
      later: (work, milliseconds) => {
        assert(milliseconds < 1000);
        work();
      },
    });
    assert.deepEqual(killed, expected);
  }
});
