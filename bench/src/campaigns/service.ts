// Thousands of mixed requests from many connections against a service in a process of its own: sound ones, malformed JSON,
// wrong types, hostile puzzle files, bodies at and over the limit, slow senders, clients that vanish, pictures that are
// bombs, path traversal, header floods, keys wrong and missing. Every answer has to be one that the OpenAPI document
// describes; the process has to survive, to lose no thread, and to get back to its memory.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newKey } from '@crosshatch/server';
import { hostileInput } from '../../../packages/core/dist/testing/inputs/hostile-inputs.js';
import { isValid } from '../../../packages/core/dist/testing/json-schema.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { table } from '../report/figures.js';
import { clearProgress, showProgress } from '../report/progress.js';
import { type ServerProcess, startCrosshatch } from '../service/server-process.js';

export const SERVICE_USAGE = `npm run campaign -- service [--requests N] [--connections N] [--seed N]
  requests of every kind, good and hostile, against a real server on this machine (10,000 from 100 connections)`;

interface Shot {
  readonly kind: string;
  /** The bytes of the request. */
  readonly bytes: Buffer;
  /** Milliseconds after which the client vanishes without reading. */
  readonly vanishes?: number;
  /** Number of pieces in which the request is sent, slowly. */
  readonly pieces?: number;
  /** The path in the OpenAPI document; undefined where any refusal will do. */
  readonly operation?: string;
  readonly method?: string;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const PLUS = '1;3;1:1;3;1';
const HARD = `${Array(45).fill('1,1,1,2,1').join(';')}:${Array(45).fill('2,1,1,1,1').join(';')}`;
const OPERATIONS = [
  'solve',
  'check',
  'count',
  'hint',
  'grade',
  'diagnose',
  'explain',
  'hash',
  'draw',
  'convert?to=non',
];
const MAX_BODY = 2 ** 20;

export async function serviceCampaign(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '10000' },
      connections: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [requests, connections] = [Number(values.requests), Number(values.connections)];
  const { token, line } = newKey('campaign');
  const keys = join(tmpdir(), `crosshatch-campaign-${process.pid}.txt`);
  writeFileSync(keys, `${line}\n`);
  const server = await startCrosshatch(['--api-keys', keys, '--timeout', '1', '--mcp']);
  const openapi = (await (
    await fetch(`http://127.0.0.1:${server.port}/api/v1/openapi.json`)
  ).json()) as never;
  const random = new Random(Number(values.seed));
  const counts = new Map<string, Map<string, number>>();
  const wrong: string[] = [];
  await fire(
    server,
    Array.from({ length: 300 }, (_, i) => shot(random, i, token)),
    connections,
    () => {},
  );
  const before = server.memory();
  let done = 0;
  const shots = Array.from({ length: requests }, (_, i) => shot(random, i, token));
  await fire(server, shots, connections, (one, answer) => {
    done += 1;
    if (done % 100 === 0) showProgress(done / requests, `${done} of ${requests}`);
    const status = answer === undefined ? 'no answer' : String(answer.status);
    const kind = counts.get(one.kind) ?? new Map<string, number>();
    kind.set(status, (kind.get(status) ?? 0) + 1);
    counts.set(one.kind, kind);
    const fault = answer === undefined ? undefined : faultOf(one, answer, openapi);
    if (fault !== undefined) wrong.push(`${one.kind}: ${fault}`);
    if (answer === undefined && one.vanishes === undefined) wrong.push(`${one.kind}: no answer`);
    if (answer?.status === 500) wrong.push(`${one.kind}: ${answer.body.slice(0, 300)}`);
  });
  clearProgress();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const metrics = await (
    await fetch(`http://127.0.0.1:${server.port}/api/v1/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).text();
  const gauge = (name: string) => Number(new RegExp(`^crosshatch_${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
  if (gauge('work_load') !== 0) wrong.push(`${gauge('work_load')} requests are still at work`);
  if (gauge('requests_open') !== 1) wrong.push(`${gauge('requests_open') - 1} requests are not finished`);
  const after = server.memory();
  const exit = await server.stop();
  if (exit !== 0) wrong.push(`the server ended with ${exit}`);
  console.log(
    table(
      ['kind of request', 'answers by status'],
      [...counts].map(([kind, statuses]) => [
        kind,
        [...statuses]
          .sort()
          .map(([s, n]) => `${s}: ${n}`)
          .join(', '),
      ]),
    ),
  );
  const mib = (bytes: number | undefined) =>
    bytes === undefined ? '?' : `${Math.round(bytes / 2 ** 20)} MiB`;
  console.log(`\nMemory: ${mib(before)} before, ${mib(after)} five seconds after. Exit code ${exit}.`);
  console.log(
    wrong.length === 0 ? 'Nothing was wrong.' : `WRONG (${wrong.length}):\n${wrong.slice(0, 20).join('\n')}`,
  );
  return wrong.length === 0;
}

/** Keeps this many connections busy until all requests are sent. */
async function fire(
  server: ServerProcess,
  shots: readonly Shot[],
  connections: number,
  onAnswer: (shot: Shot, answer: Answer | undefined) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < shots.length && server.isAlive()) {
      const one = shots[next];
      next += 1;
      onAnswer(one, await sent(server.port, one));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

function sent(port: number, { bytes, vanishes, pieces = 1 }: Shot): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const end = () => {
      clearTimeout(patience);
      socket.destroy();
      resolve(answerOf(Buffer.concat(chunks)));
    };
    const patience = setTimeout(end, 60_000);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', async () => {
      const size = Math.ceil(bytes.length / pieces);
      for (let i = 0; i < pieces && !socket.destroyed; i++) {
        socket.write(bytes.subarray(i * size, (i + 1) * size));
        if (pieces > 1) await new Promise((wait) => setTimeout(wait, 20));
      }
      if (vanishes !== undefined) setTimeout(end, vanishes);
    });
  });
}

function answerOf(bytes: Buffer): Answer | undefined {
  const text = bytes.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  return {
    status: Number(/^http\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /\r\ncontent-type: ([^;\r\n]+)/.exec(head)?.[1] ?? '',
    body: text.slice(end + 4),
  };
}

/** What the OpenAPI document does not allow about an answer. */
function faultOf(
  { operation, method = 'post' }: Shot,
  { status, type, body }: Answer,
  openapi: never,
): string | undefined {
  const root = openapi as { paths: Record<string, Record<string, { responses: Record<string, Described> }>> };
  interface Described {
    readonly content?: Record<string, { readonly schema: never }>;
  }
  const problem = { $ref: '#/components/schemas/problem' } as never;
  if (operation === undefined) {
    if (type !== 'application/problem+json') return `${status} ${type}`;
    return isValid(JSON.parse(body), problem, openapi) ? undefined : `not a problem: ${body.slice(0, 200)}`;
  }
  const described = root.paths[`/api/v1/${operation}`]?.[method]?.responses[String(status)];
  if (described === undefined) return `${operation}: ${status} is not documented: ${body.slice(0, 200)}`;
  const schema = described.content?.[type]?.schema;
  if (schema === undefined) return `${operation}: ${status} ${type} is not documented`;
  if (!type.endsWith('json') || type.includes('ndjson')) return undefined;
  return isValid(JSON.parse(body), schema, openapi)
    ? undefined
    : `${operation}: not valid: ${body.slice(0, 300)}`;
}

function request(
  path: string,
  body: string | Buffer,
  headers: Record<string, string>,
  method = 'POST',
): Buffer {
  const content = Buffer.from(body as string);
  const lines = Object.entries({
    host: 'x',
    connection: 'close',
    'content-length': content.length,
    ...headers,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`), content]);
}

function shot(random: Random, index: number, token: string): Shot {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const key = { authorization: `Bearer ${token}` };
  const operation = pick(OPERATIONS);
  const name = operation.split('?')[0];
  const path = `/api/v1/${operation}`;
  const kinds: (() => Shot)[] = [
    () => ({ kind: 'sound', operation: name, bytes: request(path, PLUS, key) }),
    () => ({
      kind: 'sound, hard',
      operation: 'count',
      bytes: request('/api/v1/count?timeout=0.2', HARD, key),
    }),
    () => {
      const { bytes } = hostileInput(7, index, { small: 400, medium: 20_000, large: 1_000_000 });
      return {
        kind: 'hostile file',
        operation: name,
        bytes: request(path, Buffer.from(bytes), key),
      };
    },
    () => {
      const body = pick([
        '{',
        '{"puzzle":',
        '[1,2',
        '{"puzzle":"1:1"}}',
        '"',
        '\u0000',
        '{"a":'.repeat(5000),
      ]);
      const headers = { ...key, 'content-type': 'application/json' };
      return { kind: 'malformed JSON', operation: name, bytes: request(path, body, headers) };
    },
    () => {
      const puzzle = pick([1, null, [], {}, true, ['1:1'], { rows: 'x' }]);
      const options = pick([
        {},
        [],
        'x',
        { max: 'two' },
        { timeout: -1 },
        { level: 99 },
        { __proto__: 1, x: 1 },
      ]);
      const body = JSON.stringify({ puzzle, options });
      const headers = { ...key, 'content-type': 'application/json' };
      return { kind: 'wrong types', operation: name, bytes: request(path, body, headers) };
    },
    () => {
      const over = pick([0, 1, 100_000]);
      return {
        kind: 'body at or over the limit',
        operation: name,
        bytes: request(path, '1'.repeat(MAX_BODY + over), key),
      };
    },
    () => ({ kind: 'slow sender', operation: name, pieces: 10, bytes: request(path, PLUS, key) }),
    () => ({ kind: 'vanishes', vanishes: random.below(50), bytes: request('/api/v1/count', HARD, key) }),
    () => {
      const bytes = request(path, PLUS, key);
      return {
        kind: 'vanishes half sent',
        vanishes: 5,
        bytes: bytes.subarray(0, random.below(bytes.length)),
      };
    },
    () => ({
      kind: 'picture bomb',
      operation: 'make',
      bytes: request('/api/v1/make', pictureBomb(random), key),
    }),
    () => {
      const target = pick([
        '/../../etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/x',
        '/api/v1/../../x',
        '/%00',
        '/assets/..%5cx',
      ]);
      return { kind: 'path traversal', bytes: request(target, '', {}, 'GET') };
    },
    () => {
      const flood = Object.fromEntries(
        Array.from({ length: 400 }, (_, i) => [`x-flood-${i}`, 'y'.repeat(100)]),
      );
      return { kind: 'header flood', bytes: request(path, PLUS, { ...key, ...flood }) };
    },
    () => {
      const authorization = pick([
        '',
        'Bearer',
        'Bearer wrong',
        `Bearer ${token}x`,
        'Basic eDp5',
        `Bearer ${'x'.repeat(5000)}`,
      ]);
      return { kind: 'wrong or no key', operation: name, bytes: request(path, PLUS, { authorization }) };
    },
    () => ({
      kind: 'not HTTP',
      bytes: Buffer.from(
        pick(['GET\r\n\r\n', '\u0016\u0003\u0001 hello\r\n\r\n', 'POST / HTTP/9.9\r\n\r\n']),
      ),
    }),
    () => ({ kind: 'not there', bytes: request(`/api/v1/${random.below(1000)}`, '', key) }),
  ];
  return pick(kinds)();
}

/** Headers that promise more pixels than there is memory, and files that are cut off. */
function pictureBomb(random: Random): Buffer {
  const side = [8, 60_000, 2_000_000_000][random.below(3)];
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  header.set([8, 0, 0, 0, 0], 24);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="9e9">${'<g>'.repeat(2000)}`;
  return random.below(2) === 0 ? Buffer.concat([header, Buffer.alloc(random.below(2000))]) : Buffer.from(svg);
}
