import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSES } from '../digits/network.js';
import type { DigitMark } from './digit-marks.js';
import { isNextTo } from './side.js';

const HEIGHT = 0.5;

/** A certain 1 whose left upper corner is at `left`, `top` in cells. */
function mark(left: number, top: number, height = HEIGHT): DigitMark {
  const [right, bottom] = [left + 0.2, top + height];
  const probabilities = new Float64Array(CLASSES);
  probabilities[1] = 1;
  const box = { left, top, right, bottom };
  const colors = { core: [0, 0, 0], ground: [255, 255, 255] } as const;
  const glyph = { box, probabilities, cut: false, colors };
  return { glyph, u: (left + right) / 2, v: (top + bottom) / 2, left, right, top, bottom, strength: 1 };
}

test('what stands before the first number of a row at the usual distance may be one more', () => {
  const first = mark(-2, 0.25);
  assert.ok(isNextTo(mark(-2.5, 0.25), first, 'rows', HEIGHT));
  assert.ok(!isNextTo(mark(-3.2, 0.25), first, 'rows', HEIGHT), 'too far');
  assert.ok(!isNextTo(mark(-2.5, 0.75), first, 'rows', HEIGHT), 'between two rows');
  assert.ok(!isNextTo(mark(-1.5, 0.25), first, 'rows', HEIGHT), 'on the other side');
  assert.ok(!isNextTo(mark(-2.5, 0.15, 0.7), first, 'rows', HEIGHT), 'too high');
});

test('what stands above the first number of a column at the usual distance may be one more', () => {
  const first = mark(0.4, -2);
  assert.ok(isNextTo(mark(0.4, -2.7), first, 'columns', HEIGHT));
  assert.ok(!isNextTo(mark(0.8, -2.7), first, 'columns', HEIGHT), 'between two columns');
});
