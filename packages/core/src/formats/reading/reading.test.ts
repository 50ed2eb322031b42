// What readers report to: limits, and faults of a puzzle at their places in the file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePalette, MAX_SIDE } from '../../model/index.js';
import { parse } from '../index.js';
import { scanNumbers } from './clue-scanner.js';
import { DEFAULT_LIMITS } from './limits.js';
import { formatFault, internalFault, MAX_FAULTS } from './parse-fault.js';
import { metadata, Reading } from './reading.js';
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

const PALETTE = completePalette({ colors: [{ name: 'red' }, { name: 'blue' }] });

/** What is reported of a draft of these rows; each run is a length and a colour, placed by its number. */
function draftFaults(rows: readonly (readonly [length: number | null, color: number])[][], width: number) {
  const reading = new Reading(new SourceText('0123456789'.repeat(3)));
  const clues = rows.map((runs, row) => ({
    runs: runs.map(([length, color], i) => ({ length, color, offset: 10 * row + i, end: 10 * row + i + 1 })),
    offset: 10 * row,
    end: 10 * row + 9,
  }));
  const columns = Array.from({ length: width }, () => ({ runs: null, offset: 0, end: 1 }));
  const palette = PALETTE;
  const puzzle = reading.puzzle({ rows: clues, columns, palette, span: { offset: 0, end: 30 } });
  assert.equal(puzzle === undefined, reading.faults.length > 0);
  return reading.faults.map(({ code, column, span, message }) => [code, column, span, message]);
}

test('the run that ends beyond the line: runs of one colour need a gap, others do not', () => {
  assert.deepEqual(
    draftFaults(
      [
        [
          [1, 1],
          [1, 2],
          [1, 1],
        ],
      ],
      3,
    ),
    [],
  );
  const [[code, column, span]] = draftFaults(
    [
      [
        [1, 1],
        [1, 1],
        [1, 2],
        [1, 2],
        [1, 1],
      ],
    ],
    5,
  );
  assert.deepEqual([code, column, span], ['clue-too-long', 4, 1]);
  const [[, other]] = draftFaults(
    [
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [1, 2],
        [1, 1],
      ],
    ],
    4,
  );
  assert.equal(other, 4);
  // A run of unknown length takes one cell at least.
  assert.equal(
    draftFaults(
      [
        [
          [null, 1],
          [1, 1],
          [1, 1],
        ],
      ],
      3,
    )[0][1],
    3,
  );
  assert.equal(
    draftFaults(
      [
        [
          [1, 1],
          [null, 1],
          [null, 1],
        ],
      ],
      3,
    )[0][1],
    3,
  );
});

test('a clue of very many runs is one fault at its place, before the model sees it', () => {
  const faults = draftFaults([[[1, 1]], Array.from({ length: MAX_SIDE + 2 }, () => [1, 1] as const)], 3);
  assert.deepEqual(faults, [
    ['clue-too-long', 11, 9, `this clue has more than ${MAX_SIDE} runs; no line can hold them`],
  ]);
});

test('an unknown clue is no fault, and a run of an unknown colour is one at its place', () => {
  assert.deepEqual(draftFaults([[[null, 1]]], 2), []);
  const [[code, column, span]] = draftFaults(
    [
      [[1, 1]],
      [
        [1, 1],
        [1, 7],
      ],
    ],
    3,
  );
  assert.deepEqual([code, column, span], ['unknown-color', 12, 1]);
});

test('a picture of x and o says how it was read and what to write instead', () => {
  const reading = new Reading(new SourceText('xo\nox'));
  reading.warnAboutMarks({ offset: 3, end: 5 });
  assert.deepEqual(reading.warnings, [
    {
      code: 'assumed-marks',
      message: 'this picture consists of x and o; x was read as filled, o as blank',
      hint: 'write # for filled and . for blank cells',
      document: 0,
      line: 2,
      column: 1,
      excerpt: 'ox',
      caret: 0,
      span: 2,
    },
  ]);
});

test('a stored solution that does not meet the clues is a warning with both', () => {
  const read = parse('width 2\nheight 1\nrows\n1\ncolumns\n1\n0\ngoal "01"\n', { from: 'non' });
  assert(read.ok);
  assert.deepEqual(
    read.warnings.map(({ code, hint, document }) => [code, hint, document]),
    [['goal-differs', 'the clues count; the stored solution is kept as it is', 0]],
  );
  assert.match(read.warnings[0].message, /^the stored solution does not meet the clues: \S/);
});

test('the limit of cells counts all grids of a file, and says so', () => {
  const reading = new Reading(new SourceText('x'), { ...DEFAULT_LIMITS, cells: 10 });
  const span = { offset: 0, end: 1 };
  assert(reading.spend(4, span) && reading.spend(6, span));
  assert.equal(reading.grid({ width: 1, height: 1 }, PALETTE, span), undefined);
  assert.deepEqual(
    reading.faults.map(({ message, hint }) => [message, hint]),
    [
      [
        'the grids in this file have more than 10 cells together',
        'split the file, or raise the limit "cells"',
      ],
    ],
  );
});

test('no more than twenty faults are kept', () => {
  const reading = new Reading(new SourceText('x'));
  for (let i = 0; i < 25; i++) {
    assert.equal(reading.full, i >= MAX_FAULTS);
    reading.fault('bad-syntax', { offset: 0, end: 1 }, `fault ${i}`, i === 3 ? 'a hint' : undefined);
  }
  assert.equal(reading.faults.length, MAX_FAULTS);
  assert.deepEqual(
    reading.faults.map(({ hint }) => hint).filter((hint) => hint !== undefined),
    ['a hint'],
  );
});

test('a fault is printed with its excerpt, unless that is blank', () => {
  const place = { line: 2, column: 3, excerpt: 'ab cd', caret: 3, span: 2 };
  const fault = { code: 'bad-syntax', message: 'wrong', ...place } as const;
  assert.equal(formatFault(fault), 'input:2:3: wrong\n  ab cd\n     ^^');
  assert.equal(
    formatFault({ ...fault, hint: 'write it right', excerpt: '  ' }, 'a.non'),
    'a.non:2:3: wrong\n  hint: write it right',
  );
  assert.deepEqual(internalFault('reading', new Error('oops')), {
    code: 'internal',
    message: 'reading failed: oops',
    hint: 'this is a bug in Crosshatch; please report it together with the file',
  });
  assert.equal(internalFault('reading', 'a text').message, 'reading failed: a text');
});

test('metadata has no empty fields and no control characters, but a description keeps its lines', () => {
  assert.deepEqual(metadata({ title: 'a\nb\u0007', author: '', copyright: undefined, description: 'a\nb' }), {
    title: 'a\ufffdb\ufffd',
    description: 'a\nb',
  });
});
