// What `@crosshatch/core/make` exports. Every name has a doc comment, and the report in api/ lists it.
export { DULL_CODES, type DullCode, type DullWarning, dullness } from './dullness.js';
export {
  type GenerateLimits,
  type GenerateRecipe,
  type GenerateResult,
  generate,
  generateInTurns,
} from './generate.js';
export { type GradeBounds, type GradeRange, parseGradeRange } from './grade-bounds.js';
export {
  type CellChange,
  IMPROVE_TARGETS,
  type Improvement,
  type ImproveOptions,
  type ImproveTarget,
  improve,
  improveInTurns,
} from './improve/improve.js';
export type { ImproveProgress } from './improve/make-unique.js';
export { EMBLEM_NAMES, type TextGridResult, type TextOptions, textGrid } from './lettering/text-grid.js';
export type { CodeFault } from './motifs/code.js';
export { daily } from './motifs/daily.js';
export {
  type CodeResult,
  ENDLESS_DIFFICULTIES,
  type EndlessDifficulty,
  type EndlessRecipe,
  endless,
  fromCode,
  MOTIF_KINDS,
  type MotifPuzzle,
} from './motifs/endless.js';
export { MOTIFS } from './motifs/registry.js';
export { TEXTURES, type Texture } from './pattern.js';
export { PATTERN_SYMMETRIES, type PatternSymmetry } from './pattern-symmetry.js';
export { type PictureGrid, type PictureRecipe, pictureGrid } from './pixels/picture-grid.js';
export type { Pixels } from './pixels/pixels.js';
export type { Area } from './pixels/shrink.js';
export { THRESHOLDS, type Threshold } from './pixels/threshold.js';
