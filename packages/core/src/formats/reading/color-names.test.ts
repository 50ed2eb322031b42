import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rgbOf } from './color-names.js';

test('names in any spelling, digits, and three numbers', () => {
  assert.equal(rgbOf(' Light_Blue '), '#add8e6');
  assert.equal(rgbOf('light-blue'), '#add8e6');
  assert.equal(rgbOf('#A0b1C2'), '#a0b1c2');
  assert.equal(rgbOf('a0b1c2'), '#a0b1c2');
  assert.equal(rgbOf('#f80'), '#ff8800');
  assert.equal(rgbOf('0, 15,255'), '#000fff');
});

test('shades of grey by percent, in both spellings', () => {
  assert.equal(rgbOf('gray0'), '#000000');
  assert.equal(rgbOf('grey40'), '#666666');
  assert.equal(rgbOf('Gray 100'), '#ffffff');
  assert.equal(rgbOf('gray2'), '#050505');
});

test('anything else is no colour', () => {
  const none = ['', 'nocolor', '#12345', '12345', '#1234567', 'gray101', 'gray1000', 'dimgray40x', 'xgray40'];
  const lists = ['1,2', '1,2,3,4', '1,2,256', '1,-2,3', '1,2,', '1,2.5,3', ',,', '1,2,x'];
  for (const text of [...none, ...lists]) assert.equal(rgbOf(text), undefined, text);
});
