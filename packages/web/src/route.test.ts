// Addresses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo, routeOf } from './route.js';

test('an empty fragment is the gallery', () => {
  for (const fragment of ['', '#', '#/']) assert.deepEqual(routeOf(fragment), { screen: 'home', rest: '' });
});

test('what follows the screen is handed on as it is', () => {
  assert.deepEqual(routeOf('#/play/umbrella'), { screen: 'play', rest: 'umbrella' });
  assert.deepEqual(routeOf('#/p/a/b%2F?c'), { screen: 'p', rest: 'a/b%2F?c' });
});

test('a link leads to where it says', () => {
  for (const [screen, rest] of [
    ['home', ''],
    ['solve', ''],
    ['play', 'old-key'],
  ] as const) {
    assert.deepEqual(routeOf(linkTo(screen, rest)), { screen, rest });
  }
});
