import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clueText, minimumLength, sameClue } from '../../model/index.js';
import { clueFrom } from '../../testing/notation.js';
import { editsOf } from './edits.js';

function edits(clue: string, size: number, colors = 1): Map<string, string> {
  const symbols = colors === 1 ? undefined : ['a', 'b', 'c'];
  return new Map(
    [...editsOf(clueFrom(clue), size, colors)].map((edit) => [clueText(edit.clue, symbols), edit.kind]),
  );
}

test('every single slip, each clue once and only if it fits', () => {
  assert.deepEqual(
    edits('2 1', 5),
    new Map([
      ['1 1', 'change'],
      ['3 1', 'change'],
      ['2 2', 'change'],
      ['1 2', 'swap-runs'],
      ['1', 'drop'],
      ['2', 'drop'],
      ['3', 'join'],
      ['4', 'join'],
      ['1 1 1', 'split'],
    ]),
  );
});

test('a space lost or slipped in', () => {
  assert.equal(edits('12', 15).get('1 2'), 'split');
  assert.equal(edits('1 2', 15).get('12'), 'join');
  assert.equal(edits('10', 15).get('1'), 'change');
});

test('numbers that differ by one digit are the likeliest', () => {
  const oddity = new Map(
    [...editsOf(clueFrom('3'), 20, 1)].map((edit) => [clueText(edit.clue), edit.oddity]),
  );
  assert(Number(oddity.get('8')) < Number(oddity.get('12')));
  assert.equal(oddity.get('13'), oddity.get('8'));
});

test('colours: added runs may have any, joined ones must agree', () => {
  const found = edits('1a 1b', 4, 2);
  assert.equal(found.get('1a 1b 1a'), 'add');
  assert.equal(found.get('1a 1b 1b'), 'add');
  assert.equal(found.get('1b 1a'), 'swap-runs');
  assert(!found.has('2a'));
});

test('an unknown clue has no slips, a blotted run keeps its place', () => {
  assert.deepEqual([...editsOf(null, 5, 1)], []);
  for (const { clue } of editsOf(clueFrom('? 2'), 6, 1)) {
    assert(minimumLength(clue) <= 6);
    assert(!sameClue(clue, clueFrom('? 2')));
  }
  assert(!edits('? 2', 6).has('1 2'));
});
