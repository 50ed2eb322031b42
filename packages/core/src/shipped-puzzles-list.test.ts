import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GRADE_CLASSES } from './explain/index.js';
import { PACKS } from './testing/shipped-packs.js';
import { PUZZLES, puzzleList, puzzleModule, shippedPuzzles } from './testing/shipped-puzzles.js';

const puzzles = shippedPuzzles();
const list = puzzleList(puzzles);

test('puzzles/README.md lists the shipped puzzles', () => {
  const written = readFileSync(new URL('README.md', PUZZLES), 'utf8');
  assert.equal(written, list, 'run "npm run generate"');
});

test('the list of the command is up to date', () => {
  const written = readFileSync(new URL('../packages/cli/src/shipped/list.ts', PUZZLES), 'utf8');
  assert.equal(written, puzzleModule(puzzles), 'run "npm run generate"');
});

test('the shipped puzzles are of every grade, and some have no solution', () => {
  for (const name of GRADE_CLASSES.filter((name) => name !== 'not-unique')) {
    assert(list.includes(`| ${name.replace('-', ' ')} (`), name);
  }
  assert(puzzles.some(({ solutions }) => solutions > 1));
  assert(puzzles.some(({ solutions }) => solutions === 0));
});

test('every shipped puzzle is in exactly one pack, and the packs get harder', () => {
  const names = PACKS.flatMap((pack) => pack.puzzles);
  assert.deepEqual([...names].sort(), puzzles.map(({ name }) => name).sort());
  const tables = list.split('\n## ').slice(1);
  assert.equal(tables.length, PACKS.length);
  tables.forEach((table, i) => {
    assert(table.startsWith(`${PACKS[i].title}\n`));
    const numbers = Array.from(table.matchAll(/ \((\d+), length/g), ([, number]) => Number(number));
    assert.deepEqual(
      [...numbers].sort((a, b) => a - b),
      numbers,
    );
  });
});
