// What `@crosshatch/core/render` exports. Every name has a doc comment, and the report in api/ lists it.
export { CellLook } from './text/cell-look.js';
export { runPiece } from './text/clue-area.js';
export {
  blendRgb,
  COLOR_MODES,
  type ColorCodes,
  type ColorMode,
  colorCodes,
  readableOn,
  shadeRgb,
} from './text/color-mode.js';
export { alphabetOf, type DrawAlphabet, type DrawOptions } from './text/options.js';
export { drawPuzzle, pictureSize } from './text/picture.js';
export { NO_COLORS, renderLine, type StyledPiece, type TextStyle } from './text/styled-text.js';
export { drawGrid, drawRows, parseDrawing } from './text/text.js';
export { type AnimatedSvgOptions, drawAnimatedSvg } from './vector/animated-svg.js';
export {
  type AnimationFrame,
  type AnimationStep,
  animationFrames,
  type FrameOptions,
  type RunPlace,
} from './vector/animation.js';
export { type Book, bookLength, makeBook } from './vector/book/book.js';
export type { BookEntry, BookOptions, Difficulty } from './vector/book/entry.js';
export { PAPERS, type Paper } from './vector/book/paper.js';
export { runArea } from './vector/clues.js';
export { missingCharacters } from './vector/font/text.js';
export type { PictureLayout } from './vector/layout.js';
export type { PictureOptions } from './vector/options.js';
export { type PdfOptions, scenesToPdf } from './vector/pdf/pdf.js';
export { pictureLayout, puzzleScene } from './vector/puzzle-scene.js';
export type { Group, Rectangle, Scene, Shape, Stroke, Text } from './vector/scene.js';
export { drawSvg, sceneToSvg } from './vector/svg.js';
export type { Theme } from './vector/theme.js';
