// Shapes that were found in files of public repositories, each with a puzzle of our own: read as they are meant, or
// refused. Each stands for a family that was refused or misread before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { KITE } from '../../testing/format-checks.js';
import { parse } from '../index.js';

const ROWS = '[[2, 1], [], [3]]';
const COLUMNS = '[[1], [1, 1], [1], [1, 1]]';
/** Three filled cells in the upper left corner of a square. */
const CORNER = '3x3|2;1;|2;1;';
/** The puzzles of a text, or the code of its first fault. */
const read = (source: string): string => {
  const result = parse(source);
  if (!result.ok) return result.faults[0].code;
  const { documents, orientation, warnings } = result;
  const codes = warnings.map(({ code }) => code);
  return [documents.map(({ puzzle }) => canonicalText(puzzle)).join(' + '), orientation, ...codes].join(' ');
};

const cases: readonly (readonly [name: string, source: string, expected: string])[] = [
  // Programs.
  [
    'an assignment behind the line that ends with a colon',
    `if __name__ == "__main__":\n    row_hints = ${ROWS}\n    col_hints = ${COLUMNS}\n`,
    `${KITE} stated`,
  ],
  ['names assigned at once', `rows, cols = ${ROWS}, ${COLUMNS}\n`, `${KITE} stated`],
  ['names assigned at once, in brackets', `cols, rows = (${COLUMNS}, ${ROWS})\nx = 1\n`, `${KITE} stated`],
  ['a size assigned at once', `HEIGHT, WIDTH = 3, 4\nrows = ${ROWS}\ncols = ${COLUMNS}\n`, `${KITE} stated`],
  ['a row is missing', `HEIGHT, WIDTH = 4, 4\nrows = ${ROWS}\ncols = ${COLUMNS}\n`, 'size-mismatch'],
  ['letters', `puzzle(R, C) :-\n  R = ${ROWS},\n  C = ${COLUMNS}.\n`, `${KITE} stated`],
  [
    'a list under another name of a side comes first',
    `show_columns([[]|T]) :- show(T).\npuzzle(R, C) :-\n  R = ${ROWS},\n  C = ${COLUMNS}.\n`,
    `${KITE} stated`,
  ],
  [
    'small lists in a long program about something else',
    `${'use(it);\n'.repeat(200)}\nrows = [[2], [1]];\ncols = [[2], [1]];\ncheck([[1], []], [[1]]);\n`,
    'unknown-format',
  ],
  [
    'lists without names that no picture has',
    'import nonogram\nassert spread([[], [], [3]]) == [[], [3], []]\n',
    'unknown-format',
  ],
  ['in a sentence', `nonogram\n\nInput: cols = ${COLUMNS}; rows = ${ROWS}\n`, `${KITE} stated`],
  [
    'side and number as calls',
    'Puzzle(grid: Size(rows: 2, columns: 2), lines: [\n Line(Row(0), [Number(2)]),\n Line(Row(1), [Number(1)]),\n Line(Column(0), [Number(2)]),\n Line(Column(1), [Number(1)]),\n])\n',
    '2x2|2;1|2;1 stated',
  ],
  [
    'a puzzle with other sums is not left out',
    `const a = { rowHints: ${ROWS}, colHints: ${COLUMNS} };\nconst b = { rowHints: [[2], [1]], colHints: [[1], [1]] };\n`,
    `${KITE} + 2x2|2;1|1;1 stated color-totals-differ`,
  ],
  [
    'types are no clues',
    `interface P { rowHints: number[][]; colHints: number[][]; }\nconst a: P = { rowHints: ${ROWS}, colHints: ${COLUMNS} };\n`,
    `${KITE} stated`,
  ],
  [
    'a puzzle that does not fit is reported',
    `const a = { rowHints: ${ROWS}, colHints: ${COLUMNS} };\nconst b = { rowHints: [[3], [1]], colHints: [[2], [1]] };\n`,
    `${KITE} stated left-out`,
  ],
  [
    'lists of clues by their names that do not fit',
    'const a = { rowHints: [[3], [1]], colHints: [[2], [1]] };\n',
    'clue-too-long',
  ],
  [
    'a flat list beside one of strings with another sum',
    "const a = { rowHints: ['1 1', 3, 1], colHints: [2, 1, 2] };\n",
    'unknown-format',
  ],
  [
    'a flat list beside one of strings, which agree',
    "const a = { rowHints: ['2', 1, ' '], colHints: [2, 1, 0] };\n",
    `${CORNER} stated`,
  ],
  ['two flat lists', 'const a = { rowHints: [2, 1, 0], colHints: [2, 1, 0] };\n', 'unknown-format'],
  [
    'lists that stay open below their names',
    'export const a = {\n  vertical: [\n    [2],\n    [1],\n    [],\n  ],\n  horizontal: [\n    [2],\n    [1],\n    [],\n  ],\n};\nexport const b = {\n  vertical: [[2], [1]],\n  horizontal: [[2], [1]],\n};\n',
    `${CORNER} + 2x2|2;1|2;1 stated`,
  ],
  [
    'blocks of code in Markdown',
    `# Nonogram\n\nLike this:\n\n\`\`\`json\n{"rows": ${ROWS}, "cols": ${COLUMNS}}\n\`\`\`\n`,
    `${KITE} stated`,
  ],
  [
    'lines in a block of code in Markdown',
    '# Nonogram\n\nType 5 lines:\n\n```\n2 1\n0\n3\n\n1\n1 1\n1\n1 1\n```\n\nand press enter.\n',
    `${KITE} assumed`,
  ],
  ['m rows and n columns', '{"m": 2, "n": 3, "grid": "110011"}', '3x2|2;2|1;2;1 stated'],
  [
    'a pair of braces too many',
    'Clues top = { { 1 }, { { 1, 1 } }, { 1 }, { 1, 1 } };\nClues side = { { 2, 1 }, {}, { 3 } };\n',
    `${KITE} stated`,
  ],
  [
    'one pair of brackets for each side and puzzle',
    '[[[[2], [2]], [[2], [2]]], [[[3]], [[1], [0], [2]]]]',
    '2x2|2;2|2;2 stated',
  ],
  [
    'strings in calls',
    'var a = Puzzle("Kite", "2,1; 0;" + " 3", "1; 1,1;"\n + "1; 1,1");\nvar b = Puzzle("Step", "2; 1", "2; 1");\n',
    `${KITE} + 2x2|2;1|2;1 assumed`,
  ],
  [
    'an empty string beside the sides',
    `a = Puzzle(${ROWS}, ${COLUMNS}, (''))\nb = Puzzle([[2], [1]], [[2], [1]], '')\n`,
    `${KITE} + 2x2|2;1|2;1 assumed`,
  ],
  [
    'a damaged puzzle without names is reported',
    `import nonogram\na = Puzzle(${ROWS}, ${COLUMNS})\nb = Puzzle([[3], [1], [1]], [[2], [1], [1]])\n`,
    `${KITE} assumed left-out`,
  ],
  [
    'one clue at a time for two puzzles',
    'a.rows[0] = {2, 1};\na.rows[1] = {};\na.rows[2] = {3};\na.cols[0] = {1};\na.cols[1] = {1, 1};\na.cols[2] = {1};\na.cols[3] = {1, 1};\n' +
      'b.rows[0] = {2};\nb.rows[1] = {1};\nb.cols[0] = {2};\nb.cols[1] = {1};\n',
    `${KITE} + 2x2|2;1|2;1 stated`,
  ],
  [
    'one call at a time for two puzzles',
    'a.add_row(2)\na.add_row(1)\na.add_col(2)\na.add_col(1)\nb.add_row(1)\nb.add_row(2)\nb.add_col(1)\nb.add_col(2)\n',
    '2x2|2;1|2;1 + 2x2|1;2|1;2 stated',
  ],
  [
    'the picture shows which side the rows are',
    `{"x": ${ROWS}, "y": ${COLUMNS}, "solution": [[1,1,0,1],[0,0,0,0],[0,1,1,1]]}`,
    `${KITE} stated`,
  ],
  ['the picture shows it without names', `[${COLUMNS}, ${ROWS}, ["##.#", "....", ".###"]]`, `${KITE} stated`],
  [
    'a list of pictures in a program that is about them',
    'const nonogramState = { rowHints: [], columnHints: [] };\nconst puzzles = [\n [[1, 1], [1, 0]],\n [[0, 1], [1, 1]],\n];\n',
    '2x2|2;1|2;1 + 2x2|1;2|1;2 stated',
  ],
  ['cells in words', '{"board": [["Filled", "Filled"], ["Filled", "Empty"]]}', '2x2|2;1|2;1 stated'],
  ['cells of which nothing is said', '{"cells": [[0, 0], [0, null]]}', '2x2|2;1|2;1 stated'],
  [
    'three dimensions',
    '{"hints": [[[{"n": 1}], [null], [{"n": 2}]], [[{"n": 1}], [null], [{"n": 2}]], [[{"n": 1}, null, {"n": 1}], [null], [null]]]}',
    'unknown-format',
  ],
  [
    'calls in braces',
    'int line() { return at().line() + 1; }\nint column() { return at().column() + 1; }\n',
    'unknown-format',
  ],
  [
    'calls in the braces of a template',
    'x = "; A={a.charAt(0).toUpperCase() + a.slice(1)}" + {a.charAt(0).toUpperCase() + a.slice(1)};\ny = {b.charAt(0).toUpperCase() + b.slice(1)};\n',
    'unknown-format',
  ],
  ['single facts of a side', 'int line = at.line(3, 1);\nint column = at.column(3, 1);\n', 'unknown-format'],
  // Text.
  ['words without a space', 'COLUMNRUNS\n1\n1 1\n1\n1 1\nLINERUNS\n2 1\n0\n3\n', `${KITE} stated`],
  ['a picture per line behind its size', '2 1101\n3x2 110011\n', '2x2|2;1|1;2 + 3x2|2;2|1;2;1 stated'],
  ['a picture per line with another size', '2 1101\n3x2 1100110\n', 'unknown-format'],
  ['colours before their runs', '2,2\nR,1,G,1\nG,1\nR,1\nG,2\n', '2x2|1,1:2;1:2|1;2:2 assumed'],
  ['colons between runs', '3,4\n2:1,0,3\n1,1:1,1,1:1\n', `${KITE} assumed`],
  [
    'headings in Korean, and sizes in comments',
    '## 보드 가로 크기\n4\n\n## 가로 방향 문제\n2 1\n0\n3\n\n## 세로 방향 문제\n1\n1 1\n1\n1 1\n',
    `${KITE} assumed`,
  ],
  ['headings with accents', 'Řádky:\n2 1\n0\n3\n\nSloupce:\n1\n1 1\n1\n1 1\n', `${KITE} stated`],
  ['a size above headings', '3, 4\nFILAS\n2, 1\n0\n3\nCOLUMNAS\n1\n1, 1\n1\n1, 1\n', `${KITE} stated`],
  ['a wrong size above headings', '9, 9\nFILAS\n2, 1\n0\n3\nCOLUMNAS\n1\n1, 1\n1\n1, 1\n', 'size-mismatch'],
  ['letters for the sides', '3 4\nL 2 1 : 0 : 3\nC 1 : 1 1 : 1 : 1 1\n', `${KITE} stated`],
  ['a word between the sides', '2 1\n0\n3\nSEPARATOR\n1\n1 1\n1\n1 1\n', `${KITE} assumed`],
  ['labels', 'Size:\n3 4\nValues:\n2 1\n0\n3\n1\n1 1\n1\n1 1\n', `${KITE} assumed`],
  ['a remark below', '3,4\n2,1\n0\n3 ////\n1\n1,1\n1\n1,1\na kite\n', `${KITE} assumed`],
  [
    'sides between which a rule stands are no size',
    '4\n4\n2\n1\n1\n---\n5\n3\n2\n2\n0\n',
    '5x5|4;4;2;1;1|5;3;2;2; assumed',
  ],
  [
    'rules that guide the eye',
    '1 1 1\n---\n5\n---\n0\n\n2\n1\n---\n2\n1\n---\n2\n',
    '5x3|1,1,1;5;|2;1;2;1;2 assumed',
  ],
  ['a damaged file with a size', '4 4\n2\n2\n1\n---\n1\n2\n1\n1\n', 'unknown-format'],
  [
    'several with their sizes',
    '3 4\n2,1\n0\n3\n1\n1,1\n1\n1,1\n\n/////\n\n2 2\n2\n1\n1\n2\n',
    `${KITE} + 2x2|2;1|1;2 assumed`,
  ],
  [
    'several in two lines each',
    'kite\n2 1,0,3\n1,1 1,1,1 1\n\nstep\n2,1\n1,2\n',
    `${KITE} + 2x2|2;1|1;2 assumed`,
  ],
  ['in two lines below the size', '3\n2;1;0\n2;1;0\n', `${CORNER} stated`],
  [
    'in two lines above the solution, which is that of columns first',
    '3\n1;1;2\n2;1;1\n110001001\n',
    '3x3|2;1;1|1;1;2 stated',
  ],
  ['a spaced picture below its size', '2 3\n# # .\n. # # \n', '3x2|2;2|1;2;1 stated'],
  ['a picture below its size and title', '3\nstep\n##_\n_##\n___\n', '3x3|2;2;|1;2;1 stated'],
];

for (const [name, source, expected] of cases) {
  test(`wild: ${name}`, () => assert.equal(read(source), expected));
}
