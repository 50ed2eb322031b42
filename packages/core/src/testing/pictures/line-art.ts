// Line art: thin strokes on paper, the hardest to make unique.
import {
  box,
  circle,
  curve,
  ellipse,
  mirrored,
  outline,
  Painter,
  polygon,
  type Shape,
  stroke,
  union,
} from './painter.js';
import type { TestPicture } from './test-picture.js';

const PEN = 0.03;
const drawn = (side: number, ...shapes: Shape[]) =>
  new Painter(side).background('#fdfbf4').fill(union(...shapes), '#1a1a2a');

function clock(side: number): Painter {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return stroke(PEN, [0.5 + 0.33 * dx, 0.5 + 0.33 * dy], [0.5 + 0.38 * dx, 0.5 + 0.38 * dy]);
  });
  return drawn(
    side,
    outline(circle(0.5, 0.5, 0.44), 0.04),
    ...ticks,
    stroke(0.045, [0.5, 0.52], [0.5, 0.24]),
    stroke(0.045, [0.48, 0.5], [0.68, 0.6]),
  );
}

function snail(side: number): Painter {
  const spiral = curve(90, (t) => {
    const [a, r] = [t * 5.6 * Math.PI, 0.02 + 0.26 * t];
    return [0.56 + r * Math.cos(a), 0.46 + r * Math.sin(a)];
  });
  return drawn(
    side,
    stroke(PEN, ...spiral),
    stroke(PEN, [0.9, 0.76], [0.2, 0.76], [0.1, 0.62], [0.1, 0.5], [0.19, 0.46], [0.26, 0.55], [0.31, 0.62]),
    stroke(0.024, [0.11, 0.5], [0.06, 0.34]),
    stroke(0.024, [0.18, 0.47], [0.2, 0.31]),
    circle(0.06, 0.32, 0.026),
    circle(0.2, 0.29, 0.026),
  );
}

function leaf(side: number): Painter {
  const edge = (bend: number) =>
    curve(30, (t) => {
      const bulge = bend * Math.sin(Math.PI * t) * (0.75 + 0.25 * t);
      return [0.12 + 0.76 * t + bulge, 0.88 - 0.76 * t + bulge];
    });
  const veins = [0.3, 0.45, 0.6, 0.75].flatMap((t) => {
    const [x, y] = [0.12 + 0.76 * t, 0.88 - 0.76 * t];
    const length = 0.2 * Math.sin(Math.PI * t);
    return [stroke(0.022, [x, y], [x + length, y - 0.02]), stroke(0.022, [x, y], [x + 0.02, y - length])];
  });
  return drawn(
    side,
    stroke(PEN, ...edge(0.26)),
    stroke(PEN, ...edge(-0.26)),
    stroke(PEN, [0.04, 0.96], [0.86, 0.14]),
    ...veins,
  );
}

function bicycle(side: number): Painter {
  return drawn(
    side,
    outline(circle(0.24, 0.66, 0.2), PEN),
    outline(circle(0.77, 0.66, 0.2), PEN),
    circle(0.24, 0.66, 0.03),
    circle(0.77, 0.66, 0.03),
    stroke(PEN, [0.24, 0.66], [0.4, 0.36], [0.68, 0.36], [0.48, 0.66], [0.24, 0.66]),
    stroke(PEN, [0.48, 0.66], [0.37, 0.28]),
    stroke(0.045, [0.3, 0.27], [0.44, 0.27]),
    stroke(PEN, [0.77, 0.66], [0.66, 0.24], [0.76, 0.2]),
    outline(circle(0.48, 0.66, 0.05), 0.024),
  );
}

function face(side: number): Painter {
  const mouth = curve(16, (t) => [0.3 + 0.4 * t, 0.68 + 0.1 * Math.sin(Math.PI * t)]);
  return drawn(
    side,
    outline(ellipse(0.5, 0.52, 0.38, 0.44), PEN),
    mirrored(outline(ellipse(0.35, 0.44, 0.09, 0.06), 0.024)),
    mirrored(circle(0.36, 0.44, 0.032)),
    mirrored(stroke(PEN, [0.25, 0.34], [0.35, 0.3], [0.44, 0.34])),
    stroke(0.026, [0.5, 0.45], [0.45, 0.59], [0.53, 0.6]),
    stroke(PEN, ...mouth),
    stroke(PEN, [0.16, 0.32], [0.34, 0.16], [0.5, 0.22], [0.66, 0.16], [0.84, 0.32]),
  );
}

function boat(side: number): Painter {
  const waves = curve(40, (t) => [t, 0.86 + 0.025 * Math.sin(t * 8 * Math.PI)]);
  return drawn(
    side,
    outline(polygon([0.12, 0.66], [0.9, 0.66], [0.76, 0.82], [0.26, 0.82]), PEN),
    stroke(PEN, [0.52, 0.66], [0.52, 0.06]),
    outline(polygon([0.56, 0.1], [0.86, 0.6], [0.56, 0.6]), PEN),
    outline(polygon([0.48, 0.18], [0.2, 0.6], [0.48, 0.6]), PEN),
    stroke(PEN, ...waves),
    box(0.52, 0.04, 0.14, 0.05),
  );
}

export const LINE_ART: readonly TestPicture[] = [
  { name: 'clock', kind: 'line art', draw: clock },
  { name: 'snail', kind: 'line art', draw: snail },
  { name: 'leaf', kind: 'line art', draw: leaf },
  { name: 'bicycle', kind: 'line art', draw: bicycle },
  { name: 'face', kind: 'line art', draw: face },
  { name: 'boat', kind: 'line art', draw: boat },
];
