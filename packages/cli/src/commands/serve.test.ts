// The command as a user runs it, with the page that the build has made.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { parse } from '@crosshatch/core/formats';
import { canonicalText } from '@crosshatch/core/model';
import { spawnCommand } from '../testing/run-command.js';

/** Runs until an address is printed, asks, then stops it by this signal. */
async function served<T>(
  args: readonly string[],
  ask: (address: string) => Promise<T>,
  signal: NodeJS.Signals = 'SIGINT',
) {
  let asked: Promise<T> | undefined;
  const run = await spawnCommand(['serve', '--port', '0', ...args], {
    onOutput: (stdout, child) => {
      const address = /http:\/\/\S+(?=\n)/.exec(stdout)?.[0];
      if (asked !== undefined || address === undefined) return;
      asked = ask(address).finally(() => child.kill(signal));
    },
  });
  return { run, answer: await asked };
}

test('serves the page of the package until it is stopped', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { run, answer } = await served([], async (address) => (await fetch(address)).text(), signal);
    assert.equal(run.code, 0);
    assert.match(run.stdout, /^http:\/\/127\.0\.0\.1:\d+\/\n$/);
    assert.match(answer ?? '', /<title>Crosshatch<\/title>/);
  }
});

test('everything that the page mentions is there', async () => {
  const { answer } = await served([], async (address) => {
    const html = await (await fetch(address)).text();
    const names = Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+)"/g), ([, name]) => name);
    return Promise.all(names.map(async (name) => `${name} ${(await fetch(address + name)).status}`));
  });
  assert(answer !== undefined && answer.length > 5);
  assert.deepEqual(
    answer.filter((line) => !line.endsWith(' 200')),
    [],
  );
});

test('puzzles become addresses that hold them', async () => {
  const { run, answer } = await served(['2;1:1;2'], async (address) => address);
  assert.match(run.stdout, /^<puzzle>: http:\/\/127\.0\.0\.1:\d+\/#xh1-[\w-]+\n$/);
  const read = parse(answer ?? '');
  assert(read.ok);
  assert.equal(canonicalText(read.documents[0].puzzle), '2x2|1;2|2;1');
});

test('an address that was printed is read by the command, whole or as a code', async () => {
  const { answer = '' } = await served(['2;1:1;2'], async (address) => address);
  const hashes = await Promise.all(
    ['2;1:1;2', answer, answer.split('#')[1]].map(async (word) => {
      const { code, stdout } = await spawnCommand(['hash', word]);
      assert.equal(code, 0, word);
      return stdout.split(' ')[0];
    }),
  );
  assert.equal(new Set(hashes).size, 1);
});

test('a puzzle that cannot be read keeps it from starting', async () => {
  const run = await spawnCommand(['serve', 'no-such-file.non']);
  assert.equal(run.code, 3);
  assert.match(run.stderr, /no such file/);
});

test('a port that is in use, and one that is none', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const run = await spawnCommand(['serve', '--port', String(port)]);
  assert.equal(run.code, 8);
  assert.equal(
    run.stderr,
    `crosshatch: port ${port} is in use; choose another, or any free one with --port 0\n`,
  );
  const absurd = await spawnCommand(['serve', '--port', '99999']);
  assert.equal(absurd.code, 2);
});
