// Blocks of clues: which lines of text are clues, and what is reported when their number is not the stated one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SIDE } from '../../model/index.js';
import {
  addSized,
  blockEnd,
  checkCount,
  clueLines,
  exchangeHint,
  hasRoomForLine,
  isEmptyLine,
  lineSpan,
  nextTextLine,
  noneMissing,
  readSide,
  scanLines,
  totalOf,
} from './clue-block.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

const readingOf = (text: string) => new Reading(new SourceText(text));
const SPAN = { offset: 0, end: 1 };

test('a line is empty if it holds white space only, of any kind', () => {
  const lines = ['', ' ', '\t', '\u00a0', '\u2003 ', 'x', ' 1', '\u00a02', '~', '\u00e9', '!'];
  const source = new SourceText(lines.join('\n'));
  assert.deepEqual(
    lines.map((_, i) => isEmptyLine(source, i)),
    [true, true, true, true, true, false, false, false, false, false, false],
  );
});

test('the next line of text, or the number of lines when there is none', () => {
  const source = new SourceText('\n\n1\n\n2\n \n');
  assert.deepEqual(
    [0, 2, 3, 5].map((from) => nextTextLine(source, from)),
    [2, 2, 4, source.lineCount],
  );
  assert.equal(nextTextLine(source, source.lineCount), source.lineCount);
  assert.deepEqual(lineSpan(source, 2), { offset: 2, end: 3 });
  assert.deepEqual(lineSpan(source, 99), { offset: source.text.length, end: source.text.length });
});

/** The texts of the lines that count as clues. */
function cluesIn(text: string, wanted?: number): string[] {
  const source = new SourceText(text);
  return clueLines(source, 0, source.lineCount, wanted).map((line) => source.lineText(line));
}

test('empty lines are dropped from the end, then from the beginning, as far as there are too many', () => {
  assert.deepEqual(cluesIn('\n1\n\n2\n\n'), ['1', '', '2']);
  assert.deepEqual(cluesIn('\n1\n\n2\n\n', 3), ['1', '', '2']);
  assert.deepEqual(cluesIn('\n1\n\n2\n\n', 4), ['', '1', '', '2']);
  assert.deepEqual(cluesIn('\n1\n\n2\n\n', 5), ['', '1', '', '2', '']);
  assert.deepEqual(cluesIn('\n1\n\n2\n\n', 9), ['', '1', '', '2', ''], 'as many as there are');
  assert.deepEqual(cluesIn('\n\n'), []);
});

test('empty lines in between are dropped only if that gives the wanted number', () => {
  assert.deepEqual(cluesIn('1\n\n2\n\n3', 3), ['1', '2', '3']);
  assert.deepEqual(cluesIn('1\n\n2\n\n3', 2), ['1', '', '2', '', '3']);
  assert.deepEqual(cluesIn('1\n\n2\n\n3', 4), ['1', '', '2', '', '3']);
  assert.deepEqual(cluesIn('1\n\n2\n\n3'), ['1', '', '2', '', '3']);
});

test('an empty line before a heading is layout where the first heading has one too', () => {
  const source = new SourceText('title\n\nrows\n1\n\ncolumns\n1\n');
  assert.equal(blockEnd(source, 2, 5), 4);
  assert.equal(blockEnd(source, 0, 5), 5, 'no line before the first heading');
  assert.equal(blockEnd(source, 1, 5), 5, 'the line before it is not empty');
  assert.equal(blockEnd(source, 2, 4), 4, 'the line before the next heading is a clue');
  assert.equal(blockEnd(source, 2, source.lineCount), source.lineCount, 'no heading follows');
});

test('a wrong number of clues is reported with both numbers and a hint', () => {
  const reading = readingOf('1\n');
  assert(checkCount(reading, 3, { side: 'width', count: 3 }, SPAN));
  assert.equal(reading.faults.length, 0);
  assert(!checkCount(reading, 2, { side: 'height', count: 3 }, SPAN));
  assert(!checkCount(reading, 1, { side: 'width', count: 5, other: 1 }, SPAN));
  assert(!checkCount(reading, 1, { side: 'height', count: 3 }, SPAN));
  const [rows, columns, two] = reading.faults;
  assert.equal(rows.code, 'size-mismatch');
  assert.equal(rows.message, 'found 2 row clues, expected 3 (height 3)');
  assert.equal(
    rows.hint,
    'a blank line of the puzzle is a 0 or an empty line; if a clue was left out, change the height to 2 and diagnose the puzzle to find the place',
  );
  assert.equal(columns.message, 'found 1 column clue, expected 5 (width 5)');
  assert.match(columns.hint ?? '', /exchanged: write width 1 and height 5/);
  assert.equal(
    two.hint,
    'a blank line of the puzzle is a 0 or an empty line',
    'a diagnosis inserts one line only',
  );
});

test('rows and columns are exchanged only if the number is that of the other side', () => {
  assert.equal(exchangeHint(4, { side: 'width', count: 3 }), undefined);
  assert.equal(exchangeHint(4, { side: 'width', count: 3, other: 5 }), undefined);
  assert.equal(exchangeHint(4, { side: 'width', count: 4, other: 4 }), undefined);
  assert.match(exchangeHint(4, { side: 'height', count: 3, other: 4 }) ?? '', /width 3 and height 4/);
});

/** Rows and columns of a text: so many lines of rows, the rest are columns. */
function sized(text: string, height: number) {
  const reading = readingOf(text);
  const lines = Array.from({ length: reading.source.lineCount }, (_, i) => i);
  addSized(reading, lines.slice(0, height), lines.slice(height), SPAN);
  return { faults: reading.faults.map(({ message, line }) => [line, message]), found: reading.documents };
}

test('a clue that is missing at the end of a side is not taken for a blank line', () => {
  assert.deepEqual(sized('1\n1\n\n1\n1\n1', 3).faults, [[3, 'found 2 row clues, expected 3 (height 3)']]);
  assert.deepEqual(sized('1\n1\n1\n1\n1\n\n', 3).faults, [[6, 'found 2 column clues, expected 3 (width 3)']]);
  // The sums agree, but this file writes blank lines as 0.
  assert.deepEqual(sized('2\n0\n\n1\n1', 3).faults, [[3, 'found 2 row clues, expected 3 (height 3)']]);
  assert.equal(sized('1\n1\n\n1\n1', 3).found.length, 1, 'a blank row, for the sums agree');
  assert.equal(sized('1\n0\n1\n1\n1\n0', 3).found.length, 1, 'nothing is empty');
});

test('nothing is missing where no line is empty, even if the sums differ', () => {
  const reading = readingOf('3\n1\n1');
  const clues = scanLines(reading, [0, 1, 2]);
  const rows = { side: 'height', lines: [0], clues: [clues[0]] } as const;
  const columns = { side: 'width', lines: [1, 2], clues: clues.slice(1) } as const;
  assert(noneMissing(reading, rows, columns));
  assert.equal(reading.faults.length, 0);
  assert.equal(totalOf(clues), 5);
  assert.equal(totalOf([{ runs: null }, { runs: [{ length: null }, { length: 4 }] }]), 4);
});

test('more lines than a puzzle can have are a fault at the first one too many', () => {
  const reading = readingOf('1\n'.repeat(MAX_SIDE + 1));
  const lines = Array.from({ length: MAX_SIDE + 1 }, (_, i) => i);
  assert.equal(scanLines(reading, lines.slice(1)).length, MAX_SIDE);
  assert.equal(reading.faults.length, 0);
  assert.deepEqual(scanLines(reading, lines), []);
  assert.deepEqual(
    reading.faults.map(({ code, line }) => [code, line]),
    [['too-large', MAX_SIDE + 1]],
  );
  assert(hasRoomForLine(reading, lines.slice(2), SPAN));
  assert.equal(reading.faults.length, 1);
  assert(!hasRoomForLine(reading, lines.slice(1), SPAN));
  assert.match(reading.faults[1].message, new RegExp(`more than ${MAX_SIDE} lines`));
});

test('a stated side is a number from 1 to the largest that is supported', () => {
  const reading = readingOf('5000');
  const run = (length: number) => ({ length, color: 1, offset: 0, end: 4 });
  assert.equal(readSide(reading, run(1), 'width', SPAN), 1);
  assert.equal(readSide(reading, run(MAX_SIDE), 'width', SPAN), MAX_SIDE);
  assert.equal(reading.faults.length, 0);
  assert.equal(readSide(reading, undefined, 'height', SPAN), undefined);
  assert.equal(readSide(reading, run(0), 'width', SPAN), undefined);
  assert.equal(readSide(reading, run(MAX_SIDE + 1), 'height', SPAN), undefined);
  assert.deepEqual(
    reading.faults.map(({ code, message }) => [code, message]),
    [
      ['missing-part', 'the height is missing'],
      ['no-lines', 'the width is 0; a puzzle has at least one line each way'],
      ['too-large', `the height is 5000; at most ${MAX_SIDE} is supported`],
    ],
  );
});
