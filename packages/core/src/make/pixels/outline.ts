// Only the outlines: a cell is drawn where its area ends and a lighter one begins, so that lines are one
// cell wide and lie on the darker side.
import { distance, type Lab, type Size } from '../../model/index.js';
import type { Labels } from './label-field.js';

/** Areas that look more alike than this have no line between them. */
const FAINT = 0.1;

/** Labels 0 and 1: nothing, and line. `beyond` is the colour outside, where the picture does not go on. */
export function outlined(
  { labels, certainty }: Labels,
  { width, height }: Size,
  colors: readonly Lab[],
  beyond?: Lab,
): Labels {
  const shades = beyond === undefined ? colors : [...colors, beyond];
  const outside = beyond === undefined ? undefined : colors.length;
  const drawn = labels.map((label, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const beside = [
      row > 0 ? labels[cell - width] : outside,
      row + 1 < height ? labels[cell + width] : outside,
      column > 0 ? labels[cell - 1] : outside,
      column + 1 < width ? labels[cell + 1] : outside,
    ];
    const ends = beside.some(
      (other) =>
        other !== undefined &&
        distance(shades[label], shades[other]) > FAINT &&
        // There are no cells outside the picture, so darkness there does not count.
        (other === outside || isDarker(shades, label, other)),
    );
    return ends ? 1 : 0;
  });
  return { labels: drawn, certainty };
}

/** Equally light ones are ordered by index, so that only one of two draws the line. */
function isDarker(colors: readonly Lab[], label: number, other: number): boolean {
  return colors[label][0] < colors[other][0] || (colors[label][0] === colors[other][0] && label < other);
}
