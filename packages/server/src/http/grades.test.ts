// The service grades as the library does: one puzzle has one length, one depth and one overall number everywhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade, parse } from '@crosshatch/core';
import { testApp } from '../testing/app.js';

/** By line logic, and with an assumption. */
const PUZZLES = ['5;1,1;1,1;1,1;5:5;1,1;1,1;1,1;5', '2;1,1;1,1;2;1,1:2;2;1,1;2;1,1'];

function numbersOf(of: unknown): readonly unknown[] {
  const { class: name, number, length, depth } = of as Record<string, unknown>;
  return [name, number, length, depth];
}

function byLibrary(text: string): readonly unknown[] {
  const read = parse(text);
  assert(read.ok);
  return numbersOf(grade(read.documents[0].puzzle));
}

test('grade, check and generate answer with the grade of the library', async (t) => {
  const { json } = testApp(t);
  for (const text of PUZZLES) {
    const expected = byLibrary(text);
    assert.equal(typeof expected[1], 'number');
    assert.deepEqual(numbersOf((await json('/grade', text)).grade), expected);
    assert.deepEqual(numbersOf((await json('/check', text)).grade), expected);
  }
  const options = { size: '8', seed: 5, texture: 'smooth', length: '0-100' };
  const made = await json('/generate', JSON.stringify({ options }));
  assert.deepEqual(numbersOf(made.grade), byLibrary(JSON.stringify(made.puzzle)));
});
