import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE, canonicalText, completePalette, makePuzzle } from '@crosshatch/core/model';
import { readTypedClue } from './clue-text.js';
import { emptyEntry, entryOfPuzzle, examine, resizeEntry, setClue } from './entry-grid.js';
import { clueTexts, pasteBlock } from './paste-block.js';

const TWO = completePalette({ colors: [{ symbol: 'a' }, { symbol: 'b' }] });

/** 2 1 / blank / 3 by 1 / 1 1 / 1 / 1 1, typed in. */
function kite() {
  let entry = emptyEntry({ width: 4, height: 3 });
  ['2 1', '', '3'].forEach((text, i) => {
    entry = setClue(entry, 'rows', i, text);
  });
  ['1', '1 1', '1', '1 1'].forEach((text, i) => {
    entry = setClue(entry, 'columns', i, text);
  });
  return entry;
}

test('a clue can be typed with anything between its numbers', () => {
  for (const text of ['2 1', '2,1', '2.1', ' 2 ,  1 ', '2/1', '2-1', '2;1', '2 0 1']) {
    const { clue, trouble } = readTypedClue(text, 4, BLACK_ON_WHITE);
    assert.deepEqual(
      [clue, trouble],
      [
        [
          { length: 2, color: 1 },
          { length: 1, color: 1 },
        ],
        undefined,
      ],
      text,
    );
  }
  assert.deepEqual(readTypedClue('', 4, BLACK_ON_WHITE).clue, []);
  assert.deepEqual(readTypedClue('0', 4, BLACK_ON_WHITE).clue, []);
  assert.equal(readTypedClue('*', 4, BLACK_ON_WHITE).clue, null);
  assert.deepEqual(readTypedClue('? 1', 4, BLACK_ON_WHITE).runs[0].length, null);
});

test('colours follow the number, in either case', () => {
  assert.deepEqual(readTypedClue('2a 1B', 4, TWO).clue, [
    { length: 2, color: 1 },
    { length: 1, color: 2 },
  ]);
  assert.deepEqual(readTypedClue('1c', 4, TWO).trouble, { kind: 'no-color', text: 'c' });
});

test('trouble is reported while typing', () => {
  assert.deepEqual(readTypedClue('2 x', 4, BLACK_ON_WHITE).trouble, { kind: 'not-a-run', text: 'x' });
  assert.deepEqual(readTypedClue('3 2', 4, BLACK_ON_WHITE).trouble, { kind: 'too-long', excess: 2 });
  assert.equal(readTypedClue('1 1', 3, BLACK_ON_WHITE).trouble, undefined);
  assert.equal(readTypedClue('9'.repeat(100_000), 4, BLACK_ON_WHITE).trouble?.kind, 'not-a-run');
});

test('the whole: sums, and the puzzle when nothing is in its way', () => {
  const state = examine(kite());
  assert.deepEqual(state.totals, [{ color: 1, rows: 6, columns: 6 }]);
  assert.deepEqual([state.troubles, state.findings], [0, []]);
  assert(state.puzzle !== undefined);
  assert.equal(canonicalText(state.puzzle), '4x3|2,1;;3|1;1,1;1;1,1');
});

test('sums that differ are found, with the lines that may be to blame', () => {
  const state = examine(setClue(kite(), 'rows', 2, '2'));
  assert.deepEqual(state.totals, [{ color: 1, rows: 5, columns: 6 }]);
  assert.equal(state.findings.length, 1);
  assert(state.findings[0].suspects.length > 0);
  const broken = examine(setClue(kite(), 'rows', 0, '2 x'));
  assert.deepEqual([broken.troubles, broken.puzzle], [1, undefined]);
});

test('a puzzle as one would type it is the same puzzle again', () => {
  const made = makePuzzle({
    rows: [
      [
        { length: 1, color: 2 },
        { length: null, color: 1 },
      ],
      null,
      [],
    ],
    columns: [[1], [], [1]],
    palette: TWO,
  });
  assert(made.ok);
  const entry = entryOfPuzzle(made.puzzle);
  assert.deepEqual(entry.rows, ['1b ?a', '*', '']);
  assert.deepEqual(examine(entry).puzzle, made.puzzle);
});

test('resizing keeps what stays', () => {
  const wide = resizeEntry(kite(), { width: 6, height: 2 });
  assert.deepEqual(wide.rows, ['2 1', '']);
  assert.deepEqual(wide.columns, ['1', '1 1', '1', '1 1', '', '']);
  assert.equal(resizeEntry(kite(), { width: 0, height: 99_999 }).rows.length, 1000);
});

test('a block fills the clues below, and makes room', () => {
  const pasted = pasteBlock(kite(), 'rows', 1, '1 1\r\n2\n3,1\n\n');
  assert.deepEqual([pasted?.clues, pasted?.entry.rows], [3, ['2 1', '1 1', '2', '3,1']]);
  assert.equal(pasteBlock(kite(), 'rows', 0, '1 2 3'), undefined);
});

test('columns out of a spreadsheet stand one below the other', () => {
  assert.deepEqual(clueTexts('1\t\t2\n1\t3\t4', 'columns'), ['1 1', '3', '2 4']);
  assert.deepEqual(clueTexts('1\t\t2\n1\t3\t4', 'rows'), ['1 2', '1 3 4']);
  assert.deepEqual(clueTexts('1 2\n3', 'columns'), ['1 2', '3']);
  const pasted = pasteBlock(kite(), 'columns', 0, '1\t2\n\t1');
  assert.deepEqual(pasted?.entry.columns, ['1', '2 1', '1', '1 1']);
});
