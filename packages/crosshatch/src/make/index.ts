// The make layer's public names.
export {
  type GenerateLimits,
  type GenerateRecipe,
  type GenerateResult,
  generate,
  generating,
} from './generate.js';
export { TEXTURES, type Texture } from './pattern.js';
export { PATTERN_SYMMETRIES, type PatternSymmetry } from './pattern-symmetry.js';
