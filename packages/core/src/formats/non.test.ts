import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText, colorOf, type Grid, type PuzzleDocument } from '../model/index.js';
import { type ParseResult, parse, write } from './index.js';

// A small puzzle without symmetry:   ##.#
//                                    ....
//                                    .###
const KITE = `catalogue "yard #7"
title "Kite &amp; tail"
by "A. Maker"
copyright "&copy; 2001"
license CC0-1.0
width 4
height 3

rows
2,1
0
3

columns
1
1,1
1
1,1

goal "1101 0000 0111"
saved "11??0000?1??"
saved "????????????"
`;

function only(result: ParseResult): PuzzleDocument {
  assert(result.ok, JSON.stringify(result));
  assert.equal(result.documents.length, 1);
  return result.documents[0];
}

const colors = (grid: Grid | undefined) =>
  Array.from(grid?.cells ?? [], (cell) => colorOf(cell) ?? '?').join('');

test('reads every key', () => {
  const { puzzle, meta, goal, saved } = only(parse(KITE));
  assert.equal(canonicalText(puzzle), '4x3|2,1;;3|1;1,1;1;1,1');
  assert.deepEqual(meta, {
    title: 'Kite & tail',
    author: 'A. Maker',
    copyright: '© 2001',
    license: 'CC0-1.0',
    id: 'yard #7',
  });
  assert.equal(colors(goal), '110100000111');
  assert.deepEqual(saved?.map(colors), ['11??0000?1??', '????????????']);
});

test('line ends, byte-order mark, trailing blanks and a missing last newline make no difference', () => {
  const plain = only(parse(KITE));
  const windows = `\ufeff${KITE.replaceAll('\n', ' \t\r\n')}`;
  assert.deepEqual(only(parse(windows)), plain);
  assert.deepEqual(only(parse(KITE.replaceAll('\n', '\r'))), plain);
  assert.deepEqual(only(parse(KITE.trimEnd())), plain);
  assert.deepEqual(only(parse(new Uint8Array(Buffer.from(KITE, 'utf16le')))), plain);
});

test('a title in Latin-1', () => {
  const bytes = new Uint8Array(Buffer.from('title "Caf\u00e9"\nrows\n1\ncolumns\n1\n', 'latin1'));
  assert.equal(only(parse(bytes)).meta.title, 'Caf\u00e9');
});

test('an empty line is a blank line of the puzzle or layout, as the number of lines has it', () => {
  const want = '2x3|1;;2|1,1;1';
  for (const rows of ['1\n0\n2', '1\n\n2', '\n1\n\n2\n\n', '1\n\n0\n\n2\n']) {
    const text = `width 2\nheight 3\nrows\n${rows}\ncolumns\n1,1\n1\n`;
    assert.equal(canonicalText(only(parse(text)).puzzle), want, JSON.stringify(rows));
  }
  assert.equal(canonicalText(only(parse('rows\n1\n\n2\n\ncolumns\n1,1\n1\n')).puzzle), want);
});

test('blocks in either order, unknown keys and lines skipped, a goal over several lines', () => {
  const text = `difficulty 3\ncolumns\n1\n0\n\nwhatever "x"\nheight 1\nrows\n1\nmore 5\nwidth 2\ngoal "1\n0"\n`;
  const { puzzle, goal } = only(parse(text));
  assert.equal(canonicalText(puzzle), '2x1|1|1;');
  assert.equal(colors(goal), '10');
});

test('colours after the number', () => {
  const text = `color a #ff0000\ncolor b 00f\nwidth 3\nheight 2\nrows\n1a,2b\n\ncolumns\n1a\n1b\n1b\ngoal "abb000"\n`;
  const { puzzle, goal } = only(parse(text));
  assert.equal(canonicalText(puzzle), '3x2|1,2:2;|1;1:2;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ rgb, symbol }) => rgb + symbol),
    ['#ff0000a', '#0000ffb'],
  );
  assert.equal(colors(goal), '122000');
});

test('colours before the numbers stick until changed', () => {
  const text = `color red FF0000 #\ncolor yellow FFFF00 y\nwidth 4\nheight 2\nrows\nred 1 1 yellow 1\n0\ncolumns\nred 1\n0\nred, 1\nyellow 1\n`;
  const { puzzle } = only(parse(text));
  assert.equal(canonicalText(puzzle), '4x2|1,1,1:2;|1;;1;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ name, symbol }) => name + symbol),
    ['red#', 'yellowy'],
  );
});

test('colours that are used but never defined', () => {
  const { puzzle } = only(parse('width 2\nheight 1\nrows\n1x,1y\ncolumns\n1x\n1y\n'));
  assert.deepEqual(
    puzzle.palette.colors.map(({ symbol }) => symbol),
    ['x', 'y'],
  );
});

test('a pack holds several', () => {
  const one = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
  const result = parse(`${KITE}====\n${one}\n====\n`, { name: 'x.nonpack' });
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle }) => puzzle.width),
    [4, 1],
  );
});

test('writes what it reads', () => {
  const document = only(parse(KITE));
  const written = write(document, 'non');
  assert(written.ok);
  assert.deepEqual(written.losses, []);
  assert.deepEqual(only(parse(written.output)), document);
});

const faulty: [string, string, string, number, number][] = [
  ['a run too long for its row', 'width 2\nheight 1\nrows\n12\ncolumns\n1\n1', 'clue-too-long', 4, 1],
  ['runs that do not fit', 'width 3\nheight 1\nrows\n1,2\ncolumns\n1\n1\n1', 'clue-too-long', 4, 3],
  ['a word among numbers', 'width 2\nheight 1\nrows\n1,x\ncolumns\n1\n1', 'bad-syntax', 4, 3],
  ['a zero among numbers', 'width 3\nheight 1\nrows\n1,0\ncolumns\n1\n1\n1', 'zero-run', 4, 3],
  ['too few rows', 'width 1\nheight 2\nrows\n1\ncolumns\n1', 'size-mismatch', 5, 1],
  ['too many rows', 'width 1\nheight 1\nrows\n1\n1\ncolumns\n1', 'size-mismatch', 5, 1],
  ['no columns', 'width 1\nheight 1\nrows\n1\n', 'missing-part', 1, 1],
  ['a huge width', 'width 1000000000\nheight 1\nrows\n1\ncolumns\n1', 'too-large', 1, 7],
  ['an unknown colour', 'color a #f00\nwidth 1\nheight 1\nrows\n1b\ncolumns\n1a', 'unknown-color', 5, 1],
  ['a goal of the wrong size', 'rows\n1\ncolumns\n1\ngoal "11"', 'bad-grid', 5, 7],
  ['a strange cell', 'rows\n1\ncolumns\n1\ngoal "x"', 'bad-grid', 5, 7],
  ['an open quote', 'rows\n1\ncolumns\n1\ngoal "1', 'bad-syntax', 5, 6],
  ['rows twice', 'rows\n1\ncolumns\n1\nrows\n1\n', 'bad-syntax', 5, 1],
];
for (const [what, text, code, line, column] of faulty) {
  test(`fault: ${what}`, () => {
    const result = parse(text, { name: 'x.non' });
    assert(!result.ok);
    assert.deepEqual(
      [result.faults[0].code, result.faults[0].line, result.faults[0].column],
      [code, line, column],
      result.faults[0].message,
    );
  });
}

test('totals that differ are a warning that carries the finding', () => {
  const result = parse('rows\n1\n1\ncolumns\n1\n', { name: 'x.non' });
  assert(result.ok);
  assert.deepEqual(
    result.warnings.map(({ code, document }) => [code, document]),
    [['color-totals-differ', 0]],
  );
  assert.equal(result.warnings[0].finding?.rowTotal, 2);
});

test('a goal that does not meet the clues is kept, with a warning', () => {
  const result = parse('rows\n1\ncolumns\n1\n0\ngoal "01"');
  assert(result.ok);
  assert.deepEqual(
    result.warnings.map(({ code }) => code),
    ['goal-differs'],
  );
});

test('both sides on one line', () => {
  const { puzzle } = only(parse('width 2,height 1\nrows\n1\ncolumns\n1\n0\n'));
  assert.equal(canonicalText(puzzle), '2x1|1|1;');
  assert(!parse('width 2, height 3\nrows\n1\ncolumns\n1\n0\n', { name: 'x.non' }).ok);
});

test('sloppy files: single quotes, counts after rows and columns, a drawn goal without quotes', () => {
  const text = "title 'Post'\nrows 2\n1\n0\ncolumns 3\n0\n1\n0\ngoal\n  010\n  000\nsaved 0?0 ???\n";
  const { puzzle, goal, saved, meta } = only(parse(text));
  assert.equal(canonicalText(puzzle), '3x2|1;|;1;');
  assert.equal(meta.title, 'Post');
  assert.equal(colors(goal), '010000');
  assert.deepEqual(saved?.map(colors), ['0?0???']);
});

test('all faults are reported at once, in file order, regardless of the stage that finds them', () => {
  const result = parse('width 3\nheight 2\nrows\n1,x\n2,2\ncolumns\n1\n4\n1\n');
  assert(!result.ok);
  assert.deepEqual(
    result.faults.map(({ code, line }) => [code, line]),
    [
      ['bad-syntax', 4],
      ['clue-too-long', 5],
      ['clue-too-long', 8],
    ],
  );
});
