// Coloured pictures: flat ones, shaded ones, and one with a transparent background.
import { Random } from '../random.js';
import {
  between,
  box,
  circle,
  clouds,
  curve,
  ellipse,
  minus,
  Painter,
  polygon,
  stroke,
  union,
} from './painter.js';
import type { TestPicture } from './test-picture.js';

function flower(side: number): Painter {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 3;
    return ellipse(0.5 + 0.19 * Math.cos(a), 0.35 + 0.19 * Math.sin(a), 0.14, 0.1, a);
  });
  return new Painter(side)
    .background('#eef6ff')
    .fill(stroke(0.05, [0.5, 0.45], [0.48, 0.98]), '#2e8b3a')
    .fill(union(ellipse(0.36, 0.82, 0.14, 0.06, 0.5), ellipse(0.62, 0.74, 0.14, 0.06, -0.5)), '#2e8b3a')
    .fill(union(...petals), '#d8306a')
    .fill(circle(0.5, 0.35, 0.11), '#f2b705');
}

function apple(side: number): Painter {
  const body = union(circle(0.36, 0.6, 0.27), circle(0.64, 0.6, 0.27), ellipse(0.5, 0.72, 0.3, 0.22));
  return new Painter(side)
    .fill(
      body,
      between('#e83a30', '#a01018', (x, y) => x * 0.8 + y * 0.4 - 0.3),
    )
    .fill(ellipse(0.3, 0.5, 0.06, 0.1, 0.4), '#ffd0c8')
    .fill(stroke(0.05, [0.5, 0.42], [0.54, 0.14]), '#5a3a1a')
    .fill(ellipse(0.68, 0.2, 0.15, 0.07, -0.4), '#3aa040');
}

function rainbow(side: number): Painter {
  const bands = ['#d42a2a', '#f08a1c', '#f2d21c', '#2f9e44', '#2a5fd4'];
  const painter = new Painter(side).background('#ffffff');
  bands.forEach((color, i) => {
    const outer = 0.48 - i * 0.065;
    painter.fill(
      minus(circle(0.5, 0.72, outer), circle(0.5, 0.72, outer - 0.065), box(0, 0.72, 1, 1)),
      color,
    );
  });
  const cloud = (x: number) =>
    union(circle(x - 0.08, 0.76, 0.08), circle(x + 0.08, 0.76, 0.08), circle(x, 0.72, 0.1));
  return painter.fill(union(cloud(0.13), cloud(0.87)), '#9fb8cc');
}

function parrot(side: number): Painter {
  return new Painter(side)
    .background('#dff3e4')
    .fill(stroke(0.05, [0.05, 0.86], [0.95, 0.8]), '#6b4a2a')
    .fill(ellipse(0.5, 0.94, 0.07, 0.22, 0.3), '#1d6fd1')
    .fill(ellipse(0.5, 0.56, 0.2, 0.32, 0.15), '#d7263d')
    .fill(ellipse(0.6, 0.6, 0.12, 0.26, 0.25), '#1d6fd1')
    .fill(ellipse(0.58, 0.5, 0.12, 0.12, 0.25), '#f5c518')
    .fill(circle(0.46, 0.24, 0.17), '#d7263d')
    .fill(ellipse(0.39, 0.24, 0.08, 0.08), '#ffffff')
    .fill(circle(0.39, 0.22, 0.03), '#101010')
    .fill(polygon([0.31, 0.18], [0.34, 0.38], [0.2, 0.34], [0.19, 0.24]), '#303030')
    .fill(union(ellipse(0.44, 0.84, 0.05, 0.04), ellipse(0.55, 0.83, 0.05, 0.04)), '#303030');
}

function fish(side: number): Painter {
  const random = new Random(61);
  const water = clouds(random, 4, 3);
  const weed = (x: number) =>
    stroke(0.05, ...curve(14, (t) => [x + 0.04 * Math.sin(9 * t + x * 20), 1 - 0.42 * t] as const));
  return new Painter(side)
    .background((x, y) => [60 + 50 * water(x, y), 150 + 40 * water(x, y) - 30 * y, 215])
    .fill((x, y) => 0.9 + 0.03 * water(x, 0.3) - y, '#d9b878')
    .fill(union(weed(0.12), weed(0.24), weed(0.9)), '#1d7a45')
    .fill(polygon([0.68, 0.46], [0.94, 0.24], [0.9, 0.7]), '#f07818')
    .fill(ellipse(0.46, 0.46, 0.3, 0.2), '#f07818')
    .fill(union(stroke(0.06, [0.38, 0.28], [0.36, 0.64]), stroke(0.06, [0.58, 0.3], [0.58, 0.62])), '#ffffff')
    .fill(circle(0.27, 0.42, 0.045), '#ffffff')
    .fill(circle(0.26, 0.42, 0.024), '#101010');
}

function mushroom(side: number): Painter {
  const spots = union(
    circle(0.32, 0.32, 0.07),
    circle(0.56, 0.22, 0.08),
    circle(0.74, 0.4, 0.06),
    circle(0.5, 0.42, 0.05),
  );
  return new Painter(side)
    .background('#f4f8ea')
    .fill(box(0.38, 0.46, 0.24, 0.44, 0.08), '#e8d8b0')
    .fill(minus(ellipse(0.5, 0.5, 0.42, 0.42), box(0, 0.54, 1, 1)), '#c8202c')
    .fill(spots, '#ffffff')
    .fill(
      union(
        ...[0.1, 0.22, 0.34, 0.66, 0.78, 0.9].map((x) =>
          polygon([x - 0.06, 0.94], [x, 0.74], [x + 0.06, 0.94]),
        ),
      ),
      '#3c8c3c',
    )
    .fill(box(0, 0.9, 1, 0.1), '#3c8c3c');
}

function landscape(side: number): Painter {
  const random = new Random(71);
  const grass = clouds(random, 10, 3);
  const air = clouds(random, 3, 3);
  const hill = clouds(random, 3, 2);
  return new Painter(side)
    .background((x, y) => [120 + 90 * air(x, y) + 40 * y, 175 + 50 * air(x, y), 235])
    .fill(circle(0.78, 0.2, 0.1), '#fff4b0')
    .fill(
      (x, y) => 0.62 - 0.3 * (hill(x, 0.4) - 0.3) - y,
      (x, y) => [70 + 50 * grass(x, y), 110 + 60 * grass(x, y), 60],
    )
    .fill(
      (x, y) => 0.8 + 0.1 * (hill(x, 0.9) - 0.5) - y,
      (x, y) => [110 + 60 * grass(x, y), 150 + 60 * grass(y, x), 50],
    )
    .fill(box(0.2, 0.56, 0.22, 0.2), '#f0e4d0')
    .fill(polygon([0.16, 0.58], [0.31, 0.42], [0.46, 0.58]), '#a03a28')
    .fill(box(0.28, 0.64, 0.06, 0.12), '#503020');
}

export const COLORED: readonly TestPicture[] = [
  { name: 'flower', kind: 'coloured', colors: 3, draw: flower },
  { name: 'apple', kind: 'coloured', colors: 4, draw: apple },
  { name: 'rainbow', kind: 'coloured', colors: 6, draw: rainbow },
  { name: 'parrot', kind: 'coloured', colors: 5, draw: parrot },
  { name: 'fish', kind: 'coloured', colors: 5, draw: fish },
  { name: 'mushroom', kind: 'coloured', colors: 4, draw: mushroom },
  { name: 'landscape', kind: 'coloured', colors: 4, draw: landscape },
];
