// The scan layer's public names.
export { type Box, GLYPH_HEIGHT, GLYPH_WIDTH, type InkPlane, normalizeGlyph } from './digits/glyph.js';
export {
  CHANNELS,
  CLASSES,
  convolve,
  DigitNetwork,
  dense,
  FLAT,
  HIDDEN,
  NO_DIGIT,
  pool,
  TENSORS,
  type Weights,
} from './digits/network.js';
export { decodeWeights, loadWeights } from './digits/weights.js';
