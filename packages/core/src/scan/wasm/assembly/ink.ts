// How much the pixels of a strip differ from their background, or from the colour of the digits.

/**
 * Largest difference of a channel from the background, which is interpolated between slots; and 1 for pixels that are
 * brighter. What lies outside the picture has no ink. `levels` holds the backgrounds in 256ths. In a row of pixels pixel x has
 * its background at `starts[x]` of the row's own, and `parts[x]` 256ths of the next slot count; rows have both as well.
 */
export function measureInk(
  colors: usize,
  outside: usize,
  width: i32,
  height: i32,
  levels: usize,
  last: i32,
  isAlongX: bool,
  starts: usize,
  parts: usize,
  rowStarts: usize,
  rowParts: usize,
  ink: usize,
  bright: usize,
): void {
  for (let y = 0; y < height; y++) {
    const start = load<i32>(rowStarts + (y << 2));
    const own = load<i32>(rowParts + (y << 2));
    const at = <usize>(y * width);
    if (isAlongX)
      measureAlong(
        colors + at * 3,
        outside + at,
        width,
        levels + ((<usize>start) << 2),
        last,
        starts,
        parts,
        ink + at,
        bright + at,
      );
    else
      measureAcross(
        colors + at * 3,
        outside + at,
        width,
        levels,
        start,
        start < last ? 3 : 0,
        own,
        starts,
        ink + at,
        bright + at,
      );
  }
}

function measureAlong(
  colors: usize,
  outside: usize,
  width: i32,
  levels: usize,
  last: i32,
  starts: usize,
  parts: usize,
  ink: usize,
  bright: usize,
): void {
  for (let x = 0; x < width; x++) {
    if (load<u8>(outside + x) !== 0) {
      store<u8>(ink + x, 0);
      store<u8>(bright + x, 0);
      continue;
    }
    const start = load<i32>(starts + (x << 2));
    const from = levels + ((<usize>start) << 2);
    const to = start < last ? from + 12 : from;
    measure(colors + <usize>x * 3, from, to, load<i32>(parts + (x << 2)), ink + x, bright + x);
  }
}

function measureAcross(
  colors: usize,
  outside: usize,
  width: i32,
  levels: usize,
  start: i32,
  next: i32,
  part: i32,
  starts: usize,
  ink: usize,
  bright: usize,
): void {
  for (let x = 0; x < width; x++) {
    if (load<u8>(outside + x) !== 0) {
      store<u8>(ink + x, 0);
      store<u8>(bright + x, 0);
      continue;
    }
    const from = levels + ((<usize>(start + load<i32>(starts + (x << 2)))) << 2);
    measure(colors + <usize>x * 3, from, from + ((<usize>next) << 2), part, ink + x, bright + x);
  }
}

function apartOf(colors: usize, from: usize, to: usize, part: i32, c: usize): i32 {
  const ground = load<i32>(from + (c << 2));
  return ((<i32>load<u8>(colors + c)) << 8) - (ground + (((load<i32>(to + (c << 2)) - ground) * part) >> 8));
}

/** Tenths of the brightness that red, green and blue make: 3, 6 and 1. */
function measure(colors: usize, from: usize, to: usize, part: i32, ink: usize, bright: usize): void {
  const red = apartOf(colors, from, to, part, 0);
  const green = apartOf(colors, from, to, part, 1);
  const blue = apartOf(colors, from, to, part, 2);
  const most = max(max(abs(red), abs(green)), abs(blue));
  store<u8>(ink, min(255, (most + 128) >> 8));
  store<u8>(bright, 3 * red + 6 * green + blue > 0 ? 1 : 0);
}

/**
 * Ink by its distance from one colour, in quarters of a level: `strengths` says what each distance means. The mask takes what
 * is nearer than `near` and had ink before.
 */
export function byInkColor(
  colors: usize,
  before: usize,
  count: i32,
  red: i32,
  green: i32,
  blue: i32,
  near: i32,
  strengths: usize,
  ink: usize,
  mask: usize,
): void {
  for (let i = 0; i < count; i++, colors += 3) {
    const inRed = abs(((<i32>load<u8>(colors)) << 2) - red);
    const inGreen = abs(((<i32>load<u8>(colors, 1)) << 2) - green);
    const inBlue = abs(((<i32>load<u8>(colors, 2)) << 2) - blue);
    const apart = max(max(inRed, inGreen), inBlue);
    store<u8>(ink + i, load<u8>(strengths + apart));
    store<u8>(mask + i, apart < near && load<u8>(before + i) > 8 ? 1 : 0);
  }
}
