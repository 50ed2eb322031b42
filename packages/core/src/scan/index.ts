// The scan layer's names for its neighbours and for the training program.
export { type Box, GLYPH_HEIGHT, GLYPH_WIDTH, type InkPlane, normalizeGlyph } from './digits/glyph.js';
export type { Weights } from './digits/network.js';
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
  type ScanFailure,
  type ScannedGrid,
  type ScannedLine,
  type ScannedMark,
  type ScannedPuzzle,
  type ScannedRun,
  type ScanOptions,
  type ScanResult,
} from './result.js';
export { scan, scanWith } from './scan.js';
export { documentOfScan } from './scan-document.js';
