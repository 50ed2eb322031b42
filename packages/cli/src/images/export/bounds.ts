// Size limits of images. A puzzle of 1000 x 1000 cells is valid, but its image must not use all memory; the message
// suggests a size that fits.
import { UserError } from '../../options/definition.js';
import { thousands } from '../../report/words.js';

/** 64 million pixels: 8000 x 8000, a quarter of a gigabyte in memory. */
const MOST_PIXELS = 64_000_000;
export const MOST_PAGES = 600;

/** Throws a UserError for an image with too many pixels, with a cell size that fits. */
export function requirePixels(
  path: string,
  { width, height, cell }: { readonly width: number; readonly height: number; readonly cell: number },
  most = MOST_PIXELS,
): void {
  const pixels = width * height;
  if (pixels <= most) return;
  const smaller = Math.floor(cell * Math.sqrt(most / pixels));
  const how = smaller >= 1 ? `try --cell ${smaller}` : 'use SVG, which has no pixels';
  throw new UserError(
    `${path}: the image would have ${thousands(Math.ceil(width))} x ${thousands(Math.ceil(height))} pixels; ` +
      `expected at most ${thousands(most)} in total; ${how}`,
    'output',
  );
}
