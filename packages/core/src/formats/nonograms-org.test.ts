// The data are made here, by the reverse of what the reader does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, KITE, readOne, testFaults } from '../testing/format-checks.js';
import { formatById, write } from './index.js';

interface Run {
  readonly row: number;
  readonly start: number;
  readonly length: number;
  readonly color: number;
}

/** Any numbers with the right remainders will do. */
function encipher(
  width: number,
  height: number,
  colors: readonly (readonly number[])[],
  runs: readonly Run[],
): string {
  const hidden = (value: number) => [value + 3 + 9973 * 2, 9973 * 4, 3 + 9973 * 7, 9973];
  const shift = [31, 17, 7, 5];
  const base = [11, 13, 19, 23];
  const root = Math.floor(Math.sqrt(runs.length));
  const rest = runs.length - root ** 2;
  const rows = [
    [1, 2, 3, 4],
    hidden(width),
    hidden(height),
    hidden(colors.length),
    shift,
    ...colors.map(([r, g, b]) => [r + shift[1], g + shift[0], b + shift[3], 0]),
    [root + 97, Math.floor(rest / 2) + 97, (rest % 2) + 97, 97],
    base,
    ...runs.map(({ row, start, length, color }) => [
      start + 1 + base[0],
      length + base[1],
      color + base[2],
      row + 1 + base[3],
    ]),
  ];
  return `var d=${JSON.stringify(rows)};`;
}

const RUNS = [
  { row: 0, start: 0, length: 2, color: 1 },
  { row: 0, start: 3, length: 1, color: 1 },
  { row: 2, start: 1, length: 3, color: 1 },
];
const LINE = encipher(4, 3, [[0, 0, 0]], RUNS);

test('reads the line and the page it stands in', () => {
  for (const text of [LINE, `<html><head><script>\n  ${LINE}\n</script></head><body>1 2 3</body></html>`]) {
    const { puzzle, goal } = readOne(text, 'nonograms-org');
    assert.equal(canonicalText(puzzle), KITE);
    assert.equal(cellsOf(goal), '110100000111');
  }
});

test('reads colours', () => {
  const colors = [
    [255, 0, 16],
    [1, 2, 3],
  ];
  const runs = [
    { row: 0, start: 0, length: 1, color: 2 },
    { row: 0, start: 1, length: 2, color: 1 },
  ];
  const { puzzle } = readOne(encipher(3, 2, colors, runs), 'nonograms-org');
  assert.equal(canonicalText(puzzle), '3x2|1,2:2;|1;1:2;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ rgb }) => rgb),
    ['#ff0010', '#010203'],
  );
});

test('is read only', () => {
  assert.equal(formatById('nonograms-org')?.write, undefined);
  const result = write(readOne(LINE, 'nonograms-org'), 'nonograms-org');
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'read-only');
});

const outside = encipher(4, 3, [[0, 0, 0]], [{ row: 3, start: 0, length: 2, color: 1 }]);
testFaults('nonograms-org', [
  ['no data', 'var x=[[1,2]];', 'bad-syntax', '1:1'],
  ['data that break off', LINE.slice(0, -8), 'bad-syntax', '1:5'],
  ['numbers that mean nothing', 'var d=[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]];', 'bad-syntax', '1:5'],
  ['a run outside of the picture', outside, 'bad-syntax', '1:5'],
  ['too few runs', LINE.replace(/,\[[^\]]*\]\]/, ']'), 'bad-syntax', '1:5'],
  ['a huge width', encipher(5000, 3, [[0, 0, 0]], []), 'too-large', '1:5'],
]);
