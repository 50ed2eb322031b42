import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, unknownGrid } from '../../model/index.js';
import { referenceEngine } from '../reference/engine.js';
import { Listing, type ListingLimits } from './listing.js';
import { CountMeter } from './meter.js';

/** A listing of the 120 ways to place five rooks. */
function rooks(deadline: () => boolean = () => false): Listing {
  const ones = new Array(5).fill([1]);
  const made = makePuzzle({ rows: ones, columns: ones });
  assert(made.ok);
  const given = unknownGrid(made.puzzle, made.puzzle.palette);
  return new Listing(made.puzzle, given, referenceEngine, new CountMeter({ deadline }));
}

function ended(listing: Listing, limits: ListingLimits): 'exhausted' | 'stopped' | 'more' {
  const turns = listing.run(limits);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

test('lists all solutions while the cost allows, and keeps the first 64', () => {
  const listing = rooks();
  assert.equal(ended(listing, { most: Infinity, cost: Infinity }), 'exhausted');
  assert.deepEqual([listing.listed, listing.solutions.length], [120, 64]);
});

test('goes on where it was after so many solutions', () => {
  const listing = rooks();
  assert.equal(ended(listing, { most: 5, cost: Infinity }), 'more');
  assert.deepEqual([listing.listed, listing.solutions.length], [5, 5]);
  assert.equal(ended(listing, { most: Infinity, cost: Infinity }), 'exhausted');
  assert.equal(listing.listed, 120);
});

test('finds at least two solutions whatever they cost, and then pauses', () => {
  const listing = rooks();
  assert.equal(ended(listing, { most: Infinity, cost: 0 }), 'more');
  assert(listing.listed >= 2 && listing.listed < 120, String(listing.listed));
});

test('stops when the meter says so', () => {
  const listing = rooks(() => true);
  assert.equal(ended(listing, { most: Infinity, cost: Infinity }), 'stopped');
  assert(listing.listed < 120);
});
