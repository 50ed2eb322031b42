// How large pictures may be. A picture of a thousand by a thousand cells is a legal wish; one that takes all
// memory is not granted, and the message says what would be.
import { Refusal } from '../command-line/definition.js';
import { thousands } from '../report/words.js';

/** 64 million pixels: 8000 x 8000, a quarter of a gigabyte while it is drawn. */
const MOST_PIXELS = 64_000_000;
export const MOST_PAGES = 600;

/** Refuses a picture of too many pixels; the size is of one frame with cells of this side. */
export function requirePixels(
  path: string,
  size: { readonly width: number; readonly height: number; readonly cell: number },
  frames = 1,
  most = MOST_PIXELS,
): void {
  const { width, height, cell } = size;
  const pixels = width * height * frames;
  if (pixels <= most) return;
  const smaller = Math.floor(cell * Math.sqrt(most / pixels));
  const how = smaller >= 1 ? `; try --cell ${smaller}` : '; choose SVG, which has no pixels';
  const times = frames === 1 ? '' : `, ${thousands(frames)} times`;
  throw new Refusal(
    `${path}: the picture would have ${thousands(Math.ceil(width))} x ${thousands(Math.ceil(height))} pixels${times}; ` +
      `at most ${thousands(most)} in all are drawn${how}`,
    'output',
  );
}
