// Ctrl-Z and `fg`, with a real shell that has job control in a real terminal.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { COMMAND, scratchFolder } from '../testing/run-command.js';
import { NO_TMUX, Tmux } from '../testing/tmux.js';

const TEACUP = fileURLToPath(new URL('../../../../puzzles/010-teacup.non', import.meta.url));
const MODES = "stty -a | grep -ow -e '-*icanon' -e '-*echo' | xargs echo modes";

/** A shell that reads the keyboard, and the command started in it; `shown` is on its screen then. */
async function started(t: TestContext, words: string, shown: RegExp): Promise<Tmux> {
  const env = { XDG_STATE_HOME: scratchFolder(t), NO_COLOR: '1', PS1: 'shell> ', LC_ALL: 'C.UTF-8' };
  const tmux = new Tmux(t, 'exec sh -i', 80, 24, { ...env, NODE: process.execPath, COMMAND, TEACUP });
  await tmux.until(/shell>/);
  tmux.type(`"$NODE" "$COMMAND" ${words}\n`);
  await tmux.until(shown);
  return tmux;
}

/** The shell is back, takes a command, and has the terminal as it was. */
async function atShell(tmux: Tmux): Promise<void> {
  await tmux.until(/Stopp|Suspend/);
  tmux.type(`echo sum $((20 + 3)); ${MODES}\n`);
  await tmux.until(/^sum 23\nmodes icanon echo\nshell>$/m);
}

test('play: Ctrl-Z gives the shell its terminal, fg goes on with the same marks', {
  skip: NO_TMUX,
}, async (t) => {
  const tmux = await started(t, 'play "$TEACUP"', /q quit/);
  tmux.keys('Space', 'Right');
  await tmux.until(/1 of 57 filled[\s\S]*^1 1 ┃██\[\]/m);
  tmux.keys('C-z');
  await atShell(tmux);
  tmux.type('fg\n');
  await tmux.until(/1 of 57 filled[\s\S]*^1 1 ┃██\[\][\s\S]*q quit/m);
  tmux.keys('Space');
  await tmux.until(/2 of 57 filled/);
  tmux.keys('C-z');
  await atShell(tmux);
  // Only the job in the foreground hears that the window has changed.
  tmux.resize(60, 18);
  tmux.type('fg\n');
  const narrow = await tmux.until(/^.{40,60} 2 of 57 filled\n/m);
  assert(narrow.split('\n').every((line) => line.length <= 60));
  tmux.keys('q');
  await tmux.until(/Your marks are saved/);
  tmux.type(`${MODES}\n`);
  await tmux.until(/modes icanon echo/);
});

test('play: SIGTSTP and SIGSTOP from outside', { skip: NO_TMUX }, async (t) => {
  const tmux = await started(t, 'play "$TEACUP"', /q quit/);
  const pid = tmux.foreground();
  for (const signal of ['SIGTSTP', 'SIGSTOP'] as const) {
    process.kill(pid, signal);
    await tmux.until(/Stopp|Suspend/);
    // After SIGSTOP nobody could give the terminal back.
    tmux.type(signal === 'SIGSTOP' ? 'stty sane; fg\n' : 'fg\n');
    await tmux.until(/0 of 57 filled[\s\S]*q quit/);
  }
  tmux.keys('Space');
  await tmux.until(/1 of 57 filled/);
  tmux.keys('C-z');
  await atShell(tmux);
});

test('solve --watch: Ctrl-Z and fg', { skip: NO_TMUX }, async (t) => {
  const tmux = await started(t, 'solve --watch --speed 0.25 "$TEACUP"', /step 0 of \d+$/m);
  tmux.keys('Space');
  // On a busy machine some steps may have been shown before it is paused.
  const paused = await tmux.until(/step \d+ of [\s\S]*space go on/);
  const step = Number(/step (\d+) of/.exec(paused)?.[1]);
  tmux.keys('Right');
  const next = new RegExp(`step ${step + 1} of [\\s\\S]*space go on`);
  await tmux.until(next);
  tmux.keys('C-z');
  await atShell(tmux);
  tmux.type('fg\n');
  await tmux.until(next);
  tmux.keys('Right');
  await tmux.until(new RegExp(`step ${step + 2} of`));
  tmux.keys('q');
  await tmux.until(/Unique solution[\s\S]*shell>$/m);
});

test('where nobody could continue it, Ctrl-Z leaves the game on the screen', { skip: NO_TMUX }, async (t) => {
  // Without a shell above it that watches its jobs, the process group is an orphan.
  const env = { XDG_STATE_HOME: scratchFolder(t), NO_COLOR: '1', LC_ALL: 'C.UTF-8' };
  const tmux = new Tmux(t, `exec '${process.execPath}' '${COMMAND}' play '${TEACUP}'`, 80, 24, env);
  await tmux.until(/q quit/);
  tmux.keys('C-z');
  tmux.keys('Space');
  await tmux.until(/1 of 57 filled/);
  assert.doesNotMatch(
    execFileSync('ps', ['-o', 'stat=', '-p', String(tmux.foreground())], { encoding: 'utf8' }),
    /^T/,
  );
});
