// Repeated requests, over a real socket: answered from memory, with the same bytes, headers, limits and log as before.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { ServiceLimits } from '../settings.js';
import { PLUS } from '../testing/app.js';
import { startTestThread } from '../testing/thread.js';
import { newKey, parseKeys } from './keys.js';
import type { LogEntry } from './log.js';
import { type StartOptions, startService } from './start.js';

async function started(
  t: TestContext,
  options: Partial<StartOptions> = {},
  limits: Partial<ServiceLimits> = {},
) {
  const log: LogEntry[] = [];
  const running = await startService({
    host: '127.0.0.1',
    port: 0,
    version: '1.2.3',
    log: (entry) => log.push(entry),
    startThread: startTestThread,
    limits: { workers: 1, seconds: 3600, ...limits },
    ...options,
  });
  t.after(() => running.stop(0));
  const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${running.url}api/v1${path}`, { method: 'POST', body, headers });
  return { running, log, ask };
}

/** Headers that are the same for the same request. */
function lasting({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
}

test('the answer from memory has the bytes and headers of the first', async (t) => {
  const { ask, log, running } = await started(t);
  const [first, second] = [await ask('/solve?max=3', PLUS), await ask('/solve?max=3', PLUS)];
  assert.equal(await second.text(), await first.text());
  assert.deepEqual(lasting(second), lasting(first));
  assert.notEqual(second.headers.get('x-request-id'), first.headers.get('x-request-id'));
  const named = await ask('/solve?max=3', PLUS, { 'x-request-id': 'mine' });
  assert.equal(named.headers.get('x-request-id'), 'mine');
  assert.deepEqual(
    log.map(({ method, path, status, client }) => [method, path, status, client]),
    Array.from({ length: 3 }, () => ['POST', '/api/v1/solve', 200, '127.0.0.1']),
  );
  const metrics = await (await fetch(`${running.url}api/v1/metrics`)).text();
  assert.match(metrics, /crosshatch_requests_total\{route="solve",status="200"\} 3\n/);
  assert.match(metrics, /crosshatch_cache_hits_total\{cache="answers"\} 2\n/);
});

test('other options, types and bodies are other requests', async (t) => {
  const { ask } = await started(t);
  const verdict = async (response: Response) => ((await response.json()) as { verdict: string }).verdict;
  assert.equal(await verdict(await ask('/solve', PLUS)), 'unique');
  assert.equal(await verdict(await ask('/solve', '1;1:1;1')), 'multiple');
  assert.equal((await ask('/solve?max=0', PLUS)).status, 400);
  assert.equal((await ask('/solve', PLUS, { accept: 'text/html' })).status, 406);
  assert.equal((await ask('/solve', PLUS, { 'content-type': 'application/json' })).status, 400);
  const first = await ask('/solve', PLUS);
  const known = await ask('/solve', PLUS, { 'if-none-match': first.headers.get('etag') ?? '' });
  assert.deepEqual([known.status, await known.text()], [304, '']);
  const large = await ask('/explain', PLUS, { 'accept-encoding': 'gzip' });
  const again = await ask('/explain', PLUS, { 'accept-encoding': 'gzip' });
  assert.equal(large.headers.get('content-encoding'), 'gzip');
  assert.equal(await again.text(), await large.text());
  assert.deepEqual(lasting(again), lasting(large));
});

test('keys, rates and the end of the service count for repeated requests, too', async (t) => {
  const { token, line } = newKey('alice');
  const { ask, log, running } = await started(t, { keys: parseKeys(line) }, { rate: 2 });
  const authorization = `Bearer ${token}`;
  for (const status of [200, 200, 429]) {
    const response = await ask('/hash', PLUS, { authorization });
    assert.equal(response.status, status);
  }
  assert.equal((await ask('/hash', PLUS, { authorization: 'Bearer wrong' })).status, 401);
  assert.equal((await ask('/hash', PLUS)).status, 401);
  assert.deepEqual(
    log.map(({ client }) => client),
    ['alice', 'alice', 'alice', '127.0.0.1', '127.0.0.1'],
  );
  await running.stop(0);
  await assert.rejects(ask('/hash', PLUS, { authorization }));
});

test('pages of other origins get the headers that let them in, also from memory', async (t) => {
  const { ask } = await started(t, { origins: ['https://example.org'] });
  for (const origin of ['https://example.org', 'https://example.org', 'https://example.com']) {
    const allowed = (await ask('/hash', PLUS, { origin })).headers.get('access-control-allow-origin');
    assert.equal(allowed, origin === 'https://example.org' ? origin : null);
  }
});

test('a body in pieces is the same body, and one that never ends leaves nothing behind', async (t) => {
  const { ask, log, running } = await started(t);
  const { port } = new URL(running.url);
  const expected = await (await ask('/hash', PLUS)).text();
  const head = `POST /api/v1/hash HTTP/1.1\r\nhost: x\r\ncontent-length: ${PLUS.length}\r\n`;
  const broken = connect(Number(port), '127.0.0.1');
  broken.end(`${head}\r\n${PLUS.slice(0, 4)}`);
  broken.resume();
  await once(broken, 'close');
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(`${head}connection: close\r\n\r\n`);
  for (const character of PLUS) {
    socket.write(character);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, 'close');
  assert.equal(received.slice(received.indexOf('\r\n\r\n') + 4), expected);
  assert.deepEqual(
    log.map(({ status }) => status),
    [200, 200],
  );
});
