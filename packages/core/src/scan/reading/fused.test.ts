import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '../../model/index.js';
import { drawnPicture } from '../../testing/scan-pictures.js';
import { DigitReader } from '../digits/reader.js';
import { loadWeights } from '../digits/weights.js';
import { findLattices } from '../grid/find.js';
import { mappingOf } from '../grid/mapping.js';
import { workingPicture } from '../image/picture.js';
import type { LineReading } from './alternatives.js';
import { fusedReading, type GridReading, readGrid } from './read-grid.js';

const made = makePuzzle({
  rows: [[1, 1], [5], [3], [1, 1], [5]],
  columns: [
    [2, 2],
    [2, 1],
    [2, 1],
    [2, 1],
    [2, 2],
  ],
});
assert.ok(made.ok);
const picture = workingPicture(drawnPicture(made.puzzle));
const [lattice] = findLattices(picture).usual;
const mapping = mappingOf(lattice);
assert.ok(mapping !== undefined);
const whole = readGrid(picture, mapping, lattice, new DigitReader(await loadWeights()));

/** The reading with one line read in another way, at a price. */
function misread({ readings, ...rest }: GridReading, line: number): GridReading {
  const wrong: LineReading = { ...readings[line][0], runs: [4], parts: [[0]], colors: [1], cost: 2 };
  return { ...rest, readings: readings.map((own, i) => (i === line ? [wrong] : own)) };
}

const cluesOf = ({ judged, readings }: GridReading) =>
  judged.choice.map((choice, line) => readings[line][choice].runs);

test('two readings that misread different lines make one that misreads none', () => {
  const fused = fusedReading(misread(whole, 1), misread(whole, 4));
  assert.ok(fused !== undefined);
  assert.deepEqual(cluesOf(fused), cluesOf(whole));
  assert.equal(fused.judged.verdict, whole.judged.verdict);
});

test('readings of other cells are not mixed', () => {
  const moved = { ...whole, split: { columns: whole.split.columns + 1, rows: whole.split.rows } };
  assert.equal(fusedReading(whole, moved), undefined);
  assert.equal(fusedReading(whole, { ...whole, width: whole.width - 1 }), undefined);
});
