import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picturePuzzle } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import { drawnPicture } from '../../testing/scan-pictures.js';
import { DigitReader } from '../digits/reader.js';
import { loadWeights } from '../digits/weights.js';
import { findLattices } from '../grid/find.js';
import { mappingOf } from '../grid/mapping.js';
import { workingPicture } from '../image/picture.js';
import { findGlyphs } from './glyphs.js';
import { CELL, makeStrip } from './strip.js';

test('many pieces of lines do not decide how high a digit is', async () => {
  const picture = workingPicture(
    drawnPicture(picturePuzzle(new Random(5), { width: 12, height: 12, feature: 2 })),
  );
  const [lattice] = findLattices(picture).usual;
  const mapping = mappingOf(lattice);
  assert.ok(mapping !== undefined);
  const area = { left: -6, top: 0, right: 6, bottom: lattice.rows };
  const strip = makeStrip(picture, mapping, lattice, area, 'rows');
  const reader = new DigitReader(await loadWeights());
  const glyphs = () => findGlyphs(strip, reader, lattice);
  const before = glyphs().digitHeight;
  // A bar in every cell of the grid, half as high as a digit: more than there are digits.
  const high = Math.round(before / 2);
  for (let cell = 0; cell < 6 * lattice.rows; cell++) {
    const x = Math.round((6.5 + (cell % 6)) * CELL);
    const y = Math.floor(cell / 6) * CELL + 12;
    for (let i = 0; i < high; i++) {
      const at = (y + i) * strip.width + x;
      strip.mask.fill(1, at, at + 4);
      strip.ink.fill(200, at, at + 4);
    }
  }
  assert.ok(before > 0.4 * CELL);
  assert.equal(glyphs().digitHeight, before);
});
