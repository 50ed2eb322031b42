// Icons: black shapes on white, on colour or on nothing.
import { box, circle, curve, ellipse, minus, mirrored, Painter, polygon, stroke, union } from './painter.js';
import type { TestPicture } from './test-picture.js';

const paper = (side: number) => new Painter(side).background('#ffffff');
const INK = '#101010';

function heart(side: number): Painter {
  const points = curve(60, (t) => {
    const a = t * 2 * Math.PI;
    const x = 16 * Math.sin(a) ** 3;
    const y = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [0.5 + x * 0.028, 0.47 - y * 0.028];
  });
  return paper(side).fill(polygon(...points), INK);
}

function star(side: number): Painter {
  const points = curve(10, (t) => {
    const r = Math.round(t * 10) % 2 === 0 ? 0.46 : 0.19;
    const a = t * 2 * Math.PI - Math.PI / 2;
    return [0.5 + r * Math.cos(a), 0.53 + r * Math.sin(a)];
  });
  return new Painter(side).fill(polygon(...points), INK);
}

function house(side: number): Painter {
  return paper(side)
    .fill(union(polygon([0.5, 0.08], [0.95, 0.48], [0.05, 0.48]), box(0.66, 0.12, 0.1, 0.25)), INK)
    .fill(minus(box(0.16, 0.48, 0.68, 0.45), box(0.27, 0.57, 0.16, 0.14), box(0.57, 0.6, 0.17, 0.34)), INK)
    .fill(circle(0.61, 0.78, 0.018), INK);
}

function cat(side: number): Painter {
  const head = union(ellipse(0.5, 0.56, 0.38, 0.33), polygon([0.13, 0.1], [0.18, 0.55], [0.45, 0.28]));
  return paper(side)
    .fill(mirrored(head), INK)
    .fill(mirrored(ellipse(0.34, 0.5, 0.075, 0.09)), '#ffffff')
    .fill(mirrored(ellipse(0.345, 0.5, 0.03, 0.075)), INK)
    .fill(polygon([0.44, 0.63], [0.56, 0.63], [0.5, 0.7]), '#ffffff')
    .fill(mirrored(stroke(0.022, [0.5, 0.7], [0.46, 0.76], [0.38, 0.75])), '#ffffff')
    .fill(mirrored(stroke(0.018, [0.32, 0.68], [0.04, 0.62])), '#909090')
    .fill(mirrored(stroke(0.018, [0.32, 0.72], [0.05, 0.76])), '#909090');
}

function tree(side: number): Painter {
  const tiers = union(
    polygon([0.5, 0.04], [0.74, 0.34], [0.26, 0.34]),
    polygon([0.5, 0.2], [0.83, 0.58], [0.17, 0.58]),
    polygon([0.5, 0.38], [0.93, 0.82], [0.07, 0.82]),
  );
  return paper(side).fill(union(tiers, box(0.43, 0.82, 0.14, 0.14)), INK);
}

function anchor(side: number): Painter {
  const arc = curve(24, (t) => [
    0.5 + 0.38 * Math.cos(Math.PI * (0.05 + 0.9 * t)),
    0.5 + 0.4 * Math.sin(Math.PI * (0.05 + 0.9 * t)),
  ]);
  return paper(side)
    .fill(minus(circle(0.5, 0.16, 0.11), circle(0.5, 0.16, 0.055)), INK)
    .fill(union(stroke(0.09, [0.5, 0.26], [0.5, 0.9]), stroke(0.08, [0.28, 0.38], [0.72, 0.38])), INK)
    .fill(stroke(0.09, ...arc), INK)
    .fill(mirrored(polygon([0.04, 0.6], [0.24, 0.57], [0.1, 0.44])), INK);
}

function key(side: number): Painter {
  return paper(side).fill(
    union(
      minus(circle(0.26, 0.3, 0.21), circle(0.24, 0.27, 0.09)),
      stroke(0.1, [0.36, 0.42], [0.86, 0.92]),
      stroke(0.08, [0.7, 0.76], [0.84, 0.62]),
      stroke(0.08, [0.58, 0.64], [0.69, 0.53]),
    ),
    INK,
  );
}

function umbrella(side: number): Painter {
  const dome = minus(
    circle(0.5, 0.52, 0.44),
    box(0, 0.52, 1, 0.5),
    circle(0.2, 0.54, 0.135),
    circle(0.5, 0.54, 0.145),
    circle(0.8, 0.54, 0.135),
  );
  const hook = curve(16, (t) => [0.41 + 0.09 * Math.cos(Math.PI * t), 0.84 + 0.09 * Math.sin(Math.PI * t)]);
  return paper(side).fill(union(dome, stroke(0.045, [0.5, 0.04], [0.5, 0.84], ...hook)), INK);
}

function mug(side: number): Painter {
  const steam = (x: number) =>
    stroke(0.04, ...curve(12, (t) => [x + 0.03 * Math.sin(t * 7), 0.06 + 0.22 * t] as const));
  return paper(side)
    .fill(box(0.14, 0.36, 0.54, 0.56, 0.09), INK)
    .fill(minus(ellipse(0.7, 0.6, 0.2, 0.17), ellipse(0.69, 0.6, 0.11, 0.09), box(0, 0, 0.68, 1)), INK)
    .fill(union(steam(0.28), steam(0.41), steam(0.54)), INK)
    .fill(stroke(0.035, [0.24, 0.5], [0.24, 0.78]), '#ffffff');
}

/** White on dark: has to be turned over. */
function moon(side: number): Painter {
  const stars = [
    [0.72, 0.2],
    [0.86, 0.42],
    [0.78, 0.72],
  ].map(([x, y]) => polygon([x, y - 0.07], [x + 0.025, y], [x, y + 0.07], [x - 0.025, y]));
  return new Painter(side)
    .background('#0c1030')
    .fill(minus(circle(0.42, 0.5, 0.38), circle(0.6, 0.42, 0.33)), '#fff6d0')
    .fill(union(...stars), '#ffffff');
}

export const ICONS: readonly TestPicture[] = [
  { name: 'heart', kind: 'icon', draw: heart },
  { name: 'star', kind: 'icon', draw: star },
  { name: 'house', kind: 'icon', draw: house },
  { name: 'cat', kind: 'icon', draw: cat },
  { name: 'tree', kind: 'icon', draw: tree },
  { name: 'anchor', kind: 'icon', draw: anchor },
  { name: 'key', kind: 'icon', draw: key },
  { name: 'umbrella', kind: 'icon', draw: umbrella },
  { name: 'mug', kind: 'icon', draw: mug },
  { name: 'moon', kind: 'icon', draw: moon },
];
