// The digit network: three 3x3 convolutions with pooling, one hidden layer, eleven classes (0-9 and
// "no digit"). Inference only; `bench/src/train` trains it and writes the weights.
import { GLYPH_HEIGHT, GLYPH_WIDTH } from './glyph.js';

/** Ten digits and "no digit". */
export const CLASSES = 11;

/** The class of everything that is not one whole digit. */
export const NO_DIGIT = 10;

export const CHANNELS = [8, 16, 32] as const;
export const HIDDEN = 48;

/** Pooling halves both sides twice: 20x16, 10x8, 5x4. */
export const FLAT = CHANNELS[2] * (GLYPH_HEIGHT / 4) * (GLYPH_WIDTH / 4);

/** Sizes of the weight tensors in the order in which they are stored; a bias follows each. */
export const TENSORS = [
  { weights: CHANNELS[0] * 9, biases: CHANNELS[0] },
  { weights: CHANNELS[1] * CHANNELS[0] * 9, biases: CHANNELS[1] },
  { weights: CHANNELS[2] * CHANNELS[1] * 9, biases: CHANNELS[2] },
  { weights: FLAT * HIDDEN, biases: HIDDEN },
  { weights: HIDDEN * CLASSES, biases: CLASSES },
] as const;

/** Weights as the network uses them. Layout: [out][in][3][3], and [out][in] for the dense layers. */
export interface Weights {
  readonly tensors: readonly { readonly weights: Float32Array; readonly biases: Float32Array }[];
  /** Logits are divided by this before they become probabilities; fitted on held-out fonts. */
  readonly temperature: number;
}

/** Copies planes into `framed`, whose planes have a border of zeros one cell wide. */
function frame(
  input: Float32Array,
  [channels, height, width]: readonly [number, number, number],
  framed: Float32Array,
): void {
  let source = 0;
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 1; y <= height; y++) {
      let target = (channel * (height + 2) + y) * (width + 2) + 1;
      for (let x = 0; x < width; x++) framed[target++] = input[source++];
    }
  }
}

/** 3x3 convolution of framed planes, then ReLU. Nine taps in one loop: each output is read and written once a channel. */
function convolve(
  framed: Float32Array,
  [channels, height, width]: readonly [number, number, number],
  { weights, biases }: { readonly weights: Float32Array; readonly biases: Float32Array },
  output: Float32Array,
): void {
  const size = height * width;
  const pitch = width + 2;
  for (let out = 0; out < biases.length; out++) {
    const base = out * size;
    output.fill(biases[out], base, base + size);
    for (let channel = 0; channel < channels; channel++) {
      const k = (out * channels + channel) * 9;
      const a = weights[k];
      const b = weights[k + 1];
      const c = weights[k + 2];
      const d = weights[k + 3];
      const e = weights[k + 4];
      const f = weights[k + 5];
      const g = weights[k + 6];
      const h = weights[k + 7];
      const i = weights[k + 8];
      let target = base;
      for (let y = 0; y < height; y++) {
        let upper = (channel * (height + 2) + y) * pitch;
        let middle = upper + pitch;
        let lower = middle + pitch;
        for (let x = 0; x < width; x++, upper++, middle++, lower++) {
          output[target++] +=
            a * framed[upper] +
            b * framed[upper + 1] +
            c * framed[upper + 2] +
            d * framed[middle] +
            e * framed[middle + 1] +
            f * framed[middle + 2] +
            g * framed[lower] +
            h * framed[lower + 1] +
            i * framed[lower + 2];
        }
      }
    }
    for (let i = base; i < base + size; i++) if (output[i] < 0) output[i] = 0;
  }
}

/** 2x2 maximum pooling. */
function pool(
  input: Float32Array,
  [channels, height, width]: readonly [number, number, number],
  output: Float32Array,
): void {
  let target = 0;
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < height; y += 2) {
      let at = (channel * height + y) * width;
      for (let x = 0; x < width; x += 2, at += 2) {
        const upper = input[at] > input[at + 1] ? input[at] : input[at + 1];
        const below = at + width;
        const lower = input[below] > input[below + 1] ? input[below] : input[below + 1];
        output[target++] = upper > lower ? upper : lower;
      }
    }
  }
}

/** output = weights * input + biases. */
function dense(
  input: Float32Array,
  { weights, biases }: { readonly weights: Float32Array; readonly biases: Float32Array },
  output: Float32Array,
): void {
  const size = input.length;
  for (let out = 0; out < biases.length; out++) {
    let sum = biases[out];
    const base = out * size;
    for (let i = 0; i < size; i++) sum += weights[base + i] * input[i];
    output[out] = sum;
  }
}

/** Planes, height and width of what each convolution gets. */
const LAYERS = [
  [1, GLYPH_HEIGHT, GLYPH_WIDTH],
  [CHANNELS[0], GLYPH_HEIGHT / 2, GLYPH_WIDTH / 2],
  [CHANNELS[1], GLYPH_HEIGHT / 4, GLYPH_WIDTH / 4],
] as const;

function framedLayers(): Float32Array[] {
  return LAYERS.map(([planes, height, width]) => new Float32Array(planes * (height + 2) * (width + 2)));
}

/** Reads glyphs with one set of buffers: not reentrant, but cheap to create. */
export class DigitNetwork {
  readonly #weights: Weights;
  // The borders of these stay zero.
  readonly #framed = framedLayers();
  readonly #first = new Float32Array(CHANNELS[0] * GLYPH_HEIGHT * GLYPH_WIDTH);
  readonly #firstPooled = new Float32Array(this.#first.length / 4);
  readonly #second = new Float32Array((CHANNELS[1] * GLYPH_HEIGHT * GLYPH_WIDTH) / 4);
  readonly #secondPooled = new Float32Array(this.#second.length / 4);
  readonly #third = new Float32Array(FLAT);
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #logits = new Float32Array(CLASSES);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Probabilities of the eleven classes for a normalised glyph. */
  read(glyph: Float32Array): Float64Array {
    const [first, second, third, hidden, last] = this.#weights.tensors;
    const [outer, half, quarter] = this.#framed;
    frame(glyph, LAYERS[0], outer);
    convolve(outer, LAYERS[0], first, this.#first);
    pool(this.#first, [CHANNELS[0], GLYPH_HEIGHT, GLYPH_WIDTH], this.#firstPooled);
    frame(this.#firstPooled, LAYERS[1], half);
    convolve(half, LAYERS[1], second, this.#second);
    pool(this.#second, [CHANNELS[1], GLYPH_HEIGHT / 2, GLYPH_WIDTH / 2], this.#secondPooled);
    frame(this.#secondPooled, LAYERS[2], quarter);
    convolve(quarter, LAYERS[2], third, this.#third);
    dense(this.#third, hidden, this.#hidden);
    for (let i = 0; i < HIDDEN; i++) if (this.#hidden[i] < 0) this.#hidden[i] = 0;
    dense(this.#hidden, last, this.#logits);
    return softmax(this.#logits, this.#weights.temperature);
  }
}

function softmax(logits: Float32Array, temperature: number): Float64Array {
  let highest = -Infinity;
  for (const logit of logits) if (logit > highest) highest = logit;
  const result = new Float64Array(logits.length);
  let sum = 0;
  for (let i = 0; i < logits.length; i++) {
    result[i] = Math.exp((logits[i] - highest) / temperature);
    sum += result[i];
  }
  for (let i = 0; i < result.length; i++) result[i] /= sum;
  return result;
}
