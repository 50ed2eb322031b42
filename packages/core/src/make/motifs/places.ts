// Motifs that one could visit, or travel in.
import { between, chance, count, drawn, gap, ink, type Motif } from './motif.js';
import { cosine, sine } from './pen.js';

const WATER = ink(['blue', '#3f86c6'], ['teal', '#2f8f93']);
const LIGHT = gap(['light yellow', '#f6dc86'], ['light blue', '#c4e4f2']);
const ROOF = ink(['red', '#b8423a'], ['slate', '#55606e'], ['teal', '#2f7f83']);
const STONE = ink(['grey', '#8d8b8a'], ['sand', '#c9a26b']);

export const PLACES: readonly Motif[] = [
  drawn(
    'house',
    11,
    [ROOF, ink(['ochre', '#d8a95c'], ['grey', '#9a9690']), LIGHT, gap(['brown', '#6d4a2d'])],
    (pen, random) => {
      const peak = between(random, 2, 8);
      const eaves = between(random, 42, 48);
      if (chance(random, 0.7)) {
        const x = chance(random, 0.5) ? 72 : 20;
        pen.box(1, x, peak + 4, x + 10, eaves);
      }
      pen.box(2, 12, eaves, 88, 100);
      pen.polygon(1, 0, eaves + 3, 50, peak, 100, eaves + 3);
      pen.box(0, 11, eaves + 3, 89, eaves + 6);
      const door = chance(random, 0.5) ? 44 : 62;
      pen.box(4, door, 68, door + 14, 101);
      const windows = door === 44 ? [20, 68] : [20, 40];
      for (const x of windows) {
        pen.box(3, x, 62, x + 12, 78);
      }
      if (chance(random, 0.6)) pen.dot(3, 50, eaves - 14, 5.5);
    },
  ),
  drawn('castle', 13, [STONE, ROOF, LIGHT, gap(['brown', '#5d3f27'])], (pen, random) => {
    pen.mirrored = true;
    const wall = between(random, 48, 56);
    const tower = between(random, 26, 34);
    const hasRoofs = chance(random, 0.5);
    pen.box(1, 20, wall, 80, 100);
    for (const x of [28, 40]) pen.box(0, x, wall, x + 5, wall + 6);
    pen.box(1, 2, tower, 26, 100);
    if (hasRoofs) pen.polygon(2, -3, tower, 14, 2, 31, tower);
    else {
      pen.box(1, -2, tower - 12, 30, tower + 2);
      for (const x of [6, 17]) pen.box(0, x, tower - 13, x + 5, tower - 6);
    }
    if (chance(random, 0.7)) {
      pen.box(1, 38, 30, 62, wall + 2);
      if (hasRoofs) pen.polygon(2, 34, 30, 50, 4, 66, 30);
      else {
        pen.box(1, 35, 20, 65, 30);
        pen.box(0, 42, 18, 47, 25);
      }
      pen.dot(3, 50, 40, 4);
    }
    pen.dot(3, 14, tower + 14, 4.5);
    pen.dot(3, 14, tower + 32, 4.5);
    pen.halfEllipse(4, 50, 84, 11, 14);
    pen.box(4, 39, 84, 61, 101);
  }),
  drawn(
    'boat',
    10,
    [
      ink(['brown', '#8a5530'], ['red', '#b8423a']),
      ink(['white canvas', '#cdb98f'], ['orange', '#e2883a']),
      WATER,
      ink(['green', '#3f8f4a']),
      gap(['cream', '#f3dfae']),
    ],
    (pen, random) => {
      const mast = between(random, 44, 54);
      pen.stroke(1, 3.5, mast, 0, mast, 72);
      pen.polygon(2, mast + 4, 8, mast + 4, 62, 96, 62);
      pen.polygon(2, mast - 4, 16, mast - 4, 62, between(random, 8, 16), 62);
      if (chance(random, 0.7)) pen.polygon(4, mast, -8, mast, 3, mast - 16, -3);
      pen.polygon(1, 4, 68, 96, 68, 82, 88, 20, 88);
      if (chance(random, 0.5)) for (const x of [32, 50, 68]) pen.dot(5, x, 77, 3.4);
      if (chance(random, 0.4)) pen.stroke(5, 3, mast + 4, 46, 82, 46);
      const wave = chance(random, 0.5);
      pen.box(3, 0, wave ? 94 : 90, 100, 100);
      if (wave) for (let x = 0; x < 100; x += 20) pen.box(3, x, 89, x + 11, 95);
    },
  ),
  drawn(
    'lighthouse',
    14,
    [
      ink(['red', '#c7383d'], ['blue', '#3a6fc4']),
      ink(['grey', '#8d8b8a'], ['sand', '#c9a26b']),
      gap(['light yellow', '#f3cf5e']),
    ],
    (pen, random) => {
      const bands = count(random, 2, 3);
      const hasBeam = chance(random, 0.6);
      const edge = (y: number) => 12 + ((y - 28) * 7) / 62;
      pen.polygon(1, 38, 28, 62, 28, 69, 90, 31, 90);
      for (let i = 0; i < bands; i++) {
        const top = 38 + (52 * i) / bands;
        const bottom = top + 27 / bands;
        // The edges of the tower stay visible.
        const [a, b] = [edge(top) - 5, edge(bottom) - 5];
        pen.polygon(0, 50 - a, top, 50 + a, top, 50 + b, bottom, 50 - b, bottom);
      }
      pen.box(1, 31, 24, 69, 29);
      pen.box(1, 39, 12, 61, 24);
      pen.box(3, 44, 14, 56, 24);
      pen.polygon(1, 33, 13, 50, 0, 67, 13);
      if (hasBeam) {
        for (const [y, far] of [
          [15, 8],
          [20, 26],
        ]) {
          pen.stroke(3, 3, 28, y, 8, far);
          pen.stroke(3, 3, 72, y, 92, far);
        }
      }
      pen.halfEllipse(2, 50, 101, hasBeam ? 44 : 34, 15);
    },
  ),
  drawn(
    'mountains',
    12,
    [
      ink(['blue', '#4d6c94'], ['violet', '#6a5a8c'], ['grey', '#6d7078']),
      ink(['green', '#3f7d4a']),
      ink(['gold', '#eab93a']),
    ],
    (pen, random) => {
      const left = between(random, 28, 38);
      const right = between(random, 66, 76);
      const high = between(random, 10, 18);
      const low = between(random, 30, 40);
      const slope = between(random, 1.5, 1.9);
      const peak = (x: number, y: number) => {
        pen.area(1, [0, y, 100, 92], (px, py) => py - y >= Math.abs(px - x) * slope && py <= 92);
        // Snow inside the outline, with a ragged lower edge.
        const half = 15 / slope;
        pen.polygon(
          0,
          x,
          y + 9,
          x + half,
          y + 25,
          x + half * 0.4,
          y + 21,
          x,
          y + 28,
          x - half * 0.5,
          y + 21,
          x - half,
          y + 25,
        );
      };
      if (chance(random, 0.8)) pen.ellipse(3, chance(random, 0.5) ? (left + right) / 2 + 4 : 92, 10, 8, 9);
      peak(right, low);
      // The nearer mountain stands out from the other one.
      pen.area(0, [0, high, 100, 92], (px, py) => py - high + 8 >= Math.abs(px - left) * slope && py <= 92);
      peak(left, high);
      pen.box(0, 0, 84, 100, 88);
      pen.box(2, 0, 88, 100, 100);
      const trees = count(random, 0, 3);
      for (let i = 0; i < trees; i++) {
        const x = 62 + 15 * i;
        pen.polygon(0, x - 9, 90, x, 62, x + 9, 90);
        pen.polygon(2, x - 6, 90, x, 68, x + 6, 90);
      }
    },
  ),
  drawn(
    'windmill',
    13,
    [
      ink(['red', '#b8423a'], ['grey', '#77757c']),
      ink(['brown', '#5d3f27']),
      LIGHT,
      ink(['green', '#5c9440']),
    ],
    (pen, random) => {
      const turn = between(random, 0.06, 0.19);
      pen.polygon(1, 38, 36, 62, 36, 72, 96, 28, 96);
      pen.halfEllipse(1, 50, 36, 14, 14);
      for (let i = 0; i < 4; i++) {
        const at = turn + i / 4;
        const [c, s] = [cosine(at), sine(at)];
        pen.stroke(0, 9, 50 + 12 * c, 36 + 12 * s, 50 + 40 * c, 36 + 40 * s);
        pen.stroke(2, 2.5, 50, 36, 50 + 46 * c, 36 + 46 * s);
        pen.polygon(
          2,
          50 + 16 * c,
          36 + 16 * s,
          50 + 46 * c,
          36 + 46 * s,
          50 + 46 * c - 10 * s,
          36 + 46 * s + 10 * c,
          50 + 16 * c - 10 * s,
          36 + 16 * s + 10 * c,
        );
      }
      pen.dot(2, 50, 36, 4);
      pen.box(3, 44, 80, 56, 97);
      pen.box(4, 10, 95, 90, 100);
    },
  ),
  drawn(
    'train',
    11,
    [
      ink(['red', '#c7383d'], ['green', '#3f7d4a'], ['blue', '#3a6fc4']),
      ink(['black', '#2f2c2b']),
      LIGHT,
      ink(['grey', '#a9b3bd']),
      gap(['gold', '#e3b23c']),
    ],
    (pen, random) => {
      pen.box(1, 58, 24, 96, 74);
      pen.box(2, 54, 16, 100, 24);
      pen.box(3, 66, 32, 88, 48);
      pen.box(1, 8, 44, 60, 74);
      pen.halfEllipse(1, 38, 44, 7, 9);
      pen.polygon(2, 12, 44, 14, 24, 24, 24, 26, 44);
      pen.box(2, 9, 18, 29, 25);
      const puffs = count(random, 1, 3);
      for (let i = 0; i < puffs; i++) pen.dot(4, 24 + 13 * i, 8 - 7 * i, 4.5 + 1.5 * i);
      pen.box(5, 0, 56, 57, 60);
      pen.polygon(2, 8, 74, 8, 88, -6, 88);
      pen.box(2, 6, 72, 100, 77);
      for (const x of [20, 42]) {
        pen.ellipse(2, x, 87, 10, 10);
        pen.dot(5, x, 87, 3);
      }
      pen.ellipse(2, 78, 84, 14, 14);
      pen.dot(5, 78, 84, 4.5);
      pen.box(4, -6, 98, 104, 102);
    },
  ),
];
