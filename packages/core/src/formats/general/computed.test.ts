// Lists that a program computes: written out where that is simple, refused elsewhere, never read as their literals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { parse } from '../index.js';

const textOf = (source: string) => {
  const result = parse(source);
  return result.ok
    ? result.documents.map(({ puzzle }) => canonicalText(puzzle)).join()
    : result.faults[0].message;
};

for (const [source, expected] of [
  ['rows = [[1]] * 3\ncolumns = [[1]] * 3\n', '3x3|1;1;1|1;1;1'],
  ['rows = [[1] * 2, [2], [1]]\ncolumns = [[2], [1], [1, 1]]\n', '3x3|1,1;2;1|2;1;1,1'],
  ['rows = [[1]] + [[2]]\ncols = [[2], [1]]\n', '2x2|1;2|2;1'],
  ['rows = [[1]] ++ [[2]]\ncols = [[2], [1]]\n', '2x2|1;2|2;1'],
  ['rows = [[1] for _ in range(3)]\ncolumns = [[1] for i in range(3)]\n', '3x3|1;1;1|1;1;1'],
  ['let rows = vec![vec![1]; 3];\nlet cols = vec![vec![1]; 3];\n', '3x3|1;1;1|1;1;1'],
  ['rows = [[2], [1]].freeze\ncols = [[2], [1]].freeze\n', '2x2|2;1|2;1'],
  ["(setq rows '((2) (1))\n      cols '((1 ) (2)))\n", '2x2|2;1|1;2'],
  [
    'Dim rows()() As Integer = {New Integer() {2}, New Integer() {1}}\nDim cols()() As Integer = {New Integer() {1}, New Integer() {2}}\n',
    '2x2|2;1|1;2',
  ],
  [
    'Dim rows As Integer()() = { _\n  New Integer() {2}, _\n  New Integer() {1} _\n}\nDim cols As Integer()() = { _\n  New Integer() {1}, New Integer() {2} _\n}\n',
    '2x2|2;1|1;2',
  ],
  [
    'Dim rows(2) As String\nDim cols(3) As String\nrows(0) = "2 1"\nrows(1) = "3"\nrows(2) = "1 1"\ncols(0) = "1 1"\ncols(1) = "2"\ncols(2) = "1"\ncols(3) = "3"\n',
    '4x3|2,1;3;1,1|1,1;2;1;3',
  ],
  ['rows(0) = Array(2)\nrows(1) = Array(1)\ncols(0) = Array(1)\ncols(1) = Array(2)\n', '2x2|2;1|1;2'],
  [
    'rows[0] = "2 1";\nrows[1] = "1";\ncols[0] = "2";\ncols[1] = "1";\ncols[2] = "0";\ncols[3] = "1";\n',
    '4x2|2,1;1|2;1;;1',
  ],
  ['char rows[20] = "2;1";\nchar cols[20] = "1;2";\n', '2x2|2;1|1;2'],
  ['%{rows: [~w(2 1), ~w(1)], columns: [~w(1), ~w(2), ~w(0), ~w(1)]}\n', '4x2|2,1;1|1;2;;1'],
  ['rows →\n2-1\n3\n1-1\n\ncolumns ↓\n1-1\n2\n1\n3\n', '4x3|2,1;3;1,1|1,1;2;1;3'],
] as const) {
  test(`written out: ${source.slice(0, 60).replaceAll('\n', ' ')}`, () => {
    assert.equal(textOf(source), expected);
  });
}

const COLUMNS = 'columns = [[1, 1], [2], [1], [3]]\n';
for (const rows of [
  '[[2, 1], [3], [1, 1]].map(x => x)',
  '[[2, 1], [3], [1, 1]].reverse()',
  '[[2, 1], [3], [1, 1]][::-1]',
  '[[2, 1], [3], [1, 1]] * count',
  '[[2, 1], [3], [1, 1]] + others',
  '[[n, 1] for n in range(1, 4)]',
  '[[2, 1] for _ in range(n)]',
  '[[2, 1] for _ in range(100000)]',
  'reverse [[2, 1], [3], [1, 1]]',
]) {
  test(`computed: ${rows}`, () => {
    for (const source of [`rows = ${rows}\n${COLUMNS}`, `${COLUMNS}rows = ${rows}\n`])
      assert.match(textOf(source), /^the clues of this list are computed/);
  });
}

for (const source of [
  `rows = list(reversed([[2, 1], [3], [1, 1]]))\n${COLUMNS}`,
  'rows = [[x] | x <- [1, 2]]\ncols = [[1], [2]]\n',
  'const rows = Array(3).fill([1]);\nconst cols = Array(3).fill([1]);\n',
  'rows = ~w(2,1 3 1,1)\ncolumns = ~w(1,1 2 1 3)\n',
]) {
  test(`not read: ${source.slice(0, 50).replaceAll('\n', ' ')}`, () => {
    assert.equal(parse(source).ok, false);
  });
}

test('nested repetitions stay small', () => {
  const nested = `${'['.repeat(8)}1${'] * 900'.repeat(8)}`;
  assert.equal(parse(`rows = ${nested}\ncols = ${nested}\n`).ok, false);
  const many = '[[1] * 900] * 900, '.repeat(2000);
  assert.equal(parse(`rows = [${many}]\ncols = [${many}]\n`).ok, false);
});
