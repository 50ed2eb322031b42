import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Glyph } from '../clues/glyphs.js';
import { CELL, type Strip } from '../clues/strip.js';
import { CLASSES } from '../digits/network.js';
import { digitMarks } from './digit-marks.js';
import { clueReach } from './reach.js';

const COLUMNS = 10;
const DEPTH = 6;

const STRIP: Strip = {
  lines: 'columns',
  area: { left: 0, top: -DEPTH, right: COLUMNS, bottom: 0 },
  width: COLUMNS * CELL,
  height: DEPTH * CELL,
  colors: new Uint8ClampedArray(),
  ink: new Uint8ClampedArray(),
  bright: new Uint8Array(),
  mask: new Uint8Array(),
};

/** A certain digit half a cell high. */
function glyph(u: number, v: number): Glyph {
  const [x, y] = [u * CELL, (v + DEPTH) * CELL];
  const probabilities = new Float64Array(CLASSES);
  probabilities[3] = 1;
  return {
    box: { left: x - 7, right: x + 7, top: y - 11, bottom: y + 11 },
    probabilities,
    cut: false,
    colors: { core: [0, 0, 0], ground: [255, 255, 255] },
  };
}

function reachOf(list: readonly Glyph[]): number {
  const glyphs = { list, digitHeight: 22, digitWidth: 14, others: [], unread: [] };
  return clueReach(STRIP, glyphs, digitMarks(STRIP, glyphs));
}

const clues = Array.from({ length: COLUMNS }, (_, column) => [
  glyph(column + 0.5, -0.5),
  glyph(column + 0.5, -1.4),
]).flat();

test('digits in a title above the clues are beyond their reach', () => {
  const title = Array.from({ length: 14 }, (_, i) => glyph(0.7 + 0.63 * i, -2.6));
  const reach = reachOf([...clues, ...title]);
  assert.ok(reach > 1.5 && reach < 2.4, `${reach}`);
});

test('numbers of one and of two digits in the middle of their columns are within it', () => {
  const more = Array.from({ length: COLUMNS }, (_, column) =>
    column % 2 === 0 ? [glyph(column + 0.5, -2.4)] : [glyph(column + 0.31, -2.4), glyph(column + 0.69, -2.4)],
  );
  const reach = reachOf([...clues, ...more.flat()]);
  assert.ok(reach > 2.4, `${reach}`);
});
