import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quad } from '../result.js';
import { flatNodes } from './flat-nodes.js';

const near = (found: readonly number[], x: number, y: number) =>
  assert.ok(Math.hypot(found[0] - x, found[1] - y) < 0.01, `${found} instead of ${x}, ${y}`);

test('a rectangle is divided evenly', () => {
  const corners: Quad = [
    { x: 10, y: 20 },
    { x: 50, y: 20 },
    { x: 50, y: 80 },
    { x: 10, y: 80 },
  ];
  const nodes = flatNodes(corners, { columns: 4, rows: 3 });
  assert.equal(nodes.length, 2 * 5 * 4);
  near(nodes.slice(0, 2), 10, 20);
  near(nodes.slice(2 * 7, 2 * 8), 30, 40);
  near(nodes.slice(-2), 50, 80);
});

test('in perspective, cells that are farther away are smaller', () => {
  const corners: Quad = [
    { x: 40, y: 0 },
    { x: 60, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];
  const nodes = flatNodes(corners, { columns: 2, rows: 2 });
  near(nodes.slice(2 * 6, 2 * 7), 0, 100);
  assert.ok(nodes[2 * 3 + 1] < 40, `the middle is at ${nodes[2 * 3 + 1]}`);
});
