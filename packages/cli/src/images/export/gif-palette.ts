// Reduces pixels to the 256 colours of a GIF. The colours of background, rules and cells cover most of an image and are
// kept exactly; rare shades at the edges of numbers are mapped to the nearest colour.

/** The palette entry for an unchanged pixel. */
export const TRANSPARENT = 255;

type Rgb = [red: number, green: number, blue: number];

export interface IndexedPictures {
  readonly palette: Rgb[];
  /** One byte per pixel, for each image. */
  readonly pictures: Uint8Array[];
}

/** The images must be opaque, in RGBA. */
export function indexPixels(pictures: readonly Uint8Array[]): IndexedPictures {
  const counts = new Map<number, number>();
  for (const pixels of pictures) {
    for (let i = 0; i < pixels.length; i += 4) {
      const color = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([color]) => color);
  const kept = byCount.slice(0, TRANSPARENT);
  const indices = new Map(kept.map((color, index) => [color, index]));
  for (const color of byCount.slice(TRANSPARENT)) indices.set(color, nearest(kept, color));
  const palette = kept.map(rgbOf);
  // The transparent entry needs a colour, which is never visible.
  while (palette.length <= TRANSPARENT) palette.push([0, 0, 0]);
  return { palette, pictures: pictures.map((pixels) => indexed(pixels, indices)) };
}

function indexed(pixels: Uint8Array, indices: ReadonlyMap<number, number>): Uint8Array {
  const result = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < result.length; i++) {
    const color = (pixels[4 * i] << 16) | (pixels[4 * i + 1] << 8) | pixels[4 * i + 2];
    result[i] = indices.get(color) ?? 0;
  }
  return result;
}

function nearest(colors: readonly number[], color: number): number {
  const [red, green, blue] = rgbOf(color);
  let best = 0;
  let least = Infinity;
  colors.forEach((candidate, index) => {
    const [r, g, b] = rgbOf(candidate);
    const distance = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function rgbOf(color: number): Rgb {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
