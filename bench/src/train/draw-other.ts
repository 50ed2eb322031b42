// What is not one digit, although a segmenter may cut it out: letters, two digits, parts of digits, crosses,
// dots, bars, corners of boxes, edges of shadows, texture.
import {
  anyDigit,
  bar,
  type Drawing,
  drawDigit,
  type Pen,
  placed,
  somePen,
  someWarp,
  type Warp,
} from './draw-digit.js';
import type { Family } from './fonts.js';
import { boundsOf, emptyPlane, fillOutline, type Outline, type Plane } from './outline.js';
import { between, chance, pick, type Random } from './random.js';

/** Where and how large something is drawn. */
interface Spot {
  readonly random: Random;
  readonly pen: Pen;
  readonly plane: Plane;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly warp: Warp;
}

type Draw = (spot: Spot) => Drawing['box'];

/** Each kind with its share; what is left are parts of digits. */
const KINDS: readonly (readonly [share: number, draw: Draw])[] = [
  [0.2, drawLetter],
  [0.22, drawTwo],
  [0.14, drawCross],
  [0.05, drawDot],
  [0.04, drawBar],
  [0.06, drawCorner],
  [0.09, drawEdge],
  [0.06, drawSpecks],
];

export function drawOther(random: Random, families: readonly Family[], height: number): Drawing {
  let kind = random();
  const found = KINDS.find(([share]) => {
    kind -= share;
    return kind < 0;
  });
  if (found === undefined) return drawPart(random, families, height);
  const margin = Math.ceil(height * 0.6) + 4;
  const plane = emptyPlane(Math.ceil(height * 2.4) + 2 * margin, Math.ceil(height * 1.4) + 2 * margin);
  const pen = somePen(random, families);
  const [x, y] = [margin + random(), margin + random()];
  const box = found[1]({ random, pen, plane, height, x, y, warp: someWarp(random) });
  return { plane, box };
}

function drawLetter({ random, pen, plane, height, x, y, warp }: Spot): Drawing['box'] {
  const outline = pen.others.length > 0 ? pick(random, pen.others) : bar(0, 0, 1, 0.3);
  const size = boundsOf(outline);
  const scale = height / Math.max(size.bottom - size.top, (size.right - size.left) / 1.3);
  const letter = placed(outline, x, y, scale, warp);
  fillOutline(letter, plane);
  return boundsOf(letter);
}

/** Two digits that touch, or nearly. */
function drawTwo({ random, pen, plane, height, x, y, warp }: Spot): Drawing['box'] {
  const [a, b] = [pen.digit(anyDigit(random)), pen.digit(anyDigit(random))];
  const size = boundsOf(a);
  const scale = height / (size.bottom - size.top);
  const first = placed(a, x, y, scale, warp);
  const one = boundsOf(first);
  const second = placed(b, one.right + between(random, -0.1, 0.25) * height, y, scale, warp);
  const two = boundsOf(second);
  fillOutline(first, plane);
  fillOutline(second, plane);
  return { left: one.left, top: one.top, right: two.right, bottom: Math.max(one.bottom, two.bottom) };
}

/** Part of a digit, cut from one of four sides. Parts of a 1 are left out: a bar from top to bottom is a 1. */
function drawPart(random: Random, families: readonly Family[], height: number): Drawing {
  const digit = Math.floor(random() * 9);
  const { plane, box } = drawDigit(random, families, digit === 1 ? 9 : digit, height);
  const { left, top, right, bottom } = box;
  const cut = between(random, 0.35, 0.6);
  const [wide, tall] = [(right - left) * cut, (bottom - top) * cut];
  const parts = [
    { ...box, right: left + wide },
    { ...box, left: right - wide },
    { ...box, bottom: top + tall },
    { ...box, top: bottom - tall },
  ];
  return { plane, box: pick(random, parts) };
}

function slash(x0: number, y0: number, x1: number, y1: number, thick: number): Outline {
  const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  const [nx, ny] = [((y0 - y1) / length) * thick * 0.5, ((x1 - x0) / length) * thick * 0.5];
  return [Float64Array.from([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny])];
}

function drawCross({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const thick = height * between(random, 0.05, 0.22);
  const wide = height * between(random, 0.8, 1.2);
  fillOutline(slash(x, y, x + wide, y + height, thick), plane);
  if (!chance(random, 0.1)) fillOutline(slash(x + wide, y, x, y + height, thick), plane);
  const edge = thick * 0.3;
  return { left: x - edge, top: y - edge, right: x + wide + edge, bottom: y + height + edge };
}

/** Points on a circle, without trigonometry: an octagon with its corners cut. */
const ROUND = [
  [0.2, 0.98],
  [0.56, 0.83],
  [0.83, 0.56],
  [0.98, 0.2],
];

function drawDot({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const wide = height * between(random, 0.8, 1.2);
  const quarters = [
    ROUND.map(([a, b]) => [a, b]),
    ROUND.map(([a, b]) => [b, -a]),
    ROUND.map(([a, b]) => [-a, -b]),
    ROUND.map(([a, b]) => [-b, a]),
  ];
  const points = quarters.flat().flatMap(([a, b]) => [x + (wide / 2) * (1 + a), y + (height / 2) * (1 + b)]);
  fillOutline([Float64Array.from(points)], plane);
  return { left: x, top: y, right: x + wide, bottom: y + height };
}

function drawBar({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const wide = height * between(random, 0.5, 1.3);
  if (chance(random, 0.6))
    fillOutline(bar(x, y + height * 0.4, x + wide, y + height * between(random, 0.5, 0.7)), plane);
  if (chance(random, 0.3)) fillOutline(bar(x, y, x + wide, y + height), plane);
  return { left: x, top: y, right: x + wide, bottom: y + height };
}

/** Two, three or four sides of a box. */
function drawCorner({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const wide = height * between(random, 0.6, 1.2);
  const thick = Math.max(0.8, height * between(random, 0.05, 0.15));
  const sides = [
    bar(x, y, x + wide, y + thick),
    bar(x, y, x + thick, y + height),
    bar(x, y + height - thick, x + wide, y + height),
    bar(x + wide - thick, y, x + wide, y + height),
  ];
  const first = Math.floor(random() * 4);
  const count = 2 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) fillOutline(sides[(first + i) % 4], plane);
  return { left: x, top: y, right: x + wide, bottom: y + height };
}

/** The edge of a shadow or of the paper: dark on one side of a line that crosses the box. Too wide for a 1. */
function drawEdge({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const wide = height * between(random, 0.5, 1.2);
  const [right, bottom] = [x + wide, y + height];
  const [a, b] = [between(random, 0.35, 1), between(random, 0.35, 1)];
  const shapes = [
    [x, y, x + a * wide, y, x + b * wide, bottom, x, bottom],
    [right, y, right - a * wide, y, right - b * wide, bottom, right, bottom],
    [x, y, right, y, right, y + a * height, x, y + b * height],
    [x, bottom, right, bottom, right, bottom - a * height, x, bottom - b * height],
  ];
  fillOutline([Float64Array.from(pick(random, shapes))], plane);
  return { left: x, top: y, right, bottom };
}

/** Pieces of the texture of paper or of a background. */
function drawSpecks({ random, plane, height, x, y }: Spot): Drawing['box'] {
  const wide = height * between(random, 0.4, 1.1);
  const count = 3 + Math.floor(random() * 5);
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + random() * wide, y + random() * height];
    const reach = () => height * between(random, 0.04, 0.22);
    fillOutline(
      [Float64Array.from([cx - reach(), cy, cx, cy - reach(), cx + reach(), cy, cx, cy + reach()])],
      plane,
    );
  }
  return { left: x, top: y, right: x + wide, bottom: y + height };
}
