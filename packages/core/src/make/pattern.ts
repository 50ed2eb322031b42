// Random patterns: chooses the colour of each group of cells. Noise chooses independently; a smooth pattern has areas,
// like a picture.
import type { Color, Random, Size } from '../model/index.js';

/** The textures that a generated picture can have. */
export const TEXTURES = ['noise', 'smooth'] as const;
/** A texture of generated pictures. */
export type Texture = (typeof TEXTURES)[number];

export interface PatternRecipe extends Size {
  /** Share of filled cells, 0 to 1. */
  readonly density: number;
  readonly colors: number;
  readonly texture: Texture;
}

/** A colour for every cell (0 = blank), equal within each group. */
export function randomPattern(
  recipe: PatternRecipe,
  groups: readonly (readonly number[])[],
  random: Random,
): Color[] {
  const heights = field(recipe, random);
  const tints = recipe.colors > 1 ? field(recipe, random) : heights;
  const colors: Color[] = new Array(recipe.width * recipe.height).fill(0);
  const level = (values: Float64Array, group: readonly number[]) =>
    group.reduce((sum, cell) => sum + values[cell], 0) / group.length;
  const ranked = groups
    .map((group) => ({ group, height: level(heights, group), tint: level(tints, group) }))
    .sort((a, b) => b.height - a.height);
  const wanted = Math.round(recipe.density * colors.length);
  let filled = 0;
  const chosen: (typeof ranked)[number][] = [];
  for (const entry of ranked) {
    if (filled >= wanted) break;
    filled += entry.group.length;
    chosen.push(entry);
  }
  // All colours get an equal share of the filled cells.
  chosen.sort((a, b) => a.tint - b.tint);
  chosen.forEach(({ group }, i) => {
    const color = recipe.colors === 1 ? 1 : 1 + Math.floor((i * recipe.colors) / chosen.length);
    for (const cell of group) colors[cell] = color;
  });
  return colors;
}

/** A random number for every cell; smooth ones are averaged with their neighbours. */
function field({ width, height, texture }: PatternRecipe, random: Random): Float64Array {
  let values = Float64Array.from({ length: width * height }, () => random.next());
  if (texture === 'noise') return values;
  for (let round = 0; round < 3; round++) {
    values = values.map((_, cell) => {
      const [row, column] = [Math.floor(cell / width), cell % width];
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
          sum += values[y * width + x];
          count += 1;
        }
      }
      return sum / count;
    });
  }
  return values;
}
