import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runInProcess } from '../testing/fake-context.js';
import { RecordedTerminal } from '../testing/recorded-terminal.js';
import { scratchFolder } from '../testing/run-command.js';
import { NO_TMUX, Tmux } from '../testing/tmux.js';
import { playCommand } from './play.js';

const PLUS = '1;3;1:1;3;1';

test('without a terminal, or with the puzzle on standard input, it says why not', async () => {
  const piped = await runInProcess(['play', PLUS]);
  assert.deepEqual([piped.code, piped.stdout], [2, '']);
  assert.match(piped.stderr, /^crosshatch: play needs a terminal for input and output/);
  const standard = await runInProcess(['play', '-'], { stdin: PLUS });
  assert.equal(standard.outcome, 'usage');
  assert.match(standard.stderr, /play needs the keyboard/);
});

test('without a source it asks for one of the shipped puzzles, and Enter leaves', async (t) => {
  const terminal = new RecordedTerminal({ XDG_STATE_HOME: scratchFolder(t) });
  const { run } = play(terminal, []);
  await terminal.until('Which one');
  terminal.type('p999\r');
  await terminal.until('There is no puzzle p999');
  terminal.type('5\r');
  await terminal.until('Space fills');
  terminal.type('q');
  assert.equal(await run, 'ok');

  const other = new RecordedTerminal({ XDG_STATE_HOME: scratchFolder(t) });
  const left = play(other, []);
  await other.until('Which one');
  other.type('\r');
  assert.equal(await left.run, 'ok');
});

type Options = Parameters<typeof playCommand.run>[0]['options'];
const OPTIONS: Options = { number: 1, mouse: true, color: 'auto' };

/** Runs the command at a terminal of the test. */
function play(terminal: RecordedTerminal, args: readonly string[], options: Partial<Options> = {}) {
  const stderr: string[] = [];
  const context = { ...terminal.context };
  context.stderr.on('data', (chunk) => stderr.push(String(chunk)));
  const run = playCommand.run({
    args,
    options: { ...OPTIONS, ...options },
    context,
    loadAll: async () => [],
  });
  return { run, messages: () => stderr.join('') };
}

test('marks are kept in the named place, and the next sitting goes on from there', async (t) => {
  const state = scratchFolder(t);
  const first = new RecordedTerminal({ XDG_STATE_HOME: state });
  const one = play(first, [PLUS]);
  await first.until('Space fills');
  first.type(' q');
  assert.equal(await one.run, 'ok');
  const folder = join(state, 'crosshatch', 'play');
  const [file, ...others] = readdirSync(folder);
  assert.deepEqual(others, []);
  assert.equal(one.messages(), `Your marks are saved in ${join(folder, file)}\n`);
  assert.equal(JSON.parse(readFileSync(join(folder, file), 'utf8')).moves, 's1@0');

  const second = new RecordedTerminal({ XDG_STATE_HOME: state });
  const two = play(second, [PLUS]);
  await second.until('Welcome back: 1 move so far.');
  second.type('q');
  await two.run;
  assert.equal(two.messages(), `Your marks are saved in ${join(folder, file)}\n`);

  const third = new RecordedTerminal({ XDG_STATE_HOME: state });
  const three = play(third, [PLUS], { restart: true });
  await third.until('Space fills');
  third.type('q');
  await three.run;
});

test('--save names a file, --no-save writes none, and a foreign file is never replaced', async (t) => {
  const folder = scratchFolder(t);
  const file = join(folder, 'mine.json');
  const named = new RecordedTerminal({ XDG_STATE_HOME: folder });
  const run = play(named, [PLUS], { save: file }).run;
  await named.until('Space fills');
  named.type('xq');
  await run;
  assert.deepEqual(readdirSync(folder), ['mine.json']);

  const none = new RecordedTerminal({ XDG_STATE_HOME: folder });
  const second = play(none, [PLUS], { save: false });
  await none.until('Space fills');
  none.type(' q');
  assert.equal(await second.run, 'ok');
  assert.deepEqual(readdirSync(folder), ['mine.json']);

  writeFileSync(file, 'something else');
  await assert.rejects(
    play(new RecordedTerminal(), [PLUS], { save: file }).run,
    /This is not a saved play\. Use --restart/,
  );
  await assert.rejects(
    play(new RecordedTerminal(), ['1;1:1;1'], { save: folder }).run,
    /cannot be read \(EISDIR\)/,
  );
  assert.equal(readFileSync(file, 'utf8'), 'something else');
});

test('one puzzle of several', async (t) => {
  const folder = scratchFolder(t);
  const file = join(folder, 'two.nonogram');
  writeFileSync(file, `${PLUS}\n1;1;1:1;1;1\n`);
  const terminal = new RecordedTerminal({ XDG_STATE_HOME: folder });
  const { run } = play(terminal, [file], { number: 2 });
  await terminal.until('0 of 3 filled');
  terminal.type('q');
  assert.equal(await run, 'ok');
  await assert.rejects(
    play(new RecordedTerminal(), [file], { number: 3 }).run,
    /has 2 puzzles; expected --number from 1 to 2, found 3/,
  );
  assert.equal(await play(new RecordedTerminal(), [join(folder, 'missing.non')]).run, 'badInput');
});

test('solved, the picture stays behind', async (t) => {
  const terminal = new RecordedTerminal({ XDG_STATE_HOME: scratchFolder(t) });
  const { run, messages } = play(terminal, [PLUS]);
  await terminal.until('Space fills');
  const right = '\u001b[C';
  terminal.type(`${right} \u001b[B\u001b[D \u001b[1;2C\u001b[1;2C\u001b[D\u001b[B `);
  await terminal.until('Solved, in');
  terminal.type('q');
  await run;
  assert.match(terminal.written.slice(terminal.written.lastIndexOf('1049l')), /▄█▄.*\n.*▀.*\nSolved\.\n$/s);
  assert.equal(messages(), '');
});

/** Prints the modes of `stty` that a shell needs. */
const MODES = "grep -ow -e '-*icanon' -e '-*echo' | xargs echo modes";

const TEACUP = new URL('../../../../puzzles/010-teacup.non', import.meta.url).pathname;

test('a whole sitting in a real terminal: keys, mouse, hint, resize, quit, and the shell as before', {
  skip: NO_TMUX,
}, async (t) => {
  const env = { XDG_STATE_HOME: scratchFolder(t), NO_COLOR: '1' };
  const tmux = new Tmux(t, `crosshatch play '${TEACUP}'; echo "ended $?"; stty -a | ${MODES}`, 80, 24, env);
  const begun = await tmux.until(/q quit/);
  assert.match(begun, /^Cup of Tea by Crosshatch +10x10 {2}0 of 57 filled\n/);
  assert.match(begun, /^1 1 ┃\[\] · · · ·│ · · · · ·┃$/m);
  tmux.keys('Down', 'Down', 'Down', 'Down', 'Space', 'S-Right', 'S-Right');
  assert.match(await tmux.until(/^3$/m), /^ {2}8 ┃████\[\] · ·│/m);
  tmux.keys('Down');
  // The right button on the last cell of the first row, dragged to the left.
  tmux.type('\u001b[<2;25;6M\u001b[<34;21;7M\u001b[<2;21;7m');
  await tmux.until(/^1 1 ┃ · · · · ·│ · ·\[× × ×┃$/m);
  tmux.keys('h');
  await tmux.until(/\(h: more\)/);
  tmux.keys('c');
  await tmux.until(/^(Right so far|There is a mistake)/m);
  tmux.resize(50, 16);
  await tmux.until(/▼$/m);
  tmux.keys('q');
  const left = await tmux.until(/ended 0\nmodes icanon echo/);
  assert.match(left, /Your marks are saved in/);
});

test('SIGTERM in a real terminal: saved, and the terminal as before', { skip: NO_TMUX }, async (t) => {
  const state = scratchFolder(t);
  const tmux = new Tmux(
    t,
    `crosshatch play '${TEACUP}' --save '${join(state, 'x.json')}'; echo "ended $?"; stty -a | ${MODES}`,
    80,
    24,
    {
      NO_COLOR: '1',
    },
  );
  await tmux.until(/q quit/);
  tmux.keys('x');
  await tmux.until(/\[×/);
  process.kill(tmux.processOfCommand(), 'SIGTERM');
  await tmux.until(/ended 143\nmodes icanon echo/);
  assert.equal(JSON.parse(readFileSync(join(state, 'x.json'), 'utf8')).moves, 's0@0');
});

test('a window that is closed takes no mark along', { skip: NO_TMUX }, async (t) => {
  const file = join(scratchFolder(t), 'x.json');
  const tmux = new Tmux(t, `crosshatch play '${TEACUP}' --save '${file}'`);
  await tmux.until(/q quit/);
  tmux.keys('x');
  await tmux.until(/\[×/);
  tmux.close();
  while (!existsSync(file)) await setTimeout(20);
  assert.equal(JSON.parse(readFileSync(file, 'utf8')).moves, 's0@0');
});
