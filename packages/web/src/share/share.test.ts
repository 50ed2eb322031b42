import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from 'uqr';
import { routeOf } from '../route.js';
import { paperOf } from './paper.js';
import { qrPath } from './qr-path.js';
import { embedSnippet, shareAddress } from './share-link.js';

test('an address with a puzzle: the page, and the code behind the #', () => {
  for (const page of [
    'https://example.org/nonograms/',
    'https://example.org/nonograms/index.html',
    'https://example.org/nonograms/#/make',
    'https://example.org/nonograms/index.html#xh1-OLD',
  ]) {
    assert.equal(shareAddress(page, 'xh1-NEW'), 'https://example.org/nonograms/#xh1-NEW');
  }
});

test('a snippet has the script beside the page, and the puzzle in its element', () => {
  assert.equal(
    embedSnippet('https://example.org/nonograms/index.html#/play/x', 'xh1-NEW'),
    '<script type="module" src="https://example.org/nonograms/embed/crosshatch-puzzle.js"></script>\n' +
      '<crosshatch-puzzle code="xh1-NEW"></crosshatch-puzzle>',
  );
});

test('a code alone leads to the screen that opens it', () => {
  assert.deepEqual(routeOf('#xh1-KyG-_w'), { screen: 'open', rest: 'xh1-KyG-_w' });
  assert.deepEqual(routeOf('#/solve/xh1-KyG'), { screen: 'solve', rest: 'xh1-KyG' });
});

test('the path of a QR code covers its dark modules and no others', () => {
  const { data } = encode('https://example.org/#xh1-KyGPXyxMsw', { border: 0 });
  const seen = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) seen[Number(y)][Number(x) + i] = true;
  }
  assert.deepEqual(seen, data);
  assert(data.length >= 21);
});

test('the paper follows the region of the browser', () => {
  assert.equal(paperOf(['en-US', 'en']), 'letter');
  assert.equal(paperOf(['en', 'es-MX']), 'letter');
  assert.equal(paperOf(['en-GB']), 'a4');
  assert.equal(paperOf(['de', 'zh-Hant-TW']), 'a4');
  assert.equal(paperOf([]), 'a4');
});
