import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Scene, Shape } from '../scene.js';
import { pdfNumber, pdfString } from './objects.js';
import { scenesToPdf } from './pdf.js';

const SHAPES: Shape[] = [
  { kind: 'rectangle', x: 1, y: 2, width: 3, height: 4, fill: '#ff8000' },
  { kind: 'rectangle', x: 1, y: 2, width: 30, height: 40, fill: '#ff8000', round: 5 },
  { kind: 'stroke', x1: 0, y1: 0, x2: 10, y2: 10, color: '#000000', thickness: 0.5, dash: 2 },
  { kind: 'text', text: 'Łódź (1)', x: 50, y: 20, size: 8, weight: 0.1, color: '#222222', align: 'center' },
  {
    kind: 'group',
    x: 100,
    y: 100,
    scale: 2,
    turned: true,
    clip: { x: 0, y: 0, width: 9, height: 9 },
    shapes: [
      { kind: 'text', text: 'Ł', x: 0, y: 0, size: 1, weight: 0.15, color: '#222222', align: 'right' },
    ],
  },
];
const SCENE: Scene = { width: 200, height: 100, description: 'x', shapes: SHAPES };

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('every object is where the table says, and every reference leads to one', () => {
  const bytes = scenesToPdf([SCENE, SCENE], {
    title: 'A (b)',
    author: 'Ł',
    bookmarks: [{ page: 1, title: 'Two' }],
  });
  const file = text(bytes);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  assert.equal(file.slice(start, start + 4), 'xref');
  const count = Number(/xref\n0 (\d+)\n/.exec(file)?.[1]);
  const rows = [...file.slice(start).matchAll(/(\d{10}) (\d{5}) ([nf]) \n/g)];
  assert.equal(rows.length, count);
  rows.slice(1).forEach(([, offset], i) => {
    assert(file.slice(Number(offset)).startsWith(`${i + 1} 0 obj\n`), `object ${i + 1}`);
  });
  for (const [, number] of file.matchAll(/(\d+) 0 R/g)) assert(Number(number) < count, `${number} 0 R`);
  assert.match(file, /\/Type\/Pages\/Kids\[[^\]]*\]\/Count 2/);
  assert.match(file, /\/Title\(A \\\(b\\\)\)\/Author<feff0141>/);
  assert.match(file, /\/Outlines \d+ 0 R/);
});

test('streams are as long as they say, packed or not, and hold the same', () => {
  const streams = (bytes: Uint8Array) =>
    [...text(bytes).matchAll(/<<[^\n]*?\/Length (\d+)>>\nstream\n/g)].map((match) => {
      const begin = match.index + match[0].length;
      const content = bytes.subarray(begin, begin + Number(match[1]));
      assert.equal(
        text(bytes.subarray(begin + Number(match[1]), begin + Number(match[1]) + 10)),
        '\nendstream',
      );
      return content;
    });
  const plain = streams(scenesToPdf([SCENE])).map(text);
  const packed = streams(scenesToPdf([SCENE], { compress: deflateSync })).map((part) =>
    text(inflateSync(part)),
  );
  assert.deepEqual(packed, plain);
  assert(plain.length > 5);
});

test('a page draws its shapes in order, saves and restores what groups change', () => {
  const [, content] = /stream\n([\s\S]*?)\nendstream/.exec(text(scenesToPdf([SCENE]))) ?? [];
  const lines = content.split('\n');
  assert.equal(lines[0], '1 0 0 -1 0 100 cm');
  assert.equal(lines[1], '1 0.502 0 rg');
  assert.equal(lines[2], '1 2 3 4 re f');
  assert(lines.includes('[2] 0 d'));
  assert(lines.includes('q -2 0 0 -2 100 100 cm'));
  assert(lines.includes('0 0 9 9 re W n'));
  assert.equal(
    lines.filter((line) => line.startsWith('q ')).length,
    lines.filter((line) => line === 'Q').length,
  );
  assert.equal(lines.filter((line) => /^BT .* ET$/.test(line)).length, 2);
});

test('text is written by codes that lead back to its characters', () => {
  const file = text(scenesToPdf([SCENE]));
  const [, font, codes] = /\/(W\d+) 8 Tf <([0-9a-f]+)> Tj/.exec(file) ?? [];
  assert.equal(font, 'W100');
  const map = new Map(
    [...file.matchAll(/<([0-9a-f]{2})> <([0-9a-f]{4})>/g)].slice(0, 9).map(([, a, b]) => [a, b]),
  );
  const read = (codes.match(/../g) ?? []).map((code) =>
    String.fromCharCode(Number.parseInt(map.get(code) ?? '', 16)),
  );
  assert.equal(read.join(''), 'Łódź (1)');
});

test('more characters than a font has room for go into another one', () => {
  const many = Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const shape: Shape = {
    kind: 'text',
    text: many,
    x: 0,
    y: 9,
    size: 1,
    weight: 0.1,
    color: '#000000',
    align: 'left',
  };
  const file = text(scenesToPdf([{ ...SCENE, shapes: [shape] }]));
  assert.match(file, /\/W100 1 Tf <[0-9a-f]{510}> Tj \/W100V1 1 Tf <[0-9a-f]{290}> Tj/);
});

test('the same scenes give the same bytes', () => {
  assert.deepEqual(scenesToPdf([SCENE]), scenesToPdf([SCENE]));
});

test('numbers have no exponents, strings no way out', () => {
  assert.equal(pdfNumber(0.000_01), '0');
  assert.equal(pdfNumber(-0.000_01), '0');
  assert.equal(pdfNumber(0.0005), '0.0005');
  assert.equal(pdfNumber(1 / 3), '0.3333');
  assert.equal(pdfString('a)\\('), '(a\\)\\\\\\()');
  assert.equal(pdfString('é'), '<feff00e9>');
  // Titles are for people: no control characters.
  assert.equal(pdfString('a\nb'), '<feff0061fffd0062>');
});

test('a file without pages is refused', () => {
  assert.throws(() => scenesToPdf([]), /There are no scenes; a PDF file needs at least one page\./);
});
