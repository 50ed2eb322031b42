import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '@crosshatch/core/model';
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { activeFilters, type Filters, filtered, NO_FILTERS, readFilters } from './filters.js';

function entry(id: string, side: number, grade: string, isColored = false): PuzzleEntry {
  const lines = Array.from({ length: side }, () => [1]);
  const palette = isColored ? { colors: [{ name: 'red' }, { name: 'blue' }] } : undefined;
  const made = makePuzzle({ rows: lines, columns: lines, ...(palette && { palette }) } as never);
  assert(made.ok);
  return { id, grade, document: { puzzle: made.puzzle, meta: {} } };
}

const ALL = [
  entry('star', 5, 'trivial (3, length 10, depth 2)'),
  entry('etoile', 15, 'medium (40, length 30, depth 40)', true),
  entry('tower', 40, 'needs guessing (95, length 90, depth 95)'),
];

function ids(change: Partial<Filters>): string[] {
  const facts = ({ id }: PuzzleEntry) => ({
    isSolved: id === 'star',
    isFavorite: id === 'tower',
    text: id === 'etoile' ? 'No. 2 Étoile 15 × 15' : id,
  });
  return filtered(ALL, { ...NO_FILTERS, ...change }, facts).map(({ id }) => id);
}

test('each filter keeps what fits it', () => {
  assert.deepEqual(ids({}), ['star', 'etoile', 'tower']);
  assert.deepEqual(ids({ size: 'small' }), ['star']);
  assert.deepEqual(ids({ size: 'huge' }), ['tower']);
  assert.deepEqual(ids({ difficulty: 'easy' }), ['star']);
  assert.deepEqual(ids({ difficulty: 'extreme' }), ['tower']);
  assert.deepEqual(ids({ length: 'middle' }), ['etoile']);
  assert.deepEqual(ids({ color: 'colored' }), ['etoile']);
  assert.deepEqual(ids({ unsolved: true }), ['etoile', 'tower']);
  assert.deepEqual(ids({ favorite: true }), ['tower']);
});

test('a search finds all its words, without case and accents', () => {
  assert.deepEqual(ids({ query: 'ETOILE  15' }), ['etoile']);
  assert.deepEqual(ids({ query: 'etoile 16' }), []);
});

test('the order is by size, difficulty or length', () => {
  assert.deepEqual(ids({ sort: 'difficulty' }), ['star', 'etoile', 'tower']);
  assert.deepEqual(
    filtered([...ALL].reverse(), { ...NO_FILTERS, sort: 'size' }, () => ({
      isSolved: false,
      isFavorite: false,
      text: '',
    })).map(({ id }) => id),
    ['star', 'etoile', 'tower'],
  );
});

test('filters are read from anything', () => {
  assert.deepEqual(readFilters(null), NO_FILTERS);
  assert.deepEqual(readFilters({ size: 'giant', sort: {}, unsolved: 'yes', query: 7 }), NO_FILTERS);
  const chosen: Filters = { ...NO_FILTERS, size: 'large', favorite: true, query: 'x' };
  assert.deepEqual(readFilters(JSON.parse(JSON.stringify(chosen))), chosen);
  assert.equal(activeFilters(chosen), 2);
  assert.equal(readFilters({ query: 'y'.repeat(1000) }).query.length, 100);
});
