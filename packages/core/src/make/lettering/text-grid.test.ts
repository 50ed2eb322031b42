import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solve } from '../../solve/index.js';
import { rowsOf } from '../../testing/notation.js';
import { satSolutions } from '../../testing/sat-oracle.js';
import { improve } from '../improve/improve.js';
import { EMBLEMS } from './emblems.js';
import { LETTERS } from './letters.js';
import { EMBLEM_NAMES, textGrid } from './text-grid.js';

function rows(text: string, options = {}) {
  const result = textGrid(text, options);
  assert(result.ok, text);
  return rowsOf(result.grid);
}

test('every glyph is well drawn: rows of one length, no blank column at its sides, none like another', () => {
  const glyphs = [
    ...Object.entries(LETTERS).map(([name, text]) => ({ name, rows: text.split(' ') })),
    ...EMBLEMS,
  ];
  const seen = new Map<string, string>();
  for (const { name, rows: drawn } of glyphs) {
    assert(
      drawn.every((row) => row.length === drawn[0].length && /^[#.]+$/.test(row)),
      name,
    );
    assert(drawn.some((row) => row.startsWith('#')) && drawn.some((row) => row.endsWith('#')), name);
    const key = drawn.join('/');
    assert.equal(seen.get(key), undefined, `${name} looks like ${seen.get(key)}`);
    seen.set(key, name);
  }
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
    assert(letter in LETTERS);
});

test('letters stand on a line, and descenders hang below it', () => {
  assert.deepEqual(rows('Ap'), [
    '.###......',
    '#...#.....',
    '#...#.###.',
    '#####.#..#',
    '#...#.#..#',
    '#...#.#..#',
    '#...#.###.',
    '......#...',
    '......#...',
  ]);
});

test('emblems by name and by character, accents left out, several lines, larger dots', () => {
  assert.deepEqual(rows(':heart:'), rows('❤️'));
  assert.deepEqual(rows('é'), rows('e'));
  assert.equal(rows('A\nB').length, 16);
  assert.deepEqual(rows('i', { scale: 2 }).slice(0, 3), ['##', '##', '..']);
  assert.equal(rows('II', { gap: 3 })[0], '###...###');
  assert.deepEqual(rows(':ab'), rows(': a b'.replaceAll(' ', '')));
});

test('characters that cannot be set are reported', () => {
  assert.deepEqual(textGrid('aжbЖж'), { ok: false, reason: 'missing', missing: ['ж', 'Ж'] });
  assert.deepEqual(textGrid('  \n '), { ok: false, reason: 'empty' });
  assert.deepEqual(textGrid('x'.repeat(400)), { ok: false, reason: 'too-large' });
  assert.throws(() => textGrid('a', { scale: 0 }), /^RangeError: scale is 0/);
});

test('words and emblems become puzzles with one solution, proven by two engines', () => {
  for (const text of ['CAT', 'Hello', '42', ...EMBLEM_NAMES.map((name) => `:${name}:`)]) {
    const result = textGrid(text);
    assert(result.ok);
    const { puzzle, reached, changes } = improve(result.grid);
    assert(reached && changes.length <= 4, `${text}: ${changes.length}`);
    assert.equal(solve(puzzle).verdict, 'unique');
    assert.equal(satSolutions(puzzle).length, 1);
  }
});
