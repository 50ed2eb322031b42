// The API as a client sees it, without a socket.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IMPOSSIBLE, PLUS, SWITCH, testApp } from '../testing/app.js';
import { newKey, parseKeys } from './keys.js';

/** Hard enough to use any time limit that a test sets. */
const ENDLESS = `${Array(40).fill('1,1,1,1,1').join(';')}:${Array(40).fill('1,1,1,1,1').join(';')}`;

async function problem(response: Response): Promise<[number, string]> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  const body = (await response.json()) as Record<string, unknown>;
  assert.equal(body.status, response.status);
  assert.equal(body.type, `urn:crosshatch:problem:${body.code}`);
  assert.equal(typeof body.detail, 'string');
  return [response.status, String(body.code)];
}

test('a puzzle as plain text, in JSON, in a form, in the address', async (t) => {
  const { json, ask } = testApp(t);
  const form = new FormData();
  form.set('file', new Blob(['width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n']), 'plus.non');
  form.set('max', '1');
  const answers = [
    await json('/solve', PLUS),
    await json('/solve', JSON.stringify({ puzzle: PLUS, options: { max: 2 } })),
    await json('/solve', form),
    await json(`/solve?puzzle=${encodeURIComponent(PLUS)}`),
    await json('/solve', PLUS, { 'content-type': 'application/x-www-form-urlencoded' }),
  ];
  for (const { solutions } of answers) assert.deepEqual(solutions, [['.#.', '###', '.#.']]);
  assert.deepEqual([answers[2].source, answers[2].format], ['plus.non', 'non']);
  const made = await json('/generate', JSON.stringify({ options: { size: '4', seed: 1 } }));
  const again = await json('/hash', JSON.stringify({ puzzle: made.puzzle }));
  assert.equal(again.hash, made.hash);
  const raw = await ask('/hash', JSON.stringify(made.puzzle), { 'content-type': 'application/json' });
  assert.equal(((await raw.json()) as { hash: string }).hash, made.hash);
});

test('problems have stable codes, and unreadable puzzles all faults with their places', async (t) => {
  const { ask, json } = testApp(t, { cells: 100, bodyBytes: 2000 });
  assert.deepEqual(await problem(await ask('/nowhere')), [404, 'not-found']);
  assert.deepEqual(await problem(await ask('/generate')), [405, 'method-not-allowed']);
  assert.deepEqual(await problem(await ask('/solve', '')), [422, 'unreadable-puzzle']);
  assert.deepEqual(await problem(await ask('/solve?max=0', PLUS)), [400, 'invalid-request']);
  assert.deepEqual(await problem(await ask('/solve?from=nothing', PLUS)), [400, 'invalid-request']);
  assert.deepEqual(await problem(await ask('/why', PLUS)), [400, 'invalid-request']);
  assert.deepEqual(await problem(await ask('/why?row=9&column=1', PLUS)), [422, 'not-possible']);
  assert.deepEqual(await problem(await ask('/hint?state=%23%3F', PLUS)), [422, 'not-possible']);
  assert.deepEqual(await problem(await ask('/convert?to=png', PLUS)), [400, 'invalid-request']);
  assert.deepEqual(await problem(await ask('/draw?format=png', PLUS)), [501, 'not-available']);
  assert.deepEqual(await problem(await ask('/solve', PLUS, { accept: 'text/html' })), [
    406,
    'not-acceptable',
  ]);
  assert.deepEqual(await problem(await ask('/solve', '0'.repeat(2001))), [413, 'body-too-large']);
  const large = `${Array(11).fill('1').join(';')}:${Array(11).fill('1').join(';')}`;
  assert.deepEqual(await problem(await ask('/solve', large)), [422, 'puzzle-too-large']);
  const json400 = await ask('/solve', '{"puzzle":', { 'content-type': 'application/json' });
  assert.deepEqual(await problem(json400), [400, 'malformed-body']);
  const { faults, instance } = await json('/check', 'width 2\nheight 2\nrows\n8\n1\ncolumns\n9\n1\n');
  const places = (faults as { line: number; column: number }[]).map(({ line, column }) => [line, column]);
  assert(places.length >= 2, JSON.stringify(faults));
  assert(places.every(([line, column]) => line > 0 && column > 0));
  assert.match(String(instance), /^[0-9a-f-]{36}$/);
});

test('several puzzles: chosen by index, a line each, or refused', async (t) => {
  const { ask, json } = testApp(t);
  const pack = ['a', 'b']
    .map((title) => `title ${title}\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n`)
    .join('====\n');
  assert.deepEqual(await problem(await ask('/solve', pack)), [422, 'several-puzzles']);
  assert.equal((await json('/solve?index=2', pack)).title, 'b');
  assert.deepEqual(await problem(await ask('/solve?index=3', pack)), [400, 'invalid-request']);
  const lines = (await (await ask('/solve', pack, { accept: 'application/x-ndjson' })).text())
    .trimEnd()
    .split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).title),
    ['a', 'b'],
  );
});

test('the time limit gives an honest answer, not an error', async (t) => {
  const { ask } = testApp(t, { seconds: 0.05 });
  const response = await ask('/count', ENDLESS);
  const { verdict, complete } = (await response.json()) as Record<string, unknown>;
  assert.equal(response.status, 200);
  assert(verdict === 'undecided' || (verdict === 'multiple' && complete === false), String(verdict));
});

test('a body that cannot be read in time is undecided, not unreadable', async (t) => {
  // A nanosecond is over when the reader first looks at the clock. `hash` itself has no time limit.
  const { ask } = testApp(t, { seconds: 1e-9 });
  const clues = Array(3000).fill('1,1').join(';');
  const response = await ask('/hash', `${clues}:${clues}`);
  const { verdict, reason } = (await response.json()) as Record<string, unknown>;
  assert.deepEqual([response.status, verdict, reason], [200, 'undecided', 'deadline']);
});

test('answers have tags, and what a client has is not sent again', async (t) => {
  const { ask, service } = testApp(t);
  const first = await ask('/solve', PLUS);
  const etag = first.headers.get('etag') ?? '';
  const second = await ask('/solve', PLUS, { 'if-none-match': etag });
  assert.deepEqual([second.status, await second.text()], [304, '']);
  // The very same bytes, milliseconds included: nothing was solved.
  assert.equal(await (await ask('/solve', PLUS)).text(), await first.text());
  assert.equal(service.inlineCount, 1);
});

test('all solutions and all steps come as lines, and progress as events', async (t) => {
  const { ask } = testApp(t);
  const linesOf = async (path: string, puzzle: string) => {
    const response = await ask(path, puzzle, { accept: 'application/x-ndjson' });
    const text = await response.text();
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const solutions = await linesOf('/solve?all=true', SWITCH);
  assert.deepEqual(
    solutions.map(({ type }) => type),
    ['solution', 'solution', 'result'],
  );
  // The last line is about all of them, as the answer in one piece is.
  const many = await linesOf('/solve?all=true', '1;1;1:1;1;1');
  assert.equal(many.length, 7);
  const whole = (await (await ask('/solve?all=true', '1;1;1:1;1;1')).json()) as Record<string, unknown>;
  assert.deepEqual([whole.solutionCount, whole.complete, whole.reason], [6, true, undefined]);
  for (const field of ['verdict', 'solutionCount', 'complete', 'reason'])
    assert.equal(many[6][field], whole[field], field);
  const steps = await linesOf('/explain', PLUS);
  assert.deepEqual([steps[0].type, steps.at(-1)?.verdict], ['step', 'unique']);
  const events = await (await ask('/explain', PLUS, { accept: 'text/event-stream' })).text();
  assert.match(events, /^event: part\ndata: \{"type":"step"[^\n]*\n\n/);
  assert.match(events, /event: result\ndata: .*"verdict":"unique"/);
  const failed = await (await ask('/explain', 'nonsense', { accept: 'text/event-stream' })).text();
  assert.match(failed, /^event: problem\ndata: .*"code":"unreadable-puzzle"/);
});

test('a batch gives the rows of the command', async (t) => {
  const { ask } = testApp(t);
  const form = new FormData();
  for (const [name, text] of Object.entries({
    'a.txt': PLUS,
    'b.txt': SWITCH,
    'c.txt': PLUS,
    'd.txt': 'no puzzle',
  })) {
    form.append('files', new Blob([text]), name);
  }
  const text = await (await ask('/batch?max=3', form)).text();
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    rows.map(({ id, source, verdict, duplicateOf }) => [id, source, verdict, duplicateOf]),
    [
      [1, 'a.txt', 'unique', undefined],
      [2, 'b.txt', 'multiple', undefined],
      [3, 'c.txt', 'unique', 1],
      [4, 'd.txt', 'invalid', undefined],
    ],
  );
  const listed = await (await ask('/batch', JSON.stringify({ puzzles: [PLUS, IMPOSSIBLE] }))).text();
  assert.deepEqual(
    listed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).verdict),
    ['unique', 'none'],
  );
});

test('keys guard the work; health, formats and documents are for everyone', async (t) => {
  const { token, line } = newKey('alice');
  const { ask, log } = testApp(t, {}, { keys: parseKeys(line) });
  assert.deepEqual(await problem(await ask('/solve', PLUS)), [401, 'unauthorized']);
  assert.deepEqual(await problem(await ask('/metrics')), [401, 'unauthorized']);
  assert.equal(
    (await ask('/solve', PLUS, { authorization: 'Bearer wrong' })).headers.get('www-authenticate'),
    'Bearer',
  );
  assert.equal((await ask('/solve', PLUS, { authorization: `Bearer ${token}` })).status, 200);
  for (const path of ['/health', '/ready', '/formats', '/openapi.json', '/docs']) {
    assert.equal((await ask(path)).status, 200, path);
  }
  assert(log.some(({ client, status }) => client === 'alice' && status === 200));
});

test('too many requests get a 429 with a time to wait', async (t) => {
  const { ask } = testApp(t, { rate: 2 });
  await ask('/hash', PLUS);
  await ask('/hash', PLUS);
  const third = await ask('/hash', PLUS);
  assert.equal(third.headers.get('retry-after'), '30');
  assert.deepEqual(await problem(third), [429, 'rate-limited']);
});

test('pages of other origins are let in only by name', async (t) => {
  const origin = { origin: 'https://example.org' };
  const closed = testApp(t);
  assert.equal((await closed.ask('/hash', PLUS, origin)).headers.get('access-control-allow-origin'), null);
  const open = testApp(t, {}, { origins: ['https://example.org'] });
  const { headers } = await open.ask('/hash', PLUS, origin);
  assert.equal(headers.get('access-control-allow-origin'), 'https://example.org');
  assert.match(headers.get('access-control-expose-headers') ?? '', /etag/i);
  const other = await open.ask('/hash', PLUS, { origin: 'https://example.com' });
  assert.equal(other.headers.get('access-control-allow-origin'), null);
});

test('the log has no puzzle in it, neither of the body nor of the address', async (t) => {
  const { ask, log } = testApp(t);
  await ask(`/solve?puzzle=${encodeURIComponent(PLUS)}`);
  await ask('/solve', PLUS);
  assert.equal(log.length, 2);
  assert(!JSON.stringify(log).includes('3;1'), JSON.stringify(log));
  assert.deepEqual(
    log.map(({ path, status }) => [path, status]),
    [
      ['/api/v1/solve', 200],
      ['/api/v1/solve', 200],
    ],
  );
});

test('metrics count, and a service that shuts down says so', async (t) => {
  const { ask, shutDown } = testApp(t);
  await ask('/hash', PLUS);
  const text = await (await ask('/metrics')).text();
  assert.match(text, /crosshatch_requests_total\{route="hash",status="200"\} 1\n/);
  assert.match(text, /crosshatch_request_seconds_bucket\{route="hash",le="\+Inf"\} 1\n/);
  assert.match(text, /crosshatch_requests_open 1\n/);
  shutDown();
  assert.deepEqual(await problem(await ask('/ready')), [503, 'shutting-down']);
  assert.deepEqual(await problem(await ask('/hash', PLUS)), [503, 'shutting-down']);
  assert.equal((await ask('/health')).status, 200);
});

test('the reference is one page that loads nothing', async (t) => {
  const { ask } = testApp(t);
  const response = await ask('/docs');
  const html = await response.text();
  assert.match(html, /<code>POST \/api\/v1\/solve<\/code>/);
  assert(!/<script|<link|src=|url\(/.test(html));
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
});

test('solve adds a certificate when asked, and none to an undecided puzzle', async (t) => {
  const { json } = testApp(t);
  const { certificate, verdict } = await json('/solve?certificate=true', PLUS);
  assert.equal(verdict, 'unique');
  assert.match(String(certificate), /^crosshatch-certificate 3\npuzzle [\da-f]{64}\nu .+\nv .+\nq unique\n$/);
  assert.equal((await json('/solve', PLUS)).certificate, undefined);
  const undecided = await json('/solve?certificate=true&timeout=0.000001', ENDLESS);
  assert.deepEqual([undecided.verdict, undecided.certificate], ['undecided', undefined]);
});
