import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrasting } from './canvas-colors.js';

test('what stands on a colour is white or black, whichever reads better', () => {
  for (const rgb of ['#000000', '#0000ff', '#a00000']) assert.equal(contrasting(rgb), '#ffffff', rgb);
  for (const rgb of ['#ffffff', '#ffff00', '#7f7f7f']) assert.equal(contrasting(rgb), '#000000', rgb);
});
