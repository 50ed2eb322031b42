import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE } from '../../model/index.js';
import { countingEngine } from '../../testing/counting-engine.js';
import { gridFrom } from '../../testing/notation.js';
import { Canvas } from './canvas.js';
import { CanvasQueries } from './canvas-queries.js';

const switches = () => new Canvas(gridFrom(['#..', '.#.', '...']), BLACK_ON_WHITE);

test('a picture that was asked for another solution is graded without solving it again', () => {
  const { engine, solves } = countingEngine();
  const queries = new CanvasQueries({}, engine);
  const canvas = switches();
  assert.notEqual(queries.alternative(canvas), 'none');
  assert.equal(queries.grade(canvas)?.class, 'not-unique');
  assert.equal(solves(), 1);
});

test('what is known of a picture does not hold for a changed one, nor for another', () => {
  const { engine, solves } = countingEngine();
  const queries = new CanvasQueries({}, engine);
  const canvas = switches();
  queries.alternative(canvas);
  canvas.set({ cell: 4, color: 0 });
  assert.notEqual(queries.grade(canvas)?.class, 'not-unique');
  assert.equal(queries.grade(switches())?.class, 'not-unique');
  assert.equal(solves(), 2);
});
