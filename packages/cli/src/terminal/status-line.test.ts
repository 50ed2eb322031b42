import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { Environment } from '../context.js';
import { TerminalEmulator } from '../testing/terminal-emulator.js';
import { StatusLine } from './status-line.js';

function lineOn(isTTY: boolean, env: Environment = {}) {
  const terminal = new TerminalEmulator(40, 4);
  const stderr = Object.assign(new PassThrough(), { isTTY, columns: 40 });
  stderr.setEncoding('utf8').on('data', (text: string) => terminal.write(text));
  const clock = { time: 0 };
  const line = new StatusLine({ stderr, now: () => clock.time, env: { LANG: 'C.UTF-8', ...env } });
  const screen = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return terminal.text();
  };
  return { line, clock, screen, write: async (text: string) => void stderr.write(text) };
}

test('it is written over, not too often, and cut to the width', async () => {
  const { line, clock, screen } = lineOn(true);
  line.show('one');
  line.show('too soon');
  assert.equal(await screen(), 'one');
  clock.time = 200;
  line.show('x'.repeat(100));
  assert.equal(await screen(), 'x'.repeat(39));
  line.clear();
  assert.equal(await screen(), '');
});

test('what is written aside stands above it', async () => {
  const { line, screen, write } = lineOn(true);
  line.show('working');
  await line.aside(() => write('row 1\n'));
  await line.aside(() => write('row 2\n'));
  assert.equal(await screen(), 'row 1\nrow 2\nworking');
});

test('in a log or a pipe it writes nothing', async () => {
  const { line, screen } = lineOn(false);
  line.show('one');
  line.clear();
  assert.equal(await screen(), '');
});

test('a terminal that cannot write over a line gets none; one without Unicode gets ASCII', async () => {
  const dumb = lineOn(true, { TERM: 'dumb' });
  dumb.line.show('1 puzzle');
  assert.equal(await dumb.screen(), '');
  const plain = lineOn(true, { LC_ALL: 'C' });
  plain.line.show('half … of a\u001b[31m name');
  assert.equal(await plain.screen(), 'half ... of a?[31m name');
});
