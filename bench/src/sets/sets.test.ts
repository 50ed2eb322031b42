// The sets are the same everywhere: figures of two machines speak of the same puzzles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzleHash } from '@crosshatch/core';
import { thinned } from './puzzle-set.js';
import { SETS } from './registry.js';

/** Hashes of the first and the last puzzle of each set. */
const FIRST_AND_LAST: Readonly<Record<string, readonly string[]>> = {
  survey: ['c9e39952d1af', 'ac38fa2bee32'],
  hard: ['c9e39952d1af', 'ac38fa2bee32'],
  monsters: ['55912f3b3c6b', 'a014d33bdc5c'],
  giants: ['faca6651daa4', '03e28a5ca8b1'],
  'n-dom': ['ff9d83a04933', '2113a1da1864'],
  tournament: ['17e718f4311c', 'c9a97af91858'],
  'tournament-all': ['17e718f4311c', '2a7796874a51'],
  'random-25': ['6b32100e764c', 'faba632136a1'],
  'random-30': ['b6f52600f89b', 'b728b096f79b'],
  'random-30-mixed': ['8857af616e69', '44bda8e6a3c8'],
  'pictures-20': ['d41df61ee8a8', '70a9f97b3fd0'],
  'pictures-25': ['d21f9dfabc96', 'fddb98f8d8a7'],
  'pictures-50': ['838ac0e434ef', '6f7c75ecf4b4'],
  'pictures-100': ['cb93e487f53e', '1a550c7cb5a1'],
  'lines-50': ['7653090e9b88', '01bcd8de8e69'],
  color: ['5c86d26a3cb2', '8630cfab84b2'],
  'color-pairs': ['0ce6c63b1b54', 'fcdbb777aef1'],
};

/** The largest take too long to draw here, and the shipped ones have tests of their own. */
const small = SETS.filter(({ id }) => !id.startsWith('scaling') && id !== 'shipped');

for (const set of small) {
  test(`${set.id} without other people's puzzles`, () => {
    const { puzzles } = set.load(undefined);
    const ends = [puzzles[0], puzzles[puzzles.length - 1]];
    assert.equal(new Set(puzzles.map(({ name }) => name)).size, puzzles.length, 'names are unique');
    assert.deepEqual(
      ends.map(({ puzzle }) => puzzleHash(puzzle).slice(0, 12)),
      FIRST_AND_LAST[set.id],
    );
  });
}

test('a set is thinned evenly', () => {
  const puzzles = SETS[0].load(undefined).puzzles;
  assert.deepEqual(
    thinned(puzzles, 3).map(({ name }) => puzzles.findIndex((puzzle) => puzzle.name === name)),
    [2, 6, 10],
  );
  assert.equal(thinned(puzzles, 100), puzzles);
});
