import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clueFrom } from '../testing/notation.js';
import { clueText, minimumLength, sameClue } from './clue.js';

test('runs of one colour keep a gap, others may touch, blotted ones count one', () => {
  const needed = (text: string) => minimumLength(clueFrom(text) ?? []);
  assert.deepEqual(['0', '5', '2 1', '2a 1b', '1a 1b 1b 1a', '? 3 ?'].map(needed), [0, 5, 4, 3, 5, 7]);
});

test('clues as text', () => {
  const symbols = ['r', 'g'];
  assert.equal(clueText(clueFrom('4 2')), '4 2');
  assert.equal(clueText(clueFrom('? 2')), '? 2');
  assert.equal(clueText(clueFrom('3a ?b'), symbols), '3r ?g');
  assert.equal(clueText([]), '0');
  assert.equal(clueText([], symbols), '0');
  assert.equal(clueText(null), 'unknown');
});

test('clues are the same when all runs are', () => {
  const texts = ['*', '0', '1', '2', '1 1', '1b', '?', '?b', '1 2', '2 1'];
  for (const a of texts) {
    for (const b of texts) assert.equal(sameClue(clueFrom(a), clueFrom(b)), a === b, `${a} and ${b}`);
  }
});
