// Motifs that grow.
import { between, chance, count, drawn, gap, ink, type Motif } from './motif.js';
import { cosine, sine } from './pen.js';

const LEAF_GREEN = ink(['green', '#3f8f4a'], ['olive', '#7c8f2f'], ['dark green', '#26694a']);
const TRUNK = ink(['brown', '#7a4d2b']);
const POT = ink(['clay', '#b5562f'], ['blue', '#3568a8']);

export const PLANTS: readonly Motif[] = [
  drawn('tree', 10, [LEAF_GREEN, TRUNK, gap(['red', '#d1343c'], ['yellow', '#e2b02c'])], (pen, random) => {
    const lean = between(random, -4, 4);
    pen.polygon(2, 43, 100, 46, 50, 54, 50, 57, 100);
    pen.stroke(2, 5, 50, 66, 36 + lean, 50);
    pen.ellipse(1, 50 + lean, 28, between(random, 22, 28), 26);
    pen.ellipse(1, 28, 40, between(random, 17, 22), between(random, 16, 20));
    pen.ellipse(1, 72, 40, between(random, 17, 22), between(random, 16, 20));
    pen.ellipse(1, 50, 48, 24, 14);
    const apples = count(random, 3, 5);
    for (let i = 0; i < apples; i++) {
      const x = 24 + ((i + 0.5) * 52) / apples;
      pen.dot(3, x, i % 2 === 0 ? between(random, 38, 48) : between(random, 16, 28), 3.5);
    }
    if (chance(random, 0.6)) pen.box(1, 18, 96, 82, 100);
  }),
  drawn(
    'fir',
    9,
    [LEAF_GREEN, TRUNK, gap(['red', '#d1343c'], ['silver', '#b9c0c9']), ink(['gold', '#e2b02c'])],
    (pen, random) => {
      pen.mirrored = true;
      const tiers = count(random, 3, 4);
      const isFestive = chance(random, 0.5);
      const top = isFestive ? 10 : 0;
      const wide = between(random, 32, 40);
      pen.box(2, 43, 84, 57, 100);
      for (let i = 0; i < tiers; i++) {
        const half = (wide * (i + 1.6)) / (tiers + 0.6);
        const y = top + ((86 - top) * i) / tiers;
        const bottom = top + ((86 - top) * (i + 1)) / tiers;
        const tip = i === 0 ? 0 : half * 0.35;
        pen.polygon(1, 50 - tip, y, 50 - half, bottom, 50 + half, bottom, 50 + tip, y);
        if (isFestive && i > 0) pen.dot(3, 50 - half * 0.5, bottom - 7, 3.5);
        if (isFestive && i % 2 === 1) pen.dot(3, 50, bottom - 12, 3.5);
      }
      if (isFestive) pen.polygon(4, 50, 0, 45, 8, 38, 8, 45, 14, 55, 14, 62, 8, 55, 8);
    },
  ),
  drawn(
    'flower',
    10,
    [
      ink(['pink', '#e0568f'], ['violet', '#8a57c2'], ['red', '#d1343c'], ['blue', '#3f74c9']),
      LEAF_GREEN,
      gap(['yellow', '#eebb2e']),
    ],
    (pen, random) => {
      const petals = count(random, 5, 7);
      const turn = between(random, 0, 0.2);
      const far = between(random, 17, 20);
      pen.stroke(2, 6, 50, 40, 50, 100);
      pen.ellipse(2, 34, 80, 17, 6, 0.08);
      if (chance(random, 0.7)) pen.ellipse(2, 66, 72, 17, 6, -0.08);
      for (let i = 0; i < petals; i++) {
        const at = turn + i / petals;
        pen.ellipse(1, 50 + far * cosine(at), 30 + far * sine(at), 13.5, 9, at);
      }
      pen.dot(3, 50, 30, between(random, 7, 9));
    },
  ),
  drawn(
    'tulip',
    8,
    [
      ink(['red', '#d1343c'], ['orange', '#e57f2b'], ['pink', '#e0568f']),
      LEAF_GREEN,
      gap(['light red', '#f2a3a0']),
    ],
    (pen, random) => {
      const deep = between(random, 14, 20);
      pen.stroke(2, 6, 50, 46, 50, 100);
      pen.polygon(2, 50, 100, 34, 88, 22, 58, 40, 72, 49, 92);
      pen.polygon(2, 50, 100, 66, 90, 76, 62, 60, 74, 51, 92);
      pen.halfEllipse(1, 50, 26, 26, 26, 'bottom');
      pen.polygon(1, 24, 26.5, 24, 2, 38, deep, 50, 0, 62, deep, 76, 2, 76, 26.5);
      pen.stroke(3, 3, 41, 22, 43, 40);
      if (chance(random, 0.5)) pen.stroke(3, 3, 59, 22, 57, 40);
    },
  ),
  drawn(
    'cactus',
    10,
    [LEAF_GREEN, POT, ink(['pink', '#e0568f'], ['yellow', '#e9b42d']), gap(['light green', '#b4d99a'])],
    (pen, random) => {
      const left = between(random, 36, 46);
      const right = between(random, 24, 36);
      pen.stroke(1, 17, 50, 14, 50, 74);
      pen.stroke(1, 11, 50, left + 16, 25, left + 16, 25, left - 8);
      pen.stroke(1, 11, 50, right + 22, 75, right + 22, 75, right - 4);
      pen.stroke(4, 2, 50, 22, 50, 64);
      pen.polygon(2, 30, 76, 70, 76, 64, 100, 36, 100);
      pen.box(2, 26, 72, 74, 80);
      if (chance(random, 0.7)) pen.dot(3, 50, 4, 5);
      if (chance(random, 0.5)) pen.dot(3, 25, left - 15, 4.5);
    },
  ),
  drawn(
    'mushroom',
    8,
    [
      ink(['red', '#cf3038'], ['brown', '#8c5a33']),
      gap(['cream', '#f3dfae']),
      ink(['tan', '#c9a26b']),
      LEAF_GREEN,
    ],
    (pen, random) => {
      const cap = between(random, 42, 52);
      pen.polygon(3, 41, 48, 37, 96, 63, 96, 59, 48);
      pen.ellipse(3, 50, 90, between(random, 14, 18), 10);
      pen.halfEllipse(1, 50, cap + 10, 48, cap);
      pen.ellipse(1, 50, cap + 9, 48, 7);
      pen.dot(2, 50, cap * 0.42, 6.5);
      pen.dot(2, 26, cap * 0.8, between(random, 4, 6));
      pen.dot(2, 74, cap * 0.75, between(random, 4, 6));
      if (chance(random, 0.6)) pen.dot(2, between(random, 44, 58), cap + 4, 4);
      if (chance(random, 0.6)) {
        pen.stroke(4, 3, 20, 100, 24, 84, 28, 100);
        pen.stroke(4, 3, 74, 100, 79, 86, 83, 100);
      }
    },
  ),
  drawn(
    'leaf',
    13,
    [
      ink(['green', '#4d9440'], ['orange', '#d9822b'], ['red', '#b8392f']),
      gap(['yellow', '#ecd27a']),
      ink(['brown', '#7a4d2b']),
    ],
    (pen, random) => {
      // Two circles share the leaf: their centres lie off the line from the lower left to the upper right.
      const off = between(random, 22, 32);
      const r = 52 + off * 0.55;
      const isLeaf = (x: number, y: number) => {
        const a = (x - 54 + off) * (x - 54 + off) + (y - 46 + off) * (y - 46 + off);
        const b = (x - 54 - off) * (x - 54 - off) + (y - 46 - off) * (y - 46 - off);
        return a <= r * r && b <= r * r;
      };
      const tip = 46 * between(random, 0.96, 1);
      pen.stroke(3, 6, 0, 100, 20, 80);
      pen.area(1, [54 - tip, 46 - tip, 54 + tip, 46 + tip], isLeaf);
      pen.stroke(2, 4, 16, 84, 84, 16);
      const veins = count(random, 1, 3);
      for (let i = 0; i < veins; i++) {
        const at = 34 + (34 * (i + 0.5)) / veins;
        pen.stroke(2, 3, at, 100 - at, at, 100 - at - 20);
        pen.stroke(2, 3, at, 100 - at, at + 20, 100 - at);
      }
    },
  ),
  drawn(
    'vase',
    14,
    [
      POT,
      LEAF_GREEN,
      ink(['red', '#d1343c'], ['violet', '#8a57c2'], ['yellow', '#e9b42d']),
      gap(['cream', '#f0d79c']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      const high = between(random, 20, 30);
      pen.stroke(2, 4, 50, 62, 50, high - 10);
      pen.stroke(2, 4, 48, 62, 28, high + 6);
      for (const [x, y] of [
        [50, high - 14],
        [26, high + 2],
      ]) {
        for (let i = 0; i < 4; i++) {
          pen.dot(3, x + 7 * cosine(i / 4 + 0.125), y + 7 * sine(i / 4 + 0.125), 5.5);
        }
        pen.dot(4, x, y, 3.5);
      }
      pen.ellipse(2, 34, 50, 12, 4.5, 0.1);
      const belly = between(random, 20, 27);
      pen.ellipse(1, 50, 80, belly, 19);
      pen.polygon(1, 40, 58, 60, 58, 57, 70, 43, 70);
      pen.box(1, 36, 56, 64, 60);
      pen.box(1, 38, 96, 62, 101);
      if (chance(random, 0.7)) pen.box(4, 20, 77, 80, 81);
    },
  ),
];
