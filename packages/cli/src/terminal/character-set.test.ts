import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInProcess } from '../testing/fake-context.js';
import { isAscii } from './character-set.js';

const TERMINAL = { isTTY: true };

test('the locale decides, LC_ALL before LC_CTYPE before LANG', () => {
  for (const [env, wanted] of [
    [{ LANG: 'en_US.UTF-8' }, false],
    [{ LANG: 'C.utf8' }, false],
    [{ LC_CTYPE: 'UTF-8' }, false],
    [{ LANG: 'C' }, true],
    [{ LANG: 'de_DE@euro' }, true],
    [{ LC_ALL: 'C', LANG: 'en_US.UTF-8' }, true],
    [{ LC_ALL: '', LC_CTYPE: 'POSIX', LANG: 'en_US.UTF-8' }, true],
    [{ LC_ALL: 'en_US.UTF-8', LANG: 'C' }, false],
    [{ LANG: 'en_US.UTF-8', TERM: 'dumb' }, true],
    [{}, true],
  ] as const)
    assert.equal(isAscii(undefined, TERMINAL, env, 'linux'), wanted, JSON.stringify(env));
});

test('where no locale is set, a file is Unicode, and so is a terminal of Windows and macOS', () => {
  assert.equal(isAscii(undefined, { isTTY: false }, {}, 'linux'), false);
  for (const platform of ['win32', 'darwin'] as const)
    assert.equal(isAscii(undefined, TERMINAL, {}, platform), false);
});

test('--ascii and --no-ascii overrule it', async () => {
  const env = { LC_ALL: 'C' };
  assert.equal(isAscii(false, TERMINAL, env), false);
  assert.equal(isAscii(true, TERMINAL, { LANG: 'C.UTF-8' }), true);
  const draw = async (...more: string[]) => (await runInProcess(['draw', '1:1', ...more], { env })).stdout;
  assert.match(await draw('--no-ascii'), /┃/);
  assert.doesNotMatch(await draw(), /┃/);
});
