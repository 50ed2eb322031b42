// `solve --certificate` and `verify`, and the checker in Python on the same certificates.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, solve } from '@crosshatch/core';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder, spawnCommand } from '../testing/run-command.js';

/** One solution that lines alone do not find. */
const SEARCHED = '2;1,1;1,1;2;1,1:2;2;1,1;2;1,1';
/** The n-Dom family, n = 5. */
const FIVE_DOM = '1;1;1,3;1;1,3;1;1,3;1;1,3;1;3:3;1;3,1;1;3,1;1;3,1;1;3,1;1;1';
/** Five cells by columns and four by rows, and no single line shows it. */
const AREAS = '1;1;1;1;1:1;1;1;1';
/** The middle cell decides; the first row is given as sets: anything but blank, anything, blank. */
const GIVEN = JSON.stringify({
  crosshatch: 1,
  palette: {
    colors: [
      { symbol: '#', rgb: '#000000' },
      { symbol: 'r', rgb: '#ff0000' },
    ],
  },
  rows: [[1, { length: 1, color: 2 }], null, [{ length: null, color: 1 }]],
  columns: [[1], [{ length: 1, color: 2 }, 1], [1]],
  given: [[6, 7, 1], '?#?', '???'],
});
const PYTHON = fileURLToPath(new URL('../../../../examples/verify-certificate.py', import.meta.url));

/** Every line has the clue 1: all permutations. */
const permutations = (side: number) =>
  `${new Array(side).fill('1').join(';')}:${new Array(side).fill('1').join(';')}`;

test('a puzzle is solved with a certificate, and the certificate is verified', async (context) => {
  const folder = scratchFolder(context);
  const certificate = join(folder, 'small.cert');
  const solved = await spawnCommand(['solve', '-q', SEARCHED, '--certificate', certificate]);
  assert.equal(solved.code, 0, solved.stderr);
  const verified = await spawnCommand(['verify', SEARCHED, certificate]);
  assert.match(verified.stdout, /^verified: <puzzle> has exactly one solution \(\d+ steps checked\)\n$/);
  assert.equal(verified.code, 0);
  // Nothing else is left in the folder.
  assert.deepEqual(readdirSync(folder), ['small.cert']);
});

test('every verdict has its certificate', async (context) => {
  const folder = scratchFolder(context);
  for (const [puzzle, options, outcome, claim] of [
    ['2;1:1;1', [], 'none', 'no solution'],
    [permutations(4), [], 'multiple', 'several solutions'],
    [permutations(4), ['--all'], 'multiple', 'exactly these solutions: 24'],
  ] as const) {
    const path = join(folder, 'x.cert');
    const solved = await runInProcess(['solve', '-q', puzzle, '--certificate', path, '--force', ...options]);
    assert.equal(solved.outcome, outcome);
    const verified = await runInProcess(['verify', puzzle, path]);
    assert.equal(verified.outcome, 'ok', verified.stdout);
    assert(verified.stdout.includes(`has ${claim} (`), verified.stdout);
  }
});

test('an undecided puzzle leaves no certificate, and says so', async (context) => {
  const folder = scratchFolder(context);
  // The time is up before the first slice.
  const args = ['solve', '-q', SEARCHED, '--timeout', '0.000001', '--certificate', join(folder, 'x.cert')];
  const run = await runInProcess(args);
  assert.equal(run.outcome, 'undecided');
  assert.match(run.stderr, /no certificate, because the puzzle is undecided/);
  assert.deepEqual(readdirSync(folder), []);
});

test('several puzzles get numbered certificates; existing files are kept', async (context) => {
  const folder = scratchFolder(context);
  const path = join(folder, 'x.cert');
  const run = await runInProcess(['solve', '-q', '1:1', SEARCHED, '--certificate', path]);
  assert.equal(run.outcome, 'ok', run.stderr);
  assert.deepEqual(readdirSync(folder).sort(), ['x-1.cert', 'x.cert']);
  const before = statSync(path).mtimeMs;
  const again = await runInProcess(['solve', '-q', '1:1', '--certificate', path]);
  assert.equal(again.outcome, 'output');
  assert.equal(statSync(path).mtimeMs, before);
});

test('a certificate that is changed, missing or of another puzzle is refused', async (context) => {
  const path = join(scratchFolder(context), 'x.cert');
  await runInProcess(['solve', '-q', SEARCHED, '--certificate', path]);
  const other = await runInProcess(['verify', '1:1', path]);
  assert.equal(other.outcome, 'refused');
  assert.match(other.stdout, /x\.cert:2: The certificate is for another puzzle/);
  writeFileSync(path, readFileSync(path, 'utf8').replace('q unique', 'q none'));
  const changed = await spawnCommand(['verify', '--json', SEARCHED, path]);
  assert.equal(changed.code, 1);
  const object = JSON.parse(changed.stdout);
  assert.equal(object.verdict, 'refused');
  assert.match(object.message, /Found 1 solutions; expected 0/);
  const missing = await runInProcess(['verify', SEARCHED, `${path}.not`]);
  assert.equal(missing.outcome, 'badInput');
});

test('the checker in Python accepts the same certificates, and refuses changed ones', async (context) => {
  if (spawnSync('python3', ['--version']).status !== 0) {
    context.skip('there is no python3 here');
    return;
  }
  const folder = scratchFolder(context);
  const [puzzle, certificate] = [join(folder, 'x.json'), join(folder, 'x.cert')];
  const python = () => spawnSync('python3', [PYTHON, puzzle, certificate], { encoding: 'utf8' });
  for (const [source, claim] of [
    [SEARCHED, 'unique'],
    [permutations(4), 'multiple'],
    ['2;1:1;1', 'none'],
    [AREAS, 'none'],
  ]) {
    await runInProcess(['solve', '-q', source, '--certificate', certificate, '--force']);
    if (source === AREAS) assert.match(readFileSync(certificate, 'utf8'), /^a [01/]+$/m);
    const converted = await runInProcess(['convert', source, '--to', 'crosshatch', '-o', puzzle, '--force']);
    assert.equal(converted.outcome, 'ok', converted.stderr);
    const accepted = python();
    assert.equal(accepted.status, 0, accepted.stdout + accepted.stderr);
    assert.match(accepted.stdout, new RegExp(`^verified: ${claim}`));
    const text = readFileSync(certificate, 'utf8');
    writeFileSync(certificate, text.replace(/^q .*$/m, 'q count 7'));
    assert.equal(python().status, 1);
  }
  // Given cells, some of them candidate sets, in colours, with unknown clues and lengths.
  for (const [given, claim] of [
    [GIVEN, 'unique'],
    [GIVEN.replace('"?#?"', '"???"'), 'multiple'],
    [GIVEN.replace('"?#?"', '"?r?"'), 'none'],
  ]) {
    writeFileSync(puzzle, given);
    const solved = await runInProcess(['solve', '-q', puzzle, '--certificate', certificate, '--force']);
    assert.equal(solved.outcome, claim === 'unique' ? 'ok' : claim);
    assert.equal((await runInProcess(['verify', puzzle, certificate])).outcome, 'ok');
    assert.match(python().stdout, new RegExp(`^verified: ${claim}`));
  }
  // Symmetric, and probed at once: images of clauses, and starts of runs.
  const parsed = parse(FIVE_DOM);
  assert(parsed.ok);
  const pieces: string[] = [];
  solve(parsed.documents[0].puzzle, { strategy: 'eager', certificate: (piece) => pieces.push(piece) });
  const text = pieces.join('');
  for (const kind of [/^s \d$/m, /[rc]\d+#\d+<=\d+/]) assert.match(text, kind);
  writeFileSync(certificate, text);
  await runInProcess(['convert', FIVE_DOM, '--to', 'crosshatch', '-o', puzzle, '--force']);
  assert.match(python().stdout, /^verified: unique/);
  writeFileSync(certificate, text.replace('certificate 4', 'certificate 3'));
  assert.match(python().stdout, /^refused: line 1: another version .* expected crosshatch-certificate 4\n$/);
  const old = await runInProcess(['verify', FIVE_DOM, certificate]);
  assert.equal(old.outcome, 'refused');
  assert.match(old.stdout, /:1: Found "crosshatch-certificate 3".* have to be written again/);
});
