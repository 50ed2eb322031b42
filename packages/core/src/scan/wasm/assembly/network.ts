// The digit network: three 3x3 convolutions with pooling and one hidden layer, four numbers at a time. The weights lie one
// tensor after the other, each followed by its biases: [out][in][3][3], and [out][in] for the dense layers.
import { HEIGHT, WIDTH } from './glyph';
import { B1, B2, B3, B4, B5, C1, C2, C3, CLASSES, FLAT, HIDDEN, TOTAL, W1, W2, W3, W4, W5 } from './tensors';

/** Sides of a plane with a border of zeros. */
const ROW1: i32 = WIDTH + 2;
const ROW2: i32 = WIDTH / 2 + 2;
const ROW3: i32 = WIDTH / 4 + 2;

const weights: usize = memory.data(37_195 * 4, 16);
const glyph: usize = memory.data(320 * 4, 16);
// Planes with borders, which stay zero.
const framed1: usize = memory.data(18 * 22 * 4, 16);
const framed2: usize = memory.data(8 * 10 * 12 * 4, 16);
const framed3: usize = memory.data(16 * 6 * 7 * 4, 16);
const output: usize = memory.data(8 * 320 * 4, 16);
const hidden: usize = memory.data(48 * 4, 16);
const logits: usize = memory.data(11 * 4, 16);

/** Where the host puts all weights and biases: TOTAL numbers. */
export function weightsPlace(): usize {
  assert(TOTAL === 37_195);
  return weights;
}

/** Where the host puts a glyph. */
export function glyphPlace(): usize {
  return glyph;
}

/** Where `readGlyph` leaves eleven numbers. */
export function logitsPlace(): usize {
  return logits;
}

function at(index: i32): usize {
  return weights + ((<usize>index) << 2);
}

/** Reads the glyph. */
export function readGlyph(): void {
  for (let y = 0; y < HEIGHT; y++)
    memory.copy(
      framed1 + ((<usize>((y + 1) * ROW1 + 1)) << 2),
      glyph + ((<usize>(y * WIDTH)) << 2),
      (<usize>WIDTH) << 2,
    );
  convolve(framed1, 1, HEIGHT, WIDTH, at(W1), at(B1), C1, output);
  pool(output, C1, HEIGHT, WIDTH, framed2, ROW2);
  convolve(framed2, C1, HEIGHT / 2, WIDTH / 2, at(W2), at(B2), C2, output);
  pool(output, C2, HEIGHT / 2, WIDTH / 2, framed3, ROW3);
  convolve(framed3, C2, HEIGHT / 4, WIDTH / 4, at(W3), at(B3), C3, output);
  dense(output, FLAT, at(W4), at(B4), HIDDEN, hidden);
  for (let i: usize = 0; i < (<usize>HIDDEN) << 2; i += 4)
    store<f32>(hidden + i, max(0, load<f32>(hidden + i)));
  dense(hidden, HIDDEN, at(W5), at(B5), CLASSES, logits);
}

/** 3x3 convolution of framed planes, then ReLU: blocks of five rows and four columns, which fit into registers. */
function convolve(
  framed: usize,
  channels: i32,
  height: i32,
  width: i32,
  filters: usize,
  biases: usize,
  count: i32,
  out: usize,
): void {
  const pitch = (<usize>(width + 2)) << 2;
  const plane = pitch * <usize>(height + 2);
  const row = (<usize>width) << 2;
  for (let k = 0; k < count; k++, filters += <usize>(channels * 36), biases += 4) {
    for (let y = 0; y < height; y += 5) {
      for (let x = 0; x < width; x += 4)
        block(
          framed + <usize>y * pitch + ((<usize>x) << 2),
          channels,
          pitch,
          plane,
          filters,
          biases,
          out + <usize>y * row + ((<usize>x) << 2),
          row,
        );
    }
    out += row * <usize>height;
  }
}

function block(
  framed: usize,
  channels: i32,
  pitch: usize,
  plane: usize,
  filter: usize,
  bias: usize,
  out: usize,
  row: usize,
): void {
  let a = v128.load32_splat(bias);
  let b = a;
  let c = a;
  let d = a;
  let e = a;
  for (let channel = 0; channel < channels; channel++, framed += plane) {
    let line = framed;
    for (let ky = 0; ky < 3; ky++, line += pitch, filter += 12) {
      let from = line;
      for (let tap = filter, end = filter + 12; tap < end; tap += 4, from += 4) {
        const weight = v128.load32_splat(tap);
        let at = from;
        a = f32x4.add(a, f32x4.mul(weight, v128.load(at)));
        at += pitch;
        b = f32x4.add(b, f32x4.mul(weight, v128.load(at)));
        at += pitch;
        c = f32x4.add(c, f32x4.mul(weight, v128.load(at)));
        at += pitch;
        d = f32x4.add(d, f32x4.mul(weight, v128.load(at)));
        at += pitch;
        e = f32x4.add(e, f32x4.mul(weight, v128.load(at)));
      }
    }
  }
  const zero = f32x4.splat(0);
  v128.store(out, f32x4.max(a, zero));
  out += row;
  v128.store(out, f32x4.max(b, zero));
  out += row;
  v128.store(out, f32x4.max(c, zero));
  out += row;
  v128.store(out, f32x4.max(d, zero));
  out += row;
  v128.store(out, f32x4.max(e, zero));
}

/** 2x2 maximum pooling into planes with borders, whose rows have `pitch` numbers. */
function pool(input: usize, channels: i32, height: i32, width: i32, framed: usize, pitch: i32): void {
  const row = (<usize>width) << 2;
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < height; y += 2, input += row) {
      let out = framed + ((<usize>((channel * (height / 2 + 2) + y / 2 + 1) * pitch + 1)) << 2);
      for (let x = 0; x < width; x += 2, input += 8, out += 4) {
        const upper = max(load<f32>(input), load<f32>(input, 4));
        store<f32>(out, max(upper, max(load<f32>(input + row), load<f32>(input + row, 4))));
      }
    }
  }
}

/** out = filters * input + biases; `size` is a multiple of four. */
function dense(input: usize, size: i32, filters: usize, biases: usize, count: i32, out: usize): void {
  for (let k = 0; k < count; k++, biases += 4, out += 4) {
    let sum = f32x4.splat(0);
    for (let i: usize = 0; i < (<usize>size) << 2; i += 16, filters += 16)
      sum = f32x4.add(sum, f32x4.mul(v128.load(filters), v128.load(input + i)));
    const pairs = f32x4.add(sum, v128.shuffle<i32>(sum, sum, 2, 3, 0, 1));
    store<f32>(out, load<f32>(biases) + (f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1)));
  }
}
