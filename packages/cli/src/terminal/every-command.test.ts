// What holds for the text of every command, whatever the terminal: it fits, it is ASCII where it has to be,
// and nothing from a file or the command line can command the terminal or hide in a file.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { escapeControls } from '@crosshatch/core/model';
import { COMMANDS } from '../registry.js';
import { type FakeRun, runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';
import { textWidth } from './text-width.js';

/** Words for every command; FILE is a puzzle with a title, WIDE one of 60 columns, OUT a file to write. */
const INVOCATIONS: readonly (readonly string[])[] = [
  ['solve', 'FILE'],
  ['solve', '--steps', 'FILE'],
  ['solve', '-q', 'FILE', 'SEVERAL'],
  ['solve', 'WIDE'],
  ['solve', 'SEVERAL'],
  ['solve', 'FILE', '-o', 'OUT.xml'],
  ['check', 'FILE', 'SEVERAL', 'NONE'],
  ['check', '-q', 'FILE'],
  ['count', 'FILE', 'SEVERAL'],
  ['batch', '--to', 'table', 'FILE', 'SEVERAL', 'NONE', 'BROKEN'],
  ['batch', '-q', 'FILE', 'BROKEN', '-o', 'OUT.ndjson'],
  ['batch', '-q', 'FILE', 'BROKEN', '-o', 'OUT.csv'],
  ['merge', 'FILE'],
  ['trace', 'FILE'],
  ['compare', '--list'],
  ['compare', '--merge', 'FILE'],
  ['generate', '8', '--seed', '1', '--unique', '-o', 'OUT.non'],
  ['make', '--text', 'HI', '-o', 'OUT.json'],
  ['hint', '--level', '4', 'FILE'],
  ['why', 'FILE', '2', '2'],
  ['explain', 'FILE'],
  ['explain', 'WIDE'],
  ['grade', 'FILE'],
  ['grade', 'FILE', 'WIDE'],
  ['diagnose', 'FILE', 'SEVERAL', 'NONE'],
  ['draw', 'FILE'],
  ['draw', 'WIDE'],
  ['draw', '-s', 'WIDE'],
  ['draw', 'FILE', '-o', 'OUT.svg'],
  ['draw', 'FILE', '-o', 'OUT.pdf'],
  ['book', 'FILE', '-o', 'OUT.pdf'],
  ['diff', 'FILE', 'SEVERAL'],
  ['hash', 'FILE'],
  ['convert', 'FILE', '-o', 'OUT.json'],
  ['convert', 'FILE', '-o', 'OUT.non'],
  ['convert', 'FILE', '-o', 'OUT.xml'],
  ['convert', 'FILE', '-o', 'OUT.g'],
  ['convert', 'FILE', '-o', 'FILE'],
  ['formats'],
  ['puzzles'],
  ['solve', 'BROKEN'],
  ['solve', 'MISSING'],
  ['solve', '--no-such-option', 'FILE'],
  ['no-such-command'],
];

/** These need a person, an assistant, a database or a certificate, or print scripts; they have tests of their own. */
const ELSEWHERE = ['play', 'serve', 'mcp', 'completion', 'cluster', 'worker', 'jobs', 'verify', 'scan'];

test('every command is tried', () => {
  const tried = new Set([...INVOCATIONS.map(([name]) => name), ...ELSEWHERE]);
  assert.deepEqual(
    COMMANDS.map(({ name }) => name).filter((name) => !tried.has(name)),
    [],
  );
});

interface Names {
  readonly folder?: string;
  readonly title?: string;
}

/** Makes the files, and says which words stand for them. */
function files(t: TestContext, { folder = 'in', title = 'A cross of five' }: Names = {}) {
  const place = join(scratchFolder(t), folder);
  mkdirSync(place);
  const json = (name: string, puzzle: object) => {
    const path = join(place, `${name}.json`);
    writeFileSync(path, JSON.stringify({ crosshatch: 1, title, author: title, ...puzzle }));
    return path;
  };
  const wide = 60;
  const words: Record<string, string> = {
    FILE: json('plus', { rows: [[1], [3], [1]], columns: [[1], [3], [1]] }),
    SEVERAL: json('several', { rows: [[1], [1]], columns: [[1], [1]] }),
    NONE: json('none', { rows: [[2], [2]], columns: [[1], [2]] }),
    WIDE: json('wide', { rows: [[wide]], columns: new Array(wide).fill([1]) }),
    BROKEN: json('broken', { rows: [[1], [title]], columns: [[9]], [title]: title }),
    MISSING: join(place, 'missing.json'),
  };
  let number = 0;
  return {
    place,
    args: (invocation: readonly string[]) =>
      invocation.map((word) => {
        const end = /^OUT(\.\w+)$/.exec(word)?.[1];
        number += 1;
        return end === undefined ? (words[word] ?? word) : join(place, `out-${number}${end}`);
      }),
  };
}

/** Drawings of a line, names of files and other words that cannot be broken. */
function isUnbreakable(line: string): boolean {
  return !/\S\s+\S/.test(line.trim().replace(/^\d+\.\s+/, ''));
}

for (const columns of [20, 80]) {
  test(`no line is wider than ${columns} columns, unless it is one word`, async (t) => {
    const { args } = files(t);
    for (const invocation of INVOCATIONS) {
      for (const env of columns === 80 ? [{}] : [{}, { LC_ALL: 'C' }]) {
        const run = await runInProcess(args(invocation), { columns, env });
        const wide = `${run.stdout}\n${seen(run.stderr)}`
          .split('\n')
          .filter((line) => textWidth(line) > columns && !isUnbreakable(line));
        assert.deepEqual(wide, [], `${invocation.join(' ')} ${JSON.stringify(env)}`);
      }
    }
  });
}

/** How many of the commands are enough where only the recognition of the terminal differs. */
const A_FEW = 5;

for (const [env, tried] of [
  [{ LC_ALL: 'C' }, INVOCATIONS],
  [{ LC_CTYPE: 'POSIX' }, INVOCATIONS.slice(0, A_FEW)],
  [{ LANG: 'de_DE.ISO-8859-1' }, INVOCATIONS.slice(0, A_FEW)],
  [{ TERM: 'dumb' }, INVOCATIONS],
] as const) {
  test(`${JSON.stringify(env)}: all of it is ASCII`, async (t) => {
    const { args } = files(t);
    for (const invocation of tried) {
      const run = await runInProcess(args(invocation), { columns: 60, env });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII
      const beyond = `${run.stdout}${run.stderr}`.match(/[^\x00-\x7f\u001b]/g) ?? [];
      assert.deepEqual(beyond, [], `${invocation.join(' ')}\n${run.stdout}${run.stderr}`);
    }
  });
}

/** An escape sequence, the same in C1, a bell, line ends, a bidirectional override and a tab. */
const HOSTILE = 'ev\u001b[31mil\u009b2J\u0007\u007f\r\nFAKE\u2028: ok\u202ecod\u2066\u200f\t.';

function controls(text: string): string[] {
  return [...text].filter((character) => character !== '\n' && escapeControls(character) !== character);
}

/** What is seen: the status line writes over itself. */
function seen(text: string): string {
  return text.replaceAll('\u001b[K', '').replaceAll('\r', '\n');
}

function assertHarmless(run: FakeRun, what: string): void {
  assert.deepEqual([...controls(run.stdout), ...controls(seen(run.stderr))], [], `${what}\n${run.stdout}`);
  assert.doesNotMatch(`${run.stdout}\n${run.stderr}`, /^FAKE/m, what);
}

for (const [what, names] of [
  ['title', { title: HOSTILE }],
  ['file name', { folder: HOSTILE }],
] as const) {
  test(`a hostile ${what} reaches neither the terminal nor a file`, {
    skip: process.platform === 'win32' && what === 'file name' ? 'no such names there' : false,
  }, async (t) => {
    const { args, place } = files(t, names);
    const made = new Set(readdirSync(place));
    for (const invocation of INVOCATIONS) {
      for (const more of [[], ['--json']]) {
        for (const settings of [{}, { columns: 70 }]) {
          const run = await runInProcess([...args(invocation), ...more], settings);
          assertHarmless(run, [...invocation, ...more].join(' '));
        }
      }
    }
    const written = readdirSync(place).filter((name) => !made.has(name));
    assert(written.length > 10);
    for (const name of written) {
      const bytes = readFileSync(join(place, name));
      // The streams of a PDF are compressed; what is around them is Latin-1.
      const text = name.endsWith('.pdf')
        ? bytes
            .toString('latin1')
            .replaceAll(/stream\n.*?endstream/gs, '')
            .replace(/^%[^\n]*\n%[^\n]*\n/, '')
        : bytes.toString('utf8');
      assert.deepEqual(controls(text), [], name);
      // Reports repeat the name of a file as it is, escaped.
      if (!/\.(ndjson|csv)$/.test(name))
        assert.doesNotMatch(text, /<feff[^>]*(001b|009b|202e)|\\u001b|&#27;|&#x1b;/i, name);
    }
  });
}

test('hostile words on the command line come back harmless', async (t) => {
  const { args } = files(t);
  for (const invocation of [
    [HOSTILE],
    [`--${HOSTILE}`],
    ['help', HOSTILE],
    ['solve', `--${HOSTILE}`],
    ['solve', '--max', HOSTILE, 'FILE'],
    ['solve', '--from', HOSTILE, 'FILE'],
    ['solve', 'FILE', '-o', `/missing/${HOSTILE}.non`],
    ['solve', 'FILE', '-o', HOSTILE],
    ['solve', 'FILE', '-o', `${HOSTILE}.svg`],
    ['convert', 'FILE', '-o', `/missing/${HOSTILE}.non`],
    ['convert', 'FILE', '-o', HOSTILE],
    ['convert', 'FILE', '--to', HOSTILE],
    ['draw', 'FILE', '-o', HOSTILE],
    ['book', 'FILE', '-o', HOSTILE],
    ['book', 'FILE', '-o', `/missing/${HOSTILE}.pdf`],
    ['batch', 'FILE', '-o', `/missing/${HOSTILE}.csv`],
    ['batch', `/missing/${HOSTILE}`],
    ['hint', 'FILE', '--state', HOSTILE],
    ['why', 'FILE', HOSTILE, '1'],
    ['make', '--text', HOSTILE],
    ['make', HOSTILE],
    ['generate', HOSTILE],
    ['diff', 'FILE', `${HOSTILE}.non`],
    ['formats', HOSTILE],
    ['completion', HOSTILE],
    ['play', HOSTILE],
  ]) {
    for (const settings of [{}, { columns: 200 }])
      assertHarmless(await runInProcess(args(invocation), settings), JSON.stringify(invocation));
  }
});
