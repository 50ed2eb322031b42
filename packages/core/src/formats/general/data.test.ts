// The general reader for data: one puzzle in every guise, and what must not be read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { cellsOf, KITE, readOne } from '../../testing/format-checks.js';
import { parse } from '../index.js';

const ROWS = '[[2, 1], [0], [3]]';
const COLUMNS = '[[1], [1, 1], [1], [1, 1]]';

/** Sources that name both sides. */
const NAMED: readonly string[] = [
  `{"row_clues": ${ROWS}, "col_clues": ${COLUMNS}}`,
  `{"rowHints": ${ROWS}, "columnHints": ${COLUMNS}, "width": 4, "height": 3}`,
  `{"RowConstraints": ${ROWS}, "ColumnConstraints": ${COLUMNS}, "RowCount": 3, "ColumnCount": 4}`,
  `{"left": ${ROWS}, "top": ${COLUMNS}}`,
  `{"side": ${ROWS}, "top": ${COLUMNS}, "size": "4x3"}`,
  `{"id": 7, "puzzle": {"clues": {"rows": ${ROWS}, "columns": ${COLUMNS}}}}`,
  `{"rows": 3, "cols": 4, "rowClues": ${ROWS}, "colClues": ${COLUMNS}}`,
  `{"row_clues": ["2 1", "0", "3"], "col_clues": ["1", "1 1", "1", "1 1"]}`,
  `{"row_clues": ["2,1", "", "3"], "col_clues": ["1", "1,1", "1", "1,1"]}`,
  `{"row_clues": ["2.1", "0", "3"], "col_clues": ["1", "1.1", "1", "1.1"]}`,
  `{"row_clues": "2 1; 0; 3", "col_clues": "1; 1 1; 1; 1 1"}`,
  `{"row_clues": [{"clue": [2, 1]}, {"clue": []}, {"clue": [3]}], "col_clues": ${COLUMNS}}`,
  `{"row_clues": [[0, 2, 1], [0, 0, 0], [null, null, 3]], "col_clues": [[0, 1], [1, 1], [-1, 1], [1, 1]]}`,
  `{"rows": {"hints": ${ROWS}}, "cols": {"hints": ${COLUMNS}}}`,
  `row_clues:\n  - [2, 1]\n  - []\n  - [3]\ncol_clues:\n  - [1]\n  - [1, 1]\n  - [1]\n  - [1, 1]\n`,
  `rowClues: ${ROWS}\ncolClues: ${COLUMNS}\n`,
  `title: kite\nsize: 4x3\nrow_clues: ${ROWS}\ncol_clues: ${COLUMNS}\n`,
  `[puzzle]\ntitle = "x"\nrow_hints = ${ROWS} # from the top\ncol_hints = ${COLUMNS}\n`,
  `import x\n\nrow_rule_len = 2\nrow_rules = ${ROWS}\ncol_rules = ${COLUMNS}\n\nprint(solve(row_rules))\n`,
  `const rowClues: number[][] = ${ROWS}, colClues: number[][] = ${COLUMNS};\nexport { rowClues };\n`,
  `export default { rowClues: ${ROWS},\n colClues: ${COLUMNS} };\n`,
  `int[][] rows = {{2, 1}, {}, {3}};\nint[][] columns = {{1}, {1, 1}, {1}, {1, 1}};\n`,
  `int rows[3][2] = {{2, 1}, {0, 0}, {3, 0}};\nint cols[4][2] = {{1, 0}, {1, 1}, {1, 0}, {1, 1}};\n`,
  `static int[][] rows = new int[][] { new int[] {2, 1}, new int[] {}, new int[] {3} };\nstatic int[][] cols = new int[][] { new int[] {1}, new int[] {1, 1}, new int[] {1}, new int[] {1, 1} };\n`,
  `List<List<Integer>> rows = List.of(List.of(2, 1), List.of(), List.of(3));\nList<List<Integer>> cols = List.of(List.of(1), List.of(1, 1), List.of(1), List.of(1, 1));\n`,
  `fn main() {\n  let rows: Vec<Vec<u8>> = vec![vec![2, 1], vec![], vec![3]];\n  let cols = vec![vec![1], vec![1, 1], vec![1], vec![1, 1]];\n}\n`,
  `func main() {\n\trows := [][]int{{2, 1}, {}, {3}}\n\tcols := [][]int{{1}, {1, 1}, {1}, {1, 1}}\n}\n`,
  `(def puzzle {:size [4 3]\n :rows [[2 1] [] [3]]\n :columns [[1] [1 1] [1] [1 1]]})\n`,
  `(let [rows '((2 1) () (3))\n      cols '((1) (1 1) (1) (1 1))]\n  (solve rows cols))\n`,
  `rows([[2,1],[],[3]]).\ncols([[1],[1,1],[1],[1,1]]).\n`,
  `rowHints :: [[Int]]\nrowHints = [[2,1],[],[3]]\n\ncolHints :: [[Int]]\ncolHints = [[1],[1,1],[1],[1,1]]\n`,
  `let row_clues = [[2; 1]; []; [3]];;\nlet col_clues = [[1]; [1; 1]; [1]; [1; 1]];;\n`,
  `$puzzle = array('rows' => array(array(2, 1), array(), array(3)), 'cols' => array(array(1), array(1, 1), array(1), array(1, 1)));\n`,
  `PUZZLE = { rows: [[2, 1], [], [3]], :cols => [[1], [1, 1], [1], [1, 1]] }\n`,
  `rows = [| 2, 1 | 0, 0 | 3, 0 |];\ncols = [| 1, 0 | 1, 1 | 1, 0 | 1, 1 |];\n`,
  `<?php\n$rows = array(array(2, 1), array(), array(3));\n$cols = [[1], [1, 1], [1], [1, 1]];\n`,
  `INSERT INTO clues (puzzle, side, nr, clue) VALUES\n(7, 'row', 1, '2 1'),\n(7, 'row', 2, ''),\n(7, 'row', 3, '3'),\n(7, 'col', 1, '1'),\n(7, 'col', 2, '1 1'),\n(7, 'col', 3, '1'),\n(7, 'col', 4, '1 1');\n`,
  `# the row clues\n[[2, 1], [], [3]]\n# the column clues\n[[1], [1, 1], [1], [1, 1]]\n`,
  `Nonogram(\n  rows=((2, 1), (), (3,)),\n  cols=((1,), (1, 1), (1,), (1, 1)),\n)\n`,
];

for (const text of NAMED) {
  test(`named: ${text.slice(0, 60).replaceAll('\n', ' ')}`, () => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(result.format, 'data');
    assert.equal(result.documents.length, 1);
    assert.equal(canonicalText(result.documents[0].puzzle), KITE);
    assert.equal(result.orientation, 'stated');
    assert.deepEqual(result.warnings, []);
  });
}

/** Sources that leave open which side is which. */
const BARE: readonly string[] = [
  `${ROWS}\n${COLUMNS}\n`,
  `[${ROWS}, ${COLUMNS}]`,
  `{"clues": [${ROWS}, ${COLUMNS}]}`,
  `[[3, 4], [[-1, -1, -1, -1]], [${ROWS}, ${COLUMNS}]]`,
  `?- nonogram(${ROWS}, ${COLUMNS}, Solution).`,
  `puzzle = (${ROWS}, ${COLUMNS})`,
  `{"horizontal": ${ROWS}, "vertical": ${COLUMNS}}`,
  `{"clues": {"y": ${ROWS}, "x": ${COLUMNS}}}`,
];

for (const text of BARE) {
  test(`open: ${text.slice(0, 60)}`, () => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(canonicalText(result.documents[0].puzzle), KITE);
    assert.equal(result.orientation, 'assumed');
    assert.equal(result.order, 'rows-first');
    const other = parse(text, { orientation: 'columns-first' });
    assert(other.ok);
    assert.equal(canonicalText(other.documents[0].puzzle), '3x4|1;1,1;1;1,1|2,1;;3');
    assert.equal(other.orientation, 'stated');
  });
}

test('collections: lists of puzzles, maps of puzzles, their titles and other things about them', () => {
  const clues = `"rows": ${ROWS}, "columns": ${COLUMNS}`;
  const titles = (text: string) => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    return result.documents.map(({ meta }) => meta.title);
  };
  assert.deepEqual(titles(`{"puzzles": [{"name": "a", ${clues}}, {"title": "b", ${clues}}]}`), ['a', 'b']);
  assert.deepEqual(titles(`[{"name": "a", "clues": {${clues}}}, {"clues": {${clues}}}]`), ['a', undefined]);
  assert.deepEqual(titles(`{"kite": {${clues}}, "boat": {${clues}}}`), ['kite', 'boat']);
  const yaml = `- name: "a"\n  rows: ${ROWS}\n  cols: ${COLUMNS}\n- name: "b"\n  rows: ${ROWS}\n  cols: ${COLUMNS}\n`;
  assert.deepEqual(titles(yaml), ['a', 'b']);
  const toml = `[[puzzle]]\ntitle = "a"\nrows = ${ROWS}\ncols = ${COLUMNS}\n\n[[puzzle]]\ntitle = "b"\nrows = ${ROWS}\ncols = ${COLUMNS}\n`;
  assert.deepEqual(titles(toml), ['a', 'b']);
  const { meta } = readOne(`{"name": "Kite", "author": "A. Maker", "id": 12, "data": {${clues}}}`, 'data');
  assert.deepEqual(meta, { title: 'Kite', author: 'A. Maker', id: '12' });
});

test('a picture beside the clues is the goal', () => {
  for (const picture of [
    '[[1,1,0,1],[0,0,0,0],[0,1,1,1]]',
    '[[true,true,false,true],[false,false,false,false],[false,true,true,true]]',
    '["##.#", "....", ".###"]',
  ]) {
    const text = `{"rowClues": ${ROWS}, "colClues": ${COLUMNS}, "solution": ${picture}}`;
    assert.equal(cellsOf(readOne(text, 'data').goal), '110100000111');
  }
});

for (const text of [
  '[[1,1,0,1],[0,0,0,0],[0,1,1,1]]',
  '{"name": "x", "grid": [[1,1,0,1],[0,0,0,0],[0,1,1,1]]}',
  '{"level": ["##.#", "....", ".###"]}',
  '{"level": ["XX X", "    ", " XXX"]}',
  '["OO-O", "----", "-OOO"]',
  '{"solution": [[true,true,false,true],[false,false,false,false],[false,true,true,true]]}',
  '{"width": 4, "height": 3, "solution": [1,1,0,1,0,0,0,0,0,1,1,1]}',
  '# a nonogram\nPICTURE = [\n  "##.#",\n  "....",\n  ".###",\n]\n',
]) {
  test(`a picture: ${text.slice(0, 50)}`, () => {
    assert.equal(canonicalText(readOne(text, 'data').puzzle), KITE);
  });
}

test('colours by name, as objects, pairs or letters', () => {
  const want = '3x2|1,2:2;|1;1:2;1:2';
  for (const [rows, columns] of [
    [
      '[[{"color": "red", "count": 1}, {"color": "blue", "count": 2}], []]',
      '[[{"color": "red", "count": 1}], [{"color": "blue", "count": 1}], [{"color": "blue", "count": 1}]]',
    ],
    ['[[["red", 1], ["blue", 2]], []]', '[[["red", 1]], [["blue", 1]], [["blue", 1]]]'],
    ['[["1r", "2b"], []]', '[["1r"], ["1b"], ["1b"]]'],
  ]) {
    const { puzzle } = readOne(`{"rowClues": ${rows}, "colClues": ${columns}}`, 'data');
    assert.equal(canonicalText(puzzle), want, rows);
    assert.equal(puzzle.palette.colors.length, 2);
  }
});

test('clues written as patterns of cells', () => {
  const text = '{"rows": [[1,1,0,1],[0],[1,1,1]], "cols": [[1],[1,0,1],[1],[1,0,1]]}';
  assert.equal(canonicalText(readOne(text, 'data').puzzle), KITE);
});

/** What looks like a puzzle and is none, or not one that can be read for sure. */
const REFUSED: Readonly<Record<string, string>> = {
  'totals of another kind of puzzle': '{"rowClues": [5, 2, 3], "colClues": [1, 9, 0]}',
  'clues of a crossword': '{"rowClues": ["a fish", "a tree"], "columnClues": ["a cat", "a dog"]}',
  'one side only': '{"rowClues": [[1], [2]], "size": 2}',
  'a size that is not that of the clues': '{"height": 4, "rowClues": [[1], [1]], "colClues": [[2]]}',
  'a bare pair whose sums differ': '[[[1], [1]], [[1], [2]]]',
  'three lists': '[[[1], [1]], [[2]], [[1], [1]]]',
  'a program in which sums differ': 'rows = [[1], [1]]\ncols = [[1]]\n',
  'zeros between runs that are no patterns': '{"rowClues": [[2, 0, 1]], "colClues": [[1], [1], [0], [1]]}',
  'a matrix in some program': 'kernel = [[0, 1, 0], [1, 0, 1], [0, 1, 0]]\n',
  'a picture of three kinds of cells': '{"grid": [[0, 1, 2], [2, 1, 0], [1, 1, 1]]}',
};
for (const [what, text] of Object.entries(REFUSED)) {
  test(`refused: ${what}`, () => {
    const result = parse(text);
    assert(!result.ok, JSON.stringify(result));
  });
}

test('sums that differ are a warning in data, where the names leave no doubt', () => {
  const result = parse('{"rowClues": [[1], [1]], "colClues": [[1]]}');
  assert(result.ok);
  assert.equal(result.warnings[0].code, 'color-totals-differ');
});

test('JSON without a puzzle says what was looked for', () => {
  for (const name of ['x.json', undefined]) {
    const result = parse('{"version": 3, "items": [1, 2]}', name === undefined ? {} : { name });
    assert(!result.ok);
    assert.equal(result.faults[0].code, 'unknown-format');
    assert.match(result.faults[0].message, /no two lists of clues/);
    assert.match(result.faults[0].hint ?? '', /rows and columns/);
  }
});

test('a word without quotes is not taken for the name of what follows', () => {
  const result = parse(`title: kite\nsize: 4x3\nrow_clues: ${ROWS}\ncol_clues: ${COLUMNS}\n`);
  assert(result.ok);
  assert.notEqual(result.documents[0].meta?.title, '4');
  assert(!/\dx\d/.test(result.documents[0].meta?.title ?? ''));
});
