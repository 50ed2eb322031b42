// The service as others use it: a real server on a free port of this machine, with the pictures of the command. Its
// answers are those of the command, and the clients in examples/ work.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startService } from '@crosshatch/server';
import { build } from 'esbuild';
import sharp from 'sharp';
import { runInProcess } from '../testing/fake-context.js';
import { schemaFault } from '../testing/json-schema.js';
import { scratchFolder } from '../testing/run-command.js';
import { startServiceThread } from './service-worker.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PUZZLES = ['005-kitten.non', '010-cactus.json', '013-who-is-awake.non', '016-misprint.non'];

const running = await startService({
  host: '127.0.0.1',
  port: 0,
  version: '0.0.0',
  log: () => {},
  startThread: startServiceThread,
  limits: { workers: 1, seconds: 3600 },
});
after(() => running.stop(0));
const api = `${running.url}api/v1`;

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${api}${path}`, { method: 'POST', body, headers });

/** Without what depends on the moment, the engine's way through the search, or the caller. */
function comparable(object: Record<string, unknown>): Record<string, unknown> {
  const { milliseconds, effort, ...rest } = object;
  return rest;
}

/** The path of a request, and the words of the command that mean the same. */
const SAME: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['/solve', ['solve', '-']],
  ['/solve?max=5', ['solve', '-', '--max', '5']],
  ['/solve?steps=true', ['solve', '-', '--steps']],
  ['/check', ['check', '-']],
  ['/count', ['count', '-']],
  ['/hint?level=3', ['hint', '-', '--level', '3']],
  ['/hint?level=4&lang=de', ['hint', '-', '--level', '4', '--lang', 'de']],
  ['/why?row=2&column=3', ['why', '-', '2', '3']],
  ['/explain', ['explain', '-']],
  ['/grade', ['grade', '-']],
  ['/diagnose', ['diagnose', '-']],
  ['/hash', ['hash', '-']],
  ['/convert?to=crosshatch', ['convert', '-', '--to', 'crosshatch']],
  ['/draw?format=json', ['draw', '-', '--ascii']],
  ['/draw?format=json&solution=true&ascii=false', ['draw', '-', '--solution', '--no-ascii']],
  ['/draw?format=json&clues=false&heading=false', ['draw', '-', '--ascii', '--no-clues', '--no-heading']],
];

for (const [path, words] of SAME) {
  test(`POST ${path} answers what "${words.join(' ')} --json" prints`, async () => {
    for (const name of PUZZLES) {
      const puzzle = new Uint8Array(readFileSync(join(ROOT, 'puzzles', name)));
      const answer = (await (await post(path, puzzle)).json()) as Record<string, unknown>;
      assert.equal(await schemaFault(words[0], answer), undefined, name);
      const { stdout } = await runInProcess([...words, '--json'], { stdin: puzzle });
      assert.deepEqual(comparable(answer), comparable(JSON.parse(stdout)), name);
    }
  });
}

test('generate, make and formats answer what the command prints', async () => {
  const same = async (response: Response, words: readonly string[]) => {
    const { stdout } = await runInProcess([...words, '--json']);
    assert.deepEqual(comparable((await response.json()) as never), comparable(JSON.parse(stdout)));
  };
  await same(await post('/generate?size=6x4&seed=5&unique=true', ''), [
    'generate',
    '6x4',
    '--seed',
    '5',
    '--unique',
  ]);
  const several = await post('/generate?size=5&seed=7&count=3', '');
  assert.equal(several.headers.get('content-type'), 'application/x-ndjson');
  const printed = await runInProcess(['generate', '5', '--seed', '7', '-n', '3', '--json']);
  assert.equal(await several.text(), printed.stdout);
  const refused = await post('/generate?size=5&count=3', '', { accept: 'application/json' });
  assert.equal(refused.status, 406);
  await same(await post('/make?text=OK&target=line', ''), ['make', '--text', 'OK', '--target', 'line']);
  const formats = await (
    await fetch(`${api}/formats`, { headers: { accept: 'application/x-ndjson' } })
  ).text();
  assert.equal(formats, (await runInProcess(['formats', '--json'])).stdout);
});

test('a batch answers the rows that the command prints', async (t) => {
  const names = [...PUZZLES, 'copy.non', 'broken.non'];
  const folder = scratchFolder(t);
  for (const name of PUZZLES) cpSync(join(ROOT, 'puzzles', name), join(folder, name));
  cpSync(join(ROOT, 'puzzles', PUZZLES[0]), join(folder, 'copy.non'));
  writeFileSync(join(folder, 'broken.non'), 'width 2\nheight 2\nrows\n1\n');
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([readFileSync(join(folder, name))]), name);
  const answer = await (await fetch(`${api}/batch?max=3`, { method: 'POST', body: form })).text();
  const words = ['batch', ...names, '--max', '3', '--timeout', '3600', '--json', '-q'];
  const { stdout } = await runInProcess(words, { cwd: folder });
  const rows = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => comparable(JSON.parse(line)));
  for (const row of rows(answer)) assert.equal(await schemaFault('batch', row), undefined);
  assert.deepEqual(rows(answer), rows(stdout));
});

test('an animated drawing is that of the command', async () => {
  const puzzle = readFileSync(join(ROOT, 'puzzles', PUZZLES[0]), 'utf8');
  const answer = await (await post('/draw?animate=true&duration=3', puzzle)).text();
  const { stdout } = await runInProcess(['draw', '-', '--svg', '--animate', '--duration', '3'], {
    stdin: puzzle,
  });
  assert.match(answer, /<animate|@keyframes/);
  assert.equal(answer, stdout);
});

test('pictures come out as SVG, PNG, PDF and GIF, and go in as they are', async () => {
  const puzzle = readFileSync(join(ROOT, 'puzzles', PUZZLES[0]), 'utf8');
  const begins = {
    'image/svg+xml': '<svg',
    'image/png': '\u0089PNG',
    'application/pdf': '%PDF',
    'image/gif': 'GIF8',
  };
  for (const [type, begin] of Object.entries(begins)) {
    const response = await post('/draw?solution=true', puzzle, { accept: type });
    assert.equal(response.headers.get('content-type'), type);
    assert.equal(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4), begin);
  }
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="25"/></svg>';
  const png = new Uint8Array(await sharp(Buffer.from(disc)).flatten({ background: '#fff' }).png().toBuffer());
  const made = (await (await post('/make?size=10', png)).json()) as Record<string, unknown>;
  assert.equal(await schemaFault('make', made), undefined);
  assert.deepEqual([made.verdict, made.width, made.height], ['unique', 10, 10]);
  const form = new FormData();
  form.set('picture', new Blob([png]), 'disc.png');
  form.set('size', '10');
  const again = (await (await fetch(`${api}/make`, { method: 'POST', body: form })).json()) as Record<
    string,
    unknown
  >;
  assert.deepEqual([again.hash, again.source, again.title], [made.hash, 'disc.png', 'disc']);
  const broken = await post('/make', png.subarray(0, 100));
  assert.equal(((await broken.json()) as { code: string }).code, 'unreadable-picture');
});

test('a picture of a puzzle is read as scan reads it', async () => {
  const puzzle = readFileSync(join(ROOT, 'puzzles', PUZZLES[0]), 'utf8');
  const png = new Uint8Array(await (await post('/draw?format=png&cell=30', puzzle)).arrayBuffer());
  const answer = (await (await post('/scan', png)).json()) as Record<string, unknown>;
  assert.equal(await schemaFault('scan', answer), undefined);
  const { stdout } = await runInProcess(['scan', '-', '--json'], { stdin: png });
  assert.deepEqual(answer, JSON.parse(stdout));
  assert.equal(answer.verdict, 'unique');
  assert.equal(((await (await post('/scan', 'text')).json()) as { code: string }).code, 'unreadable-picture');
});

test('a client that goes away ends its work', async () => {
  const hard = `${Array(45).fill('1,1,1,2,1').join(';')}:${Array(45).fill('2,1,1,1,1').join(';')}`;
  const { hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/v1/count HTTP/1.1\r\nhost: x\r\ncontent-length: ${hard.length}\r\n\r\n${hard}`);
  while (running.service.lanes.load === 0) await setTimeout(10);
  socket.destroy();
  while (running.service.lanes.load > 0) await setTimeout(10);
});

test('the clients in examples/ work', async (t) => {
  const folder = join(ROOT, 'examples/service');
  const file = join(ROOT, 'puzzles', PUZZLES[0]);
  const base = running.url.replace(/\/$/, '');
  const output = (command: string, args: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(command, [...args, base, file]);
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
      });
      child.stderr.on('data', (chunk) => {
        text += chunk;
      });
      child.on('error', reject);
      child.on('close', () => resolve(text));
    });
  const has = (command: string) => spawnSync(command, ['--version']).status === 0;
  const compiled = join(scratchFolder(t), 'client.mjs');
  await build({
    entryPoints: [join(folder, 'client.ts')],
    outfile: compiled,
    format: 'esm',
    platform: 'node',
  });
  assert.equal(
    await output(process.execPath, [compiled]),
    'unique #...#/#####/#.#.#/#####/.###.\n422 unreadable-puzzle\n',
  );
  if (has('curl')) {
    assert.equal(
      await output('sh', [join(folder, 'curl.sh')]),
      '"verdict":"unique"\n"words":"Look at row 2 (5)."\n<svg\n422 application/problem+json\n',
    );
  } else t.diagnostic('curl is not installed');
  if (has('python3')) {
    const printed = await output('python3', [join(folder, 'client.py')]);
    assert.match(printed, /^Kitten unique\n#\.\.\.#\n#####\n/);
    assert.match(printed, /\n11 steps, the first: Row 2: .*\n422 unreadable-puzzle line \d+\n$/);
  } else t.diagnostic('python3 is not installed');
});
