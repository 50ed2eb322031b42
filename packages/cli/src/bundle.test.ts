// The command as it is packed: a few files instead of many modules. Everything that starts threads has to
// find itself there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
// Within the repository, so that dependencies are found.
const PLACE = fromRoot('.cache/bundle-test');

function node(args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { encoding: 'utf8', input: '' });
}

test('the bundle does what the modules do', async (t) => {
  mkdirSync(`${PLACE}/bin`, { recursive: true });
  cpSync(fromRoot('packages/cli/package.json'), `${PLACE}/package.json`);
  cpSync(fromRoot('packages/cli/bin/crosshatch.js'), `${PLACE}/bin/crosshatch.js`);
  const made = node([fromRoot('scripts/bundle-cli.mjs'), `${PLACE}/bundle`]);
  assert.equal(made.status, 0, made.stderr);
  const untimed = (text: string) => text.replaceAll(/[\d.]+ m?s\b|"milliseconds":[\d.]+/g, '');
  for (const args of [
    ['--version'],
    ['help', 'batch'],
    ['solve', '--steps', '1;3;1:1;3;1'],
    ['check', '1;1:1;1'],
    ['batch', '-q', '1;3;1:1;3;1', '1:1'],
    ['count', '1;1:1;1'],
    ['convert', '1;3;1:1;3;1', '--to', 'xml'],
    ['completion', 'bash'],
  ]) {
    await t.test(`crosshatch ${args.join(' ')}`, () => {
      const [packed, modules] = [
        `${PLACE}/bin/crosshatch.js`,
        fromRoot('packages/cli/bin/crosshatch.js'),
      ].map((command) => node([command, ...args]));
      assert.equal(packed.stderr, '');
      assert.equal(untimed(packed.stdout), untimed(modules.stdout));
      assert.equal(packed.status, modules.status);
    });
  }
});
