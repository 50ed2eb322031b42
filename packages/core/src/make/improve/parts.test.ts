import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE } from '../../model/index.js';
import { gridFrom, paletteOf } from '../../testing/notation.js';
import { Canvas } from './canvas.js';
import { choices, killers, kills, split } from './parts.js';
import { visibility } from './visibility.js';

const canvasOf = (...rows: string[]) => new Canvas(gridFrom(rows), BLACK_ON_WHITE);
const flips = (colors: string, ...cells: number[]) =>
  cells.map((cell, i) => ({ cell, color: Number(colors[i]) }));

test('differences that share no line are parts of their own', () => {
  const difference = flips('00001111', 0, 5, 10, 15, 1, 4, 11, 14);
  assert.deepEqual(
    split(difference, 4).map((part) => part.map(({ cell }) => cell).sort((a, b) => a - b)),
    [
      [0, 1, 4, 5],
      [10, 11, 14, 15],
    ],
  );
});

test('a part is killed only by changes that distinguish its solutions', () => {
  const canvas = canvasOf('#...', '.#..', '....', '...#');
  const part = flips('0110', 0, 1, 4, 5);
  assert(canvas.fits(part));
  assert(!canvas.fits(part.slice(1)));
  assert(kills(canvas, { cell: 1, color: 1 }, part));
  assert(!kills(canvas, { cell: 11, color: 1 }, part));
  const cells = new Set(killers(canvas, part, () => true).map(({ cell }) => cell));
  assert(cells.has(0) && cells.has(4) && !cells.has(15));
  assert.deepEqual([...canvas.colors], [...canvas.original]);
});

test('a cell could have the colours about it, blank, and the one it began with', () => {
  const canvas = new Canvas(gridFrom(['ab..', 'a.cc'], 3), paletteOf(3));
  assert.deepEqual(
    choices(canvas, 0).map(({ color }) => color),
    [0, 2],
  );
  canvas.set({ cell: 0, color: 0 });
  assert.deepEqual(
    choices(canvas, 0).map(({ color }) => color),
    [1, 2],
  );
});

test('an edge hides a change; a speck, a hole or a gap in a line does not', () => {
  const canvas = canvasOf('........', '.####...', '.####...', '.####...', '........', '.#######', '........');
  const cost = (row: number, column: number) => {
    const cell = row * 8 + column;
    return visibility(canvas, { cell, color: 1 - canvas.colors[cell] });
  };
  const edge = cost(1, 5);
  assert(edge < cost(0, 7), 'a speck');
  assert(edge < cost(2, 2), 'a hole');
  assert(edge < cost(5, 4), 'a gap');
  const certainty = new Float64Array(56).fill(1);
  certainty[2 * 8 + 5] = 0;
  const flip = { cell: 2 * 8 + 5, color: 1 };
  assert(visibility(canvas, flip, certainty) < visibility(canvas, flip));
});
