// The draw layer's public names.
export { CellLook } from './cell-look.js';
export { runPiece } from './clue-area.js';
export {
  blendRgb,
  COLOR_MODES,
  type ColorCodes,
  type ColorMode,
  colorCodes,
  readableOn,
  shadeRgb,
} from './color-mode.js';
export { alphabetOf, type DrawAlphabet, type DrawOptions } from './options.js';
export { drawPuzzle, pictureSize } from './picture.js';
export { NO_COLORS, renderLine, type StyledPiece, type TextStyle } from './styled-text.js';
export { drawGrid, drawRows, parseDrawing } from './text.js';
