import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rgb } from '../clues/glyph-colors.js';
import { CLASSES } from '../digits/network.js';
import { colorings, hasColoredTiles } from './coloring.js';
import type { DigitMark } from './digit-marks.js';

const [BLACK, WHITE, RED, BLUE]: readonly Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
  [200, 49, 60],
  [169, 207, 230],
];

/** A digit that certainly is one. Only its colours count here. */
function mark(core: Rgb, ground: Rgb): DigitMark {
  const probabilities = new Float64Array(CLASSES);
  probabilities[3] = 1;
  const box = { left: 0, right: 10, top: 0, bottom: 10 };
  const glyph = { box, probabilities, cut: false, colors: { core, ground } };
  return { glyph, u: 0, v: 0, left: 0, right: 0, top: 0, bottom: 0, strength: 1 };
}

const times = <Item>(count: number, item: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => item(i));

test('black and white strokes on coloured tiles are no palette', () => {
  const line = [mark(WHITE, RED), mark(BLACK, BLUE)];
  const lines = times(10, () => line);
  assert(hasColoredTiles(lines));
  const found = colorings([lines.flat(), lines.flat()], true);
  assert.deepEqual(
    found.map(({ colors }) => colors),
    [[RED, BLUE]],
  );
  assert.equal(found[0].unclear.size, 0);
});

test('lines that take turns in two colours have no tiles', () => {
  const banded = times(10, (i) => [
    mark(BLACK, i % 2 === 0 ? RED : BLUE),
    mark(BLACK, i % 2 === 0 ? RED : BLUE),
  ]);
  assert(!hasColoredTiles(banded));
  // A digit with a shadow stands on a darker background.
  const dark = ([r, g, b]: Rgb): Rgb => [0.8 * r, 0.8 * g, 0.8 * b];
  const shaded = times(10, (i) => {
    const ground = i % 2 === 0 ? WHITE : BLUE;
    return [mark(BLACK, ground), mark(BLACK, dark(ground))];
  });
  assert(!hasColoredTiles(shaded));
  assert(!hasColoredTiles([]));
});

test('close colours are unclear if the digits of one differ, and clear if not', () => {
  const unclear = (spread: number) => {
    const shade = (base: Rgb, i: number): Rgb => [base[0] + (i % 3) * spread, base[1], base[2]];
    const side = times(12, (i) => mark(BLACK, shade(i < 6 ? [200, 49, 60] : [200, 100, 60], i)));
    const found = colorings([side, side], false).find(({ colors }) => colors.length === 2);
    assert(found !== undefined);
    return [...found.unclear];
  };
  assert.deepEqual(unclear(0), []);
  assert.deepEqual(unclear(10), [1, 2]);
});

test('paper among tiles is unclear', () => {
  const side = times(12, (i) => mark(BLACK, [RED, BLUE, WHITE][i % 3]));
  const [{ colors, unclear }] = colorings([side, side], true);
  assert.deepEqual(colors, [RED, BLUE, WHITE]);
  assert.deepEqual([...unclear], [3]);
});
