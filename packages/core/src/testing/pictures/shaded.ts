// Gradients, and pictures with the shading, grain and soft edges of a photograph.
import { Random } from '../random.js';
import {
  between,
  circle,
  clouds,
  curve,
  ellipse,
  Painter,
  polygon,
  type Rgb,
  stroke,
  union,
} from './painter.js';
import type { TestPicture } from './test-picture.js';

const grey = (value: number): Rgb => [value * 255, value * 255, value * 255];

/** Film grain over the whole picture. */
function grained(painter: Painter, seed: number, amount: number): Painter {
  const random = new Random(seed);
  for (let at = 0; at < painter.data.length; at += 4) {
    const grain = (random.next() + random.next() - 1) * amount;
    for (let i = 0; i < 3; i++) painter.data[at + i] += grain;
  }
  return painter;
}

const slope = (side: number) => new Painter(side).background((x, y) => grey(0.1 + 0.4 * x + 0.5 * y * y));

const rings = (side: number) =>
  new Painter(side).background((x, y) => grey(0.5 + 0.5 * Math.cos(28 * Math.hypot(x - 0.4, y - 0.55))));

function sphere(side: number): Painter {
  const shade = (x: number, y: number) => {
    const [u, v] = [(x - 0.5) / 0.38, (y - 0.46) / 0.38];
    const w = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    return grey(Math.max(0.05, 0.15 + 0.85 * (-0.5 * u - 0.6 * v + 0.62 * w)));
  };
  return new Painter(side)
    .background((_, y) => grey(0.95 - 0.15 * y))
    .fill(ellipse(0.58, 0.86, 0.36, 0.07), '#707070', 0.8)
    .fill(circle(0.5, 0.46, 0.38), shade);
}

function sunset(side: number): Painter {
  const random = new Random(3);
  const glitter = Array.from({ length: 11 }, (_, i) => {
    const [y, half] = [0.64 + i * 0.03, 0.04 + random.next() * 0.16];
    return stroke(0.014, [0.5 - half, y], [0.5 + half * random.next() + 0.02, y]);
  });
  return new Painter(side)
    .background(between('#281850', '#ff9040', (_, y) => y / 0.62))
    .fill(circle(0.5, 0.5, 0.2), '#fff0a0')
    .fill(
      (_, y) => 0.62 - y,
      between('#803848', '#100c28', (_, y) => (y - 0.62) / 0.38),
    )
    .fill(union(...glitter), '#ffd890')
    .fill(polygon([0, 0.62], [0, 0.5], [0.14, 0.54], [0.3, 0.62]), '#180c20');
}

/** A cat on a sofa: fur, soft light, a window behind. */
function catPhoto(side: number): Painter {
  const random = new Random(11);
  const fur = clouds(random, 18, 3);
  const wall = clouds(random, 3, 3);
  const coat = (light: number) => (x: number, y: number) => {
    const stripes = 0.5 + 0.5 * Math.sin(34 * y + 6 * fur(x, y) + 9 * Math.abs(x - 0.5));
    return grey(light * (0.16 + 0.16 * stripes + 0.22 * fur(x, y) + 0.16 * (1 - y)));
  };
  const eye = (x: number) => circle(x, 0.4, 0.045);
  const painter = new Painter(side)
    .background((x, y) => grey(0.62 + 0.25 * wall(x, y) + 0.12 * (1 - y)))
    .fill(
      (_, y) => 0.84 - y,
      (x, y) => grey(0.45 + 0.2 * wall(y, x)),
    )
    .fill(ellipse(0.5, 0.86, 0.3, 0.34), coat(0.9))
    .fill(stroke(0.09, ...curve(12, (t) => [0.76 + 0.12 * Math.sin(3 * t), 0.92 - 0.4 * t])), coat(0.8))
    .fill(polygon([0.27, 0.08], [0.29, 0.42], [0.5, 0.26]), coat(0.9))
    .fill(polygon([0.73, 0.08], [0.71, 0.42], [0.5, 0.26]), coat(0.9))
    .fill(ellipse(0.5, 0.42, 0.25, 0.21), coat(1.05))
    .fill(ellipse(0.5, 0.53, 0.1, 0.075), (x, y) => grey(0.72 + 0.2 * fur(x, y)))
    .fill(ellipse(0.5, 0.78, 0.1, 0.15), (x, y) => grey(0.7 + 0.25 * fur(y, x)))
    .fill(union(eye(0.4), eye(0.6)), '#e8e8c8')
    .fill(union(ellipse(0.4, 0.4, 0.016, 0.036), ellipse(0.6, 0.4, 0.016, 0.036)), '#080808')
    .fill(polygon([0.465, 0.475], [0.535, 0.475], [0.5, 0.515]), '#301818');
  return grained(painter, 12, 26);
}

function portrait(side: number): Painter {
  const random = new Random(21);
  const skin = clouds(random, 6, 3);
  const light = (x: number, y: number) => grey(0.5 + 0.42 * (0.62 - x) + 0.12 * skin(x, y));
  const painter = new Painter(side)
    .background((x, y) => grey(0.78 - 0.35 * Math.hypot(x - 0.3, y - 0.3)))
    .fill(ellipse(0.5, 1.06, 0.46, 0.34), (x, y) => grey(0.2 + 0.12 * skin(x, y)))
    .fill(ellipse(0.5, 0.36, 0.3, 0.33), (x, y) => grey(0.12 + 0.1 * skin(y, x)))
    .fill(ellipse(0.5, 0.74, 0.12, 0.14), light)
    .fill(ellipse(0.5, 0.45, 0.21, 0.28), light)
    .fill(ellipse(0.44, 0.2, 0.22, 0.1, -0.3), (x, y) => grey(0.14 + 0.1 * skin(y, x)))
    .fill(union(ellipse(0.41, 0.42, 0.045, 0.02), ellipse(0.59, 0.42, 0.045, 0.02)), '#181818')
    .fill(
      union(stroke(0.02, [0.35, 0.36], [0.46, 0.36]), stroke(0.02, [0.54, 0.36], [0.65, 0.36])),
      '#202020',
    )
    .fill(stroke(0.018, [0.5, 0.44], [0.53, 0.54], [0.48, 0.55]), '#484848')
    .fill(ellipse(0.5, 0.63, 0.075, 0.02), '#382020');
  return grained(painter, 22, 30);
}

function mountains(side: number): Painter {
  const random = new Random(31);
  const sky = clouds(random, 3, 4);
  const painter = new Painter(side).background((x, y) => grey(0.75 + 0.25 * sky(x, y) - 0.2 * y));
  for (let i = 0; i < 4; i++) {
    const ridge = clouds(random, 3 + i, 4);
    const level = 0.3 + 0.16 * i;
    painter.fill(
      (x, y) => level + 0.45 * (ridge(x, 0.5) - 0.4) - y,
      (x, y) => grey(0.56 - 0.14 * i + 0.12 * ridge(x, y)),
    );
  }
  return grained(painter, 32, 20);
}

function sky(side: number): Painter {
  const cloud = clouds(new Random(41), 3, 5);
  return grained(
    new Painter(side).background((x, y) => grey(0.2 + 0.9 * cloud(x, y) ** 1.4)),
    42,
    16,
  );
}

function forest(side: number): Painter {
  const random = new Random(51);
  const bark = clouds(random, 9, 4);
  const painter = new Painter(side).background((x, y) => grey(0.85 - 0.3 * y + 0.1 * bark(x, y)));
  for (let i = 0; i < 11; i++) {
    const [x, w, lean] = [random.next(), 0.03 + 0.06 * random.next(), 0.08 * (random.next() - 0.5)];
    const dark = 0.1 + 0.25 * random.next();
    painter.fill(stroke(w, [x, -0.1], [x + lean, 0.93]), (u, v) => grey(dark + 0.2 * bark(v, u)));
  }
  painter.fill(
    (x, y) => 0.88 - 0.06 * bark(x, 0.2) - y,
    (x, y) => grey(0.1 + 0.2 * bark(x, y)),
  );
  return grained(painter, 52, 26);
}

export const SHADED: readonly TestPicture[] = [
  { name: 'slope', kind: 'gradient', draw: slope },
  { name: 'rings', kind: 'gradient', draw: rings },
  { name: 'sphere', kind: 'gradient', draw: sphere },
  { name: 'sunset', kind: 'gradient', draw: sunset },
  { name: 'cat photo', kind: 'photo-like', draw: catPhoto },
  { name: 'portrait', kind: 'photo-like', draw: portrait },
  { name: 'mountains', kind: 'photo-like', draw: mountains },
  { name: 'clouds', kind: 'photo-like', draw: sky },
  { name: 'forest', kind: 'photo-like', draw: forest },
];
