// The general reader for text: headings, named lines, blocks without names, pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { KITE, readOne, sloppy } from '../../testing/format-checks.js';
import { parse } from '../index.js';

const ROWS = '2 1\n0\n3\n';
const COLUMNS = '1\n1 1\n1\n1 1\n';

const NAMED: readonly string[] = [
  `Rows:\n${ROWS}\nColumns:\n${COLUMNS}`,
  `COLUMNS:\n${COLUMNS}ROWS:\n${ROWS}`,
  `# row clues\n${ROWS}\n# col clues\n${COLUMNS}\n# init board\n\n# answer\nxxox\n`,
  `title: Kite\nboxSize: 20\n\ntopNumbers:\n${COLUMNS}\nsideNumbers:\n${ROWS}`,
  `colors: b\nlines:\n2b 1b\n0\n3b\ncolumns:\n1b\n1b 1b\n1b\n1b 1b\n`,
  `[rows]\n${ROWS}[columns]\n${COLUMNS}`,
  `== Left ==\n${ROWS}== Top ==\n${COLUMNS}`,
  `row_rules\n2, 1,\n0,\n3\n\n\ncol_rules\n1,\n1, 1,\n1,\n1, 1\n`,
  `Rows: 2 1; 0; 3\nColumns: 1; 1 1; 1; 1 1\n`,
  `rows: [2, 1], [0], [3]\ncols: [1], [1, 1], [1], [1, 1]\n\n`,
  `g 4 3\nr 2 1 0\nr 0\nr 3 0\nc 1 0\nc 1 1 0\nc 1 0\nc 1 1 0\n`,
  `row 1: 2 1\nrow 2: 0\nrow 3: 3\ncol 1: 1\ncol 2: 1 1\ncol 3: 1\ncol 4: 1 1\n`,
  `Rows\nA: 2 1\nB: 0\nC: 3\nColumns\nA: 1\nB: 1 1\nC: 1\nD: 1 1\n`,
  `Rows:\na) 2 1\nb) 0\nc) 3\n\nColumns:\nd) 1\ne) 1 1\nf) 1\ng) 1 1\n`,
  `**Columns**\n\n- P: 1\n- Q: 1 1\n- R: 1\n- S: 1 1\n\n**Rows**\n\n- A: 2 1\n- B: 0\n- C: 3\n`,
  `---\nrow_clues:\n  - 2,1\n  - 0\n  - 3\ncolumn_clues:\n  - 1\n  - 1,1\n  - 1\n  - 1,1\n`,
  `rows:\n  -\n    - 2\n    - 1\n  -\n  -\n    - 3\ncolumns:\n  - - 1\n  - - 1\n    - 1\n  - - 1\n  - - 1\n    - 1\n`,
];

for (const text of NAMED) {
  test(`named: ${text.slice(0, 50).replaceAll('\n', ' ')}`, () => {
    for (const variant of [text, ...sloppy(text)]) {
      const result = parse(variant);
      assert(result.ok, `${JSON.stringify(result)} ${variant}`);
      assert.equal(result.documents.length, 1);
      assert.equal(canonicalText(result.documents[0].puzzle), KITE);
      assert.equal(result.orientation, 'stated');
    }
  });
}

const OPEN: readonly string[] = [
  '3x4\n2,1\n0\n3\n1\n1,1\n1\n1,1\n',
  'size: 4x3\n2,1\n0\n3\n\n1\n1,1\n1\n1,1\n',
  '2,1\n0\n3\n---\n1\n1,1\n1\n1,1\n',
  '2,1\n0\n3\n=====\n1\n1,1\n1\n1,1\n',
  '2 1\n0\n3\n1\n1 1\n1\n1 1\n',
  '3\n2 1\n0\n3\n1\n1 1\n1\n1 1\n',
  '2,1;0;3\n1;1,1;1;1,1\n',
  '// kite\n3 4\n2 : 2 1\n1 : 0\n1 : 3\n\n1 : 1\n2 : 1 1\n1 : 1\n2 : 1 1\n',
  'horizontal:\n2 1\n0\n3\nvertical:\n1\n1 1\n1\n1 1\n',
];
for (const text of OPEN) {
  test(`open: ${text.slice(0, 50).replaceAll('\n', ' ')}`, () => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(canonicalText(result.documents[0].puzzle), KITE);
    assert.equal(result.orientation, 'assumed');
  });
}

test('clues ended by 0, several in a line, below the size', () => {
  const square = parse('picross 3\n2 0 1 1 0 2 0\n3 0 1 0 1 0\n');
  assert(!square.ok, 'sums differ');
  const right = parse('picross 3\n2 0 1 1 0 1 0\n2 0 1 0 2 0\n');
  assert(right.ok, JSON.stringify(right));
  assert.equal(canonicalText(right.documents[0].puzzle), '3x3|2;1,1;1|2;1;2');
});

test('the clues of columns written above each other', () => {
  for (const text of [
    '4 3\n\n0 1 0 1\n1 1 1 1\n\n2 1\n0 0\n0 3\n',
    '1,1,1,1\n ,1, ,1\n#######\n2,1\n0\n3\n',
  ]) {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(canonicalText(result.documents[0].puzzle), KITE, text);
  }
});

test('several puzzles with their titles', () => {
  const text = `title: one\nRows:\n${ROWS}\nColumns:\n${COLUMNS}\ntitle: two\nRows:\n1\nColumns:\n1\n`;
  const result = parse(text);
  assert(result.ok, JSON.stringify(result));
  assert.deepEqual(
    result.documents.map(({ puzzle, meta }) => [meta.title, canonicalText(puzzle)]),
    [
      ['one', KITE],
      ['two', '1x1|1|1'],
    ],
  );
});

test('pictures: one symbol and blanks, zeros and ones with commas, below a size', () => {
  for (const text of [
    'OO-O\n----\n-OOO\n',
    'XX X\n    \n XXX\n',
    '▋▋ ▋\n\n ▋▋▋\n',
    '1,1,0,1\n0,0,0,0\n0,1,1,1\n',
    '4x3\nXX X\n\n XXX\n',
  ]) {
    const { puzzle } = readOne(text, 'sections');
    assert.equal(canonicalText(puzzle), KITE, text);
  }
});

const REFUSED: Readonly<Record<string, string>> = {
  'one side only': '4\n6\n2,2\n',
  'one list': '1;2,3;1',
  'a size and one clue too few': '3 4\n2,1\n0\n3\n1\n1,1\n1\n',
  'an empty line among clues, and no size': 'Rows:\n1\n\n2\nColumns:\n1 1\n1\n',
  'a size that is not that of the clues': 'size: 5x5\nRows:\n1\nColumns:\n1\n',
  'two ways to divide the lines': `${'1,1,1\n'.repeat(5)}0\n${'1,1,1\n'.repeat(5)}`,
  'a letter': 'Dear Sir,\nplease find enclosed 2 rows and 3 columns.\n1\n2\n',
};
for (const [what, text] of Object.entries(REFUSED)) {
  test(`refused: ${what}`, () => {
    const result = parse(text);
    assert(!result.ok, JSON.stringify(result));
  });
}

test('the lines of Markdown tables below headings, with the numbers of the lines in the first column', () => {
  const result = parse(
    `## Rows\n\n| Row | Clue |\n| --- | --- |\n| 1 | 2 1 |\n| 2 | 0 |\n| 3 | 3 |\n\n## Columns\n\n| Column | Clue |\n|:--|--:|\n| 1 | 1 |\n| 2 | 1 1 |\n| 3 | 1 |\n| 4 | 1 1 |\n`,
  );
  assert(result.ok, JSON.stringify(result));
  assert.equal(canonicalText(result.documents[0].puzzle), KITE);
  assert.equal(result.orientation, 'stated');
});
