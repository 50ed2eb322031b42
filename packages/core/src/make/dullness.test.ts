import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePalette, type Palette, puzzleOf } from '../model/index.js';
import { gridFrom } from '../testing/notation.js';
import { dullness } from './dullness.js';

const codes = (rows: readonly string[], palette?: Palette) => {
  const grid = gridFrom(rows, palette?.colors.length ?? 1);
  return dullness(puzzleOf(grid, palette), grid).map(({ code }) => code);
};

test('a good puzzle is not dull', () => {
  assert.deepEqual(codes(['.##..#', '##.##.', '#.##.#', '.####.', '..##.#', '#...#.']), []);
});

test('almost empty, almost full, and lines that ask for no thought', () => {
  const blank = '..........';
  assert.deepEqual(codes([blank, '...#......', blank, blank, blank]), ['almost-empty', 'plain-lines']);
  assert.deepEqual(codes(['##########', '#####.####', '##########', '##########']), [
    'almost-full',
    'plain-lines',
  ]);
  assert.deepEqual(codes(['####....', '####....', '####....', '####....']), ['plain-lines']);
});

test('colours that look alike, if both are used', () => {
  const palette = (second: string) => completePalette({ colors: [{ rgb: '#d02020' }, { rgb: second }] });
  const rows = ['.aa.b.', 'ab.ba.', '.bab.b', 'b.aab.'];
  assert.deepEqual(codes(rows, palette('#d42626')), ['similar-colors']);
  assert.deepEqual(codes(rows, palette('#2020d0')), []);
  assert.deepEqual(
    codes(
      rows.map((row) => row.replaceAll('b', '.')),
      palette('#d42626'),
    ).includes('similar-colors'),
    false,
  );
});

test('nothing at all', () => {
  assert(codes(['....', '....']).includes('one-color'));
});
