// The draw layer's public names.
export { COLOR_MODES, type ColorMode } from './color-mode.js';
export type { DrawOptions } from './options.js';
export { drawPuzzle, pictureSize } from './picture.js';
export { drawGrid, drawRows, parseDrawing } from './text.js';
