// The picture layer's public names.
export type { PictureOptions } from './puzzle-scene.js';
export { puzzleScene } from './puzzle-scene.js';
export type { Digits, Label, Rectangle, Scene, Shape, Stroke } from './scene.js';
export { drawSvg, sceneToSvg } from './svg.js';
