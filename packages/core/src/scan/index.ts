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
export type { ScanPixels } from './image/picture.js';
export { DOUBTFUL } from './reading/confidence.js';
export {
  type PicturePoint,
  type Quad,
  SCAN_FAILURES,
  SCANNED_MARKS,
  type ScanAlternative,
  type ScanDoubt,
  type ScannedGrid,
  type ScannedLine,
  type ScannedMark,
  type ScannedPuzzle,
  type ScannedRun,
  type ScanOptions,
  type ScanResult,
} from './result.js';
export { scan, scanWith } from './scan.js';
