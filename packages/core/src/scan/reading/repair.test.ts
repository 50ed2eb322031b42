import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesOf, gridOfColors } from '../../model/index.js';
import type { LineReading } from './alternatives.js';
import { repairedReading } from './repair.js';

const GRID = gridOfColors(
  { width: 5, height: 5 },
  [...'.###.#.#.######.#.#.##.##'].map((cell) => (cell === '#' ? 1 : 0)),
);

/** Every line as it is printed, with no other reading. */
function certainReadings(): LineReading[][] {
  const { rows, columns } = cluesOf(GRID);
  return [...rows, ...columns].map((clue) => [
    readingOf(
      (clue ?? []).map(({ length }) => length ?? 0),
      0,
    ),
  ]);
}

const readingOf = (runs: readonly number[], cost: number): LineReading => ({
  runs,
  colors: runs.map(() => 1),
  parts: runs.map((_, i) => [i]),
  cost,
});

const ORDER = (last: number) => [...Array.from({ length: 10 }, (_, i) => i).filter((i) => i !== last), last];

test('a run that was lost comes back, and only its line is suspected', () => {
  const readings = certainReadings();
  readings[1] = [readingOf([1, 1], 0)];
  const repair = repairedReading(
    readings,
    5,
    readings.map(() => 0),
    ORDER(1),
  );
  assert.deepEqual(repair.readings[1][repair.choice[1]].runs, [1, 1, 1]);
  assert.deepEqual([...repair.suspects], [1]);
});

test('another reading that fits is preferred to an unknown run', () => {
  const readings = certainReadings();
  readings[2] = [readingOf([3], 0.2), readingOf([4], 3), readingOf([5], 4)];
  const repair = repairedReading(
    readings,
    5,
    readings.map(() => 0),
    ORDER(2),
  );
  assert.equal(repair.choice[2], 2);
});

test('the fault is found in a less certain line than the one that shows the contradiction', () => {
  const readings = certainReadings();
  readings[8] = [readingOf([1, 1], 0.4), readings[8][0]].map(({ runs }, i) => readingOf(runs, 0.4 + i));
  const order = [0, 1, 2, 3, 5, 6, 7, 9, 8, 4];
  const repair = repairedReading(
    readings,
    5,
    readings.map(() => 0),
    order,
  );
  assert.equal(repair.choice[8], 1);
  assert.equal(repair.suspects.has(4), false);
});

test('a line that nothing reconciles keeps what was read', () => {
  const readings = certainReadings();
  readings[0] = [readingOf([5], 0)];
  readings[4] = [readingOf([5], 0)];
  readings[3] = [readingOf([5], 0)];
  const repair = repairedReading(
    readings,
    5,
    readings.map(() => 0),
    ORDER(0),
  );
  assert.equal(repair.suspects.size > 0, true);
  for (const [line, choice] of repair.choice.entries())
    assert.notEqual(repair.readings[line][choice], undefined);
});
