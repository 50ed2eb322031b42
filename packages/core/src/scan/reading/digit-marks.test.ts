import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Glyph } from '../clues/glyphs.js';
import { CELL, type Strip } from '../clues/strip.js';
import { CLASSES } from '../digits/network.js';
import { digitMarks } from './digit-marks.js';

/** The strip of ten rows, four cells deep. Only its area counts here. */
const STRIP: Strip = {
  lines: 'rows',
  area: { left: -4, top: 0, right: 0, bottom: 10 },
  width: 4 * CELL,
  height: 10 * CELL,
  colors: new Uint8ClampedArray(),
  ink: new Uint8ClampedArray(),
  bright: new Uint8Array(),
  mask: new Uint8Array(),
};

/** A certain digit of half a cell's height, centred at `u`, `v` in cells. */
function glyph(digit: number, u: number, v: number): Glyph {
  const [x, y] = [(u + 4) * CELL, v * CELL];
  const [wide, high] = [digit === 1 ? 0.1 * CELL : 0.3 * CELL, 0.5 * CELL];
  const probabilities = new Float64Array(CLASSES);
  probabilities[digit] = 1;
  return {
    box: { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 },
    probabilities,
    cut: false,
    colors: { core: [0, 0, 0], ground: [255, 255, 255] },
  };
}

const marksOf = (list: readonly Glyph[]) =>
  digitMarks(STRIP, { list, digitHeight: 0.5 * CELL, digitWidth: 0.3 * CELL, others: [], unread: [] });

const rows = Array.from({ length: 10 }, (_, row) => row + 0.5);

test('the pieces of an upright line are no ones', () => {
  const clues = rows.flatMap((v) => [glyph(1, -1, v), glyph(3, -0.5, v)]);
  const edge = Array.from({ length: 14 }, (_, i) => glyph(1, -3, 0.5 + 0.66 * i));
  assert.equal(marksOf([...clues, ...edge]).length, clues.length);
});

test('ones below each other are digits if they stand in their rows', () => {
  const clues = rows.flatMap((v) => [glyph(1, -1, v + 0.02 * v), glyph(3, -0.5, v)]);
  assert.equal(marksOf(clues).length, clues.length);
});

test('a faint number is read only if it is certainly one', () => {
  const faint = { core: [225, 225, 225], ground: [255, 255, 255] } as const;
  const clues = rows.map((v) => glyph(3, -0.5, v));
  const greyed = { ...glyph(5, -1.2, 2.5), colors: faint };
  const unclear = {
    ...glyph(5, -1.2, 4.5),
    colors: faint,
    probabilities: new Float64Array(CLASSES).fill(0.08),
  };
  const found = marksOf([...clues, greyed, unclear]).map((mark) => mark.glyph);
  assert.ok(found.includes(greyed));
  assert.ok(!found.includes(unclear));
});

test('a narrow or unclear number is read where others are as grey', () => {
  const grey = { core: [225, 225, 225], ground: [255, 255, 255] } as const;
  const clues = rows.map((v) => glyph(3, -0.5, v));
  const greyed = [2, 5, 8].map((digit, i) => ({ ...glyph(digit, -1.2, i + 0.5), colors: grey }));
  const one = { ...glyph(1, -1.2, 6.5), colors: grey };
  assert.ok(
    !marksOf([...clues, one])
      .map((mark) => mark.glyph)
      .includes(one),
  );
  const piece = { ...glyph(1, 0, 8.5), colors: grey };
  const found = marksOf([...clues, ...greyed, one, piece]);
  assert.ok((found.find((mark) => mark.glyph === one)?.strength ?? 0) > 0.5);
  assert.ok(!found.some((mark) => mark.glyph === piece), 'a piece of the border is no 1');
});
