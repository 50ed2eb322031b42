// Negotiation, keys, rates, caches and options, each by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteCache } from '../cache.js';
import { Problem } from '../problems.js';
import { OPTIONS } from '../requests.js';
import { keyNameOf, newKey, parseKeys } from './keys.js';
import { negotiated } from './negotiate.js';
import { coerced, validOptions } from './options.js';
import { RateLimiter } from './rate.js';

test('the client gets what it wants most of what is offered', () => {
  const offered = ['image/svg+xml', 'image/png', 'application/json'];
  for (const [accept, type] of [
    [undefined, 'image/svg+xml'],
    ['*/*', 'image/svg+xml'],
    ['image/png', 'image/png'],
    ['text/html, application/json;q=0.5, image/png;q=0.4', 'application/json'],
    ['image/*;q=0.3, application/json;q=0.2', 'image/svg+xml'],
    ['*/*;q=0.1, image/svg+xml;q=0', 'image/png'],
    ['text/html', undefined],
    [';;;,,=q', undefined],
  ] as const) {
    assert.equal(negotiated(accept, offered), type, accept);
  }
});

test('a key is known by its hash only', () => {
  const { token, line } = newKey('alice');
  const keys = parseKeys(`# keys\n\n${line}\n${newKey('bob').line}\n`);
  assert(!line.includes(token));
  assert.equal(keyNameOf(`Bearer ${token}`, keys), 'alice');
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, `bearer  ${token}`]) {
    assert.equal(keyNameOf(wrong, keys), undefined, wrong);
  }
  assert.throws(() => parseKeys('alice secret'), /line 1: expected NAME sha256:DIGEST/);
});

test('requests are limited per client and minute, and other clients are not affected', () => {
  let now = 0;
  const limiter = new RateLimiter(60, () => now);
  for (let i = 0; i < 60; i++) assert.equal(limiter.take('a'), 0);
  assert.equal(limiter.take('a'), 1);
  assert.equal(limiter.take('b'), 0);
  now = 1000;
  assert.equal(limiter.take('a'), 0);
  assert.equal(limiter.take('a'), 1);
  const free = new RateLimiter(0, () => now);
  for (let i = 0; i < 1000; i++) assert.equal(free.take('a'), 0);
});

test('a cache evicts the least recently used entries and keeps to its byte limit', () => {
  const cache = new ByteCache<number>(100);
  for (let i = 0; i < 10; i++) cache.set(String(i), i, 10);
  assert.equal(cache.get('0'), 0);
  cache.set('new', 99, 10);
  assert.deepEqual([cache.get('1'), cache.get('0'), cache.get('new'), cache.size], [undefined, 0, 99, 10]);
  cache.set('large', 1, 11);
  assert.equal(cache.get('large'), undefined);
});

test('texts of a query become what the option is', () => {
  const values = coerced(
    OPTIONS.make,
    new URLSearchParams('crop=false&colors=3&threshold=40&dither=&title=7&text=1'),
  );
  assert.deepEqual(values, { crop: false, colors: 3, threshold: 40, dither: true, title: '7', text: '1' });
  assert.equal(validOptions(OPTIONS.hint, coerced(OPTIONS.hint, [['level', '3']])).level, 3);
});

test('every wrong option is named', () => {
  assert.throws(
    () => validOptions(OPTIONS.solve, { max: 0, timeout: 'long', maximum: 3 }),
    (error) => {
      assert(error instanceof Problem);
      const named = error.details.errors?.map(({ parameter }) => parameter);
      assert.deepEqual([error.status, named?.sort()], [400, ['max', 'maximum', 'timeout']]);
      return true;
    },
  );
});
