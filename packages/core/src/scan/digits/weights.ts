// Decodes the weights when the first picture is read: a page that never scans never pays for them.
import { TENSORS, type Weights } from './network.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Plain base64; the library knows no platform that would decode it. */
function decodeBase64(text: string): Uint8Array {
  const end = text.indexOf('=');
  const bytes = new Uint8Array(Math.floor(((end < 0 ? text.length : end) * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = ALPHABET.indexOf(text[i]);
    if (value < 0) break;
    bits = (bits << 6) | value;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 255;
    }
  }
  return bytes;
}

/** The inverse of `quantized` in `bench/src/train/quantize.ts`. */
export function decodeWeights(base64: string, temperature: number): Weights {
  const bytes = decodeBase64(base64);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const tensors = TENSORS.map((size) => {
    const weights = new Float32Array(size.weights);
    const biases = new Float32Array(size.biases);
    const row = size.weights / size.biases;
    for (let out = 0; out < size.biases; out++) {
      const scale = view.getFloat32(at, true);
      biases[out] = view.getFloat32(at + 4, true);
      at += 8;
      for (let i = 0; i < row; i++) weights[out * row + i] = view.getInt8(at++) * scale;
    }
    return { weights, biases };
  });
  return { tensors, temperature };
}

let loaded: Promise<Weights> | undefined;

/**
 * The shipped weights. Loaded once, on first use.
 *
 * @example
 * const weights = await loadWeights(); // once, for many pictures
 */
export function loadWeights(): Promise<Weights> {
  loaded ??= import('./weights-data.js').then(({ TEMPERATURE, WEIGHTS_BASE64 }) =>
    decodeWeights(WEIGHTS_BASE64, TEMPERATURE),
  );
  return loaded;
}
