import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PuzzleDocument, parse } from '@crosshatch/core';
import { printedFault, printedWarning } from './fault-text.js';

const UNRECOGNISED = 'there are no clues in this sentence';

function printed(text: string, from?: string): string {
  const result = parse(text, from === undefined ? {} : { from });
  assert(!result.ok);
  return printedFault('a.txt', result.faults[0]);
}

test('an unrecognised format names the option that states it', () => {
  assert.match(
    printed(UNRECOGNISED),
    /^a\.txt:1:1: unrecognised format\n.*\n {2}hint: specify the format, if you know it, or put [^\n]*\n {2}Use --from FORMAT;/s,
  );
});

test('other faults have no such line', () => {
  assert.doesNotMatch(printed('2 2\n1\n', 'nin'), /--from/);
});

test('a doubt about one of several puzzles in a picture names the puzzle', () => {
  const text = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
  const result = parse(text);
  assert(result.ok);
  const printedOf = (documents: readonly PuzzleDocument[]) => {
    const read = { source: 'page.jpg', name: 'page.jpg', ok: true, format: 'picture', documents } as const;
    const warning = {
      code: 'doubtful-clue',
      message: 'row 1: read 1',
      document: documents.length - 1,
    } as const;
    return printedWarning({ ...read, warnings: [warning], orientation: 'stated' }, warning);
  };
  const [document] = result.documents;
  assert.equal(printedOf([document]), 'page.jpg: row 1: read 1');
  assert.equal(printedOf([document, document]), 'page.jpg #2: row 1: read 1');
});
