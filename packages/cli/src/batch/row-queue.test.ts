import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hashes, RowBody } from '@crosshatch/core/report';
import { RowQueue } from './row-queue.js';

const body = (source: string): RowBody => ({
  source,
  index: 1,
  verdict: 'unique',
  options: 'grade',
  warnings: [],
});
/** Hashes are hexadecimal. */
const hashes = (digit: string): Hashes => ({ hash: digit.repeat(64), symmetryHash: digit.repeat(64) });

function taken(queue: RowQueue): string[] {
  const found: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take())
    found.push(`${next.row.id} ${next.row.source}${next.row.duplicateOf ?? ''} ${next.weight}`);
  return found;
}

test('in the order of the input a row waits for those before it', () => {
  const queue = new RowQueue('input');
  const [first, second] = [queue.add(10), queue.add(20)];
  assert(queue.isFirst(first) && !queue.isFirst(second));
  const [late] = queue.known(second, 1);
  queue.begin(second);
  queue.done(second, late, body('b'), hashes('a'));
  assert.deepEqual(taken(queue), []);
  const [one, two] = queue.known(first, 2);
  queue.begin(first);
  queue.begin(first);
  assert.deepEqual([queue.underWay, queue.open], [3, 2]);
  queue.done(first, two, body('a2'), hashes('a'));
  assert.deepEqual(taken(queue), []);
  queue.done(first, one, body('a1'), hashes('b'));
  assert.equal(queue.ready, 3);
  assert(!queue.isEmpty);
  assert.deepEqual(taken(queue), ['1 a1 5', '2 a2 5', '3 b2 20']);
  assert(queue.isEmpty);
  assert.deepEqual([queue.underWay, queue.open], [0, 0]);
});

test('as they are finished, a row waits only for its number and for the hashes before it', () => {
  const queue = new RowQueue('done');
  const [first, second] = [queue.add(1), queue.add(1)];
  const [late] = queue.known(second, 1);
  queue.begin(second);
  queue.done(second, late, body('b'), hashes('a'));
  assert.deepEqual(taken(queue), [], 'its number is not known');
  const [early] = queue.known(first, 1);
  queue.begin(first);
  assert.deepEqual(taken(queue), [], 'the first may be the same puzzle');
  queue.hashed(early, hashes('a'));
  assert.deepEqual(taken(queue), ['2 b1 1']);
  assert.deepEqual([queue.open, queue.underWay], [2, 1]);
  queue.done(first, early, body('a'), undefined);
  assert.deepEqual(taken(queue), ['1 a 1']);
  assert(queue.isEmpty);
});

test('a source without hashes is no duplicate and holds nothing up', () => {
  const queue = new RowQueue('input');
  const slot = queue.add(1);
  const [one, two] = queue.known(slot, 2);
  for (const entry of [one, two]) {
    queue.begin(slot);
    queue.done(slot, entry, body('bad'), undefined);
  }
  assert.deepEqual(taken(queue), ['1 bad 0.5', '2 bad 0.5']);
});

test('after the run, rows are numbered on and refer only to rows that were returned', () => {
  const queue = new RowQueue('input');
  const [first, second] = [queue.add(1), queue.add(1)];
  const [one] = queue.known(first, 1);
  queue.begin(first);
  queue.done(first, one, body('a'), hashes('a'));
  assert.deepEqual(taken(queue), ['1 a 1']);
  const [open] = queue.known(second, 1);
  queue.hashed(open, hashes('b'));
  assert.deepEqual(queue.numberedOn(body('c'), hashes('a')), {
    id: 2,
    ...body('c'),
    duplicateOf: 1,
    duplicate: 'exact',
  });
  assert.deepEqual(queue.numberedOn(body('d'), hashes('b')), { id: 3, ...body('d') });
  assert.deepEqual(queue.numberedOn(body('e'), undefined), { id: 4, ...body('e') });
});
