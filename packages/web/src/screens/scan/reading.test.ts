import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '@crosshatch/core/model';
import { beginPlay, doMove, undoMove } from '@crosshatch/core/play';
import type { Quad, ScannedPuzzle } from '@crosshatch/core/scan';
import { examine } from '../../clues/entry-grid.js';
import { withMarks } from './play-scanned.js';
import {
  confirmed,
  documentOfReading,
  offersFor,
  openDoubts,
  readingOf,
  retyped,
  textOf,
} from './reading.js';

const PLACE: Quad = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
];

/** Two rows and two columns, of which the first row and the last column are in doubt. */
function scanned(): ScannedPuzzle {
  const made = makePuzzle({ rows: [[2], [1]], columns: [[2], [1]] });
  assert(made.ok);
  const lines = [0, 1, 2, 3].map((line) => ({ line, runs: [], confidence: 1, place: PLACE }));
  const doubt = (line: number, clues: number[][]) => ({
    line,
    run: 0,
    confidence: 0.5,
    place: PLACE,
    alternatives: clues.map((clue) => ({ clue, colors: clue.map(() => 1), probability: 0.5 })),
  });
  return {
    puzzle: made.puzzle,
    confidence: 0.5,
    verdict: 'unique',
    lines,
    doubts: [doubt(3, [[1], []]), doubt(0, [[2], [1], [7], [4], [9]])],
    marks: [
      { row: 0, column: 0, mark: 'filled', color: 1, confidence: 1 },
      { row: 1, column: 1, mark: 'crossed', confidence: 0.9 },
      { row: 0, column: 1, mark: 'filled', confidence: 0.2 },
    ],
    grid: { columns: 2, rows: 2, corners: PLACE, nodes: [] },
  };
}

test('doubts are open until the line is confirmed, in the order of the scanner', () => {
  const reading = readingOf(scanned());
  assert.deepEqual(openDoubts(reading), [3, 0]);
  assert.deepEqual(openDoubts(confirmed(reading, [3])), [0]);
  assert.deepEqual(openDoubts(retyped(reading, 3, '')), [3, 0], 'typing alone confirms nothing');
  assert.deepEqual(openDoubts(confirmed(reading, [0, 3])), []);
});

test('the clue as it stands is offered first, then the other readings, at most four', () => {
  const reading = readingOf(scanned());
  assert.deepEqual(
    offersFor(reading, 0).map(({ text, isCurrent }) => `${text}${isCurrent ? '!' : ''}`),
    ['2!', '1', '7', '4'],
  );
  assert.deepEqual(
    offersFor(retyped(reading, 0, '1'), 0).map(({ text, isCurrent }) => `${text}${isCurrent ? '!' : ''}`),
    ['1!', '2', '7', '4'],
  );
  assert.deepEqual(
    offersFor(reading, 3).map(({ text }) => text),
    ['1', ''],
    'an empty line is a reading too',
  );
  assert.deepEqual(
    offersFor(reading, 1).map(({ text }) => text),
    ['1'],
    'a line that is not in doubt',
  );
});

test('in a coloured puzzle, alternatives have colours', () => {
  const palette = {
    colors: [
      { name: 'red', symbol: 'a' },
      { name: 'blue', symbol: 'b' },
    ],
  };
  const made = makePuzzle({
    rows: [
      [
        { length: 1, color: 2 },
        { length: 1, color: 1 },
      ],
      [],
    ],
    columns: [[{ length: 1, color: 2 }], [{ length: 1, color: 1 }]],
    palette,
  });
  assert(made.ok);
  const clues = [[1, 1], [4, 1], [7]];
  const colors = [[2, 1], [2, 1], [1]];
  const [, doubt] = scanned().doubts;
  const alternatives = clues.map((clue, i) => ({ clue, colors: colors[i], probability: 0.3 }));
  const reading = readingOf({ ...scanned(), puzzle: made.puzzle, doubts: [{ ...doubt, alternatives }] });
  assert.deepEqual(
    offersFor(reading, 0).map(({ text }) => text),
    ['1b 1a', '4b 1a', '7a'],
  );
});

test('a corrected column changes the puzzle, the sums and nothing else', () => {
  const reading = retyped(readingOf(scanned()), 3, '2');
  assert.equal(textOf(reading, 3), '2');
  const { puzzle, totals } = examine(reading.entry);
  assert.deepEqual(totals, [{ color: 1, rows: 3, columns: 4 }]);
  assert.deepEqual(
    puzzle?.columns.map((clue) => clue?.map(({ length }) => length)),
    [[2], [2]],
  );
  assert.deepEqual(examine(retyped(reading, 3, '1').entry).findings, []);
  assert.equal(examine(retyped(reading, 3, '3').entry).puzzle, undefined, 'too long for its line');
});

test('marks of the picture are one move, which leaves out doubtful ones and can be undone', () => {
  const { puzzle } = scanned();
  const { saved } = documentOfReading(readingOf(scanned()), puzzle);
  const marks = saved?.[0];
  assert(marks !== undefined);
  const play = withMarks(beginPlay(puzzle), marks);
  assert.equal(play.grid.cells.join(), '2,3,3,1');
  assert.equal(play.done.length, 1);
  assert.equal(undoMove(play).grid.cells.join(), '3,3,3,3');
  assert.equal(withMarks(play, marks), play, 'a second scan of the same changes nothing');
  const other = doMove(beginPlay(puzzle), { kind: 'stroke', changes: [{ cell: 0, from: 3, to: 1 }] });
  assert.equal(withMarks(other, marks).grid.cells.join(), '2,3,3,1', 'the picture is newer');
});
