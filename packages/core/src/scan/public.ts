// What `@crosshatch/core/scan` exports. Every name has a doc comment, and the report in api/ lists it.

export type { Weights } from './digits/network.js';
export { loadWeights } from './digits/weights.js';
export { flatNodes } from './grid/flat-nodes.js';
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
