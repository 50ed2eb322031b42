// Black and white: how much of each cell is dark. The picture is parted while it is still fine, where a
// line is dark and paper light, not after shrinking, where a thin line is grey. How much of a cell has to
// be dark depends on the strokes: one that is thinner than a cell fills only a part of those it crosses.
import type { Lab, Size } from '../../model/index.js';
import type { Evidence } from './label-field.js';
import type { Field } from './pixels.js';
import { levelOf, type Threshold, thresholds } from './threshold.js';

const LIGHT = 0;
const DARK = 1;

/** Lightness on either side of the threshold over which a pixel goes from light to dark. */
const SOFT = 0.06;

/** Evidence for light and dark in every cell. `lab` has `fine` pixels a cell each way. */
export function inkEvidence(lab: Field, size: Size, fine: number, method: Threshold, cutOff?: Lab): Evidence {
  const lightness = lightnessOf(lab);
  const limits = thresholds(lightness, lab.width, method, cutOff?.[0]);
  const ink = lightness.map((value, i) => Math.max(0, Math.min(1, 0.5 + (limits[i] - value) / (2 * SOFT))));
  const level = fillLevel(ink, lab.width, fine);
  const share = new Float32Array(size.width * size.height * 2);
  for (let cell = 0; cell < size.width * size.height; cell++) {
    const [row, column] = [Math.floor(cell / size.width), cell % size.width];
    let sum = 0;
    for (let y = row * fine; y < (row + 1) * fine; y++) {
      for (let x = column * fine; x < (column + 1) * fine; x++) sum += ink[y * lab.width + x];
    }
    const part = sum / (fine * fine);
    const dark = part < level ? (0.5 * part) / level : 0.5 + (0.5 * (part - level)) / (1 - level);
    share[cell * 2 + DARK] = dark;
    share[cell * 2 + LIGHT] = 1 - dark;
  }
  return { ...size, labels: 2, share };
}

/** Whether the background is on the dark side of what parts the picture. */
export function isDark(background: Lab, lab: Field, method: Threshold, cutOff?: Lab): boolean {
  return background[0] < levelOf(lightnessOf(lab), method, cutOff?.[0]);
}

function lightnessOf({ values }: Field): Float32Array {
  return Float32Array.from({ length: values.length / 3 }, (_, i) => values[i * 3]);
}

/** The share of a cell that has to be dark: a half, less where strokes are thinner than a cell. */
function fillLevel(ink: Float32Array, width: number, fine: number): number {
  const height = ink.length / width;
  const dark = thickness(ink, width, height, (value) => value > 0.5);
  const light = thickness(ink, width, height, (value) => value <= 0.5);
  const inCells = (pixels: number) => pixels / fine;
  if (inCells(dark) < 1.4 && dark < light) return Math.max(0.15, 0.45 * inCells(dark));
  if (inCells(light) < 1.4 && light < dark) return 1 - Math.max(0.15, 0.45 * inCells(light));
  return 0.5;
}

/** How thick its strokes are, in pixels: twice the area over the length of its edge. */
function thickness(
  ink: Float32Array,
  width: number,
  height: number,
  isIn: (value: number) => boolean,
): number {
  let [area, edge] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = isIn(ink[y * width + x]);
      if (here) area += 1;
      if (x + 1 < width && here !== isIn(ink[y * width + x + 1])) edge += 1;
      if (y + 1 < height && here !== isIn(ink[(y + 1) * width + x])) edge += 1;
    }
  }
  // An edge that runs aslant is counted along both sides of its steps: 4/pi too much on average.
  return edge === 0 ? Infinity : (2 * area) / (edge * 0.785);
}
