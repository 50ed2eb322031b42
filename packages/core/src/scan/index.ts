// The scan layer: all public names, and the digit network's parts for the training program.
export { type Box, GLYPH_HEIGHT, GLYPH_WIDTH, type InkPlane, normalizeGlyph } from './digits/glyph.js';
export {
  CHANNELS,
  CLASSES,
  DigitNetwork,
  FLAT,
  HIDDEN,
  NO_DIGIT,
  TENSORS,
} from './digits/network.js';
export { decodeWeights } from './digits/weights.js';
export * from './public.js';
