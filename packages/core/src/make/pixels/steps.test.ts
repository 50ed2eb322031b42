// The single steps from a picture to a grid, each on a picture so small that the answer can be seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorNames, distance, hexOfLab, type Lab, labOfHex } from '../../model/index.js';
import { stretched, stretching } from './contrast.js';
import { cutOff, findSubject, fitAspect, isOneColor } from './crop.js';
import { dithered } from './dither.js';
import { inkEvidence } from './ink.js';
import { dropSpecks, settleLabels } from './label-field.js';
import { outlined } from './outline.js';
import { composed, type Field, perceptual } from './pixels.js';
import { chooseColors } from './quantize.js';
import { resample } from './shrink.js';
import { grainOf, smoothed } from './smooth.js';
import { otsu, thresholds } from './threshold.js';
import { colorVotes } from './votes.js';

const WHITE: Lab = [1, 0, 0];

/** A field of greys from rows of figures, 0 black to 9 white. */
function greys(...rows: string[]): Field {
  const values = Float32Array.from(
    rows.flatMap((row) => [...row].flatMap((figure) => [Number(figure) / 9, 0, 0])),
  );
  return { width: rows[0].length, height: rows.length, values };
}

/** The first channel as figures again. */
const figures = ({ width, values }: Field) =>
  Array.from({ length: values.length / 3 / width }, (_, row) =>
    Array.from({ length: width }, (_, column) => Math.round(values[(row * width + column) * 3] * 9)).join(''),
  );

const drawn = (labels: Uint8Array, width: number) =>
  Array.from({ length: labels.length / width }, (_, row) =>
    labels.subarray(row * width, (row + 1) * width).join(''),
  );

test('OKLab: there and back, and distances as they look', () => {
  for (const hex of ['#000000', '#ffffff', '#d43a1c', '#3c8c3c', '#2a5fd4', '#808080']) {
    assert.equal(hexOfLab(labOfHex(hex)), hex);
  }
  assert(Math.abs(labOfHex('#ffffff')[0] - 1) < 1e-6);
  const [red, darkRed, green] = ['#ff0000', '#e00000', '#00a000'].map(labOfHex);
  assert(distance(red, darkRed) < 0.1 && distance(red, green) > 0.3);
});

test('transparent pixels show the paper, half transparent ones half of it, in linear light', () => {
  const data = new Uint8Array([255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 128]);
  const { values } = composed({ width: 3, height: 1, data }, [255, 255, 255]);
  assert.deepEqual([...values.subarray(0, 6)], [1, 1, 1, 0, 0, 0]);
  assert(Math.abs(values[6] - 0.498) < 0.001);
});

test('black and white pixels average to the grey that has half their light', () => {
  const data = new Uint8Array([0, 0, 0, 255, 255, 255, 255, 255]);
  const light = composed({ width: 2, height: 1, data }, [255, 255, 255]);
  const small = resample(light, { left: 0, top: 0, width: 2, height: 1 }, { width: 1, height: 1 }, [0, 0, 0]);
  const { values } = perceptual(small);
  assert.equal(hexOfLab([values[0], values[1], values[2]]), '#bcbcbc');
});

test('shrinking counts parts of pixels, and what lies beyond the border', () => {
  const field = greys('900', '900');
  const area = { left: 0, top: 0, width: 3, height: 2 };
  assert.deepEqual(figures(resample(field, area, { width: 2, height: 1 }, [0, 0, 0])), ['60']);
  const beyond = { left: -3, top: 0, width: 6, height: 2 };
  assert.deepEqual(figures(resample(field, beyond, { width: 2, height: 1 }, [1, 1, 1])), ['93']);
});

test('the subject is what differs from a plain border; a busy border has none', () => {
  const plain = greys('99999999', '99999999', '99900999', '99000999', '99999999', '99999999');
  const { area, background } = findSubject(plain);
  assert.deepEqual(area, { left: 2, top: 2, width: 3, height: 2 });
  assert(background !== undefined);
  const busy = greys('09182736', '50000005', '90000000', '01234567');
  assert.deepEqual(findSubject(busy), {
    area: { left: 0, top: 0, width: 8, height: 4 },
    background: undefined,
  });
});

test('one colour is a subject on paper, paper on paper is not, nor is a faint drawing', () => {
  assert(isOneColor(greys('2222', '2222'), WHITE));
  assert(!isOneColor(greys('9999', '9999'), [0.97, 0, 0]));
  assert(!isOneColor(greys('2222', '2232'), WHITE));
});

test('a background is cut off when less is left of it than a line round the picture', () => {
  assert.deepEqual(cutOff(greys('0000', '0090', '0000', '0000'), WHITE), WHITE);
  const framed = greys('999999', '900009', '900009', '900009', '900009', '999999');
  assert.deepEqual(cutOff(framed, WHITE), WHITE);
  assert.equal(cutOff(greys('999999', '999999', '900009', '999999', '999999', '999999'), WHITE), undefined);
  assert.equal(cutOff(framed, undefined), undefined);
});

test('another shape: room is added round a subject on plain ground, a photo is cut', () => {
  const area = { left: 10, top: 10, width: 40, height: 20 };
  assert.deepEqual(fitAspect(area, 20, 20, true), { left: 10, top: 0, width: 40, height: 40 });
  assert.deepEqual(fitAspect(area, 20, 20, false), { left: 20, top: 10, width: 20, height: 20 });
});

test('contrast is stretched from black to white, but not out of nothing', () => {
  const stretch = (field: Field, background?: Lab) => stretched(field, stretching(field, background));
  assert.deepEqual(figures(stretch(greys('3456', '3456'))), ['0369', '0369']);
  const flat = greys('5555', '5555');
  assert.deepEqual(figures(stretch(flat)), ['5555', '5555']);
  assert.deepEqual(figures(stretch(flat, WHITE)), ['0000', '0000'], 'dark beside what was cut off');
});

test('grain is smoothed, an edge is not', () => {
  const grainy = greys('121290908989', '212198989090', '121290898998');
  assert(grainOf(grainy) > 0.1);
  const smooth = smoothed(grainy, 0.2);
  const row = Array.from({ length: 12 }, (_, column) => smooth.values[(12 + column) * 3]);
  assert(row.slice(0, 4).every((value) => value < 0.3));
  assert(Math.abs(row[0] - row[1]) < 1 / 9);
  assert.equal(smoothed(grainy, 0), grainy);
});

test('Otsu parts two groups in the middle; a number is taken as it is', () => {
  const level = otsu([0.1, 0.12, 0.14, 0.1, 0.8, 0.82]);
  assert(level > 0.14 && level < 0.8, `${level}`);
  assert.deepEqual([...thresholds(new Float32Array(2), 2, 0.25)], [0.25, 0.25]);
  const beside = otsu(new Float32Array(400).fill(0.4), 0.9);
  assert(beside > 0.4 && beside < 0.9, 'a background that was cut off is a group too');
});

test('an adaptive threshold finds dark marks on ground that grows darker', () => {
  const width = 40;
  const lightness = Float32Array.from({ length: width * 10 }, (_, i) => {
    const x = i % width;
    return 0.9 - 0.01 * x - (x % 8 < 2 ? 0.15 : 0);
  });
  const marks = (method: 'otsu' | 'adaptive') => {
    const limits = thresholds(lightness, width, method);
    let right = 0;
    lightness.forEach((value, i) => {
      if (value < limits[i] === (i % width) % 8 < 2) right += 1;
    });
    return right / lightness.length;
  };
  assert(marks('adaptive') > 0.8 && marks('otsu') < 0.7, `${marks('adaptive')} ${marks('otsu')}`);
});

test('a line thinner than a cell still fills the cells that it crosses', () => {
  // 3x3 cells of 4x4 pixels; a line of one pixel runs down through the second column.
  const field = greys(...new Array<string>(12).fill('999990999999'));
  const { labels } = settleLabels(inkEvidence(field, { width: 3, height: 3 }, 4, 'otsu'), 0.12);
  assert.deepEqual(drawn(labels, 3), ['010', '010', '010']);
});

test('votes are counted, never mixed: an edge makes no third colour', () => {
  const field = greys('0000999999', '0000999999', '0000999999', '0000999999', '0000999999');
  const evidence = colorVotes(field, { width: 2, height: 1 }, 5, [
    [0, 0, 0],
    [0.5, 0, 0],
    [1, 0, 0],
  ]);
  assert.deepEqual(
    [...evidence.share].map((share) => Math.round(share * 10) / 10),
    [0.8, 0, 0.2, 0, 0, 1],
  );
});

test('neighbours settle what hangs in the balance', () => {
  const share = new Float32Array(18);
  for (let cell = 0; cell < 9; cell++) share.set(cell === 4 ? [0.48, 0.52] : [0.9, 0.1], cell * 2);
  const { labels, certainty } = settleLabels({ width: 3, height: 3, labels: 2, share }, 0.2);
  assert.deepEqual(drawn(labels, 3), ['000', '000', '000']);
  assert(certainty[4] < 0.1 && certainty[0] > 0.7);
});

test('specks go, an eye stays', () => {
  const labels = new Uint8Array([0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]);
  const certainty = new Float32Array(15).fill(1);
  certainty[6] = 0.3;
  dropSpecks({ labels, certainty }, { width: 5, height: 3 }, 1);
  assert.deepEqual(drawn(labels, 5), ['00000', '00001', '00000']);
});

test('dithering keeps the mean', () => {
  const field = greys(...new Array<string>(12).fill('333333333333'));
  const { labels } = dithered(field, { width: 12, height: 12 }, [
    [1, 0, 0],
    [0, 0, 0],
  ]);
  const dark = labels.filter((label) => label === 1).length / labels.length;
  assert(Math.abs(dark - 2 / 3) < 0.08, `${dark}`);
});

test('outlines lie on the darker side and are one cell wide', () => {
  const labels = new Uint8Array([0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1]);
  const light: Lab = [1, 0, 0];
  const lines = outlined({ labels, certainty: new Float32Array(16) }, { width: 4, height: 4 }, [
    light,
    [0.2, 0, 0],
  ]);
  assert.deepEqual(drawn(lines.labels, 4), ['0000', '0111', '0100', '0100']);
  const framed = outlined(
    { labels, certainty: new Float32Array(16) },
    { width: 4, height: 4 },
    [light, [0.2, 0, 0]],
    light,
  );
  assert.deepEqual(drawn(framed.labels, 4), ['0000', '0111', '0101', '0111']);
  const faint = outlined({ labels, certainty: new Float32Array(16) }, { width: 4, height: 4 }, [
    light,
    [0.95, 0, 0],
  ]);
  assert(faint.labels.every((label) => label === 0));
});

test('colours: a small one is not lost, alike ones become one, and each has its name', () => {
  const paint = (rows: readonly string[], colors: Readonly<Record<string, string>>): Field => {
    const values = rows.flatMap((row) => [...row].flatMap((letter) => [...labOfHex(colors[letter])]));
    return { width: rows[0].length, height: rows.length, values: Float32Array.from(values) };
  };
  const rows = Array.from({ length: 20 }, (_, row) =>
    row < 10 ? 'w'.repeat(20) : row < 13 ? `${'b'.repeat(16)}rrrr` : `${'b'.repeat(10)}${'c'.repeat(10)}`,
  );
  const colors = { w: '#ffffff', b: '#2040c0', c: '#2244c4', r: '#e01010' };
  const chosen = chooseColors(paint(rows, colors), 4);
  assert.deepEqual(colorNames(chosen).sort(), ['blue', 'red', 'white']);
  assert.deepEqual(colorNames(['#603010', '#101010', '#0a7020', '#0b7826'].map(labOfHex)), [
    'brown',
    'black',
    'green',
    'green-2',
  ]);
});
