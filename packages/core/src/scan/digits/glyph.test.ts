import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GLYPH_HEIGHT, GLYPH_WIDTH, isCross, normalizeGlyph } from './glyph.js';

/** Background around a drawing, in pixels. */
const MARGIN = 3;

/** What the network sees of a drawing made of `#` and `.`, each character `dot` pixels wide. */
function glyphOf(rows: readonly string[], dot: number): Float32Array {
  const [width, height] = [rows[0].length * dot + 2 * MARGIN, rows.length * dot + 2 * MARGIN];
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) - MARGIN, Math.floor(i / width) - MARGIN];
    return rows[Math.floor(y / dot)]?.[Math.floor(x / dot)] === '#' ? 220 : 0;
  });
  const glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  const box = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
  normalizeGlyph({ width, height, data }, box, glyph);
  return glyph;
}

const CROSSES = {
  'a cross': ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'],
  'a thick cross': ['##..##', '######', '.####.', '.####.', '######', '##..##'],
  'a dot': ['.##.', '####', '####', '.##.'],
  'a square': ['###', '###', '###'],
};

const DIGITS = {
  'a square 8': ['#####', '#...#', '#####', '#...#', '#####'],
  'a square 0': ['#####', '#...#', '#...#', '#...#', '#####'],
  'a round 0': ['.###.', '#...#', '#...#', '#...#', '.###.'],
  'a 4': ['#..#.', '#..#.', '#####', '...#.', '...#.'],
  'a 3': ['#####', '....#', '#####', '....#', '#####'],
};

for (const [name, rows] of Object.entries(CROSSES)) {
  test(`${name} is a sign of a player, at any size`, () => {
    for (const dot of [2, 5, 9]) assert.equal(isCross(glyphOf(rows, dot)), true, `${dot} pixels`);
  });
}

for (const [name, rows] of Object.entries(DIGITS)) {
  test(`${name} is not a cross`, () => {
    for (const dot of [2, 5, 9]) assert.equal(isCross(glyphOf(rows, dot)), false, `${dot} pixels`);
  });
}
