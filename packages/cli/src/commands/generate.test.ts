import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from '@crosshatch/core/formats';
import { puzzleHash } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { runInProcess } from '../testing/fake-context.js';
import { scratchFolder } from '../testing/run-command.js';

function documents(text: string) {
  const result = parse(text);
  assert(result.ok, text);
  return result.documents;
}

test('a seed gives the same puzzle again', async () => {
  const first = await runInProcess(['generate', '8x6', '--seed', '7']);
  assert.deepEqual([first.code, first.stderr], [0, '']);
  assert.equal((await runInProcess(['generate', '8x6', '--seed', '7'])).stdout, first.stdout);
  const [{ puzzle, meta, goal }] = documents(first.stdout);
  assert.deepEqual([puzzle.width, puzzle.height, meta.title], [8, 6, 'Random 8x6 7']);
  assert(goal !== undefined);
});

test('without --seed a seed is chosen and printed, and it reproduces the puzzle', async () => {
  const run = await runInProcess(['generate', '5']);
  const seed = /^seed (\d+)$/m.exec(run.stderr)?.[1] ?? '';
  assert.equal((await runInProcess(['generate', '5', '--seed', seed])).stdout, run.stdout);
});

test('--line-solvable and --count keep their word', async () => {
  const run = await runInProcess([
    'generate',
    '12',
    '--line-solvable',
    '-n',
    '5',
    '--seed',
    '1',
    '--no-goal',
  ]);
  assert.equal(run.code, 0);
  const made = documents(run.stdout);
  assert.equal(new Set(made.map(({ puzzle }) => puzzleHash(puzzle))).size, 5);
  for (const { puzzle, goal } of made) {
    const result = solve(puzzle);
    assert(result.verdict === 'unique' && result.lineSolvable);
    assert.equal(goal, undefined);
  }
});

test('the next puzzle of a series is that of the next seed', async () => {
  const [, second] = documents((await runInProcess(['generate', '9', '-n', '2', '--seed', '3'])).stdout);
  const [alone] = documents((await runInProcess(['generate', '9', '--seed', '4'])).stdout);
  assert.deepEqual(second, alone);
});

test('a folder gets one file for each, in the format requested', async (t) => {
  const folder = scratchFolder(t);
  const args = ['generate', '4x4', '-n', '2', '--seed', '1', '--colors', '2', '-d', 'out', '--to', 'json'];
  const run = await runInProcess(args, { cwd: folder });
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(readdirSync(join(folder, 'out')).sort(), [
    'random-4x4-1.crosshatch.json',
    'random-4x4-2.crosshatch.json',
  ]);
});

test('it can be piped into another command', async () => {
  const { stdout } = await runInProcess([
    'generate',
    '10',
    '--unique',
    '--seed',
    '5',
    '--symmetry',
    'mirror',
  ]);
  assert.equal((await runInProcess(['solve', '-q', '-'], { stdin: stdout })).code, 0);
});

test('unreachable targets are reported, with their exit code', async () => {
  const args = [
    'generate',
    '60',
    '--line-solvable',
    '--density',
    '20',
    '--seed',
    '1',
    '--timeout',
    '0.000001',
  ];
  const run = await runInProcess(args);
  assert.equal(run.code, 6);
  assert.match(run.stderr, /no such puzzle found \(time limit reached\)/);
});

test('contradictory options are refused', async () => {
  for (const [args, message] of [
    [['0x5'], /"0x5" is not a size/],
    [['5x2000'], /"5x2000" is not a size/],
    [['big'], /"big" is not a size/],
    [['5', '--density', '120'], /Expected a number from 0 to 100/],
    [['5', '--colors', '99'], /Expected a whole number, 1 to 30/],
    [['5x6', '--symmetry', 'quarter', '--seed', '1'], /needs a square; the size is 5x6/],
    [['5', '--symmetry', 'odd'], /Allowed choices are none, mirror/],
  ] as const) {
    const run = await runInProcess(['generate', ...args]);
    assert.equal(run.code, 2, args.join(' '));
    assert.match(run.stderr, message);
  }
});

test('--json prints one object per puzzle, with the puzzle that other commands read', async () => {
  const made = await runInProcess(['generate', '6', '-n', '3', '--seed', '5', '--json']);
  assert.equal(made.outcome, 'ok');
  const lines = made.stdout.trimEnd().split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).width),
    [6, 6, 6],
  );
  const puzzles = lines.map((line) => JSON.stringify(JSON.parse(line).puzzle)).join('\n');
  const hashes = await runInProcess(['hash', '-'], { stdin: puzzles });
  const again = await runInProcess(['generate', '6', '-n', '3', '--seed', '5']);
  assert.equal(hashes.stdout, (await runInProcess(['hash', '-'], { stdin: again.stdout })).stdout);
});

test('--length and --depth: only puzzles within the ranges, with their grade in the JSON', async () => {
  const args = [
    'generate',
    '10',
    '--texture',
    'smooth',
    '--length',
    '15-30',
    '--depth',
    '0-40',
    '--seed',
    '3',
  ];
  const { grade, verdict } = JSON.parse((await runInProcess([...args, '--json'])).stdout);
  assert.equal(verdict, 'unique');
  assert(grade.length >= 15 && grade.length <= 30 && grade.depth <= 40);
  const none = await runInProcess(['generate', '3', '--length', '95-100', '--seed', '1']);
  assert.notEqual(none.code, 0);
  assert.match(none.stderr, /those found had length \d+-\d+ and depth \d+-\d+/);
  const wrong = await runInProcess(['generate', '5', '--depth', '40-20']);
  assert.match(wrong.stderr, /Expected a range such as 20-40/);
});

test('--motif and --difficulty draw pictures that line logic solves, and the code makes them again', async () => {
  const args = ['generate', '20', '--motif', 'boat', '--colors', '4', '--difficulty', 'easy', '--seed', '3'];
  const run = await runInProcess([...args, '-n', '3', '--json']);
  assert.equal(run.code, 0, run.stderr);
  const lines = run.stdout.trimEnd().split('\n');
  assert.equal(lines.length, 3);
  for (const line of lines) {
    const { motif, code, verdict, puzzle, width, height } = JSON.parse(line);
    assert.deepEqual([motif, verdict, Math.max(width, height)], ['boat', 'unique', 20]);
    const [made] = documents(JSON.stringify(puzzle));
    const result = solve(made.puzzle);
    assert(result.verdict === 'unique' && result.lineSolvable);
    const again = await runInProcess(['generate', code.toLowerCase(), '--to', 'json']);
    assert.deepEqual(documents(again.stdout)[0], made);
  }
});

test('a date gives the daily puzzle; both sides and a symmetry can be given for a picture', async () => {
  const today = documents((await runInProcess(['generate', '2026-11-16'])).stdout)[0];
  assert.deepEqual([today.puzzle.width, today.meta.title], [10, 'Picture 1-D98M-85SB-GKSQ']);
  const run = await runInProcess([
    'generate',
    '14x18',
    '--motif',
    'pattern',
    '--symmetry',
    'flip',
    '--seed',
    '1',
  ]);
  const [{ puzzle }] = documents(run.stdout);
  assert.deepEqual([puzzle.width, puzzle.height], [14, 18]);
  assert.deepEqual([...puzzle.rows].reverse(), puzzle.rows);
});

test('options and codes that do not fit a picture are refused', async () => {
  for (const [args, message] of [
    [['4', '--motif', 'cat'], /size is 4; expected 5 to 60 cells a side/],
    [['big', '--motif', 'cat'], /is not a size; expected one side or both/],
    [['10', '--motif', 'unicorn'], /Allowed choices are picture, pattern, tree/],
    [['10', '--difficulty', 'evil'], /Allowed choices are easy, medium, hard/],
    [['20', '--motif', 'cat', '--density', '30'], /--density is for random puzzles/],
    [['20', '--motif', 'cat', '--texture', 'smooth'], /--texture is for random puzzles/],
    [['20x10', '--motif', 'cat', '--symmetry', 'diagonal'], /asks for a square; the size is 20x10/],
    [['1-D98M-85SB-GKSR'], /is not the code of a picture: its check digit does not match/],
    [['9-D98M-85SB-GKSQ'], /made by a later version/],
    [['2026-02-30'], /expected a day such as/],
  ] as const) {
    const run = await runInProcess(['generate', ...args]);
    assert.equal(run.code, 2, args.join(' '));
    assert.match(run.stderr, message);
  }
});
