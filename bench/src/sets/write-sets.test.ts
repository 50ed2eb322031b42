// `npm run bench -- SET --write-sets DIR`: the files hold the puzzles of the sets, and `crosshatch compare` reads them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, puzzleHash } from '@crosshatch/core';
import { SETS } from './registry.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function scratchFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-sets-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As npm installs it, when all tests run: from the modules it takes three times as long. */
const COMMAND = process.env.CROSSHATCH_PACKED_COMMAND ?? join(ROOT, 'packages/cli/bin/crosshatch.js');
const BENCH = join(ROOT, 'bench/dist/run.js');

function run(program: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [program, ...args], { cwd: ROOT, encoding: 'utf8' });
}

/** Title and hash of every puzzle of a file. */
function contents(path: string): readonly string[] {
  const result = parse(readFileSync(path));
  assert(result.ok, path);
  return result.documents.map(({ puzzle, meta }) => `${meta?.title} ${puzzleHash(puzzle)}`);
}

function expected(id: string): readonly string[] {
  const set = SETS.find((each) => each.id === id);
  assert(set !== undefined);
  return set.load(undefined).puzzles.map(({ name, puzzle }) => `${name} ${puzzleHash(puzzle)}`);
}

test('sets become files with the same puzzles, and nothing is measured', (context) => {
  const folder = join(scratchFolder(context), 'new', 'sets');
  const written = run(BENCH, 'color', 'hard', '--own', '--write-sets', folder);
  assert.equal(written.status, 0, written.stderr);
  assert.deepEqual(readdirSync(folder).sort(), ['color.json', 'hard.json']);
  const ids = ['color', 'hard'];
  for (const id of ids) assert.deepEqual(contents(join(folder, `${id}.json`)), expected(id));
  const lines = ids.map((id) => `${join(folder, id)}.json: ${expected(id).length} puzzles\n`);
  assert.equal(written.stdout, lines.join(''));
});

test('a set that is named by its path is written under the name of its file, and can be compared', (context) => {
  const folder = scratchFolder(context);
  const written = run(BENCH, 'puzzles/005-kitten.non', '--write-sets', folder);
  assert.equal(written.status, 0, written.stderr);
  const path = join(folder, '005-kitten.json');
  const compared = run(
    COMMAND,
    ...['compare', path, '--solver', 'ours', '--rounds', '1', '--timeout', '600', '-q', '--json'],
  );
  assert.equal(compared.status, 0, compared.stderr);
  const { standings, measurements } = JSON.parse(compared.stdout);
  assert.equal(standings[0].answered, 1);
  assert.deepEqual(contents(path), [`005-kitten.non ${measurements[0].hash}`]);
});

test('two sets of the same name are refused before anything is written', (context) => {
  const folder = join(scratchFolder(context), 'sets');
  const source = 'bench/puzzles/hard.jsonl';
  const refused = run(BENCH, 'hard', source, '--own', '--write-sets', folder);
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /^Two sets would be written to hard\.json; write them to different folders\./);
  assert.equal(refused.stdout, '');
  assert.throws(() => readdirSync(folder), /ENOENT/);
});
