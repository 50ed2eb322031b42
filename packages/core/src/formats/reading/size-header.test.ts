import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Reading } from './reading.js';
import { isPair, readSizeHeader, sniffSizedNumbers } from './size-header.js';
import { SourceText } from './source-text.js';

function header(text: string, lines: 1 | 2, sides: ['width', 'height'] | ['height', 'width']) {
  const reading = new Reading(new SourceText(text));
  const size = readSizeHeader(reading, lines, sides);
  return { size, faults: reading.faults.map(({ line, message }) => [line, message]) };
}

test('a size on one line or on two, either side first, below empty lines', () => {
  const size = { width: 5, height: 10 };
  assert.deepEqual(header('5 10\n1', 1, ['width', 'height']).size, { ...size, first: 0, next: 1 });
  assert.deepEqual(header('\n10 5\n1', 1, ['height', 'width']).size, { ...size, first: 1, next: 2 });
  assert.deepEqual(header('\n5\n\n10\n1', 2, ['width', 'height']).size, { ...size, first: 1, next: 4 });
  assert.deepEqual(header('10\n5', 2, ['height', 'width']).size, { ...size, first: 0, next: 2 });
});

test('a side that is missing or 0 is a fault, and no size', () => {
  for (const [text, lines, faults] of [
    ['5\n', 1, [[1, 'the height is missing']]],
    ['5\n', 2, [[2, 'the height is missing']]],
    ['0 5\n', 1, [[1, 'the width is 0; a puzzle has at least one line each way']]],
    ['5 0\n', 1, [[1, 'the height is 0; a puzzle has at least one line each way']]],
    ['0\n5\n', 2, [[1, 'the width is 0; a puzzle has at least one line each way']]],
  ] as const) {
    assert.deepEqual(header(text, lines, ['width', 'height']), { size: undefined, faults }, text);
  }
});

test('a file of numbers below its size is likely, anything else is not', () => {
  const fit = (text: string, lines: 1 | 2) => sniffSizedNumbers(new SourceText(text), lines);
  assert.equal(fit('2 1\n1\n1\n1', 1), 'likely');
  assert.equal(fit('\n 2\t1 \n1', 1), 'likely');
  assert.equal(fit('2\n1\n1', 2), 'likely');
  for (const text of ['2 1', '2\n1\n1', '2 1 3\n1', '2 1\n1,1', 'x 2 1\n1', ''])
    assert.equal(fit(text, 1), 'no', text);
  for (const text of ['2\n1', '2 1\n1\n1', '2\nx\n1', '2\n1\n1,1', '2'])
    assert.equal(fit(text, 2), 'no', text);
  assert(isPair('10  2') && !isPair('10') && !isPair('1 2 3') && !isPair('a 1 2') && !isPair(undefined));
});
