import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shrink } from './shrink.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (some: Uint8Array) => Buffer.from(some).toString();

test('leaves nothing out that is needed, and nothing in that is not', () => {
  const input = bytes(`${'x'.repeat(500)}a${'y'.repeat(300)}b${'z'.repeat(77)}`);
  const needsBoth = (some: Uint8Array) => /a.*b/.test(textOf(some));
  assert.equal(textOf(shrink(input, needsBoth)), 'ab');
});

test('is never empty, and asks no more than it may', () => {
  assert.equal(shrink(bytes('abc'), () => true).length, 1);
  let asked = 0;
  const never = () => {
    asked += 1;
    return false;
  };
  assert.equal(textOf(shrink(bytes('x'.repeat(1000)), never, 20)), 'x'.repeat(1000));
  assert.equal(asked, 20);
});
