// Reads boxes of a strip with the network.
import { type Box, GLYPH_HEIGHT, GLYPH_WIDTH, type InkPlane, normalizeGlyph } from './glyph.js';
import { DigitNetwork, type Weights } from './network.js';

/** A digit narrower than this share of its height is a 1 in every font. */
const ONE_ASPECT = 0.27;

export class DigitReader {
  readonly #network: DigitNetwork;
  readonly #glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  /** Glyphs read so far: the scanner's measure of work. */
  count = 0;

  constructor(weights: Weights) {
    this.#network = new DigitNetwork(weights);
  }

  /** Probabilities of 0-9 and "no digit". */
  read(plane: InkPlane, box: Box): Float64Array {
    this.count++;
    normalizeGlyph(plane, box, this.#glyph);
    const probabilities = this.#network.read(this.#glyph);
    if (box.right - box.left < ONE_ASPECT * (box.bottom - box.top)) {
      for (let i = 0; i < probabilities.length; i++) probabilities[i] *= 0.1;
      probabilities[1] += 0.9;
    }
    return probabilities;
  }
}
