// The digit network with its gradients and its optimizer, compiled to WebAssembly with SIMD when training begins:
// some ten times as fast as the same loops in JavaScript, and the same bits on every machine.
// Pictures are stored pixel by pixel with their channels together and a border of zeros, so that one row of a 3x3
// window is one run of numbers, in the picture and in the weights alike. Layout of a filter: [out][ky][kx][in].

import { HEIGHT, WIDTH } from '../../packages/core/src/scan/wasm/assembly/glyph';
import {
  B1,
  B2,
  B3,
  B4,
  B5,
  C1,
  C2,
  C3,
  CLASSES,
  FLAT,
  HIDDEN,
  TOTAL,
  W1,
  W2,
  W3,
  W4,
  W5,
} from '../../packages/core/src/scan/wasm/assembly/tensors';

let top: usize = (__heap_base + 15) & ~15;

/** Zeroed numbers; nothing is ever freed. */
function floats(count: i32): usize {
  const at = top;
  top += (((<usize>count) << 2) + 15) & ~15;
  const missing = <i32>((top + 0xffff) >> 16) - memory.size();
  if (missing > 0) memory.grow(missing);
  return at;
}

/** Rounded up to whole vectors. */
const ALL: i32 = (TOTAL + 3) & ~3;

const values: usize = floats(ALL);
const gradients: usize = floats(ALL);
const means: usize = floats(ALL);
const squares: usize = floats(ALL);

const ROW0: i32 = WIDTH + 2;
const ROW1: i32 = (WIDTH / 2 + 2) * C1;
const ROW2: i32 = (WIDTH / 4 + 2) * C2;
/** The glyph, and what the layers make of it; room for one vector more, because rows are read by fours. */
const glyph: usize = floats(ROW0 * (HEIGHT + 2) + 4);
const first: usize = floats(C1 * HEIGHT * WIDTH);
const pooled1: usize = floats(ROW1 * (HEIGHT / 2 + 2));
const error1: usize = floats(ROW1 * (HEIGHT / 2 + 2));
const second: usize = floats((C2 * HEIGHT * WIDTH) / 4);
const pooled2: usize = floats(ROW2 * (HEIGHT / 4 + 2));
const error2: usize = floats(ROW2 * (HEIGHT / 4 + 2));
const third: usize = floats(FLAT);
const error3: usize = floats(FLAT);
const hidden: usize = floats(HIDDEN);
const hiddenError: usize = floats(HIDDEN);
const logits: usize = floats(CLASSES);
const errors: usize = floats(CLASSES);

export function parameters(): usize {
  return values;
}

/** Bytes for the caller: glyphs and labels. */
export function reserve(bytes: i32): usize {
  return floats((bytes + 3) >> 2);
}

function at(base: usize, index: i32): usize {
  return base + ((<usize>index) << 2);
}

function sumOf(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

function multiplyAdd(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}

function addScaled(target: usize, source: usize, factor: v128, count: i32): void {
  for (let i = 0; i < count; i += 4)
    v128.store(at(target, i), multiplyAdd(v128.load(at(target, i)), factor, v128.load(at(source, i))));
}

/** One channel in, the planes of eight channels out, then the maximum of each 2x2. */
function convolveFirst(): void {
  for (let out = 0; out < C1; out++) {
    const w = at(values, W1 + out * 9);
    const bias = f32x4.splat(load<f32>(at(values, B1 + out)));
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x += 4) {
        let sum = bias;
        for (let ky = 0; ky < 3; ky++) {
          const row = at(glyph, (y + ky) * ROW0 + x);
          const k = at(w, ky * 3);
          sum = multiplyAdd(sum, v128.load(row), v128.load32_splat(k));
          sum = multiplyAdd(sum, v128.load(row, 4), v128.load32_splat(k, 4));
          sum = multiplyAdd(sum, v128.load(row, 8), v128.load32_splat(k, 8));
        }
        v128.store(at(first, (out * HEIGHT + y) * WIDTH + x), f32x4.max(sum, f32x4.splat(0)));
      }
    }
    for (let y = 0; y < HEIGHT / 2; y++) {
      for (let x = 0; x < WIDTH / 2; x++) {
        const from = at(first, (out * HEIGHT + 2 * y) * WIDTH + 2 * x);
        const upper = max(load<f32>(from), load<f32>(from, 4));
        const lower = max(load<f32>(from, 4 * WIDTH), load<f32>(from, 4 * WIDTH + 4));
        store<f32>(at(pooled1, (y + 1) * ROW1 + (x + 1) * C1 + out), max(upper, lower));
      }
    }
  }
}

/** 3x3 convolution and ReLU; the input has a border, the output has none. */
function convolve(
  input: usize,
  row: i32,
  channels: i32,
  weights: i32,
  biases: i32,
  outputs: i32,
  height: i32,
  width: i32,
  output: usize,
): void {
  const run = 3 * channels;
  const size = 3 * run;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let out = 0; out < outputs; out += 4) {
        let a = f32x4.splat(0);
        let b = a;
        let c = a;
        let d = a;
        for (let ky = 0; ky < 3; ky++) {
          const from = at(input, (y + ky) * row + x * channels);
          const w = at(values, weights + out * size + ky * run);
          for (let i = 0; i < run; i += 4) {
            const value = v128.load(at(from, i));
            a = multiplyAdd(a, value, v128.load(at(w, i)));
            b = multiplyAdd(b, value, v128.load(at(w, i + size)));
            c = multiplyAdd(c, value, v128.load(at(w, i + 2 * size)));
            d = multiplyAdd(d, value, v128.load(at(w, i + 3 * size)));
          }
        }
        const sums = f32x4(sumOf(a), sumOf(b), sumOf(c), sumOf(d));
        const biased = f32x4.add(sums, v128.load(at(values, biases + out)));
        v128.store(at(output, (y * width + x) * outputs + out), f32x4.max(biased, f32x4.splat(0)));
      }
    }
  }
}

function poolSecond(): void {
  const row = (WIDTH / 2) * C2;
  for (let y = 0; y < HEIGHT / 4; y++) {
    for (let x = 0; x < WIDTH / 4; x++) {
      for (let i = 0; i < C2; i += 4) {
        const from = at(second, 2 * y * row + 2 * x * C2 + i);
        const below = at(from, row);
        const upper = f32x4.max(v128.load(from), v128.load(from, 4 * C2));
        const lower = f32x4.max(v128.load(below), v128.load(below, 4 * C2));
        v128.store(at(pooled2, (y + 1) * ROW2 + (x + 1) * C2 + i), f32x4.max(upper, lower));
      }
    }
  }
}

function dense(input: usize, size: i32, weights: i32, biases: i32, outputs: i32, output: usize): void {
  for (let out = 0; out < outputs; out++) {
    const w = at(values, weights + out * size);
    let a = f32x4.splat(0);
    let b = a;
    for (let i = 0; i < size; i += 8) {
      a = multiplyAdd(a, v128.load(at(input, i)), v128.load(at(w, i)));
      b = multiplyAdd(b, v128.load(at(input, i + 4)), v128.load(at(w, i + 4)));
    }
    store<f32>(at(output, out), sumOf(f32x4.add(a, b)) + load<f32>(at(values, biases + out)));
  }
}

function forward(bytes: usize): void {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++)
      store<f32>(
        at(glyph, (y + 1) * ROW0 + x + 1),
        <f32>load<u8>(bytes + y * WIDTH + x) * <f32>(1.0 / 255.0),
      );
  }
  convolveFirst();
  convolve(pooled1, ROW1, C1, W2, B2, C2, HEIGHT / 2, WIDTH / 2, second);
  poolSecond();
  convolve(pooled2, ROW2, C2, W3, B3, C3, HEIGHT / 4, WIDTH / 4, third);
  dense(third, FLAT, W4, B4, HIDDEN, hidden);
  for (let i = 0; i < HIDDEN; i++) store<f32>(at(hidden, i), max<f32>(load<f32>(at(hidden, i)), 0));
  dense(hidden, HIDDEN, W5, B5, CLASSES, logits);
}

function denseBack(
  input: usize,
  size: i32,
  outputError: usize,
  weights: i32,
  biases: i32,
  outputs: i32,
  inputError: usize,
): void {
  memory.fill(inputError, 0, (<usize>size) << 2);
  for (let out = 0; out < outputs; out++) {
    const error = load<f32>(at(outputError, out));
    if (error === 0) continue;
    const bias = at(gradients, biases + out);
    store<f32>(bias, load<f32>(bias) + error);
    const factor = f32x4.splat(error);
    addScaled(at(gradients, weights + out * size), input, factor, size);
    addScaled(inputError, at(values, weights + out * size), factor, size);
  }
}

/** The error of one output of a convolution, back to its filter and to the window that it saw. */
function convolveBack(
  error: f32,
  out: i32,
  x: i32,
  y: i32,
  input: usize,
  inputError: usize,
  row: i32,
  channels: i32,
  weights: i32,
  biases: i32,
): void {
  const bias = at(gradients, biases + out);
  store<f32>(bias, load<f32>(bias) + error);
  const factor = f32x4.splat(error);
  const run = 3 * channels;
  for (let ky = 0; ky < 3; ky++) {
    const window = (y + ky) * row + x * channels;
    const filter = weights + (out * 3 + ky) * run;
    addScaled(at(gradients, filter), at(input, window), factor, run);
    addScaled(at(inputError, window), at(values, filter), factor, run);
  }
}

function thirdBack(): void {
  memory.fill(error2, 0, (<usize>(ROW2 * (HEIGHT / 4 + 2))) << 2);
  for (let y = 0; y < HEIGHT / 4; y++) {
    for (let x = 0; x < WIDTH / 4; x++) {
      for (let out = 0; out < C3; out++) {
        const i = (y * (WIDTH / 4) + x) * C3 + out;
        if (load<f32>(at(third, i)) > 0)
          convolveBack(load<f32>(at(error3, i)), out, x, y, pooled2, error2, ROW2, C2, W3, B3);
      }
    }
  }
}

/** Only the largest of each 2x2 has an error. */
function secondBack(): void {
  memory.fill(error1, 0, (<usize>(ROW1 * (HEIGHT / 2 + 2))) << 2);
  const row = (WIDTH / 2) * C2;
  for (let y = 0; y < HEIGHT / 4; y++) {
    for (let x = 0; x < WIDTH / 4; x++) {
      for (let out = 0; out < C2; out++) {
        const place = (y + 1) * ROW2 + (x + 1) * C2 + out;
        const value = load<f32>(at(pooled2, place));
        if (value <= 0) continue;
        const from = at(second, 2 * y * row + 2 * x * C2 + out);
        const upper = load<f32>(from) === value || load<f32>(from, 4 * C2) === value;
        const below = upper ? from : at(from, row);
        const right = load<f32>(below) === value ? 0 : 1;
        const down = upper ? 0 : 1;
        convolveBack(
          load<f32>(at(error2, place)),
          out,
          2 * x + right,
          2 * y + down,
          pooled1,
          error1,
          ROW1,
          C1,
          W2,
          B2,
        );
      }
    }
  }
}

function firstBack(): void {
  for (let out = 0; out < C1; out++) {
    const w = at(gradients, W1 + out * 9);
    const bias = at(gradients, B1 + out);
    for (let y = 0; y < HEIGHT / 2; y++) {
      for (let x = 0; x < WIDTH / 2; x++) {
        const place = (y + 1) * ROW1 + (x + 1) * C1 + out;
        const value = load<f32>(at(pooled1, place));
        if (value <= 0) continue;
        const from = at(first, (out * HEIGHT + 2 * y) * WIDTH + 2 * x);
        const upper = load<f32>(from) === value || load<f32>(from, 4) === value;
        const below = upper ? from : at(from, WIDTH);
        const right = load<f32>(below) === value ? 0 : 1;
        const error = load<f32>(at(error1, place));
        const window = (2 * y + (upper ? 0 : 1)) * ROW0 + 2 * x + right;
        store<f32>(bias, load<f32>(bias) + error);
        for (let ky = 0; ky < 3; ky++) {
          for (let kx = 0; kx < 3; kx++) {
            const target = at(w, ky * 3 + kx);
            store<f32>(target, load<f32>(target) + error * load<f32>(at(glyph, window + ky * ROW0 + kx)));
          }
        }
      }
    }
  }
}

/** Adds one sample's gradients; returns its loss. */
export function learn(bytes: usize, label: i32, smoothing: f32): f32 {
  forward(bytes);
  let highest = load<f32>(logits);
  for (let i = 1; i < CLASSES; i++) highest = max(highest, load<f32>(at(logits, i)));
  let sum: f32 = 0;
  for (let i = 0; i < CLASSES; i++) sum += Mathf.exp(load<f32>(at(logits, i)) - highest);
  for (let i = 0; i < CLASSES; i++) {
    const target: f32 = (i === label ? <f32>1 - smoothing : 0) + smoothing / <f32>CLASSES;
    store<f32>(at(errors, i), Mathf.exp(load<f32>(at(logits, i)) - highest) / sum - target);
  }
  denseBack(hidden, HIDDEN, errors, W5, B5, CLASSES, hiddenError);
  for (let i = 0; i < HIDDEN; i++) if (load<f32>(at(hidden, i)) <= 0) store<f32>(at(hiddenError, i), 0);
  denseBack(third, FLAT, hiddenError, W4, B4, HIDDEN, error3);
  thirdBack();
  secondBack();
  firstBack();
  return Mathf.log(sum) + highest - load<f32>(at(logits, label));
}

/** One step of AdamW with the summed gradients of `batch` samples; clears them. */
export function step(rate: f32, batch: f32, decay: f32, meanScale: f32, squareScale: f32): void {
  const per = f32x4.splat(1 / batch);
  for (let i = 0; i < ALL; i += 4) {
    const gradient = f32x4.mul(v128.load(at(gradients, i)), per);
    const mean = multiplyAdd(
      f32x4.mul(f32x4.splat(0.9), v128.load(at(means, i))),
      f32x4.splat(0.1),
      gradient,
    );
    const square = multiplyAdd(
      f32x4.mul(f32x4.splat(0.99), v128.load(at(squares, i))),
      f32x4.splat(0.01),
      f32x4.mul(gradient, gradient),
    );
    v128.store(at(means, i), mean);
    v128.store(at(squares, i), square);
    const spread = f32x4.add(f32x4.sqrt(f32x4.mul(square, f32x4.splat(squareScale))), f32x4.splat(1e-8));
    const value = v128.load(at(values, i));
    const move = multiplyAdd(
      f32x4.div(f32x4.mul(mean, f32x4.splat(meanScale)), spread),
      f32x4.splat(decay),
      value,
    );
    v128.store(at(values, i), f32x4.sub(value, f32x4.mul(f32x4.splat(rate), move)));
    v128.store(at(gradients, i), f32x4.splat(0));
  }
}
