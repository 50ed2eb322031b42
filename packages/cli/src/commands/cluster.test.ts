// `crosshatch cluster start|status|stop` as somebody tries it, and without the optional package.
import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { test } from 'node:test';
import { scratchFolder, spawnCommand } from '../testing/run-command.js';

test('an embedded database starts, is found by its name, and stops', async (t) => {
  const folder = scratchFolder(t);
  // Root's database belongs to another account, which has to get here.
  chmodSync(folder, 0o711);
  const env = { XDG_STATE_HOME: folder, CROSSHATCH_CLUSTER: '' };
  const run = (...words: string[]) => spawnCommand(words, { env });
  const none = await run('jobs', '--cluster', 'local');
  assert.equal(none.code, 3, none.stderr);
  assert.match(none.stderr, /no embedded database is running; start one with: crosshatch cluster start/);
  try {
    const started = await run('cluster', 'start');
    assert.equal(started.code, 0, started.stderr);
    assert.match(started.stdout, /postgres:\/\/crosshatch@127\.0\.0\.1:\d+\/crosshatch/);
    // A second time: it is left alone.
    assert.equal((await run('cluster', 'start')).code, 0);
    const status = await run('cluster', 'status', '--json');
    assert.equal(status.code, 0, status.stderr);
    assert.deepEqual(JSON.parse(status.stdout).workers, []);
    assert.equal((await run('jobs', '--cluster', 'local')).code, 0);
    const named = { env: { ...env, CROSSHATCH_CLUSTER: 'local' } };
    assert.equal((await spawnCommand(['jobs', '--cluster', 'env'], named)).code, 0);
    const unnamed = await run('batch', '-', '--cluster', 'env');
    assert.equal(unnamed.code, 2);
    assert.match(unnamed.stderr, /takes the address from CROSSHATCH_CLUSTER, which is not set/);
  } finally {
    const stopped = await run('cluster', 'stop');
    assert.equal(stopped.code, 0, stopped.stderr);
  }
  assert.equal((await run('jobs', '--cluster', 'local')).code, 3);
});

test('without the optional package the commands say what to install', async () => {
  const resolver = `export async function resolve(name, context, next) {
    if (!name.startsWith('@crosshatch/cluster')) return next(name, context);
    throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  }`;
  const asUrl = (program: string) => `data:text/javascript,${encodeURIComponent(program)}`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(asUrl(resolver))});`;
  const env = { NODE_OPTIONS: `--import=${asUrl(register)}`, CROSSHATCH_CLUSTER: '' };
  for (const words of [['worker'], ['jobs'], ['cluster', 'start'], ['batch', '-', '--cluster', 'local']]) {
    const { code, stderr } = await spawnCommand(words, { env });
    assert.equal(code, 3, stderr);
    assert.match(stderr, /npm install @crosshatch\/cluster/, words.join(' '));
  }
});
