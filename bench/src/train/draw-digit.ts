// A digit of some font with what stands around it in a clue: neighbours, box lines, a stroke through it.
import type { Family } from './fonts.js';
import {
  type Bounds,
  boundsOf,
  emptyPlane,
  fillOutline,
  type Outline,
  type Plane,
  transformed,
} from './outline.js';
import { between, chance, pick, type Random } from './random.js';
import { segmentDigit } from './seven-segments.js';

export interface Drawing {
  /** Coverage, 0 to 1. */
  readonly plane: Plane;
  readonly box: Bounds;
}

/** Turn and shear, as parts of the height, and the change of the aspect. */
export type Warp = readonly [turn: number, shear: number, aspect: number];

export function someWarp(random: Random): Warp {
  return [between(random, -0.055, 0.055), between(random, -0.08, 0.08), between(random, 0.9, 1.12)];
}

/** Share of digits from the plain families, and with seven segments. */
const PLAIN = 0.35;
const SEGMENTS = 0.05;

/** Share of the ones that are nothing but a stem. */
const BARE = 0.08;

/** Draws the ten digits of one font, and its letters. */
export interface Pen {
  digit(value: number): Outline;
  readonly others: readonly Outline[];
}

export function somePen(random: Random, families: readonly Family[]): Pen {
  const plain = chance(random, PLAIN) ? families.filter((family) => family.plain) : [];
  const { digits, others } = pick(random, pick(random, plain.length > 0 ? plain : families).faces);
  if (!chance(random, SEGMENTS)) return { digit: (value) => digits[value], others };
  const slant = between(random, -0.15, 0.2);
  return { digit: (value) => segmentDigit(random, value, slant), others };
}

export const anyDigit = (random: Random) => Math.floor(random() * 10);

/** Scales an outline and moves its top left corner to x and y, slanted and turned a little. */
export function placed(
  outline: Outline,
  x: number,
  y: number,
  scale: number,
  [turn, shear, aspect]: Warp,
): Outline {
  // The angle is small: two terms of each series are exact to a millionth.
  const [cos, sin] = [1 - (turn * turn) / 2, turn - (turn * turn * turn) / 6];
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

export function bar(left: number, top: number, right: number, bottom: number): Outline {
  return [Float64Array.from([left, top, right, top, right, bottom, left, bottom])];
}

export function drawDigit(
  random: Random,
  families: readonly Family[],
  label: number,
  height: number,
): Drawing {
  const pen = somePen(random, families);
  const warp = someWarp(random);
  const main =
    label === 1 && chance(random, BARE) ? bar(0, 0, between(random, 0.1, 0.36), 1) : pen.digit(label);
  const size = boundsOf(main);
  const scale = height / (size.bottom - size.top);
  const margin = Math.ceil(height * 0.5) + 3;
  const outline = placed(main, margin + random(), margin + random(), scale, warp);
  const box = boundsOf(outline);
  const plane = emptyPlane(Math.ceil(box.right + margin), Math.ceil(box.bottom + margin));
  fillOutline(outline, plane);
  if (chance(random, 0.12)) threshold(plane);
  if (height > 13 && chance(random, 0.15)) spread(plane, chance(random, 0.5));
  const neighbour = () => placed(pen.digit(anyDigit(random)), box.left, box.top, scale, warp);
  if (chance(random, 0.5)) drawBeside(random, plane, box, neighbour(), height);
  if (chance(random, 0.3)) drawAbove(random, plane, box, neighbour(), height);
  if (chance(random, 0.4)) drawBoxLines(random, plane, box, height);
  if (chance(random, 0.05)) drawStroke(random, plane, box, height);
  return { plane, box };
}

function drawBeside(random: Random, plane: Plane, box: Bounds, neighbour: Outline, height: number): void {
  const gap = between(random, 0.06, 0.4) * height;
  const { left, right } = boundsOf(neighbour);
  const shift = chance(random, 0.5) ? box.right + gap - left : box.left - gap - right;
  fillOutline(transformed(neighbour, [1, 0, 0, 1, shift, 0]), plane);
}

function drawAbove(random: Random, plane: Plane, box: Bounds, neighbour: Outline, height: number): void {
  const gap = between(random, 0.1, 0.5) * height;
  const { top, bottom } = boundsOf(neighbour);
  const shift = chance(random, 0.5) ? box.bottom + gap - top : box.top - gap - bottom;
  fillOutline(transformed(neighbour, [1, 0, 0, 1, between(random, -0.2, 0.2) * height, shift]), plane);
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

/** What players draw through a number that they are done with, level or from corner to corner. */
function drawStroke(random: Random, plane: Plane, box: Bounds, height: number): void {
  const thick = Math.max(0.7, height * between(random, 0.04, 0.1));
  const middle = box.top + height * between(random, 0.42, 0.6);
  const rise = chance(random, 0.3) ? between(random, -0.4, 0.4) * height : 0;
  const [left, right] = [box.left - height * 0.2, box.right + height * 0.2];
  const [from, to] = [middle + rise, middle - rise];
  fillOutline([Float64Array.from([left, from, right, to, right, to + thick, left, from + thick])], plane);
}

function threshold({ data }: Plane): void {
  for (let i = 0; i < data.length; i++) data[i] = data[i] > 0.45 ? 1 : 0;
}

/** Strokes a pixel thicker, or thinner. */
function spread({ width, height, data }: Plane, thicker: boolean): void {
  const copy = data.slice();
  const extreme = thicker ? Math.max : Math.min;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      data[at] = extreme(copy[at], copy[at - 1], copy[at + 1], copy[at - width], copy[at + width]);
    }
  }
}
