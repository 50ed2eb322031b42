import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { runInTerminal } from '../testing/fake-terminal.js';
import { COMMAND } from '../testing/run-command.js';
import { TerminalEmulator } from '../testing/terminal-emulator.js';

const PLUS = '1;3;1:1;3;1';
/** Nothing is shown yet, but all deductions are found. */
const FOUND = /step 0 of [1-9]\d*$/m;
/** Every cell is filled. */
const LARGE = `${new Array(60).fill('60').join(';')}:${new Array(60).fill('60').join(';')}`;

test('the film shows every deduction with its words, and ends with the result on the usual screen', async () => {
  const run = runInTerminal(['solve', '--watch', '--speed', '20', PLUS]);
  // Paused as soon as it reads keys and gone on by hand: a busy machine may leave out a step of a running film.
  run.type(' ');
  await run.until((text) => FOUND.test(text) && text.includes('space go on'));
  run.type('\u001b[C');
  const screen = await run.until((text) => text.includes('step 1 of'));
  assert(run.terminal.isAlternate && run.isRaw());
  assert.match(screen, /^<puzzle> +step 1 of \d+\+?$/m);
  assert.match(screen, /^Full line: (Row|Column) 2 \(3\): the 3 fills the whole (row|column)/m);
  assert.match(screen, /space go on {3}←→ step {3}\+- speed \(20\/s\) {3}z closer {3}q end/);
  run.type(' ');
  await run.until((text) => /\bsolved\.$/m.test(text));
  assert.equal(await run.outcome, 'ok');
  assert(!run.terminal.isAlternate && !run.isRaw());
  assert.deepEqual([...run.terminal.modes].sort(), ['25', '7']);
  assert.match(run.terminal.text(), /^Unique solution, by line logic alone/m);
});

test('keys pause it, step, change the speed and go on to the result', async () => {
  const run = runInTerminal(['solve', '--watch', '--speed', '0.25', PLUS]);
  run.type(' ');
  await run.until((text) => FOUND.test(text) && text.includes('space go on'));
  run.type('\u001b[C');
  await run.until((text) => text.includes('step 1 of'));
  run.type('\u001b[C\u001b[D+');
  await run.until((text) => text.includes('step 1 of') && text.includes('(0.5/s)'));
  run.type('q');
  assert.equal(await run.outcome, 'ok');
  assert.match(run.terminal.text(), /^Unique solution/m);
});

test('Ctrl-C gives the terminal back, prints what is known and has its own exit code', async () => {
  for (const how of ['key', 'signal'] as const) {
    const run = runInTerminal(['solve', '--watch', '--speed', '0.25', PLUS, PLUS]);
    await run.until((text) => FOUND.test(text));
    if (how === 'key') run.type('\u0003');
    else run.interrupt();
    assert.equal(await run.outcome, 'interrupted');
    assert(!run.isRaw() && !run.terminal.isAlternate && run.terminal.modes.has('25'));
    assert.equal(run.terminal.text().match(/Unique solution/g)?.length, 1);
  }
});

test('a puzzle larger than the screen is shrunk, and scrolls when looked at closely', async () => {
  const run = runInTerminal(['solve', '--watch', '--speed', '0.25', LARGE]);
  const whole = await run.until((text) => FOUND.test(text));
  assert.match(whole, /┃░{60}┃/);
  run.type('z');
  const close = await run.until((text) => text.includes('z whole'));
  assert.match(close, /^60 ┃/m);
  for (const line of close.split('\n')) assert(line.length <= 80, line);
  assert.equal(close.split('\n').length, 24);
  run.type('\u001b[F');
  const end = await run.until((text) => /step (\d+) of \1$/m.test(text));
  assert.match(end, /^60 ┃.*◆/m);
  run.type('\u0003');
  assert.equal(await run.outcome, 'interrupted');
});

test('without a terminal, and together with --json, it is refused', async () => {
  const piped = await runInProcess(['solve', '--watch', PLUS]);
  assert.equal(piped.code, 2);
  assert.match(piped.stderr, /--watch needs a terminal as standard output; use --steps to print/);
  const json = await runInProcess(['solve', '--watch', '--json', PLUS]);
  assert.equal(json.code, 2);
  assert.match(JSON.parse(json.stdout).error.message, /--watch and --json exclude each other/);
});

const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');

test('in a real terminal: the film, a key, and the terminal as it was before', {
  skip: hasScript ? false : 'there is no script(1) of util-linux here to make a terminal with',
}, async () => {
  const terminal = new TerminalEmulator();
  const command = `stty rows 24 cols 80; '${process.execPath}' '${COMMAND}' solve --watch --speed 0.25 '${PLUS}'; echo "code $?"; stty -a`;
  const child = spawn('script', ['-qfc', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', NO_COLOR: '1' },
  });
  let hasPressed = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    terminal.write(text);
    if (hasPressed || !FOUND.test(terminal.text())) return;
    hasPressed = true;
    child.stdin.write('\u0003');
  });
  await new Promise((resolve) => child.on('close', resolve));
  assert(hasPressed, terminal.text());
  assert.match(terminal.text(), /^Unique solution/m);
  assert.match(terminal.text(), /^code 130$/m);
  assert.match(terminal.text(), / icanon\b/);
  assert.deepEqual([...terminal.modes].sort(), ['25', '7']);
});
