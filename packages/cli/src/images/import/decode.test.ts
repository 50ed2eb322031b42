// Pictures as they come, good and hostile, each made here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { UserError } from '../../options/definition.js';
import { decodePicture } from './decode.js';

/** Red above, blue below, and nothing at the right. */
function flag(width = 40, height = 20): Sharp {
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [y, x] = [Math.floor(i / width), i % width];
    data.set(x >= width * 0.75 ? [0, 0, 0, 0] : y < height / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], i * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function refused(name: string, bytes: Uint8Array, message: RegExp): Promise<void> {
  await assert.rejects(decodePicture(name, bytes), (error) => {
    assert(error instanceof UserError, `${error}`);
    assert.equal(error.outcome, 'badInput');
    assert.match(error.message, message);
    return true;
  });
}

const chunk = (type: string, body: Buffer) => {
  const table = Int32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  });
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = -1;
  for (const byte of content) crc = table[(crc ^ byte) & 255] ^ (crc >>> 8);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeInt32BE(~crc);
  return Buffer.concat([length, content, sum]);
};

/** A PNG that says it is this large, with so many bytes of nothing packed into it. */
function hugePng(width: number, height: number, unpacked: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('PNG, JPEG, WebP, GIF, AVIF and TIFF are read, transparency kept where there is some', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const) {
    const { width, height, data } = await decodePicture('x', await flag().toFormat(format).toBuffer());
    assert.deepEqual([width, height, data.length], [40, 20, 3200], format);
    assert(data[0] > 200 && data[2] < 60, format);
    if (format !== 'jpeg' && format !== 'tiff') assert.equal(data[39 * 4 + 3], 0, format);
  }
});

test('a photo that is stored lying is set upright', async () => {
  const lying = await flag().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, data } = await decodePicture('x', lying);
  assert.deepEqual([width, height], [20, 40]);
  // Turned to the right: what was below is now at the left.
  assert(data[2] > 200 && data[(width - 1) * 4] > 200);
});

test('of an animation the first frame is taken', async () => {
  const frames = Buffer.alloc(10 * 20 * 3);
  frames.fill(255, 0, 10 * 10 * 3);
  const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const { height, data } = await decodePicture('x', gif);
  assert.deepEqual([height, data[0]], [10, 255]);
});

test('large pictures are brought down to a working size', async () => {
  const { width, height } = await decodePicture('x', await flag(3000, 1500).png().toBuffer());
  assert.deepEqual([width, height], [1000, 500]);
});

test('a picture of 60,000 x 60,000 pixels is refused before it is unpacked', async () => {
  const before = process.memoryUsage().rss;
  await refused(
    'huge.png',
    hugePng(60_000, 60_000, 1_000_000),
    /huge\.png: .* 60,000 x 60,000 pixels; expected at most/,
  );
  assert(process.memoryUsage().rss - before < 300 * 2 ** 20);
});

test('a GIF and a JPEG whose headers claim 60,000 x 60,000 pixels are refused by their headers', async () => {
  const gif = await flag(20, 20).gif().toBuffer();
  // The first frame: a separator, its place, then width and height.
  const image = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  gif.writeUInt16LE(60_000, image + 5);
  gif.writeUInt16LE(60_000, image + 7);
  await refused('huge.gif', gif, /huge\.gif: .* 60,000 x 60,000 pixels; expected at most/);
  const jpeg = await flag(20, 20).jpeg().toBuffer();
  // The frame header: marker, length, precision, height, width.
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(60_000, frame + 5);
  jpeg.writeUInt16BE(60_000, frame + 7);
  await refused('huge.jpg', jpeg, /huge\.jpg: .* 60,000 x 60,000 pixels; expected at most/);
});

test('a bomb that unpacks to more than it says is harmless', async () => {
  // 100 MB of nothing in 100 kB; the header says 8x8.
  const { width } = await decodePicture('bomb.png', hugePng(8, 8, 100_000_000)).catch(() => ({ width: 8 }));
  assert.equal(width, 8);
});

test('files that are cut off, damaged, empty or no pictures are refused', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const whole = await flag(200, 200).toFormat(format).toBuffer();
    await refused(`cut.${format}`, whole.subarray(0, Math.floor(whole.length / 2)), /damaged or truncated/);
  }
  await refused('empty.png', Buffer.alloc(0), /the file is empty/);
  await refused('x.non', Buffer.from('width 5\nheight 5\n'), /unrecognised image format; give a PNG/);
  await refused('x.html', Buffer.from('<html><body></body></html>'), /unrecognised image format/);
});

const svg = (content: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${more}width="20" height="10">${content}</svg>`);

test('a plain SVG is rendered', async () => {
  const drawing = svg(
    '<defs><g id="a"><rect width="10" height="10" fill="#f00"/></g></defs><use href="#a"/>',
  );
  const { width, height, data } = await decodePicture('x.svg', drawing);
  assert.deepEqual([width, height], [1000, 500]);
  assert.deepEqual([...data.subarray(0, 4)], [255, 0, 0, 255]);
  assert.equal(data[999 * 4 + 3], 0);
});

test('an SVG with scripts, entities or references to the outside is refused', async () => {
  const rect = '<rect width="5" height="5"/>';
  for (const [bytes, message] of [
    [svg(`<script>alert(1)</script>${rect}`), /contains a script/],
    [svg(rect, 'onload="alert(1)" '), /contains a script/],
    [svg('<image href="file:///etc/passwd" width="9" height="9"/>'), /contains another image/],
    [svg('<use href="https://example.org/x.svg#a"/>'), /external/],
    [svg('<rect width="5" height="5" style="fill:url(http://example.org/x)"/>'), /external/],
    [svg('<style>@import "x.css";</style>'), /external/],
    [svg('<foreignObject><p>x</p></foreignObject>'), /foreign document/],
    [Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>`), /entities/],
    [svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), /nested too deeply/],
    [svg('<rect'), /damaged|nested|unrecognised/],
  ] as const) {
    await refused('x.svg', bytes, message);
  }
});
