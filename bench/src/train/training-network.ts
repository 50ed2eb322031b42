// The digit network with its gradients. The forward pass is the scanner's own; what is trained is what ships.
import {
  CHANNELS,
  CLASSES,
  convolve,
  dense,
  FLAT,
  GLYPH_HEIGHT,
  GLYPH_WIDTH,
  HIDDEN,
  pool,
  TENSORS,
} from '../../../packages/core/dist/scan/index.js';

interface Tensor {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

type Shape = readonly [channels: number, height: number, width: number];

const SHAPES: readonly Shape[] = [
  [1, GLYPH_HEIGHT, GLYPH_WIDTH],
  [CHANNELS[0], GLYPH_HEIGHT, GLYPH_WIDTH],
  [CHANNELS[0], GLYPH_HEIGHT / 2, GLYPH_WIDTH / 2],
  [CHANNELS[1], GLYPH_HEIGHT / 2, GLYPH_WIDTH / 2],
  [CHANNELS[1], GLYPH_HEIGHT / 4, GLYPH_WIDTH / 4],
  [CHANNELS[2], GLYPH_HEIGHT / 4, GLYPH_WIDTH / 4],
];

const sized = ([channels, height, width]: Shape) => new Float32Array(channels * height * width);

export class TrainingNetwork {
  readonly tensors: readonly Tensor[];
  readonly gradients: readonly Tensor[];
  readonly #activations = SHAPES.slice(1).map(sized);
  readonly #errors = SHAPES.slice(1).map(sized);
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #hiddenError = new Float32Array(HIDDEN);
  readonly #logits = new Float32Array(CLASSES);

  constructor(random: () => number) {
    const fanIns = [9, CHANNELS[0] * 9, CHANNELS[1] * 9, FLAT, HIDDEN];
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    this.tensors = TENSORS.map(({ weights, biases }, i) => ({
      weights: Float32Array.from({ length: weights }, () => normal() * Math.sqrt(2 / fanIns[i])),
      biases: new Float32Array(biases),
    }));
    this.gradients = TENSORS.map(({ weights, biases }) => ({
      weights: new Float32Array(weights),
      biases: new Float32Array(biases),
    }));
  }

  logits(glyph: Float32Array): Float32Array {
    const [a, aPooled, b, bPooled, c] = this.#activations;
    convolve(glyph, SHAPES[0], this.tensors[0], a);
    pool(a, SHAPES[1], aPooled);
    convolve(aPooled, SHAPES[2], this.tensors[1], b);
    pool(b, SHAPES[3], bPooled);
    convolve(bPooled, SHAPES[4], this.tensors[2], c);
    dense(c, this.tensors[3], this.#hidden);
    for (let i = 0; i < HIDDEN; i++) if (this.#hidden[i] < 0) this.#hidden[i] = 0;
    dense(this.#hidden, this.tensors[4], this.#logits);
    return this.#logits;
  }

  /** Adds one sample's gradients; returns its loss. Labels are smoothed: fonts do not agree on every digit. */
  learn(glyph: Float32Array, label: number, smoothing: number): number {
    const logits = this.logits(glyph);
    const highest = Math.max(...logits);
    let sum = 0;
    for (const logit of logits) sum += Math.exp(logit - highest);
    const errors = new Float32Array(CLASSES);
    for (let i = 0; i < CLASSES; i++) {
      const target = (i === label ? 1 - smoothing : 0) + smoothing / CLASSES;
      errors[i] = Math.exp(logits[i] - highest) / sum - target;
    }
    const loss = Math.log(sum) + highest - logits[label];
    const [aError, aPooledError, bError, bPooledError, cError] = this.#errors;
    const [a, aPooled, b, bPooled, c] = this.#activations;
    denseBack(this.#hidden, errors, this.tensors[4], this.gradients[4], this.#hiddenError);
    for (let i = 0; i < HIDDEN; i++) if (this.#hidden[i] <= 0) this.#hiddenError[i] = 0;
    denseBack(c, this.#hiddenError, this.tensors[3], this.gradients[3], cError);
    convolveBack(bPooled, SHAPES[4], c, cError, this.tensors[2], this.gradients[2], bPooledError);
    poolBack(b, SHAPES[3], bPooled, bPooledError, bError);
    convolveBack(aPooled, SHAPES[2], b, bError, this.tensors[1], this.gradients[1], aPooledError);
    poolBack(a, SHAPES[1], aPooled, aPooledError, aError);
    convolveBack(glyph, SHAPES[0], a, aError, this.tensors[0], this.gradients[0], undefined);
    return loss;
  }
}

function denseBack(
  input: Float32Array,
  errors: Float32Array,
  tensor: Tensor,
  gradient: Tensor,
  inputErrors: Float32Array,
): void {
  inputErrors.fill(0);
  const size = input.length;
  for (let out = 0; out < errors.length; out++) {
    const error = errors[out];
    if (error === 0) continue;
    gradient.biases[out] += error;
    const base = out * size;
    for (let i = 0; i < size; i++) {
      gradient.weights[base + i] += error * input[i];
      inputErrors[i] += error * tensor.weights[base + i];
    }
  }
}

function poolBack(
  input: Float32Array,
  [channels, height, width]: Shape,
  pooled: Float32Array,
  pooledErrors: Float32Array,
  errors: Float32Array,
): void {
  errors.fill(0);
  let at = 0;
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2, at++) {
        const from = (channel * height + y) * width + x;
        const value = pooled[at];
        const winner =
          input[from] === value
            ? from
            : input[from + 1] === value
              ? from + 1
              : input[from + width] === value
                ? from + width
                : from + width + 1;
        errors[winner] = pooledErrors[at];
      }
    }
  }
}

function convolveBack(
  input: Float32Array,
  [channels, height, width]: Shape,
  output: Float32Array,
  errors: Float32Array,
  tensor: Tensor,
  gradient: Tensor,
  inputErrors: Float32Array | undefined,
): void {
  const size = height * width;
  inputErrors?.fill(0);
  for (let i = 0; i < output.length; i++) if (output[i] <= 0) errors[i] = 0;
  for (let out = 0; out < gradient.biases.length; out++) {
    const base = out * size;
    let any = 0;
    for (let i = base; i < base + size; i++) any += errors[i];
    gradient.biases[out] += any;
    for (let channel = 0; channel < channels; channel++) {
      const from = channel * size;
      for (let ky = 0; ky < 3; ky++) {
        const k = (out * channels + channel) * 9 + ky * 3;
        const [a, b, c] = [tensor.weights[k], tensor.weights[k + 1], tensor.weights[k + 2]];
        let [ga, gb, gc] = [0, 0, 0];
        const dy = ky - 1;
        for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
          const row = from + (y + dy) * width;
          const target = base + y * width;
          for (let x = 0; x < width; x++) {
            const error = errors[target + x];
            if (error === 0) continue;
            const at = row + x;
            gb += error * input[at];
            if (x > 0) ga += error * input[at - 1];
            if (x < width - 1) gc += error * input[at + 1];
            if (inputErrors !== undefined) {
              inputErrors[at] += error * b;
              if (x > 0) inputErrors[at - 1] += error * a;
              if (x < width - 1) inputErrors[at + 1] += error * c;
            }
          }
        }
        gradient.weights[k] += ga;
        gradient.weights[k + 1] += gb;
        gradient.weights[k + 2] += gc;
      }
    }
  }
}
