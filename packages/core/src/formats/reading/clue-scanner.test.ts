import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scanNumbers } from './clue-scanner.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

function scanned(text: string, separators?: string) {
  const reading = new Reading(new SourceText(text));
  const { runs } = scanNumbers(reading, 0, text.length, separators);
  const faults = reading.faults.map(({ column, span, message }) => `${column}+${span} ${message}`);
  return { runs: (runs ?? []).map(({ length, offset, end }) => [length, offset, end]), faults };
}

test('every run knows its place, whatever stands between them', () => {
  const want = [
    [3, 0, 1],
    [12, 3, 5],
    [1, 6, 7],
  ];
  assert.deepEqual(scanned('3, 12\t1').runs, want);
  assert.deepEqual(scanned('3..12.1', '.').runs, want);
  assert.deepEqual(scanned('3\u00a0 12,1 , ').runs, want);
  assert.deepEqual(scanned(''), { runs: [], faults: [] });
});

test('zeros are kept, and what no line could hold is cut', () => {
  const lengths = (text: string) => scanned(text).runs.map(([length]) => length);
  assert.deepEqual(lengths('0 007 00'), [0, 7, 0]);
  assert.deepEqual(lengths('999999999 1000000000 1000000001'), [999_999_999, 1e9, 1e9]);
  assert.deepEqual(lengths(`${'9'.repeat(400)} 00000000000000000005`), [1e9, 5]);
});

test('a word that is not a number is one fault, and the others are still read', () => {
  assert.deepEqual(scanned('1 12a,-3 4.5 x 6'), {
    runs: [
      [1, 0, 1],
      [6, 15, 16],
    ],
    faults: [
      '3+3 expected a number, found "12a"',
      '7+2 "-3" is not a run; a run is a whole number of cells, 1 or more',
      '10+3 "4.5" is not a run; a run is a whole number of cells, 1 or more',
      '14+1 expected a number, found "x"',
    ],
  });
});

test('a clue of more runs than a line can hold is given up', () => {
  const { runs, faults } = scanned('1 '.repeat(5000));
  assert.equal(runs.length, 1001);
  assert.match(faults.join(), /more than 1000 runs/);
});
