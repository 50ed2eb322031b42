import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blendRgb, colorCodes, readableOn } from './color-mode.js';

test('true colour gives the exact value', () => {
  const codes = colorCodes('truecolor', []);
  assert.equal(codes('#0a141e', 'front'), '38;2;10;20;30');
  assert.equal(codes('#0a141e', 'back'), '48;2;10;20;30');
});

test('256 colours take the nearest of the cube or the greys, never the sixteen that owners change', () => {
  const codes = colorCodes('256', []);
  assert.equal(codes('#ff0000', 'back'), '48;5;196');
  assert.equal(codes('#ffffff', 'front'), '38;5;231');
  assert.equal(codes('#777777', 'front'), '38;5;243');
});

test('sixteen colours take the nearest', () => {
  const codes = colorCodes('16', []);
  assert.equal(codes('#000000', 'front'), '30');
  assert.equal(codes('#ffffff', 'back'), '107');
  assert.equal(codes('#fe0102', 'front'), '91');
});

test('two reds of a palette stay two even with sixteen colours', () => {
  const reds = ['#ff0000', '#f80000', '#f00000'];
  const codes = colorCodes('16', reds);
  assert.equal(new Set(reds.map((rgb) => codes(rgb, 'back'))).size, 3);
});

test('more colours than codes share, but each still has one', () => {
  const many = Array.from({ length: 20 }, (_, i) => `#${(0x400000 + i).toString(16)}`);
  const codes = colorCodes('16', many);
  for (const rgb of many) assert.match(codes(rgb, 'front'), /^(3|9)[0-7]$/);
});

test('text is black on light colours and white on dark ones', () => {
  assert.equal(readableOn('#ffff00'), '#000000');
  assert.equal(readableOn('#0000ff'), '#ffffff');
});

test('a blendRgb lies between its colours', () => {
  assert.equal(blendRgb('#000000', '#ffffff', 0.5), '#808080');
  assert.equal(blendRgb('#102030', '#ffffff', 0), '#102030');
});
