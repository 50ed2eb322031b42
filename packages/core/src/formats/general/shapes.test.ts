// The general readers on files of many shapes. A picture without blank lines is read from every shape; others,
// whose blank lines a shape may lose or leave open, are read right or refused, never read as another puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText, gridOfColors, type Puzzle, puzzleOf } from '../../model/index.js';
import {
  type Lists,
  NAMED_SHAPES,
  OPEN_SHAPES,
  PICTURE_SHAPES,
  SHEET_SHAPES,
} from '../../testing/ad-hoc-files.js';
import { RECORD_OPEN_SHAPES, RECORD_SHAPES } from '../../testing/ad-hoc-records.js';
import { parse } from '../index.js';

const BOAT = ['..#....', '..##...', '..###..', '..#....', '#######', '.#####.'];
/** The same boat with blank lines in all places where they may get lost. */
const BLANKS = [
  BOAT.map((row) => `${row}.`),
  BOAT.map((row) => `.${row}`),
  BOAT.map((row) => `${row}..`),
  BOAT.map((row) => `${row.slice(0, 3)}.${row.slice(3)}`),
  [...BOAT, '.......'],
  ['.......', ...BOAT],
  [...BOAT, '.......', '.......'],
  [...BOAT.slice(0, 4), '.......', ...BOAT.slice(4)],
  [...BOAT.map((row) => `${row}.`), '........'],
];

function puzzleOfRows(rows: readonly string[]): Puzzle {
  const colors = [...rows.join('')].map((cell) => (cell === '#' ? 1 : 0));
  return puzzleOf(gridOfColors({ width: rows[0].length, height: rows.length }, colors));
}

function listsOf({ rows, columns }: Puzzle): Lists {
  const side = (clues: Puzzle['rows']) => clues.map((clue) => (clue ?? []).map(({ length }) => length ?? 0));
  return { rows: side(rows), columns: side(columns) };
}

/** The clues that were read, and whether it was assumed which are the rows; undefined when the text is refused. */
function clueTexts(text: string): { seen: string; orientation: string } | undefined {
  const result = parse(text);
  if (!result.ok) return undefined;
  const seen = result.documents.map(({ puzzle }) => canonicalText(puzzle)).join('\n');
  return { seen, orientation: result.orientation };
}

const transposed = ({ rows, columns }: Lists): Lists => ({ rows: columns, columns: rows });

function canonical({ rows, columns }: Lists): string {
  const side = (clues: Lists['rows']) => clues.map((clue) => clue.join(',')).join(';');
  return `${columns.length}x${rows.length}|${side(rows)}|${side(columns)}`;
}

for (const [shapes, isStated] of [
  [NAMED_SHAPES, true],
  [SHEET_SHAPES, true],
  [OPEN_SHAPES, false],
  [RECORD_SHAPES, true],
  [RECORD_OPEN_SHAPES, false],
] as const) {
  for (const [name, shape] of Object.entries(shapes)) {
    test(`read: ${name}`, () => {
      const lists = listsOf(puzzleOfRows(BOAT));
      const found = clueTexts(shape(lists));
      assert.equal(found?.orientation, isStated ? 'stated' : 'assumed', shape(lists));
      const wanted = isStated ? [lists] : [lists, transposed(lists)];
      assert(wanted.map(canonical).includes(found?.seen ?? ''), `${found?.seen}\n${shape(lists)}`);
    });

    test(`never misread: ${name}`, () => {
      let read = 0;
      for (const rows of BLANKS) {
        const lists = listsOf(puzzleOfRows(rows));
        const found = clueTexts(shape(lists));
        if (found === undefined) continue;
        const wanted = found.orientation === 'stated' ? [lists] : [lists, transposed(lists)];
        assert(wanted.map(canonical).includes(found.seen), `${found.seen}\n${shape(lists)}`);
        read += 1;
      }
      assert(read > BLANKS.length / 2, `only ${read} of ${BLANKS.length} were read`);
    });
  }
}

for (const [name, shape] of Object.entries(PICTURE_SHAPES)) {
  test(`picture: ${name}`, () => {
    for (const rows of [BOAT, ...BLANKS]) {
      assert.equal(clueTexts(shape(rows))?.seen, canonical(listsOf(puzzleOfRows(rows))), shape(rows));
    }
  });
}

for (const [name, text] of [
  // Four clues of two runs, or five of one or two.
  ['strings in JSON', '{"rows": "1 1,1 1,1 1,1 1", "cols": "1 1,1 1,1 1,1 1"}'],
  ['behind headings', 'Rows: 1 1,1 1,1 1,1 1\nColumns: 1 1,1 1,1 1,1 1\n'],
  ['cells of a sheet', 'id,rows,cols\n7,"1 1,1 1,1 1,1 1","1 1,1 1,1 1,1 1"\n'],
  ['in a line', '1 1,1 1,1 1,1 1|1 1,1 1,1 1,1 1\n'],
]) {
  test(`more than one reading, by commas or by blanks: ${name}`, () => {
    const result = parse(text);
    assert(!result.ok);
    assert.equal(result.faults[0].code, 'ambiguous-format');
    assert.match(result.faults[0].hint ?? '', /semicolons|a clue per line/);
  });
}

for (const [name, text] of [
  ['cells of a sheet that begin with semicolons', ';;;1\n1;1;2;;;;\n'],
  ['one line of clues', '1;1;2;;;;;;;;\n'],
  ['a damaged row above a picture', '##Q#\n#..#\n####\n'],
  ['facts with a run missing', 'row(1,1,1). row(1,3,1). col(1,1,1). col(3,1,1). width(3).\n'],
  ['lines that are not in order', 'row 2: 1\nrow 1: 0\ncol 1: 0\ncol 2: 1\n'],
  ['a drawing with a wide gap between its columns', '   1 1    1\n 2\n 1\n'],
  ['a drawing with room for another column', '   1 1 |\n 1\n 1\n'],
  ['a drawing with a row without a clue', '    1 1\n  2|. .\n   |. .\n'],
]) {
  test(`refused: ${name}`, () => assert.equal(clueTexts(text), undefined));
}
