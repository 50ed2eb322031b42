// What readers report to: limits, and faults of a puzzle at their places in the file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SIDE } from '../../model/index.js';
import { parse } from '../index.js';
import { scanNumbers } from './clue-scanner.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

/** A puzzle of one clue per line of text; so many are rows. */
function drafted(text: string, height: number) {
  const reading = new Reading(new SourceText(text));
  const { source } = reading;
  const clues = Array.from({ length: source.lineCount }, (_, i) =>
    scanNumbers(reading, source.lineStart(i), source.lineEnd(i)),
  );
  const puzzle = reading.puzzle({
    rows: clues.slice(0, height),
    columns: clues.slice(height),
    span: { offset: 0, end: 1 },
  });
  const faults = reading.faults.map(({ line, column, message, hint }) => [line, column, message, hint]);
  return { puzzle, faults, warnings: reading.warnings };
}

test('a run that is longer than its line is reported itself, any other clue at the run that ends beyond it', () => {
  assert.deepEqual(drafted('1 4\n1\n1\n1', 1).faults, [
    [1, 3, 'run 4 does not fit in a row of 3 cells', 'check the run, or the width of the puzzle'],
  ]);
  assert.deepEqual(drafted('5 4\n1\n1\n1', 1).faults[0].slice(0, 2), [1, 1], 'the first of several');
  const [[, , , joined]] = drafted('11\n1\n1\n1', 1).faults;
  assert.equal(joined, 'check the run (1 1 instead of 11?), or the width of the puzzle');
  const [[, , , separate]] = drafted('12\n1\n1\n1', 1).faults;
  assert.equal(separate, 'check the run, or the width of the puzzle', '1 2 does not fit either');
  const [line, column, message, hint] = drafted('1 3\n1\n1\n1', 1).faults[0];
  assert.deepEqual([line, column], [1, 3]);
  assert.match(String(message), /row 1/);
  assert.match(String(hint), /^check the runs of row 1, or the width of the puzzle$/);
  assert.deepEqual(drafted('1 1 1\n1\n1\n1', 1).faults[0].slice(0, 2), [1, 5]);
  assert.match(String(drafted('1\n1\n3\n', 2).faults[0][2]), /run 3 does not fit in a column of 2 cells/);
  assert.deepEqual(drafted('3\n1\n1\n1', 1).faults, [], 'just as long as the row');
});

test('sums that differ are a warning, at the clue if only one can be wrong', () => {
  const { puzzle, warnings } = drafted('2\n1\n1\n2', 2);
  assert(puzzle !== undefined);
  assert.deepEqual(
    warnings.map(({ code }) => code),
    [],
  );
  const differ = drafted('2\n2\n1\n1', 2);
  assert.equal(differ.warnings[0].code, 'color-totals-differ');
  assert.equal(differ.warnings[0].document, 0);
});

test('a clue with more runs than any line can hold is a fault, and not one for each run', () => {
  const endless = `${'1 '.repeat(MAX_SIDE + 2)}\n1`;
  const { faults } = drafted(endless, 1);
  assert(faults.length <= 2, `${faults.length} faults`);
  const wanted = new RegExp(`more than ${MAX_SIDE} runs`);
  assert(faults.some(([, , message]) => wanted.test(String(message))));
});

test('the cells and the puzzles of a file are limited, up to and including the limit', () => {
  const picture = (rows: number) => `${'#.#.\n'.repeat(rows)}`;
  assert(parse(picture(5), { limits: { cells: 20 } }).ok);
  const large = parse(picture(6), { limits: { cells: 20 } });
  assert(!large.ok && large.faults.some(({ code }) => code === 'too-many-cells'));
  const several = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ rows: [[1]], cols: [[1]] })));
  assert(parse(several(3), { limits: { puzzles: 3 } }).ok);
  const many = parse(several(4), { limits: { puzzles: 3 } });
  assert(!many.ok && many.faults[0].code === 'too-many-puzzles');
  assert.match(many.faults[0].message, /more than 3 puzzles/);
});
