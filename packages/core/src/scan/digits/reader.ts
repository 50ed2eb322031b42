// Reads boxes of a strip with the network.
import { type Box, GLYPH_HEIGHT, GLYPH_WIDTH, type InkPlane, isCross, normalizeGlyph } from './glyph.js';
import { DigitNetwork, NO_DIGIT, type Weights } from './network.js';

/** A digit narrower than this share of its height is a 1 in every font. */
const ONE_ASPECT = 0.27;

/** A cross is about as wide as it is high. */
const LEAST_CROSS = 0.8;

export class DigitReader {
  readonly #network: DigitNetwork;
  readonly #glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  /** Glyphs read so far: the scanner's measure of work. */
  count = 0;

  /** With `flip` the plane is a mirror image; `flip.x` also reverses the digits of a number. */
  constructor(
    weights: Weights,
    readonly flip: { readonly x: boolean; readonly y: boolean } = { x: false, y: false },
  ) {
    this.#network = new DigitNetwork(weights);
  }

  /** Probabilities of 0-9 and "no digit". */
  read(plane: InkPlane, box: Box): Float64Array {
    this.count++;
    normalizeGlyph(plane, box, this.#glyph);
    this.#unflip();
    const probabilities = this.#network.read(this.#glyph);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width > LEAST_CROSS * height && height > LEAST_CROSS * width && isCross(this.#glyph)) {
      for (let i = 0; i < probabilities.length; i++) probabilities[i] *= 0.02;
      probabilities[NO_DIGIT] += 0.98;
    }
    if (width < ONE_ASPECT * height) {
      for (let i = 0; i < probabilities.length; i++) probabilities[i] *= 0.1;
      probabilities[1] += 0.9;
    }
    return probabilities;
  }

  /** Whether what lies in the box is a player's sign for a blank cell, whatever the network makes of it. */
  isCross(plane: InkPlane, box: Box): boolean {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width < LEAST_CROSS * height || height < LEAST_CROSS * width) return false;
    normalizeGlyph(plane, box, this.#glyph);
    return isCross(this.#glyph);
  }

  #unflip(): void {
    const { x, y } = this.flip;
    // A glyph is stored row by row: reversing all of it turns both sides, reversing each row one of them.
    if (y) this.#glyph.reverse();
    if (x === y) return;
    for (let row = 0; row < GLYPH_HEIGHT; row++)
      this.#glyph.subarray(row * GLYPH_WIDTH, (row + 1) * GLYPH_WIDTH).reverse();
  }
}
