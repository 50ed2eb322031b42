// One training sample: a digit of some font, or something that is not a digit, as a camera, a screen or a
// careless cut would deliver it, normalised exactly as the scanner does.
import {
  GLYPH_HEIGHT,
  GLYPH_WIDTH,
  type InkPlane,
  NO_DIGIT,
  normalizeGlyph,
} from '../../../packages/core/dist/scan/index.js';
import type { Face, Family } from './fonts.js';
import { compress } from './jpeg.js';
import {
  type Bounds,
  boundsOf,
  emptyPlane,
  fillOutline,
  type Outline,
  type Plane,
  transformed,
} from './outline.js';
import { segmentDigit } from './seven-segments.js';

export type Random = () => number;

export interface Sample {
  readonly label: number;
  /** Height of the digit in the picture, before scaling. */
  readonly height: number;
  readonly glyph: Float32Array;
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];
const chance = (random: Random, probability: number) => random() < probability;

/** Scales an outline to a height and moves its top left corner to x and y, slanted and turned a little. */
function placed(
  outline: Outline,
  x: number,
  y: number,
  scale: number,
  warp: readonly [number, number, number],
): Outline {
  const [turn, shear, aspect] = warp;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = transformed(outline, [
    scale * aspect * cos,
    scale * aspect * sin,
    scale * (shear * cos - sin),
    scale * (cos + shear * sin),
    0,
    0,
  ]);
  const bounds = boundsOf(turned);
  return transformed(turned, [1, 0, 0, 1, x - bounds.left, y - bounds.top]);
}

function bar(left: number, top: number, right: number, bottom: number): Outline {
  return [Float64Array.from([left, top, right, top, right, bottom, left, bottom])];
}

function digitsOf(random: Random, families: readonly Family[]): Face | undefined {
  return chance(random, 0.05) ? undefined : pick(random, pick(random, families).faces);
}

interface Drawing {
  readonly plane: Plane;
  readonly box: Bounds;
}

/** Draws the digit with what stands around it; values are coverage. */
function drawDigit(random: Random, families: readonly Family[], label: number, height: number): Drawing {
  const face = digitsOf(random, families);
  const slant = between(random, -0.15, 0.2);
  const digit = (value: number) => face?.digits[value] ?? segmentDigit(random, value, slant);
  const warp = [
    between(random, -0.055, 0.055),
    between(random, -0.08, 0.08),
    between(random, 0.9, 1.12),
  ] as const;
  const main = digit(label);
  const size = boundsOf(main);
  const scale = height / (size.bottom - size.top);
  const margin = Math.ceil(height * 0.5) + 3;
  const [x, y] = [margin + random(), margin + random()];
  const outline = placed(main, x, y, scale, warp);
  const box = boundsOf(outline);
  const plane = emptyPlane(Math.ceil(box.right + margin), Math.ceil(box.bottom + margin));
  fillOutline(outline, plane);
  if (chance(random, 0.12)) threshold(plane);
  if (height > 13 && chance(random, 0.15)) spread(plane, chance(random, 0.5));
  if (chance(random, 0.5)) {
    const gap = between(random, 0.06, 0.4) * height;
    const neighbour = placed(digit(Math.floor(random() * 10)), 0, y, scale, warp);
    const { left, right } = boundsOf(neighbour);
    const shift = chance(random, 0.5) ? box.right + gap - left : box.left - gap - right;
    fillOutline(transformed(neighbour, [1, 0, 0, 1, shift, 0]), plane);
  }
  if (chance(random, 0.3)) {
    const gap = between(random, 0.1, 0.5) * height;
    const below = chance(random, 0.5);
    const neighbour = placed(digit(Math.floor(random() * 10)), x, y, scale, warp);
    const { top, bottom } = boundsOf(neighbour);
    const shift = below ? box.bottom + gap - top : box.top - gap - bottom;
    fillOutline(transformed(neighbour, [1, 0, 0, 1, between(random, -0.2, 0.2) * height, shift]), plane);
  }
  if (chance(random, 0.4)) drawBoxLines(random, plane, box, height);
  if (chance(random, 0.05)) {
    const middle = box.top + height * between(random, 0.42, 0.6);
    const thick = Math.max(0.7, height * between(random, 0.04, 0.1));
    fillOutline(bar(box.left - height * 0.2, middle, box.right + height * 0.2, middle + thick), plane);
  }
  return { plane, box };
}

function drawBoxLines(random: Random, plane: Plane, box: Bounds, height: number): void {
  const thick = between(random, 0.6, 0.6 + height * 0.1);
  const gap = () => between(random, 0.06, 0.4) * height + 0.8;
  const { width, height: tall } = plane;
  for (const side of [0, 1, 2, 3]) {
    if (chance(random, 0.5)) continue;
    const distance = gap();
    if (side === 0) fillOutline(bar(box.left - distance - thick, 0, box.left - distance, tall), plane);
    if (side === 1) fillOutline(bar(box.right + distance, 0, box.right + distance + thick, tall), plane);
    if (side === 2) fillOutline(bar(0, box.top - distance - thick, width, box.top - distance), plane);
    if (side === 3) fillOutline(bar(0, box.bottom + distance, width, box.bottom + distance + thick), plane);
  }
}

/** Something that is not a digit: a letter, a cross, a dot, two digits in one cut, half a digit, a bar, nothing. */
function drawOther(random: Random, families: readonly Family[], height: number): Drawing {
  const face = pick(random, pick(random, families).faces);
  const margin = Math.ceil(height * 0.6) + 4;
  const plane = emptyPlane(Math.ceil(height * 2.4) + 2 * margin, Math.ceil(height * 1.4) + 2 * margin);
  const kind = random();
  const [x, y] = [margin + random(), margin + random()];
  const warp = [
    between(random, -0.05, 0.05),
    between(random, -0.08, 0.08),
    between(random, 0.9, 1.1),
  ] as const;
  let box: Bounds;
  if (kind < 0.25 && face.others.length > 0) {
    const outline = pick(random, face.others);
    const size = boundsOf(outline);
    const letter = placed(
      outline,
      x,
      y,
      height / Math.max(size.bottom - size.top, (size.right - size.left) / 1.3),
      warp,
    );
    fillOutline(letter, plane);
    box = boundsOf(letter);
  } else if (kind < 0.5) {
    const [a, b] = [Math.floor(random() * 10), Math.floor(random() * 10)].map((value) => face.digits[value]);
    const size = boundsOf(a);
    const scale = height / (size.bottom - size.top);
    const first = placed(a, x, y, scale, warp);
    const { right } = boundsOf(first);
    const second = placed(b, right + between(random, -0.1, 0.25) * height, y, scale, warp);
    fillOutline(first, plane);
    fillOutline(second, plane);
    const [one, two] = [boundsOf(first), boundsOf(second)];
    box = {
      left: one.left,
      top: Math.min(one.top, two.top),
      right: two.right,
      bottom: Math.max(one.bottom, two.bottom),
    };
  } else if (kind < 0.65) {
    const half = drawDigit(random, families, Math.floor(random() * 10), height);
    const { left, top, right, bottom } = half.box;
    const cut = between(random, 0.35, 0.6);
    const side = random();
    if (side < 0.25) return { plane: half.plane, box: { ...half.box, right: left + (right - left) * cut } };
    if (side < 0.5) return { plane: half.plane, box: { ...half.box, left: right - (right - left) * cut } };
    if (side < 0.75) return { plane: half.plane, box: { ...half.box, bottom: top + (bottom - top) * cut } };
    return { plane: half.plane, box: { ...half.box, top: bottom - (bottom - top) * cut } };
  } else if (kind < 0.85) {
    const thick = height * between(random, 0.05, 0.22);
    const wide = height * between(random, 0.8, 1.2);
    const slash = (x0: number, y0: number, x1: number, y1: number) => {
      const length = Math.hypot(x1 - x0, y1 - y0);
      const [nx, ny] = [((y0 - y1) / length) * thick * 0.5, ((x1 - x0) / length) * thick * 0.5];
      return [Float64Array.from([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny])];
    };
    fillOutline(slash(x, y, x + wide, y + height), plane);
    if (!chance(random, 0.1)) fillOutline(slash(x + wide, y, x, y + height), plane);
    box = {
      left: x - thick * 0.3,
      top: y - thick * 0.3,
      right: x + wide + thick * 0.3,
      bottom: y + height + thick * 0.3,
    };
  } else if (kind < 0.92) {
    const corners = 12 + Math.floor(random() * 8);
    const wide = between(random, 0.8, 1.2);
    const points = Array.from({ length: corners }, (_, i) => {
      const angle = (2 * Math.PI * i) / corners;
      return [x + (height / 2) * wide * (1 + Math.cos(angle)), y + (height / 2) * (1 + Math.sin(angle))];
    });
    fillOutline([Float64Array.from(points.flat())], plane);
    box = { left: x, top: y, right: x + height * wide, bottom: y + height };
  } else {
    const wide = height * between(random, 0.5, 1.3);
    if (chance(random, 0.6))
      fillOutline(bar(x, y + height * 0.4, x + wide, y + height * between(random, 0.5, 0.7)), plane);
    if (chance(random, 0.3)) fillOutline(bar(x, y, x + wide, y + height), plane);
    box = { left: x, top: y, right: x + wide, bottom: y + height };
  }
  return { plane, box };
}

function threshold({ data }: Plane): void {
  for (let i = 0; i < data.length; i++) data[i] = data[i] > 0.45 ? 1 : 0;
}

/** Strokes a pixel thicker, or thinner. */
function spread({ width, height, data }: Plane, thicker: boolean): void {
  const copy = data.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = [copy[at], copy[at - 1], copy[at + 1], copy[at - width], copy[at + width]];
      data[at] = thicker ? Math.max(...around) : Math.min(...around);
    }
  }
}

function blur({ width, height, data }: Plane, sigma: number): void {
  const radius = Math.ceil(sigma * 2.5);
  if (radius < 1) return;
  const kernel = Array.from({ length: radius + 1 }, (_, i) => Math.exp(-(i * i) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, value, i) => sum + (i === 0 ? value : 2 * value), 0);
  const copy = new Float32Array(data.length);
  for (const [from, to, step, along] of [
    [data, copy, 1, width],
    [copy, data, width, height],
  ] as const) {
    for (let at = 0; at < data.length; at++) {
      const place = step === 1 ? at % width : Math.floor(at / width);
      let sum = from[at] * kernel[0];
      for (let i = 1; i <= radius; i++) {
        sum +=
          kernel[i] *
          (from[at - Math.min(i, place) * step] + from[at + Math.min(i, along - 1 - place) * step]);
      }
      to[at] = sum / total;
    }
  }
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** From coverage to the ink that the scanner would measure: contrast, light, moire, noise, compression. */
function photographed(random: Random, plane: Plane, height: number, clean: boolean): InkPlane {
  const { width, height: tall, data } = plane;
  if (!clean) blur(plane, Math.max(between(random, 0, 0.45), between(random, 0.01, 0.085) * height));
  const contrast = clean ? between(random, 0.5, 0.95) : between(random, 0.1, 0.95) ** 0.8;
  const inverse = chance(random, 0.3);
  const paper = inverse ? between(random, 0, 1 - contrast) : between(random, contrast, 1);
  const [lightX, lightY] = clean ? [0, 0] : [between(random, -0.25, 0.25), between(random, -0.25, 0.25)];
  const stripes = !clean && chance(random, 0.15) ? between(random, 0.03, 0.15) * contrast : 0;
  const [waveX, waveY] = [between(random, -2.5, 2.5), between(random, -2.5, 2.5)];
  const noise = clean ? 0 : between(random, 0.005, 0.1) ** 1.3 * contrast;
  const backgrounds = new Float32Array(data.length);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = 1 + lightX * (x / width - 0.5) + lightY * (y / tall - 0.5);
      const wave = stripes * Math.sin(waveX * x + waveY * y);
      backgrounds[at] = 255 * paper * light;
      const value = paper + (inverse ? contrast : -contrast) * data[at];
      data[at] = Math.max(0, Math.min(255, 255 * (value * light + wave + noise * normal(random))));
    }
  }
  if (!clean && chance(random, 0.5)) compress(plane, between(random, 25, 92));
  const offset = normal(random) * 0.02 * contrast * 255;
  const ink = new Uint8ClampedArray(data.length);
  for (let i = 0; i < ink.length; i++) ink[i] = Math.abs(data[i] - backgrounds[i] - offset);
  return { width, height: tall, data: ink };
}

/** The scanner reads from a straightened copy, which was resampled once more. */
function resampled(plane: InkPlane, factor: number): InkPlane {
  const [width, height] = [Math.round(plane.width * factor), Math.round(plane.height * factor)];
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(plane.width - 1.001, (x + 0.5) / factor - 0.5));
      const fy = Math.max(0, Math.min(plane.height - 1.001, (y + 0.5) / factor - 0.5));
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const at = y0 * plane.width + x0;
      const [a, b] = [fx - x0, fy - y0];
      const upper = plane.data[at] * (1 - a) + plane.data[at + 1] * a;
      const lower = plane.data[at + plane.width] * (1 - a) + plane.data[at + plane.width + 1] * a;
      data[y * width + x] = upper * (1 - b) + lower * b;
    }
  }
  return { width, height, data };
}

export interface SampleOptions {
  /** Share of samples that are no digit. */
  readonly others: number;
  /** Digit heights in pixels; the logarithm is uniform. */
  readonly heights: readonly [number, number];
  /** No blur, noise or compression. */
  readonly clean?: boolean;
}

export function makeSample(random: Random, families: readonly Family[], options: SampleOptions): Sample {
  const height = options.heights[0] * (options.heights[1] / options.heights[0]) ** random();
  const label = chance(random, options.others) ? NO_DIGIT : Math.floor(random() * 10);
  const drawing =
    label === NO_DIGIT ? drawOther(random, families, height) : drawDigit(random, families, label, height);
  let ink = photographed(random, drawing.plane, height, options.clean ?? false);
  const jitter = chance(random, 0.6) ? 0.05 * height : 0.01 * height;
  const shake = () => normal(random) * jitter * 0.6;
  let { left, top, right, bottom } = drawing.box;
  [left, top, right, bottom] = [
    left + shake() - 0.2,
    top + shake() - 0.2,
    right + shake() + 0.2,
    bottom + shake() + 0.2,
  ];
  if (label !== NO_DIGIT && chance(random, 0.05)) {
    const cut = between(random, 0.08, 0.16);
    if (chance(random, 0.5)) left += (right - left) * cut;
    else right -= (right - left) * cut;
  }
  const factor = chance(random, 0.6) ? between(random, 20, 36) / height : 1;
  if (factor > 1.1 || (factor < 0.9 && factor !== 1)) ink = resampled(ink, factor);
  const k = factor > 1.1 || factor < 0.9 ? factor : 1;
  const glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  normalizeGlyph(ink, { left: left * k, top: top * k, right: right * k, bottom: bottom * k }, glyph);
  return { label, height, glyph };
}
