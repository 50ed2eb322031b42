import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FORMATS } from '@crosshatch/core/formats';
import { COMMANDS } from '../registry.js';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

function hasShell(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

/** What bash would offer for this line. */
function offered(script: string, words: readonly string[], cwd: string): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const program = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _crosshatch; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const run = spawnSync('bash', ['-c', program], { cwd, encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout.split('\n').filter((word) => word !== '');
}

test('bash completes commands, options, values, formats and files', {
  skip: hasShell('bash') ? false : 'there is no bash here',
}, async (t) => {
  const folder = scratchFolder(t);
  writeFileSync(join(folder, 'castle.non'), '');
  writeFileSync(join(folder, 'my castle.non'), '');
  mkdirSync(join(folder, 'caves'));
  const { stdout: script } = await runInProcess(['completion', 'bash']);
  const complete = (...words: string[]) => offered(script, ['crosshatch', ...words], folder);
  assert.deepEqual(complete('so'), ['solve']);
  assert.deepEqual(complete('ha'), ['hash']);
  assert.deepEqual(complete('help', 'chec'), ['check']);
  assert.deepEqual(complete('solve', '--js'), ['--json']);
  assert.deepEqual(complete('solve', '--color', 'tr'), ['truecolor']);
  assert.deepEqual(complete('solve', '--max', ''), []);
  assert.deepEqual(complete('convert', '--to', 'webp'), ['webpbn']);
  assert.deepEqual(complete('solve', 'cas'), ['castle.non']);
  assert.deepEqual(complete('solve', 'my'), ['my castle.non']);
  assert.deepEqual(complete('convert', 'x', '-d', 'ca'), ['caves']);
  assert.deepEqual(complete('completion', 'f'), ['fish']);
  assert.equal(complete('').length, COMMANDS.length + 3);
});

for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
  test(`the script for ${shell} knows every command, option and format`, async () => {
    const { outcome, stdout } = await runInProcess(['completion', shell]);
    assert.equal(outcome, 'ok');
    for (const { name } of COMMANDS) assert.match(stdout, new RegExp(`\\b${name}\\b`));
    for (const { id } of FORMATS) assert(stdout.includes(id), id);
    for (const { options } of await Promise.all(COMMANDS.map((command) => command.load()))) {
      for (const { flags } of options) {
        const long = /--([\w-]+)/.exec(flags)?.[1] ?? '';
        assert(stdout.includes(long), flags);
      }
    }
    // Descriptions must not end a quoted string.
    if (shell !== 'bash') assert.equal((stdout.match(/'/g) ?? []).length % 2, 0);
  });
}

for (const [shell, flag] of [
  ['bash', '-n'],
  ['zsh', '-n'],
  ['fish', '-n'],
] as const) {
  test(`${shell} takes its script`, {
    skip: hasShell(shell) ? false : `there is no ${shell} here`,
  }, async (t) => {
    const file = join(scratchFolder(t), 'script');
    writeFileSync(file, (await runInProcess(['completion', shell])).stdout);
    const run = spawnSync(shell, [flag, file], { encoding: 'utf8' });
    assert.deepEqual([run.status, run.stderr], [0, '']);
  });
}

test('another shell is refused', async () => {
  const run = await runInProcess(['completion', 'tcsh']);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /Allowed choices are bash, zsh, fish, powershell/);
});
