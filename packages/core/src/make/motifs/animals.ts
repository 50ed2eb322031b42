// Motifs that are alive and move.
import { between, chance, count, drawn, gap, ink, type Motif } from './motif.js';
import { cosine, sine } from './pen.js';

const FUR = ink(['grey', '#6d6a70'], ['ginger', '#d9822b'], ['brown', '#8a5a33'], ['black', '#33302f']);
const EYES = gap(['yellow', '#f2d15c'], ['light green', '#b9dc7a']);
const WATER = ink(['blue', '#3f86c6'], ['teal', '#2f8f93']);

export const ANIMALS: readonly Motif[] = [
  drawn(
    'fish',
    10,
    [ink(['orange', '#e8772e'], ['red', '#d1343c'], ['blue', '#3a78c9']), ink(['gold', '#e9b42d'])],
    (pen, random) => {
      const high = between(random, 24, 34);
      pen.polygon(2, 26, 50, 0, 50 - high * 0.9, 6, 50, 0, 50 + high * 0.9);
      pen.polygon(2, 40, 52 - high, 54, 50 - high * 1.35, 72, 54 - high);
      if (chance(random, 0.7)) pen.polygon(2, 44, 48 + high, 50, 50 + high * 1.3, 64, 48 + high);
      pen.ellipse(1, 58, 50, 42, high);
      const stripes = count(random, 0, 2);
      for (let i = 0; i < stripes; i++) {
        const x = 58 - 15 * i;
        pen.polygon(0, x, 50 - high, x + 6, 50 - high, x + 6, 50 + high, x, 50 + high);
      }
      pen.dot(0, 82, 50 - high * 0.3, 5);
      if (stripes === 0) pen.stroke(0, 4, 70, 50 - high * 0.5, 66, 50, 70, 50 + high * 0.5);
      if (chance(random, 0.4)) pen.stroke(0, 3, 90, 50 + high * 0.3, 99, 50 + high * 0.3);
    },
  ),
  drawn('cat', 10, [FUR, EYES, gap(['pink', '#ef9fa8'])], (pen, random) => {
    pen.mirrored = true;
    const wide = between(random, 40, 46);
    pen.polygon(1, 8, 4, 12, 56, 44, 28);
    pen.ellipse(1, 50, 60, wide, 36);
    if (chance(random, 0.6)) pen.polygon(3, 15, 16, 17, 36, 29, 27);
    pen.ellipse(2, 31, 54, 8, 8);
    pen.dot(1, 32, 54, 3.4);
    pen.polygon(3, 44, 68, 50, 77, 56, 68);
    pen.stroke(2, 2.5, 50, 77, 50, 82, 40, 87);
    if (chance(random, 0.5)) pen.stroke(2, 2.5, 50, 26, 50, 38);
    pen.stroke(1, 2.5, 16, 70, -4, 66);
    pen.stroke(1, 2.5, 16, 78, -4, 82);
  }),
  drawn(
    'rabbit',
    11,
    [ink(['brown', '#9a6a42'], ['grey', '#7d7a80']), gap(['pink', '#f0b5bd'])],
    (pen, random) => {
      pen.mirrored = true;
      const tilt = between(random, -0.03, 0.02);
      const ear = between(random, 26, 32);
      pen.ellipse(1, 34, 4 + ear, 10, ear, tilt);
      pen.ellipse(2, 34, 4 + ear, 4.5, ear - 9, tilt);
      pen.ellipse(1, 50, 72, between(random, 30, 34), 27);
      pen.dot(0, 37, 66, 4.5);
      pen.polygon(2, 45, 76, 55, 76, 50, 82);
      if (chance(random, 0.6)) pen.box(0, 44, 87, 56, 96);
    },
  ),
  drawn(
    'bear',
    12,
    [ink(['brown', '#84552f'], ['grey', '#6d6a70']), gap(['tan', '#e5c08d']), ink(['black', '#2c2725'])],
    (pen, random) => {
      pen.mirrored = true;
      pen.ellipse(1, 20, 20, between(random, 15, 18), 16);
      pen.ellipse(2, 20, 20, 8, 8);
      pen.ellipse(1, 50, 54, between(random, 39, 43), 39);
      pen.dot(2, 33, 44, 4.5);
      pen.ellipse(2, 50, 68, between(random, 16, 21), 15);
      pen.ellipse(3, 50, 61, 8, 5.5);
      pen.stroke(3, 2.5, 50, 64, 50, 74, 43, 77);
    },
  ),
  drawn(
    'owl',
    12,
    [
      ink(['brown', '#85603c'], ['grey', '#6d6a70']),
      gap(['cream', '#f0d79c']),
      ink(['black', '#2c2725']),
      gap(['orange', '#e8862e']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      pen.polygon(1, 12, 0, 16, 34, 48, 18);
      pen.ellipse(1, 50, 56, between(random, 36, 40), 40);
      pen.box(1, 16, 24, 84, 56);
      pen.ellipse(2, 33, 38, 14, 14);
      pen.ellipse(3, 33, 38, 6, 6);
      pen.polygon(4, 44, 46, 50, 58, 56, 46);
      const rows = count(random, 2, 3);
      for (let i = 0; i < rows; i++) {
        const y = 66 + i * 9;
        for (let x = i % 2 === 0 ? 50 : 43; x > 30; x -= 14) pen.dot(2, x, y, 3);
      }
      pen.box(4, 34, 95, 44, 100);
      pen.stroke(3, 4, 4, 100, 96, 100);
    },
  ),
  drawn(
    'duck',
    10,
    [
      ink(['yellow', '#eebd2c'], ['brown', '#92683d'], ['grey', '#77757c']),
      ink(['orange', '#e2742a']),
      WATER,
    ],
    (pen, random) => {
      const high = between(random, 18, 23);
      pen.polygon(2, 12, 26, -6, 32, 12, 38);
      pen.ellipse(1, 54, 66, 40, high);
      pen.polygon(1, 80, 60, 102, 38, 96, 70);
      pen.polygon(1, 18, 34, 16, 66, 46, 66, 42, 34);
      pen.ellipse(1, 28, 26, 18, 18);
      pen.dot(0, 23, 22, 3.8);
      pen.stroke(0, 3, 48, 60, 56, 70, 72, 66);
      pen.box(3, -6, 84, 104, 90);
      if (chance(random, 0.7)) for (let x = 0; x < 100; x += 26) pen.box(3, x, 94, x + 13, 98);
    },
  ),
  drawn(
    'butterfly',
    12,
    [
      ink(['orange', '#e8772e'], ['blue', '#3a78c9'], ['violet', '#8a57c2']),
      ink(['black', '#2c2725']),
      gap(['yellow', '#f0cf5a'], ['pink', '#f3b8c6']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      const up = between(random, 0.06, 0.11);
      pen.ellipse(1, 26, 32, between(random, 26, 30), 20, up);
      pen.ellipse(1, 31, 70, between(random, 19, 23), 17, -up);
      pen.dot(3, 18, between(random, 24, 32), between(random, 5, 7));
      pen.dot(3, 29, 70, between(random, 4, 6));
      if (chance(random, 0.5)) pen.dot(3, 34, 40, 3.5);
      pen.stroke(2, 3, 50, 22, 38, 2);
      pen.ellipse(2, 50, 52, 5, 34);
    },
  ),
  drawn(
    'beetle',
    13,
    [
      ink(['red', '#cf3038'], ['green', '#4b8f3c'], ['gold', '#d99b25']),
      ink(['black', '#2c2725']),
      gap(['cream', '#f3d694']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      for (const y of [44, 60, 76]) pen.stroke(2, 3, 30, y, 8, y + (y - 60) * 0.5, 2, y + (y - 60) * 0.5 + 6);
      pen.stroke(2, 3, 46, 14, 34, 0);
      pen.halfEllipse(2, 50, 28, 20, 20);
      pen.ellipse(1, 50, 60, between(random, 32, 36), 38);
      pen.box(3, 10, 27, 90, 30);
      pen.stroke(3, 3, 50, 28, 50, 98);
      const spots = count(random, 2, 3);
      for (let i = 0; i < spots; i++)
        pen.dot(3, i % 2 === 0 ? 34 : 28, 44 + (i * 38) / spots, between(random, 4, 6));
    },
  ),
  drawn(
    'snail',
    12,
    [
      ink(['brown', '#96592c'], ['violet', '#7d5aa8'], ['blue', '#46749f']),
      ink(['olive', '#8a9a3c']),
      gap(['cream', '#eecf8e']),
    ],
    (pen, random) => {
      const x = between(random, 62, 66);
      pen.polygon(2, 4, 100, 6, 62, 24, 62, 30, 86, 104, 90, 104, 100);
      pen.ellipse(2, 15, 62, 12, 10);
      pen.stroke(2, 3, 10, 56, 2, 36);
      pen.stroke(2, 3, 20, 56, 26, 36);
      pen.ellipse(1, x, 58, 31, 32);
      const points: number[] = [];
      const turns = between(random, 1.5, 1.9);
      for (let i = 0; i <= 48; i++) {
        const t = i / 48;
        const r = 2 + 21 * t;
        points.push(x + r * cosine(0.25 + t * turns), 58 + r * sine(0.25 + t * turns));
      }
      pen.stroke(3, 4, ...points);
      pen.dot(3, 10, 62, 2.5);
    },
  ),
  drawn(
    'penguin',
    11,
    [ink(['black', '#2f3440'], ['blue', '#33507d']), ink(['orange', '#e8862e'])],
    (pen, random) => {
      pen.mirrored = true;
      const wide = between(random, 26, 30);
      pen.ellipse(1, 24, 60, 8, 22, between(random, 0.04, 0.08));
      pen.ellipse(1, 50, 58, wide, 38);
      pen.ellipse(1, 50, 26, 21, 25);
      pen.ellipse(0, 50, 64, wide - 9, 26);
      pen.ellipse(0, 42, 27, 8, 9);
      pen.dot(1, 43, 26, 3);
      pen.polygon(2, 42, 34, 50, 44, 58, 34);
      pen.ellipse(2, 38, 97, 11, 5);
      if (chance(random, 0.5)) pen.stroke(2, 4, 30, 46, 70, 46);
    },
  ),
  drawn(
    'bird',
    10,
    [
      ink(['blue', '#3f74c9'], ['red', '#c7383d'], ['brown', '#8d6138']),
      ink(['orange', '#e8862e']),
      gap(['cream', '#f2d492']),
      ink(['dark brown', '#5a3a22']),
    ],
    (pen, random) => {
      pen.polygon(2, 14, 26, -2, 32, 14, 38);
      pen.polygon(1, 60, 50, 104, 62, 104, 74, 66, 76);
      pen.ellipse(1, 52, 54, 32, 25, 0.05);
      pen.ellipse(1, 28, 32, 19, 19);
      pen.ellipse(3, 36, 64, 13, 11, 0.08);
      pen.dot(3, 23, 28, 4);
      pen.stroke(3, 3.5, 50, 46, 62, 58, 82, 60);
      pen.stroke(2, 3, 46, 76, 46, 92);
      pen.stroke(2, 3, 60, 76, 60, 92);
      pen.box(4, -2, 90, 104, 96);
      if (chance(random, 0.6)) pen.polygon(4, 72, 91, 80, 82, 90, 84, 84, 91);
    },
  ),
];
