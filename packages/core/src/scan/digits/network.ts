// The digit network: three 3x3 convolutions with pooling, one hidden layer, eleven classes (0-9 and
// "no digit"). Inference only; `bench/src/train` trains it and writes the weights.
import { kernel } from '../wasm/kernel.js';
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

/** Reads glyphs. Cheap to create: what it computes with lies in the kernel, whose weights are replaced where others were used. */
export class DigitNetwork {
  readonly #weights: Weights;
  readonly #logits = new Float32Array(CLASSES);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Probabilities of the eleven classes for a normalised glyph. */
  read(glyph: Float32Array): Float64Array {
    const own = kernel();
    const { exports } = own;
    if (own.owner !== this.#weights) {
      let at = exports.weightsPlace();
      for (const { weights, biases } of this.#weights.tensors) {
        own.write(at, weights);
        own.write(at + weights.byteLength, biases);
        at += weights.byteLength + biases.byteLength;
      }
      own.owner = this.#weights;
    }
    own.write(exports.glyphPlace(), glyph);
    exports.readGlyph();
    own.read(exports.logitsPlace(), this.#logits);
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
