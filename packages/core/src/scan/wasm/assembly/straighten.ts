// The part of a picture that a strip covers, every cell of the same size whatever the page does.

/** Fractions of a pixel in the places of the picture. */
const FRACTION: i32 = 16;
const ONE: i32 = 1 << FRACTION;

function between(from: i32, to: i32, part: f64): i32 {
  return <i32>Math.floor(<f64>from + <f64>(to - from) * part + 0.5);
}

let picture: usize = 0;
let stride: i32 = 0;
let right: i32 = 0;
let bottom: i32 = 0;

/**
 * Samples a picture, three bytes a pixel, for every pixel of a strip; beyond the picture its border is repeated, and
 * `outside` is 1. One byte is written beyond `colors`. `nodes` holds the places of every `step`th pixel, x and y in turn, `columns` of them in a row.
 */
export function straighten(
  data: usize,
  dataWidth: i32,
  dataHeight: i32,
  nodes: usize,
  columns: i32,
  step: i32,
  width: i32,
  height: i32,
  colors: usize,
  outside: usize,
): void {
  picture = data;
  stride = dataWidth * 3;
  right = (dataWidth - 1) * ONE - 1;
  bottom = (dataHeight - 1) * ONE - 1;
  for (let y = 0; y < height; y++) {
    const j = y / step;
    const part = <f64>y / <f64>step - <f64>j;
    let upper = nodes + ((<usize>(j * columns)) << 3);
    let lower = upper + ((<usize>columns) << 3);
    let px = between(load<i32>(upper), load<i32>(lower), part);
    let py = between(load<i32>(upper, 4), load<i32>(lower, 4), part);
    for (let from = 0; from < width; from += step, upper += 8, lower += 8) {
      const nextX = between(load<i32>(upper, 8), load<i32>(lower, 8), part);
      const nextY = between(load<i32>(upper, 12), load<i32>(lower, 12), part);
      const at = <usize>(y * width + from);
      const dx = <i32>Math.floor(<f64>(nextX - px) / <f64>step + 0.5);
      const dy = <i32>Math.floor(<f64>(nextY - py) / <f64>step + 0.5);
      sampleRun(px, py, dx, dy, min(step, width - from), colors + at * 3, outside + at);
      px = nextX;
      py = nextY;
    }
  }
}

/** Samples pixels of a row that lie at even distances. */
function sampleRun(px: i32, py: i32, dx: i32, dy: i32, count: i32, colors: usize, outside: usize): void {
  const half = ONE >> 1;
  for (const end = outside + count; outside < end; outside++, colors += 3, px += dx, py += dy) {
    store<u8>(outside, px <= half || py <= half || px >= right - half || py >= bottom - half ? 1 : 0);
    const cx = max(0, min(right, px));
    const cy = max(0, min(bottom, py));
    const ax = (cx >> (FRACTION - 8)) & 255;
    const ay = (cy >> (FRACTION - 8)) & 255;
    const upper = picture + <usize>((cy >> FRACTION) * stride + (cx >> FRACTION) * 3);
    const lower = upper + <usize>stride;
    const se = ax * ay;
    const ne = (ax << 8) - se;
    const sw = (ay << 8) - se;
    const nw = 65_536 - ne - sw - se;
    // Four bytes at a time: the fourth one is written over by the next pixel.
    let sum = i32x4.mul(channelsOf(upper), i32x4.splat(nw));
    sum = i32x4.add(sum, i32x4.mul(channelsOf(upper + 3), i32x4.splat(ne)));
    sum = i32x4.add(sum, i32x4.mul(channelsOf(lower), i32x4.splat(sw)));
    sum = i32x4.add(sum, i32x4.mul(channelsOf(lower + 3), i32x4.splat(se)));
    const words = i32x4.shr_u(i32x4.add(sum, i32x4.splat(32_768)), 16);
    const halves = i16x8.narrow_i32x4_u(words, words);
    store<u32>(colors, i32x4.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0));
  }
}

/** Four bytes as four numbers. */
function channelsOf(at: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
}
