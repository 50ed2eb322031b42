import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSES } from '../digits/network.js';
import type { Glyph, Glyphs } from './glyphs.js';
import { greyLimit, withGreyed } from './greyed.js';

/** A digit of 20 pixels whose ink differs by `level` from the paper, at `left`; 1s are narrow. */
function glyph(digit: number, left: number, level: number, sure = 0.99, high = 20): Glyph {
  const probabilities = new Float64Array(CLASSES).fill((1 - sure) / (CLASSES - 1));
  probabilities[digit] = sure;
  const core = 255 - level;
  return {
    box: { left, right: left + (digit === 1 ? 4 : 12), top: 40 - high, bottom: 40 },
    probabilities,
    cut: false,
    colors: { core: [core, core, core], ground: [255, 255, 255] },
  };
}

const look = (list: readonly Glyph[]): Glyphs => ({
  list,
  digitHeight: 20,
  digitWidth: 12,
  others: [],
  unread: [],
});

const BLACK = [3, 4, 5, 6].map((digit, i) => glyph(digit, 30 * i, 220));
const GREY = [2, 7].map((digit, i) => glyph(digit, 200 + 30 * i, 40));

test('numbers that certainly are grey set a limit for ink; one of them may be chance', () => {
  assert.equal(greyLimit(look([...BLACK, GREY[0]])), undefined);
  assert.equal(greyLimit(look([...BLACK, ...GREY])), 0.45 * 40);
  assert.equal(greyLimit(look([...BLACK, ...GREY, GREY[0], glyph(8, 400, 5)])), 0.45 * 40);
});

test('a few among hundreds of digits are noise', () => {
  const many = Array.from({ length: 100 }, (_, i) => glyph(3, 1000 + 30 * i, 220));
  assert.equal(greyLimit(look([...many, ...GREY])), undefined);
  assert.equal(greyLimit(look([...many, ...GREY, ...GREY])), 0.45 * 40);
});

test('a look with that limit adds what is as grey and as high, and leaves the rest unread', () => {
  const first = look([...BLACK, ...GREY]);
  const [one, low, fainter] = [glyph(1, 300, 36, 0.8), glyph(5, 340, 40, 0.9, 12), glyph(8, 380, 8)];
  const seen = withGreyed(first, look([glyph(9, 30, 220), one, low, fainter]));
  assert.deepEqual(seen.list, [...first.list, one]);
  assert.deepEqual(seen.unread, [low.box, fainter.box]);
});
