// The model: all public names, and what only the layers above use.
export { runsOfLine } from './clues-of.js';
export { colorNames } from './color-name.js';
export { finishedRuns } from './finished-runs.js';
export { requireSize } from './grid.js';
export { harmlessLine, harmlessLines } from './harmless.js';
export { distance, hexOfLab, type Lab, labOfHex, lightOf, linearOf, oklabOf } from './oklab.js';
export * from './public.js';
export { Random } from './random.js';
