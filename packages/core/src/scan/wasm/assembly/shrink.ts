// Shrinks pictures by averaging whole pixels.

/** White, which transparent pixels show. */
const PAPER: i32 = 255;

/** Rows whose sum fits into 16 bits. */
const MOST_ROWS: i32 = 257;

/**
 * One row of the new picture, three bytes a pixel, from `rows` rows of four bytes a pixel. New pixel x is the mean of the
 * columns from `edges[x]` on to the next edge. `sums` has room for `width` times eight bytes; one byte is written beyond `out`.
 */
export function shrinkRow(
  source: usize,
  width: i32,
  rows: i32,
  edges: usize,
  count: i32,
  sums: usize,
  out: usize,
): void {
  if (rows <= MOST_ROWS) addRows(source, width, rows, sums);
  for (let x = 0; x < count; x++, out += 3) {
    const from = load<i32>(edges, 0);
    edges += 4;
    const to = load<i32>(edges);
    if (rows > MOST_ROWS) {
      store<u32>(out, blended(source, width, rows, from, to));
      continue;
    }
    let sum = i32x4.splat(0);
    for (let at = sums + ((<usize>from) << 3), end = sums + ((<usize>to) << 3); at < end; at += 8)
      sum = i32x4.add(sum, i32x4.extend_low_i16x8_u(v128.load64_zero(at)));
    const pixels = rows * (to - from);
    if (i32x4.extract_lane(sum, 3) !== 255 * pixels) {
      store<u32>(out, blended(source, width, rows, from, to));
      continue;
    }
    const mean = f32x4.nearest(f32x4.div(f32x4.convert_i32x4_u(sum), f32x4.splat(<f32>pixels)));
    const words = i32x4.trunc_sat_f32x4_u(mean);
    const halves = i16x8.narrow_i32x4_u(words, words);
    store<u32>(out, i32x4.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0));
  }
}

/** Sums of every column, four channels of 16 bits each. */
function addRows(source: usize, width: i32, rows: i32, sums: usize): void {
  const size = (<usize>width) << 2;
  for (let row = 0; row < rows; row++, source += size) {
    let at: usize = 0;
    for (; at + 16 <= size; at += 16) {
      const bytes = v128.load(source + at);
      let low = i16x8.extend_low_i8x16_u(bytes);
      let high = i16x8.extend_high_i8x16_u(bytes);
      const into = sums + (at << 1);
      if (row > 0) {
        low = i16x8.add(low, v128.load(into));
        high = i16x8.add(high, v128.load(into, 16));
      }
      v128.store(into, low);
      v128.store(into, high, 16);
    }
    for (; at < size; at++) {
      const before = row > 0 ? <i32>load<u16>(sums + (at << 1)) : 0;
      store<u16>(sums + (at << 1), <u16>(before + <i32>load<u8>(source + at)));
    }
  }
}

/** The mean of some pixels on paper, one byte a channel. */
function blended(source: usize, width: i32, rows: i32, from: i32, to: i32): u32 {
  let red: f64 = 0;
  let green: f64 = 0;
  let blue: f64 = 0;
  for (let row = 0; row < rows; row++) {
    for (let x = from; x < to; x++) {
      const at = source + ((<usize>(row * width + x)) << 2);
      const alpha = <i32>load<u8>(at, 3);
      const paper = PAPER * (255 - alpha);
      red += <f64>(<i32>load<u8>(at) * alpha + paper);
      green += <f64>(<i32>load<u8>(at, 1) * alpha + paper);
      blue += <f64>(<i32>load<u8>(at, 2) * alpha + paper);
    }
  }
  const part = 1.0 / <f64>(rows * (to - from)) / 255.0;
  return level(red * part) | (level(green * part) << 8) | (level(blue * part) << 16);
}

/** A channel as a byte. */
function level(value: f64): u32 {
  return <u32>min(255.0, nearest(value));
}
