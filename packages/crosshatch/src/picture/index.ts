// The picture layer's public names.
export { type AnimatedSvgOptions, drawAnimatedSvg } from './animated-svg.js';
export {
  type AnimationFrame,
  type AnimationStep,
  animationFrames,
  type FrameOptions,
  type RunPlace,
} from './animation.js';
export { type Book, bookLength, makeBook } from './book/book.js';
export type { BookEntry, BookOptions, Difficulty } from './book/entry.js';
export { PAPERS, type Paper } from './book/paper.js';
export { runArea } from './clues.js';
export { missingCharacters } from './font/text.js';
export type { PictureLayout } from './layout.js';
export type { PictureOptions } from './options.js';
export { type PdfOptions, scenesToPdf } from './pdf/pdf.js';
export { pictureLayout, puzzleScene } from './puzzle-scene.js';
export type { Group, Rectangle, Scene, Shape, Stroke, Text } from './scene.js';
export { drawSvg, sceneToSvg } from './svg.js';
export type { Theme } from './theme.js';
