// How a photo becomes a grid, as set by the sliders. `pictureGrid` of the library does the work.
import type { PictureRecipe } from '@crosshatch/core/make';

export interface PhotoChoices {
  /** Cells of the longer side. */
  readonly size: number;
  /** Colours besides the background. */
  readonly colors: number;
  /** Lightness below which a cell is filled, in percent; 0 lets the library choose. */
  readonly threshold: number;
  readonly outline: boolean;
  readonly dither: boolean;
  readonly invert: boolean;
  readonly crop: boolean;
}

export const FIRST_CHOICES: PhotoChoices = {
  size: 25,
  colors: 1,
  threshold: 0,
  outline: false,
  dither: false,
  invert: false,
  crop: true,
};

export function recipeOf(choices: PhotoChoices): PictureRecipe {
  const { size, colors, threshold, outline, dither, invert, crop } = choices;
  const isMono = colors === 1;
  return {
    size,
    colors,
    crop,
    ...(isMono && outline ? { outline } : {}),
    ...(dither ? { dither } : {}),
    ...(isMono && invert ? { invert } : {}),
    ...(isMono && threshold > 0 ? { threshold: threshold / 100 } : {}),
  };
}

/** The size at which a photo of this size is worked on: more pixels would not be seen. */
export function workingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const LONGEST = 900;
