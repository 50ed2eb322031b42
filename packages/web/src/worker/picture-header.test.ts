import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'fast-png';
import { pictureHeader } from './picture-header.js';

function bytesOf(parts: readonly (string | readonly number[])[], length = 64): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
  return bytes;
}

test('the size of a PNG, GIF, WebP, BMP and JPEG is known without decoding it', () => {
  const png = encode({ width: 31, height: 17, channels: 4, data: new Uint8Array(31 * 17 * 4) });
  const gif = bytesOf(['GIF89a', [31, 0, 17, 0]]);
  const bmp = bytesOf(['BM', new Array(16).fill(0), [31, 0, 0, 0], [0xef, 0xff, 0xff, 0xff]]);
  const extended = bytesOf(['RIFF', [0, 0, 0, 0], 'WEBPVP8X', new Array(8).fill(0), [30, 0, 0, 16, 0, 0]]);
  const lossy = bytesOf(['RIFF', [0, 0, 0, 0], 'WEBPVP8 ', new Array(10).fill(0), [31, 0, 17, 0]]);
  const lossless = bytesOf(['RIFF', [0, 0, 0, 0], 'WEBPVP8L', new Array(4).fill(0), [0x2f, 30, 0, 4, 0]]);
  const comment = [0xff, 0xfe, 0, 4, 1, 2];
  const jpeg = bytesOf([[0xff, 0xd8], comment, [0xff, 0xff, 0xc2, 0, 17, 8, 0, 17, 0, 31]]);
  for (const [name, bytes] of Object.entries({ png, gif, bmp, extended, lossy, lossless, jpeg })) {
    assert.deepEqual(pictureHeader(bytes), { kind: 'picture', size: { width: 31, height: 17 } }, name);
  }
});

test('HEIC, AVIF, PDF and other files are kept apart', () => {
  assert.equal(pictureHeader(bytesOf([[0, 0, 0, 24], 'ftypheic'])).kind, 'heic');
  assert.equal(pictureHeader(bytesOf([[0, 0, 0, 24], 'ftypmif1'])).kind, 'heic');
  assert.equal(pictureHeader(bytesOf([[0, 0, 0, 24], 'ftypavif'])).kind, 'picture');
  assert.equal(pictureHeader(bytesOf(['%PDF-1.7'])).kind, 'pdf');
  assert.equal(pictureHeader(bytesOf(['width 5\nheight 5'])).kind, 'other');
});

test('a file that is cut anywhere is answered, not thrown at', () => {
  const whole = [
    encode({ width: 5, height: 5, channels: 4, data: new Uint8Array(100) }),
    bytesOf([[0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]], 40),
    bytesOf(['RIFF', [0, 0, 0, 0], 'WEBPVP8X'], 40),
    bytesOf([[0xff, 0xd8], new Array(60).fill(0xff)], 64),
  ];
  for (const bytes of whole) {
    for (let length = 0; length <= bytes.length; length++) pictureHeader(bytes.subarray(0, length));
  }
});
