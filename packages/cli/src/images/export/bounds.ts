// How large pictures may be. A picture of a thousand by a thousand cells is a legal wish; one that takes all
// memory is not granted, and the message says what would be.
import { UserError } from '../../options/definition.js';
import { thousands } from '../../report/words.js';

/** 64 million pixels: 8000 x 8000, a quarter of a gigabyte while it is drawn. */
const MOST_PIXELS = 64_000_000;
export const MOST_PAGES = 600;

/** Refuses a picture of too many pixels; the message says with which cells there would be few enough. */
export function requirePixels(
  path: string,
  { width, height, cell }: { readonly width: number; readonly height: number; readonly cell: number },
  most = MOST_PIXELS,
): void {
  const pixels = width * height;
  if (pixels <= most) return;
  const smaller = Math.floor(cell * Math.sqrt(most / pixels));
  const how = smaller >= 1 ? `try --cell ${smaller}` : 'choose SVG, which has no pixels';
  throw new UserError(
    `${path}: the picture would have ${thousands(Math.ceil(width))} x ${thousands(Math.ceil(height))} pixels; ` +
      `at most ${thousands(most)} in all are drawn; ${how}`,
    'output',
  );
}
