import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BitDecoder, BitEncoder, Contexts } from './bit-coder.js';

const KINDS = 4;

/** Kind of bit and value; the last kind is the even one. */
const steps = fc.array(fc.tuple(fc.nat(KINDS), fc.boolean()), { maxLength: 300 });

function encoded(list: readonly (readonly [number, boolean])[]): readonly boolean[] {
  const coder = new BitEncoder();
  const contexts = new Contexts(KINDS);
  for (const [kind, value] of list) {
    if (kind === KINDS) coder.even(value);
    else coder.bit(contexts, kind, value);
  }
  return coder.finish();
}

test('what was written is read again, and no more than was written', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const decoder = new BitDecoder(encoded(list));
      const contexts = new Contexts(KINDS);
      for (const [kind, value] of list) {
        assert.equal(kind === KINDS ? decoder.even() : decoder.bit(contexts, kind), value);
      }
      assert(!decoder.exhausted);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('whatever the bits, the code is hardly longer than they are', () => {
  fc.assert(
    fc.property(steps, (list) => {
      assert(encoded(list).length <= list.length + KINDS * (0.5 * Math.log2(list.length + 1) + 1) + 2);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('what is always the same costs next to nothing, however long it goes on', () => {
  const same = Array.from({ length: 100_000 }, () => [0, true] as const);
  assert(encoded(same).length < 20);
  const decoder = new BitDecoder(encoded(same));
  const contexts = new Contexts(1);
  for (let i = 0; i < same.length; i++) assert(decoder.bit(contexts, 0));
});

test('reading past the end is noticed', () => {
  const decoder = new BitDecoder([true]);
  for (let i = 0; i < 40; i++) decoder.even();
  assert(decoder.exhausted);
});
