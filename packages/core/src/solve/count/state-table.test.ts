import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../testing/random.js';
import { StateTable } from './state-table.js';

const key = (...words: number[]) => Int32Array.from(words);

test('begins with the empty frontier in one way', () => {
  const table = StateTable.start(2);
  assert.deepEqual([table.size, table.words, table.limbs, table.total()], [1, 2, 1, 1n]);
  assert.deepEqual([...table.keys.subarray(0, 2)], [0, 0]);
});

test('ways of the same frontier add up, other frontiers stand beside it', () => {
  const start = StateTable.start(2);
  const next = start.successor();
  assert.equal(next.size, 0);
  for (const frontier of [key(1, 2), key(1, 3), key(1, 2), key(2, 1)]) assert(next.add(frontier, start, 0));
  assert.deepEqual([next.size, next.total()], [3, 4n]);
  assert.deepEqual([...next.keys.subarray(0, 6)], [1, 2, 1, 3, 2, 1]);
  // From the second frontier of that table, not from the first.
  const last = next.successor();
  last.add(key(0, 0), next, 0);
  assert.equal(last.total(), 2n);
  last.add(key(0, 0), next, 1);
  assert.equal(last.total(), 3n);
});

test('a sum that needs another limb is refused, and exact in a wider table', () => {
  let table = StateTable.start(1);
  let want = 1n;
  let widened = 0;
  for (let doubling = 0; doubling < 130; doubling++) {
    let next = table.successor();
    if (!(next.add(key(7), table, 0) && next.add(key(7), table, 0))) {
      table = table.widened();
      widened += 1;
      next = table.successor();
      assert(next.add(key(7), table, 0) && next.add(key(7), table, 0));
    }
    want *= 2n;
    table = next;
    assert.equal(table.total(), want, `2^${doubling + 1}`);
  }
  // 40 bits a limb: 2^130 has four.
  assert.deepEqual([widened, table.limbs], [3, 4]);
});

test('carries go through limbs of every value', () => {
  const random = new Random(3);
  const one = StateTable.start(1).widened().widened();
  let table = one;
  let want = 1n;
  for (let i = 0; i < 110; i++) {
    const next = table.successor();
    const times = 1 + random.below(3);
    for (let j = 0; j < times; j++) assert(next.add(key(0), table, 0));
    next.add(key(0), one, 0);
    want = want * BigInt(times) + 1n;
    if (want >= 2n ** 118n) break;
    table = next;
    assert.equal(table.total(), want);
  }
});

test('thousands of frontiers: each is found again, whatever its bits, and growing loses none', () => {
  const random = new Random(8);
  const start = StateTable.start(3);
  const table = start.successor();
  const ways = new Map<string, bigint>();
  for (let i = 0; i < 20_000; i++) {
    // Many are met again, and many differ in one word or in the sign only.
    const frontier = key(random.below(20), -random.below(40), random.below(4) << 30);
    assert(table.add(frontier, start, 0));
    ways.set(frontier.join(), (ways.get(frontier.join()) ?? 0n) + 1n);
  }
  assert.equal(table.size, ways.size);
  assert.equal(table.total(), 20_000n);
  const seen = new Set<string>();
  for (let state = 0; state < table.size; state++) {
    const frontier = table.keys.slice(state * 3, state * 3 + 3);
    const alone = table.successor();
    alone.add(frontier, table, state);
    assert.equal(alone.total(), ways.get(frontier.join()));
    seen.add(frontier.join());
  }
  assert.equal(seen.size, ways.size);
  assert.deepEqual([table.widened().size, table.widened().total()], [table.size, 20_000n]);
  // The wide copy finds the frontiers where they were.
  const wide = table.widened();
  assert(wide.add(key(table.keys[0], table.keys[1], table.keys[2]), wide, 0));
  assert.equal(wide.size, table.size);
});

test('frontiers spread over the table: consecutive ones are found in about one step', () => {
  // Not seen in any count, only in time: so the words of the keys that are looked at are counted.
  const start = StateTable.start(1);
  const table = start.successor();
  let looks = 0;
  for (let i = 0; i < 4000; i++) table.add(key(i << 12), start, 0);
  const { keys } = table;
  table.keys = new Proxy(keys, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      return Reflect.get(target, name);
    },
  });
  for (let i = 0; i < 4000; i++) table.add(key(i << 12), start, 0);
  assert(looks < 3 * 4000, `${looks} looks at 4000 frontiers`);
});

test('the bits of a state are the binary logarithm of its ways, however many limbs they have', () => {
  let table = StateTable.start(1);
  assert.equal(table.bits(0), 0);
  for (let doubling = 1; doubling < 130; doubling++) {
    let next = table.successor();
    if (!(next.add(key(7), table, 0) && next.add(key(7), table, 0))) {
      table = table.widened();
      next = table.successor();
      assert(next.add(key(7), table, 0) && next.add(key(7), table, 0));
    }
    table = next;
    assert(Math.abs(table.bits(0) - doubling) < 1e-9, `${doubling}: ${table.bits(0)}`);
  }
});
