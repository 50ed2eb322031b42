// From the ink of one digit to what the network reads: a fixed small picture, 0 = background, 1 = ink.

export const WIDTH: i32 = 16;
export const HEIGHT: i32 = 20;

/** The digit fills this much of the glyph, so that the network sees a border of background. */
const FIT_WIDTH: i32 = 14;
const FIT_HEIGHT: i32 = 16;

const histogram: usize = memory.data(256 * 4, 16);

function percentile(count: i32, share: f64): i32 {
  let left = <i32>Math.floor(<f64>count * share);
  for (let value = 0; value < 256; value++) {
    left -= load<i32>(histogram + (value << 2));
    if (left < 0) return value;
  }
  return 255;
}

/**
 * Scales the digit in a box, inside the plane, into `out` (WIDTH x HEIGHT, row by row), keeping its aspect. Everything further
 * than a pixel outside the box is background: neighbours and box lines are not the digit.
 */
export function normalizeGlyph(
  plane: usize,
  planeWidth: i32,
  planeHeight: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  out: usize,
): void {
  const width = right - left;
  const height = bottom - top;
  memory.fill(histogram, 0, 1024);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = histogram + ((<usize>load<u8>(plane + <usize>(y * planeWidth + x))) << 2);
      store<i32>(at, load<i32>(at) + 1);
    }
  }
  const low = <f64>percentile(width * height, 0.1);
  const high = <f64>percentile(width * height, 0.95);
  const floor = Math.min(low, high * 0.3);
  const gain = 1.0 / Math.max(8, high - floor);
  const scale = Math.max(<f64>width / <f64>FIT_WIDTH, <f64>height / <f64>FIT_HEIGHT);
  const originX = <f64>(left + right) / 2.0 - <f64>(WIDTH / 2) * scale;
  const originY = <f64>(top + bottom) / 2.0 - <f64>(HEIGHT / 2) * scale;
  const samples = scale > 1.3 ? 3 : 2;
  const margin = Math.max(1, scale * 0.6);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++, out += 4) {
      let sum: f64 = 0;
      for (let sy = 0; sy < samples; sy++) {
        const y = originY + (<f64>row + (<f64>sy + 0.5) / <f64>samples) * scale;
        if (y < <f64>top - margin || y > <f64>bottom + margin) continue;
        for (let sx = 0; sx < samples; sx++) {
          const x = originX + (<f64>column + (<f64>sx + 0.5) / <f64>samples) * scale;
          if (x < <f64>left - margin || x > <f64>right + margin) continue;
          sum += bilinear(plane, planeWidth, planeHeight, x - 0.5, y - 0.5);
        }
      }
      const value = (sum / <f64>(samples * samples) - floor) * gain;
      store<f32>(out, <f32>(value <= 0 ? 0 : value >= 1 ? 1 : value));
    }
  }
}

function bilinear(plane: usize, width: i32, height: i32, x: f64, y: f64): f64 {
  const left = Math.max(0, Math.min(<f64>(width - 1), x));
  const top = Math.max(0, Math.min(<f64>(height - 1), y));
  const x0 = <i32>left;
  const y0 = <i32>top;
  const next: usize = x0 + 1 < width ? 1 : 0;
  const upper = plane + <usize>(y0 * width + x0);
  const lower = y0 + 1 < height ? upper + <usize>width : upper;
  const fx = left - <f64>x0;
  const fy = top - <f64>y0;
  const above = <f64>load<u8>(upper) * (1 - fx) + <f64>load<u8>(upper + next) * fx;
  const below = <f64>load<u8>(lower) * (1 - fx) + <f64>load<u8>(lower + next) * fx;
  return above * (1 - fy) + below * fy;
}

/** Difference of a glyph from its own mirror images, as a share of its ink, up to which it is symmetric. */
const SYMMETRIC: f64 = 0.22;

/** Ink in the middle of a cross; a zero has none there. */
const MIDDLE: f64 = 0.45;

/** Ink at the middle of the sides of a cross at most, and all around the middle of a dot or a square at least. */
const OPEN_SIDE: f64 = 0.25;
const WHOLE: f64 = 0.6;

/** Ink of a pixel of the square in the middle of the glyph. */
function inkAt(glyph: usize, x: i32, y: i32): f64 {
  return <f64>load<f32>(glyph + ((<usize>((y + (HEIGHT - WIDTH) / 2) * WIDTH + x)) << 2));
}

function inkAround(glyph: usize, x: i32, y: i32): f64 {
  return (
    (inkAt(glyph, x - 1, y - 1) + inkAt(glyph, x, y - 1) + inkAt(glyph, x - 1, y) + inkAt(glyph, x, y)) / 4.0
  );
}

/**
 * Whether a normalised glyph is a cross, a dot or a square: it looks the same in a mirror and turned by a quarter, its middle
 * has ink, and its sides are open or all of it is ink. No digit is like that. Players mark cells with such signs.
 */
export function isCross(glyph: usize): bool {
  let mirrored: f64 = 0;
  let turned: f64 = 0;
  let total: f64 = 0;
  for (let y = 0; y < WIDTH; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const own = inkAt(glyph, x, y);
      total += own;
      mirrored += Math.abs(own - inkAt(glyph, WIDTH - 1 - x, y));
      turned += Math.abs(own - inkAt(glyph, y, x));
    }
  }
  if (mirrored > SYMMETRIC * 2.0 * total || turned > SYMMETRIC * 2.0 * total) return false;
  const half = WIDTH / 2;
  if (inkAround(glyph, half, half) < MIDDLE) return false;
  const side = WIDTH / 2 - FIT_WIDTH / 2 + 2;
  const sides =
    inkAround(glyph, half, side) + inkAround(glyph, half, WIDTH - side) + inkAround(glyph, side, half);
  if (sides < 3.0 * OPEN_SIDE) return true;
  return (
    inkAround(glyph, half, half - 3) > WHOLE &&
    inkAround(glyph, half, half + 3) > WHOLE &&
    inkAround(glyph, half - 3, half) > WHOLE &&
    inkAround(glyph, half + 3, half) > WHOLE
  );
}
