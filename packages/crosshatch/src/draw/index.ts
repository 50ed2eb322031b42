// The draw layer's public names.
export {
  blendRgb,
  COLOR_MODES,
  type ColorCodes,
  type ColorMode,
  colorCodes,
  readableOn,
} from './color-mode.js';
export type { DrawOptions } from './options.js';
export { drawPuzzle, pictureSize } from './picture.js';
export { drawGrid, drawRows, parseDrawing } from './text.js';
