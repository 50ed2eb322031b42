// Motifs from the house and the workshop.
import { between, chance, count, drawn, gap, ink, type Motif } from './motif.js';
import { cosine, sine } from './pen.js';

const METAL = ink(['steel', '#5d6f82'], ['brass', '#b58a2c']);
const BRIGHT = ink(['red', '#d1343c'], ['blue', '#3a6fc4'], ['green', '#3f8f4a'], ['violet', '#8a57c2']);

export const THINGS: readonly Motif[] = [
  drawn(
    'mug',
    11,
    [BRIGHT, gap(['cream', '#f3d694'], ['light blue', '#b4d8ef']), ink(['grey', '#a9b3bd'])],
    (pen, random) => {
      const top = between(random, 30, 38);
      const plumes = count(random, 1, 2);
      for (let i = 0; i < plumes; i++) {
        const x = plumes === 1 ? 36 : 24 + 22 * i;
        pen.stroke(3, 3.5, x, top - 8, x + 6, top - 15, x, top - 22, x + 6, top - 29);
      }
      pen.ellipse(1, 72, top + 28, 24, 22);
      pen.ellipse(0, 72, top + 28, 14, 12);
      pen.polygon(1, 4, top, 70, top, 66, 92, 62, 100, 12, 100, 8, 92);
      const decor = random.below(3);
      if (decor === 0) pen.box(2, 0, top + 16, 69, top + 24);
      if (decor === 1) {
        pen.ellipse(2, 31, top + 24, 7.5, 7.5);
        pen.ellipse(2, 43, top + 24, 7.5, 7.5);
        pen.polygon(2, 24.5, top + 28, 49.5, top + 28, 37, top + 44);
      }
      if (decor === 2)
        for (let i = 0; i < 3; i++) pen.dot(2, 20 + 17 * i, top + (i % 2 === 0 ? 22 : 38), 4.5);
    },
  ),
  drawn('umbrella', 11, [BRIGHT, gap(['yellow', '#efc43c']), ink(['brown', '#6d4a2d'])], (pen, random) => {
    const deep = between(random, 44, 52);
    const isTurned = chance(random, 0.5);
    const hook = isTurned ? -1 : 1;
    pen.stroke(3, 4, 50, 0, 50, 92, 50 + hook * 4, 97, 50 + hook * 12, 97, 50 + hook * 15, 90);
    pen.halfEllipse(1, 50, deep + 4, 49, deep);
    const segments = count(random, 3, 4);
    const step = 98 / segments;
    for (let i = 0; i < segments; i++) pen.halfEllipse(0, 1 + step * (i + 0.5), deep + 5, step * 0.38, 8);
    for (let i = 1; i < segments; i++) {
      const x = 1 + step * i;
      pen.stroke(2, 2.5, x, deep - 2, 50 + (x - 50) * 0.5, 14);
    }
    pen.stroke(3, 4, 50, deep - 4, 50, 92);
  }),
  drawn('key', 9, [METAL, ink(['red', '#c7383d'])], (pen, random) => {
    const r = between(random, 20, 25);
    const bow = random.below(3);
    pen.stroke(1, 9, 2 * r - 6, 50, 100, 50);
    if (bow === 0) {
      pen.ellipse(1, r, 50, r, r);
      pen.ellipse(0, r, 50, r - 10, r - 10);
    } else if (bow === 1) {
      for (const [x, y] of [
        [r - 6, 50],
        [r + 6, 50 - 15],
        [r + 6, 50 + 15],
      ]) {
        pen.ellipse(1, x, y, 14, 14);
      }
      for (const [x, y] of [
        [r - 7, 50],
        [r + 6, 50 - 16],
        [r + 6, 50 + 16],
      ])
        pen.dot(0, x, y, 4);
    } else {
      pen.polygon(1, r, 50 - r, 2 * r, 50, r, 50 + r, 0, 50);
      pen.polygon(0, r, 50 - r * 0.5, r * 1.5, 50, r, 50 + r * 0.5, r * 0.5, 50);
    }
    const teeth = count(random, 2, 3);
    for (let i = 0; i < teeth; i++) {
      const x = 96 - 11 * i;
      pen.box(1, x - 3.5, 50, x + 3.5, i % 2 === 0 ? 74 : between(random, 62, 72));
    }
    pen.box(1, 2 * r + 3, 42, 2 * r + 8, 58);
  }),
  drawn('lamp', 11, [BRIGHT, METAL, gap(['light yellow', '#f6dc86'])], (pen, random) => {
    pen.mirrored = true;
    const narrow = between(random, 14, 22);
    pen.polygon(1, 50 - narrow, 4, 50 + narrow, 4, 90, 48, 10, 48);
    if (chance(random, 0.6)) pen.box(3, 0, 36, 100, 41);
    else pen.stroke(3, 3, 40, 12, 34, 40);
    const foot = random.below(3);
    if (foot === 0) pen.box(2, 45, 48, 55, 94);
    else if (foot === 1) {
      pen.ellipse(2, 50, 62, 11, 11);
      pen.ellipse(2, 50, 82, 15, 12);
    } else {
      pen.ellipse(2, 50, 76, 20, 20);
      pen.box(2, 44, 48, 56, 60);
    }
    pen.box(2, between(random, 22, 30), 93, 70, 100);
  }),
  drawn(
    'balloon',
    12,
    [BRIGHT, gap(['yellow', '#f0c63f'], ['light blue', '#b4d8ef']), ink(['brown', '#8a5a33'])],
    (pen, random) => {
      pen.mirrored = true;
      pen.ellipse(1, 50, 36, 36, 36);
      pen.polygon(1, 18, 50, 82, 50, 60, 78, 40, 78);
      const stripes = random.below(3);
      if (stripes === 0) {
        pen.area(2, [30, 0, 44, 78], (x, y) => {
          const u = (x - 50) / (36 - Math.abs(y - 36) * 0.25);
          return u > -0.62 && u < -0.25 && y < 74 && y > 4;
        });
      } else if (stripes === 1) {
        pen.box(2, 0, 26, 100, 34);
        pen.box(2, 0, 44, 100, 50);
      } else {
        pen.area(2, [10, 22, 90, 52], (x, y) => {
          const at = (Math.abs(x - 50) % 24) / 24;
          const tooth = at < 0.5 ? at : 1 - at;
          return y > 24 + tooth * 20 && y < 34 + tooth * 20;
        });
      }
      pen.stroke(3, 2.5, 41, 78, 43, 90);
      pen.box(3, 40, 88, 60, 100);
    },
  ),
  drawn(
    'rocket',
    9,
    [
      ink(['grey', '#79879a'], ['blue', '#3a6fc4']),
      ink(['red', '#d1343c']),
      gap(['light blue', '#bfe3f5']),
      ink(['orange', '#ec8b28']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      const wide = between(random, 17, 21);
      pen.polygon(2, 50 - wide, 52, 50 - wide - 17, 72, 50 - wide - 17, 86, 50 - wide + 3, 74);
      pen.box(1, 50 - wide, 34, 50 + wide, 78);
      pen.halfEllipse(1, 50, 35, wide, 35);
      if (chance(random, 0.6)) pen.box(2, 50 - wide, 22, 50 + wide, 28);
      pen.ellipse(3, 50, 44, 8.5, 8.5);
      if (chance(random, 0.5)) pen.ellipse(3, 50, 65, 6, 6);
      pen.polygon(4, 40, 79, 60, 79, 55, 92, 50, between(random, 98, 104), 45, 92);
      pen.box(0, 0, 78.5, 100, 80);
    },
  ),
  drawn(
    'car',
    9,
    [BRIGHT, gap(['light blue', '#c4e4f2']), ink(['black', '#2f2c2b']), gap(['grey', '#b9c0c7'])],
    (pen, random) => {
      const roof = between(random, 20, 28);
      pen.polygon(1, 20, 52, 32, roof, 70, roof, 84, 52);
      pen.polygon(1, 2, 52, 96, 50, 100, 58, 100, 78, 0, 78, 0, 58);
      pen.polygon(2, 29, 48, 36, roof + 6, 48, roof + 6, 48, 48);
      pen.polygon(2, 54, 48, 54, roof + 6, 67, roof + 6, 75, 48);
      for (const x of [24, 77]) {
        pen.ellipse(0, x, 78, 15, 15);
        pen.ellipse(3, x, 79, 12, 12);
        pen.dot(4, x, 79, 4);
      }
      if (chance(random, 0.6)) pen.box(2, 94, 56, 101, 63);
      if (chance(random, 0.5)) pen.stroke(2, 3, 56, 57, 63, 57);
    },
  ),
  drawn(
    'crown',
    12,
    [ink(['gold', '#dca826']), gap(['red', '#c7383d'], ['green', '#2f8a58']), ink(['light gold', '#efcf6a'])],
    (pen, random) => {
      pen.mirrored = true;
      const dip = between(random, 40, 50);
      const mid = between(random, 4, 14);
      pen.polygon(1, 4, 24, 28, dip, 50, mid, 72, dip, 96, 24, 88, 82, 12, 82);
      pen.dot(3, 5, 20, 5);
      pen.dot(3, 50, mid, 6);
      pen.box(1, 10, 82, 90, 96);
      pen.box(2, 0, 74, 100, 78);
      pen.dot(2, 50, 60, 5.5);
      pen.dot(2, 30, 63, 4);
      if (chance(random, 0.5)) for (const x of [22, 40]) pen.dot(2, x, 88, 3);
    },
  ),
  drawn('heart', 9, [ink(['red', '#d1343c'], ['pink', '#e0568f'])], (pen, random) => {
    pen.ellipse(1, 27, 30, 27, 28);
    pen.ellipse(1, 73, 30, 27, 28);
    pen.polygon(1, 3, 43, 50, 14, 97, 43, 50, between(random, 92, 100));
    const shine = random.below(3);
    if (shine === 0) pen.stroke(0, 6, 14, 36, 15, 24, 24, 15);
    else if (shine === 1) {
      pen.ellipse(0, 36, 36, 13, 13);
      pen.ellipse(0, 64, 36, 13, 13);
      pen.polygon(0, 24.5, 43, 75.5, 43, 50, 70);
    } else pen.dot(0, 22, 26, 7);
  }),
  drawn(
    'ice-cream',
    10,
    [
      ink(['pink', '#e88fae'], ['mint', '#6fbf97']),
      ink(['chocolate', '#7a4a30'], ['violet', '#8d6a9c']),
      ink(['wafer', '#cf9346']),
      gap(['tan', '#f0cd94']),
      ink(['red', '#c92f3c']),
    ],
    (pen, random) => {
      const scoops = count(random, 1, 3);
      const r = 22;
      if (scoops === 3) pen.ellipse(1, 50, 16, 19, 18);
      if (scoops >= 2) {
        pen.ellipse(1, scoops === 2 ? 50 : 34, 36, r, 20);
        if (scoops === 3) pen.ellipse(2, 66, 36, r, 20);
      }
      pen.ellipse(2, 50, scoops === 1 ? 44 : 54, scoops === 1 ? 30 : 27, scoops === 1 ? 28 : 17);
      if (chance(random, 0.7)) pen.dot(5, 50, scoops === 1 ? 13 : scoops === 2 ? 13 : -4, 5);
      pen.stroke(4, 3, 34, scoops === 1 ? 32 : 50, 44, scoops === 1 ? 28 : 46);
      pen.polygon(3, 22, 62, 78, 62, 50, 118);
      pen.stroke(4, 2.5, 34, 66, 58, 100);
      pen.stroke(4, 2.5, 66, 66, 42, 100);
    },
  ),
  drawn(
    'apple',
    12,
    [
      ink(['red', '#cf3038'], ['green', '#6fa53a'], ['yellow', '#e0b134']),
      ink(['dark green', '#2c6e3a']),
      ink(['brown', '#6d4a2d']),
    ],
    (pen, random) => {
      pen.ellipse(1, 33, 62, 30, 34);
      pen.ellipse(1, 67, 62, 30, 34);
      pen.ellipse(0, 50, 29, 10, 7);
      pen.stroke(3, 4.5, 50, 38, 52, 20, 56, 10);
      if (chance(random, 0.85)) pen.ellipse(2, 70, 16, 16, 7, -0.06);
      if (chance(random, 0.4)) {
        pen.ellipse(0, 100, 56, 18, 16);
        pen.ellipse(0, 94, 72, 12, 12);
      }
      pen.stroke(0, 5, 14, 66, 15, 54, 24, 44);
    },
  ),
  drawn(
    'envelope',
    9,
    [ink(['blue', '#4a7fb8'], ['brown', '#a87945']), gap(['cream', '#f3d694']), ink(['red', '#c7383d'])],
    (pen, random) => {
      const deep = between(random, 52, 64);
      pen.box(1, 0, 14, 100, 86);
      pen.stroke(2, 4, 2, 18, 50, deep, 98, 18);
      if (chance(random, 0.6)) {
        pen.stroke(2, 3, 4, 84, 36, 54);
        pen.stroke(2, 3, 96, 84, 64, 54);
      }
      pen.dot(chance(random, 0.5) ? 2 : 3, 50, deep - 2, 7);
    },
  ),
  drawn('gear', 13, [METAL, gap(['light', '#d5dde4'])], (pen, random) => {
    const teeth = 8;
    const turn = chance(random, 0.5) ? 0 : 1 / 16;
    for (let i = 0; i < teeth; i++) {
      const at = turn + i / teeth;
      pen.stroke(1, 15, 50, 50, 50 + 43 * cosine(at), 50 + 43 * sine(at));
    }
    pen.ellipse(1, 50, 50, 36, 36);
    pen.ellipse(2, 50, 50, 22, 22);
    pen.ellipse(1, 50, 50, between(random, 10, 14), between(random, 10, 14));
  }),
];
