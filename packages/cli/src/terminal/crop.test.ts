import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cropPicture } from './crop.js';

const PICTURE = ['cc|012345', '--+------', 'aa|######', 'bb|......', 'dd|xxxxxx', 'ee|++++++'];

test('the window follows the focus, and what is pinned stays', () => {
  const pinned = { lines: 2, columns: 3 };
  const size = { lines: 4, columns: 6 };
  const at = (line: number, column: number) =>
    cropPicture(PICTURE, { pinned, size, focus: { line, column } });
  assert.deepEqual(at(2, 3), ['cc|012', '--+---', 'aa|###', 'bb|...']);
  assert.deepEqual(at(5, 8), ['cc|345', '--+---', 'dd|xxx', 'ee|+++']);
  assert.deepEqual(at(4, 5), ['cc|123', '--+---', 'bb|...', 'dd|xxx']);
});

test('without anything pinned it is a plain window', () => {
  const window = {
    pinned: { lines: 0, columns: 0 },
    size: { lines: 2, columns: 4 },
    focus: { line: 3, column: 4 },
  };
  assert.deepEqual(cropPicture(PICTURE, window), ['|###', '|...']);
});

test('colours hold where they held, and end where the part ends', () => {
  const red = '\u001b[31m';
  const off = '\u001b[0m';
  const line = `ab${red}cdef${off}gh`;
  const part = (column: number, columns: number) =>
    cropPicture([line], {
      pinned: { lines: 0, columns: 0 },
      size: { lines: 1, columns },
      focus: { line: 0, column },
    })[0];
  assert.equal(part(4, 2), `${red}de${off}`);
  assert.equal(part(0, 3), `ab${red}c${off}`);
  assert.equal(part(7, 3), `${red}f${off}gh`);
});
