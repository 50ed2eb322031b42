// A hand that holds a pen draws nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PenWatch } from './pen-watch.js';

const sign = (pointerType: string, type: string, timeStamp: number) => ({ pointerType, type, timeStamp });

test('touches are the hand while the pen is near and for half a second after', () => {
  const watch = new PenWatch();
  assert(!watch.isPalm(sign('touch', 'pointerdown', 0)), 'without a pen a touch is a touch');
  watch.see(sign('pen', 'pointermove', 1000));
  assert(watch.isPalm(sign('touch', 'pointerdown', 1700)), 'hovering');
  assert(!watch.isPalm(sign('mouse', 'pointerdown', 1700)));
  watch.see(sign('pen', 'pointerleave', 2000));
  assert(watch.isPalm(sign('touch', 'pointerdown', 2499)));
  assert(!watch.isPalm(sign('touch', 'pointerdown', 2501)));
  watch.see(sign('touch', 'pointerdown', 2600));
  assert(!watch.isPalm(sign('touch', 'pointerdown', 2601)), 'a touch is no sign of a pen');
});

test('a pen that was put away without a word is forgotten', () => {
  const watch = new PenWatch();
  watch.see(sign('pen', 'pointermove', 0));
  assert(!watch.isPalm(sign('touch', 'pointerdown', 11_000)));
});
