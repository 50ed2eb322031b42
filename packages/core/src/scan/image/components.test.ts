import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { type Component, components } from './components.js';

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function maskOf(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0));
  return { width: rows[0].length, height: rows.length, data };
}

/** Flood fill pixel by pixel: slow and obviously right. */
function flooded({ width, height, data }: Mask, neighbours: 4 | 8, least: number): Component[] {
  const seen = new Set<number>();
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (data[start] === 0 || seen.has(start)) continue;
    const component = { area: 0, left: width, top: height, right: 0, bottom: 0 };
    const open = [start];
    seen.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      component.area++;
      component.left = Math.min(component.left, x);
      component.top = Math.min(component.top, y);
      component.right = Math.max(component.right, x + 1);
      component.bottom = Math.max(component.bottom, y + 1);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (neighbours === 4 && dx !== 0 && dy !== 0) continue;
          const [nx, ny] = [x + dx, y + dy];
          const next = ny * width + nx;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || data[next] === 0 || seen.has(next)) continue;
          seen.add(next);
          open.push(next);
        }
      }
    }
    if (component.area >= least) found.push(component);
  }
  return found;
}

test('two arms that meet below are one component', () => {
  assert.deepEqual(components(maskOf('#.#', '#.#', '###'), 4, 1), [
    { area: 7, left: 0, top: 0, right: 3, bottom: 3 },
  ]);
});

test('corners join pixels only with eight neighbours', () => {
  const mask = maskOf('#..', '.#.', '..#');
  assert.equal(components(mask, 4, 1).length, 3);
  assert.deepEqual(components(mask, 8, 1), [{ area: 3, left: 0, top: 0, right: 3, bottom: 3 }]);
});

test('specks below the least size are left out', () => {
  assert.deepEqual(components(maskOf('##.#', '....'), 8, 2), [
    { area: 2, left: 0, top: 0, right: 2, bottom: 1 },
  ]);
});

test('random masks have the components of a flood fill, in the same order', () => {
  const random = new Random(7);
  for (let round = 0; round < 200; round++) {
    const [width, height] = [1 + random.below(40), 1 + random.below(40)];
    const share = 20 + random.below(70);
    const data = Uint8Array.from({ length: width * height }, () => (random.below(100) < share ? 1 : 0));
    const mask = { width, height, data };
    for (const neighbours of [4, 8] as const) {
      const least = 1 + random.below(4);
      assert.deepEqual(components(mask, neighbours, least), flooded(mask, neighbours, least));
    }
  }
});

test('a chessboard has more components than the first arrays hold', () => {
  const [width, height] = [90, 90];
  const data = Uint8Array.from(
    { length: width * height },
    (_, i) => ((i % width) + Math.floor(i / width)) % 2,
  );
  assert.equal(components({ width, height, data }, 4, 1).length, 4050);
  assert.equal(components({ width, height, data }, 8, 1).length, 1);
});
