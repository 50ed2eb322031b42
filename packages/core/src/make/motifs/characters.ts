// Motifs with a face or a meaning: people, robots, ghosts, letters, stars.
import { LETTERS } from '../lettering/letters.js';
import { between, chance, count, drawn, gap, ink, type Motif } from './motif.js';
import { cosine, type Pen, sine } from './pen.js';

const HAIR = ink(['brown', '#6b4428'], ['charcoal', '#4a4544'], ['auburn', '#8f2f24'], ['grey', '#8f8b88']);
const BRIGHT = ink(['blue', '#3a6fc4'], ['red', '#d1343c'], ['violet', '#8a57c2'], ['teal', '#2f8f93']);

export const CHARACTERS: readonly Motif[] = [
  drawn(
    'face',
    12,
    [
      HAIR,
      gap(['skin', '#f0c9a4'], ['dark skin', '#b57f57']),
      ink(['red', '#c7383d']),
      ink(['black', '#2f2c2b']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      const style = random.below(4);
      pen.ellipse(1, 50, 52, 44, 48);
      if (style === 0) pen.box(1, 8, 44, 92, 98);
      if (style === 1) {
        pen.ellipse(1, 10, 34, 14, 14);
        pen.ellipse(1, 50, 20, 40, 22);
      }
      if (style === 2) pen.ellipse(1, 50, 4, 16, 12);
      pen.ellipse(2, 50, 58, 35, 40);
      const fringe = between(random, 28, 38);
      if (style === 3)
        pen.polygon(
          1,
          10,
          50,
          16,
          12,
          50,
          2,
          84,
          12,
          90,
          50,
          78,
          fringe,
          62,
          fringe + 4,
          50,
          fringe - 8,
          38,
          fringe + 4,
          22,
          fringe,
        );
      else pen.box(1, 14, 4, 86, fringe - 4);
      if (chance(random, 0.4)) {
        pen.stroke(4, 3, 26, 46, 44, 46, 44, 58, 26, 58, 26, 46);
        pen.stroke(4, 3, 44, 49, 50, 49);
      }
      pen.dot(4, 35, 52, 4);
      const mouth = random.below(3);
      if (mouth === 0) pen.halfEllipse(3, 50, 74, 17, 12, 'bottom');
      else if (mouth === 1) pen.stroke(3, 4, 36, 74, 42, 80, 50, 82);
      else pen.ellipse(3, 50, 79, 7, 7);
    },
  ),
  drawn(
    'smiley',
    10,
    [ink(['yellow', '#eebd2c'], ['orange', '#ea8f2e']), gap(['brown', '#4a3424'])],
    (pen, random) => {
      pen.mirrored = true;
      pen.ellipse(1, 50, 50, 50, 50);
      if (chance(random, 0.5)) pen.ellipse(2, 32, 38, 6, 11);
      else pen.dot(2, 32, 37, 6.5);
      const mouth = random.below(3);
      if (mouth === 0) pen.halfEllipse(2, 50, 58, 28, 24, 'bottom');
      else if (mouth === 1) pen.stroke(2, 6, 20, 60, 27, 72, 38, 79, 50, 81);
      else pen.ellipse(2, 50, 70, 10, 12);
    },
  ),
  drawn(
    'robot',
    12,
    [
      ink(['steel', '#6c7f93'], ['blue', '#3a6fc4']),
      gap(['yellow', '#f2d15c'], ['light green', '#b9dc7a']),
      ink(['red', '#d1343c']),
    ],
    (pen, random) => {
      pen.mirrored = true;
      pen.stroke(1, 4, 50, 16, 50, 4);
      pen.dot(3, 50, 3, 4.5);
      pen.box(1, 24, 14, 76, 50);
      pen.box(1, 18, 26, 24, 38);
      if (chance(random, 0.5)) pen.dot(2, 38, 27, 6);
      else pen.box(2, 32, 22, 44, 32);
      const grill = count(random, 0, 1);
      if (grill === 0) pen.box(2, 34, 39, 66, 44);
      else for (const x of [34, 42, 50]) pen.box(2, x, 38, x + 4, 45);
      pen.box(1, 42, 50, 58, 56);
      pen.box(1, 26, 56, 74, 84);
      pen.box(1, 14, 58, 21, 80);
      pen.box(1, 20, 58, 28, 64);
      const badge = random.below(2);
      if (badge === 0) pen.box(2, 38, 63, 62, 74);
      else for (const y of [62, 70, 78]) pen.dot(2, 50, y, 2.8);
      pen.box(1, 32, 84, 42, 96);
      pen.box(1, 26, 95, 44, 101);
    },
  ),
  drawn(
    'ghost',
    10,
    [ink(['violet', '#8a7ac2'], ['blue', '#5f8fc9'], ['grey', '#7d8794']), gap(['dark', '#3a2f4a'])],
    (pen, random) => {
      const waves = count(random, 3, 4);
      pen.halfEllipse(1, 50, 44, 42, 44);
      pen.box(1, 8, 43, 92, 88);
      for (let i = 0; i < waves; i++) pen.ellipse(1, 8 + (84 * (i + 0.5)) / waves, 88, 42 / waves, 12);
      const look = between(random, -5, 5);
      for (const x of [33, 67]) {
        pen.ellipse(0, x + look, 40, 9, 12);
        pen.dot(1, x + look * 2, 43, 4);
      }
      if (chance(random, 0.6)) pen.ellipse(2, 50 + look, 66, 7, 8);
    },
  ),
  drawn(
    'star',
    12,
    [ink(['gold', '#e6b12c'], ['red', '#d1343c']), gap(['light yellow', '#f9e9a8'])],
    (pen, random) => {
      pen.mirrored = true;
      const inner = between(random, 0.42, 0.52);
      const outline = (r: number) => {
        const points: number[] = [];
        for (let i = 0; i < 10; i++) {
          const reach = i % 2 === 0 ? r : r * inner;
          points.push(50 + reach * sine(i / 10), 50 - reach * cosine(i / 10));
        }
        return points;
      };
      pen.polygon(1, ...outline(50));
      if (chance(random, 0.5)) pen.polygon(2, ...outline(24));
      else if (chance(random, 0.6)) {
        pen.dot(2, 42, 46, 3.6);
        pen.stroke(2, 3, 42, 58, 50, 62);
      }
    },
  ),
  drawn(
    'moon',
    10,
    [
      ink(['gold', '#e6b93a'], ['silver', '#8f9db3']),
      ink(['light gold', '#f1d47a']),
      gap(['dark', '#4a3d2a']),
    ],
    (pen, random) => {
      const r = between(random, 36, 42);
      pen.ellipse(1, 46, 50, 46, 50);
      pen.ellipse(0, 46 + r * 0.62, 44, r, r + 2);
      const stars = [
        [66, 22],
        [84, 50],
        [60, 56],
        [84, 12],
      ].slice(0, count(random, 2, 4));
      stars.forEach(([x, y], i) => {
        const reach = i === 0 ? 9 : 6;
        pen.stroke(2, 2.5, x - reach, y, x + reach, y);
        pen.stroke(2, 2.5, x, y - reach, x, y + reach);
      });
      if (chance(random, 0.5)) pen.dot(3, 20, 42, 3);
    },
  ),
  drawn('letter', 4, [BRIGHT], (pen, random) => {
    const letters = Object.keys(LETTERS).filter((letter) => /^[A-Z0-9]$/.test(letter));
    glyph(pen, letters[random.below(letters.length)]);
  }),
  drawn(
    'sun',
    13,
    [ink(['gold', '#eab02c'], ['orange', '#e8822e']), gap(['brown', '#6b4a20'])],
    (pen, random) => {
      pen.mirrored = true;
      const rays = chance(random, 0.5) ? 8 : 12;
      for (let i = 0; i < rays; i++) {
        const at = i / rays;
        const [c, s] = [cosine(at), sine(at)];
        pen.stroke(1, rays === 8 ? 9 : 7, 50 + 37 * c, 50 + 37 * s, 50 + 50 * c, 50 + 50 * s);
      }
      pen.ellipse(1, 50, 50, 29, 29);
      if (chance(random, 0.6)) {
        pen.dot(2, 40, 44, 3.8);
        pen.stroke(2, 3.5, 36, 56, 42, 62, 50, 63);
      }
    },
  ),
  drawn(
    'snowman',
    14,
    [
      ink(['blue', '#7aa7cf'], ['grey', '#8c97a3']),
      ink(['black', '#2f2c2b']),
      ink(['red', '#d1343c']),
      gap(['orange', '#e8862e']),
    ],
    (pen, random) => {
      const r = between(random, 17, 20);
      pen.ellipse(1, 50, 78, 27, 24);
      pen.ellipse(1, 50, 38, r, 19);
      pen.box(2, 30, 20, 70, 25);
      pen.box(2, 37, 0, 63, 22);
      if (chance(random, 0.6)) pen.box(3, 37, 14, 63, 18);
      pen.dot(0, 43, 34, 2.8);
      pen.dot(0, 57, 34, 2.8);
      pen.stroke(4, 3, 50, 41, 57, 43);
      for (const y of [66, 77, 88]) pen.dot(0, 50, y, 2.8);
      pen.stroke(2, 3, 26, 70, 6, between(random, 46, 60));
      pen.stroke(2, 3, 74, 70, 94, between(random, 46, 60));
      pen.box(3, 32, 53, 68, 58);
      if (chance(random, 0.7)) pen.box(3, 60, 56, 67, 70);
    },
  ),
];

function glyph(pen: Pen, letter: string): void {
  const rows = LETTERS[letter].split(' ');
  const [width, height] = [rows[0].length, rows.length];
  pen.area(1, [0, 0, width * 14, height * 14], (x, y) => {
    const [column, row] = [Math.floor(x / 14), Math.floor(y / 14)];
    return rows[row]?.[column] === '#';
  });
}
