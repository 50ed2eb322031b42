// Filters on grey planes. Rows are functions of their own: the platform optimizes a function when it is called again.

/** Gaussian of sigma 0.8 in 256ths: kernel 1 2 1 with a little more weight in the middle. */
const SIDE: i32 = 61;
const MIDDLE: i32 = 134;

/** Smooths a plane. `scratch` has room for three rows of four bytes a pixel. */
export function smoothRows(data: usize, width: i32, height: i32, scratch: usize, out: usize): void {
  const size = (<usize>width) << 2;
  let above = scratch;
  let own = scratch + size;
  let below = scratch + 2 * size;
  smoothAlong(data, width, own);
  memory.copy(above, own, size);
  for (let y = 0; y < height; y++) {
    if (y < height - 1) smoothAlong(data + <usize>((y + 1) * width), width, below);
    else memory.copy(below, own, size);
    smoothAcross(above, own, below, width, out + <usize>(y * width));
    const free = above;
    above = own;
    own = below;
    below = free;
  }
}

function smoothAlong(row: usize, width: i32, into: usize): void {
  let before = <i32>load<u8>(row);
  let here = before;
  for (let x = 1; x < width; x++, into += 4) {
    const after = <i32>load<u8>(row + x);
    store<i32>(into, MIDDLE * here + SIDE * (before + after));
    before = here;
    here = after;
  }
  store<i32>(into, MIDDLE * here + SIDE * (before + here));
}

function smoothAcross(above: usize, own: usize, below: usize, width: i32, out: usize): void {
  for (let x = 0; x < width; x++, above += 4, own += 4, below += 4, out++) {
    const sum = MIDDLE * load<i32>(own) + SIDE * (load<i32>(above) + load<i32>(below));
    store<u8>(out, (sum + 32_768) >> 16);
  }
}

/** Larger of the two Sobel gradients of a row that has neighbours, divided by 4. Its ends are left out. */
export function gradientRow(row: usize, width: i32, out: usize): void {
  let upper = row - <usize>width;
  let lower = row + <usize>width;
  // Of the last two columns of pixels: their weighted sum, and how much the lower one exceeds the upper one.
  let sum0 = <i32>load<u8>(upper) + 2 * <i32>load<u8>(row) + <i32>load<u8>(lower);
  let sum1 = <i32>load<u8>(upper, 1) + 2 * <i32>load<u8>(row, 1) + <i32>load<u8>(lower, 1);
  let fall0 = <i32>load<u8>(lower) - <i32>load<u8>(upper);
  let fall1 = <i32>load<u8>(lower, 1) - <i32>load<u8>(upper, 1);
  for (let x = 1; x < width - 1; x++, row++, upper++, lower++) {
    const top = <i32>load<u8>(upper, 2);
    const bottom = <i32>load<u8>(lower, 2);
    const sum = top + 2 * <i32>load<u8>(row, 2) + bottom;
    const fall = bottom - top;
    const most = max(abs(sum - sum0), abs(fall0 + 2 * fall1 + fall)) >> 2;
    store<u8>(out + x, min(255, most));
    sum0 = sum1;
    sum1 = sum;
    fall0 = fall1;
    fall1 = fall;
  }
}

/**
 * Mean over a square of this radius, at most 128, clipped at the border. `rows` has room for two bytes a pixel, `sums` for
 * twelve bytes a column.
 */
export function boxMean(
  data: usize,
  width: i32,
  height: i32,
  radius: i32,
  rows: usize,
  sums: usize,
  out: usize,
): void {
  const size = (<usize>width) << 1;
  for (let y = 0; y < height; y++) sumAlong(data + <usize>(y * width), width, radius, rows + <usize>y * size);
  const shares = sums + ((((<usize>width) << 2) + 7) & ~7);
  for (let x = 0; x < width; x++)
    store<f64>(shares + ((<usize>x) << 3), 1.0 / <f64>(min(width - 1, x + radius) - max(0, x - radius) + 1));
  memory.fill(sums, 0, (<usize>width) << 2);
  for (let y = 0; y < min(radius, height); y++) addSums(rows + <usize>y * size, width, 1, sums);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addSums(rows + <usize>(y + radius) * size, width, 1, sums);
    if (y > radius) addSums(rows + <usize>(y - radius - 1) * size, width, -1, sums);
    const share = 1.0 / <f64>(min(height - 1, y + radius) - max(0, y - radius) + 1);
    meanRow(sums, shares, width, share, out + <usize>(y * width));
  }
}

/** Running sums along a row: they fit into 16 bits, 257 pixels of 255. */
function sumAlong(row: usize, width: i32, radius: i32, into: usize): void {
  let sum = 0;
  for (let x = 0; x < min(radius, width); x++) sum += <i32>load<u8>(row + x);
  for (let x = 0; x < width; x++, into += 2) {
    if (x + radius < width) sum += <i32>load<u8>(row + x + radius);
    if (x > radius) sum -= <i32>load<u8>(row + x - radius - 1);
    store<u16>(into, <u16>sum);
  }
}

function addSums(row: usize, width: i32, sign: i32, sums: usize): void {
  for (let x = 0; x < width; x++, row += 2, sums += 4)
    store<i32>(sums, load<i32>(sums) + sign * <i32>load<u16>(row));
}

function meanRow(sums: usize, shares: usize, width: i32, share: f64, out: usize): void {
  for (let x = 0; x < width; x++, sums += 4, shares += 8, out++)
    store<u8>(out, <u32>nearest(<f64>load<i32>(sums) * load<f64>(shares) * share));
}

/** 1 where a plane does not exceed a limit, else 0. */
export function withoutSlopes(slopes: usize, count: i32, limit: i32, out: usize): void {
  const most = i8x16.splat(<i8>limit);
  const one = i8x16.splat(1);
  let i = 0;
  for (; i + 16 <= count; i += 16)
    v128.store(out + i, v128.and(i8x16.le_u(v128.load(slopes + i), most), one));
  for (; i < count; i++) store<u8>(out + i, <i32>load<u8>(slopes + i) > limit ? 0 : 1);
}

/** 1 where one plane does not exceed another one by more than a limit, else 0. */
export function withoutContrast(lighter: usize, darker: usize, count: i32, limit: i32, out: usize): void {
  const most = i8x16.splat(<i8>limit);
  const one = i8x16.splat(1);
  let i = 0;
  for (; i + 16 <= count; i += 16) {
    const apart = i8x16.sub_sat_u(v128.load(lighter + i), v128.load(darker + i));
    v128.store(out + i, v128.and(i8x16.le_u(apart, most), one));
  }
  for (; i < count; i++)
    store<u8>(out + i, <i32>load<u8>(lighter + i) - <i32>load<u8>(darker + i) > limit ? 0 : 1);
}
