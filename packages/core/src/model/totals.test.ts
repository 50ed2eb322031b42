import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findingMessage } from '../messages/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { randomPuzzle } from '../testing/generate.js';
import { puzzleFrom } from '../testing/notation.js';
import { everySolution } from '../testing/oracle.js';
import { Random } from '../testing/random.js';
import type { Clue } from './clue.js';
import { lineName } from './line.js';
import { makePuzzle, type Puzzle } from './puzzle.js';
import { differingTotals } from './totals.js';

const suspectsOf = (puzzle: Puzzle) =>
  differingTotals(puzzle).map((finding) => finding.suspects.map((line) => lineName(puzzle, line)));

test('sums that differ are a finding, not a fault', () => {
  const made = makePuzzle({ rows: [[2], [1]], columns: [[2], [2]] });
  assert(made.ok);
  assert.deepEqual(made.findings, [
    {
      code: 'color-totals-differ',
      color: 1,
      rowTotal: 3,
      columnTotal: 4,
      rowsAtLeast: false,
      columnsAtLeast: false,
      suspects: [1, 2, 3],
    },
  ]);
});

test('the suspects are lines in which one changed run could make the sums agree', () => {
  // Two cells too many in the rows: row 1 can lose two, columns 2 and 3 have room for two more.
  assert.deepEqual(suspectsOf(puzzleFrom('3;1 1;0', '1 1;0;1')), [['row 1', 'column 2', 'column 3']]);
  assert.deepEqual(suspectsOf(puzzleFrom('3;1 1;3', '3;1 1;1')), [['row 1', 'row 3', 'column 3']]);
  // A run that should not be there at all: as long as the sums differ.
  assert.deepEqual(suspectsOf(puzzleFrom('2;0;1', '0;1;0')), [['row 1', 'column 1', 'column 2', 'column 3']]);
  // An unknown clue is nobody's mistake.
  assert.deepEqual(suspectsOf(puzzleFrom('2;*', '1;0')), [['row 1', 'column 1', 'column 2']]);
});

test('each colour is summed up by itself and reported by its name', () => {
  const made = makePuzzle({
    rows: [[1, { length: 1, color: 2 }]],
    columns: [[{ length: 1, color: 2 }], [{ length: 1, color: 2 }]],
    palette: { colors: [{ name: 'red' }, { name: 'blue' }, { name: 'unused' }] },
  });
  assert(made.ok);
  assert.deepEqual(
    made.findings.map((finding) => [finding.color, findingMessage(finding, made.puzzle)]),
    [
      [1, 'the rows ask for 1 red cell, the columns for 0'],
      [2, 'the rows ask for 1 blue cell, the columns for 2'],
    ],
  );
});

test('only runs of the colour whose sums differ, with a known length, are suspects', () => {
  // Two cells of colour a too many in the rows. Row 2 has a long run, but of b; row 3 an a of unknown length.
  const puzzle = puzzleFrom('3a;4b;1a', '1a 1b;1a 1b;1b;1b', 2);
  assert.deepEqual(suspectsOf(puzzle), [['row 1', 'column 3', 'column 4']]);
  const blotted = puzzleFrom('3a;?a', '1a;0;0;0', 2);
  assert.equal(suspectsOf(blotted)[0].includes('row 2'), false);
});

test('each side says whether it may ask for more', () => {
  const puzzle = puzzleFrom('1;0;0', '? 1;0');
  const [finding] = differingTotals(puzzle);
  assert.equal(findingMessage(finding, puzzle), 'the rows ask for 1 filled cell, the columns for at least 2');
});

test('a side that may ask for more is no finding until it asks for more than the other', () => {
  assert.deepEqual(differingTotals(puzzleFrom('?;1', '2;1')), []);
  assert.deepEqual(differingTotals(puzzleFrom('*;1', '2;1')), []);
  const puzzle = puzzleFrom('? 1;2', '1;0;1');
  const [finding] = differingTotals(puzzle);
  assert.deepEqual([finding.rowsAtLeast, finding.columnsAtLeast], [true, false]);
  assert.equal(
    findingMessage(finding, puzzle),
    'the rows ask for at least 4 filled cells, the columns for 2',
  );
});

test('a puzzle that was made from a grid has no findings', () => {
  const property = fc.property(arbitraryPuzzle(), ({ puzzle }) => {
    assert.deepEqual(differingTotals(puzzle), []);
  });
  fc.assert(property, { seed: 10 });
});

test('a puzzle with a finding has no solution', () => {
  const random = new Random(11);
  let findings = 0;
  for (let i = 0; i < 500; i++) {
    const recipe = { width: 3, height: 3, colors: 1 + (i % 2), blotted: 0.1, unknown: 0.05, spoilt: 0.2 };
    const puzzle = randomPuzzle(random, recipe);
    if (differingTotals(puzzle).length === 0) continue;
    findings += 1;
    assert.deepEqual(everySolution(puzzle), []);
  }
  assert(findings > 100, `only ${findings} findings`);
});

test('the line that was mistyped is among the suspects', () => {
  const random = new Random(12);
  for (let i = 0; i < 300; i++) {
    const puzzle = randomPuzzle(random, { width: 8, height: 6, colors: 1 + (i % 3), density: 0.4 });
    const row = random.below(6);
    const [run, ...others] = puzzle.rows[row] ?? [];
    if (run === undefined || run.length === null || run.length < 2) continue;
    const typed: Clue = [{ ...run, length: run.length - 1 }, ...others];
    const [finding] = differingTotals({
      ...puzzle,
      rows: puzzle.rows.map((clue, i) => (i === row ? typed : clue)),
    });
    assert(finding.suspects.includes(row));
  }
});
