// One puzzle has one grade: every command that shows class, number, length and depth shows what the library returns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '@crosshatch/core/explain';
import { parse } from '@crosshatch/core/formats';
import type { Puzzle } from '@crosshatch/core/model';
import { folderOf, rows } from '../testing/batch-folder.js';
import { runInProcess } from '../testing/fake-context.js';

interface Numbers {
  readonly class: string;
  readonly number: number;
  readonly length: number;
  readonly depth: number;
}

const numbersOf = ({ class: name, number, length, depth }: Numbers): Numbers => ({
  class: name,
  number,
  length,
  depth,
});

function puzzleIn(text: string): Puzzle {
  const result = parse(text);
  assert(result.ok);
  return result.documents[0].puzzle;
}

function byLibrary(text: string): Numbers {
  const result = grade(puzzleIn(text));
  assert(result.verdict === 'graded');
  return numbersOf(result);
}

/** The object that the command prints first. */
async function printed(args: readonly string[], stdin = '') {
  const run = await runInProcess(args, { stdin });
  return JSON.parse(run.stdout.split('\n')[0]);
}

/** By line logic, in colours, and with an assumption. */
async function samples(): Promise<string[]> {
  const made = await Promise.all(
    [
      ['generate', '9', '--texture', 'smooth', '--seed', '4', '--length', '0-100', '--json'],
      ['generate', '8', '--colors', '3', '--texture', 'smooth', '--seed', '2', '--length', '0-100', '--json'],
    ].map((args) => printed(args)),
  );
  return [...made.map(({ puzzle }) => JSON.stringify(puzzle)), '2;1,1;1,1;2;1,1:2;2;1,1;2;1,1'];
}

test('grade, check and batch show the grade of the library', async (t) => {
  const texts = await samples();
  const folder = folderOf(t, Object.fromEntries(texts.map((text, i) => [`${i}.json`, text])));
  const batch = rows((await runInProcess(['batch', 'in'], { cwd: folder })).stdout);
  for (const [i, text] of texts.entries()) {
    const expected = byLibrary(text);
    assert.deepEqual(numbersOf((await printed(['grade', '-', '--json'], text)).grade), expected);
    assert.deepEqual(numbersOf((await printed(['check', '-', '--json'], text)).grade), expected);
    assert.deepEqual(numbersOf(batch[i].grade as Numbers), expected, JSON.stringify(batch[i]));
    const { number, length, depth } = expected;
    const words = `${number} of 100; length ${length}, depth ${depth})`;
    const { stdout } = await runInProcess(['check', '-'], { stdin: text });
    assert(stdout.includes(words), `${words} in ${stdout}`);
  }
});

test('generate and make show the grade of the library', async () => {
  const commands = [
    [
      'generate',
      '9',
      '--texture',
      'smooth',
      '--seed',
      '6',
      '--length',
      '0-100',
      '--depth',
      '0-100',
      '--json',
    ],
    ['make', '--text', 'K', '--size', '10', '--length', '0-100', '--json'],
  ];
  for (const args of commands) {
    const made = await printed(args);
    assert.deepEqual(numbersOf(made.grade), byLibrary(JSON.stringify(made.puzzle)), args.join(' '));
  }
});

test('puzzles lists the grade of the library, and the overall number is never below the length', async () => {
  const { stdout } = await runInProcess(['puzzles', '--json']);
  const small = rows(stdout)
    .filter(({ width, gradeLength }) => Number(width) <= 10 && gradeLength !== undefined)
    .slice(0, 12);
  assert.equal(small.length, 12);
  for (const { name, grade: listed, gradeLength, gradeDepth } of small) {
    const { grade: own } = await printed(['grade', String(name), '--json']);
    assert.deepEqual([own.class.replace('-', ' '), own.length, own.depth], [listed, gradeLength, gradeDepth]);
    assert(own.number >= own.length);
  }
});
