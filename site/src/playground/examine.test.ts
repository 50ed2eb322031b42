// What the playground shows about a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examine } from './examine.js';

test('a puzzle is solved, graded and explained step by step', () => {
  const examined = examine('1;3;1:1;3;1');
  assert(examined.ok);
  assert.match(examined.verdict, /^Unique solution/);
  assert.match(examined.grade, /of 100/);
  assert.match(examined.svg, /^<svg/);
  assert(examined.steps.length > 1);
  assert.match(examined.steps[0].sentence, /fills the whole/);
  assert.match(examined.steps[0].svg, /var\(--figure-mark\)/);
});

test('a puzzle with several solutions shows one of them, without a grade', () => {
  const examined = examine('1;1:1;1');
  assert(examined.ok);
  assert.match(examined.verdict, /^Several solutions/);
  assert.equal(examined.grade, '');
});

test('faults are listed with their place', () => {
  const examined = examine('width 2\nheight 1\nrows\n3\ncolumns\n1\n1\n');
  assert(!examined.ok);
  assert.match(examined.faults[0], /^puzzle:4:1: /);
});
