// Terminal colour codes: none, 16, 256 or 16.7 million. If a palette is reduced to few codes, different colours stay
// different as long as possible.

/** How many colours a terminal has. */
export const COLOR_MODES = ['none', '16', '256', 'truecolor'] as const;
/** How many colours a terminal has. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** The escape sequence parameters that set a foreground or background colour. */
export type ColorCodes = (rgb: string, layer: 'front' | 'back') => string;

type Rgb = readonly [number, number, number];

// The 16 colours as most terminals show them; users may have changed them.
const SIXTEEN = [
  '#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5',
  '#7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff',
].flatMap((half) => half.split(' ').map(rgbOf));

/** The 256 colours: the first 16 vary between users and are undefined here; a 6x6x6 cube; 24 greys. */
const TWO_HUNDRED_FIFTY_SIX: readonly (Rgb | undefined)[] = Array.from({ length: 256 }, (_, code) => {
  if (code < 16) return undefined;
  if (code >= 232) return [8 + (code - 232) * 10, 8 + (code - 232) * 10, 8 + (code - 232) * 10];
  const level = (step: number) => (step === 0 ? 0 : 55 + 40 * step);
  const cube = code - 16;
  return [level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6)];
});

/**
 * Codes for a mode (other than `none`). The colours of `reserved` each get a code of their own, in
 * this order of right, while there are codes left.
 *
 * @example
 * const codes = colorCodes('256', []);
 */
export function colorCodes(mode: Exclude<ColorMode, 'none'>, reserved: readonly string[]): ColorCodes {
  if (mode === 'truecolor') {
    return (rgb, layer) => `${layer === 'front' ? 38 : 48};2;${rgbOf(rgb).join(';')}`;
  }
  const table = mode === '16' ? SIXTEEN : TWO_HUNDRED_FIFTY_SIX;
  const assigned = new Map<string, number>();
  for (const rgb of reserved) {
    if (assigned.has(rgb)) continue;
    const taken = new Set(assigned.values());
    assigned.set(rgb, nearest(rgb, table, taken) ?? nearest(rgb, table, new Set()) ?? 0);
  }
  return (rgb, layer) => {
    const code = assigned.get(rgb) ?? nearest(rgb, table, new Set()) ?? 0;
    assigned.set(rgb, code);
    if (mode === '256') return `${layer === 'front' ? 38 : 48};5;${code}`;
    return String((layer === 'front' ? 30 : 40) + (code < 8 ? code : 60 + code - 8));
  };
}

/**
 * `#000000` or `#ffffff`: whichever is easier to read on this colour.
 *
 * @example
 * readableOn('#000000'); // a light colour
 */
export function readableOn(rgb: string): string {
  const [red, green, blue] = rgbOf(rgb);
  return 299 * red + 587 * green + 114 * blue > 140_000 ? '#000000' : '#ffffff';
}

/**
 * The colour `share` of the way from one to the other.
 *
 * @example
 * blendRgb('#000000', '#ffffff', 0.5);
 */
export function blendRgb(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `#${a.map((part, i) => byte(Math.round(part + (b[i] - part) * share))).join('')}`;
}

/**
 * The colour `share` of the way towards what can be read on it.
 *
 * @example
 * shadeRgb('#cc0000', 0.5);
 */
export function shadeRgb(rgb: string, share: number): string {
  return blendRgb(rgb, readableOn(rgb), share);
}

function nearest(
  rgb: string,
  table: readonly (Rgb | undefined)[],
  taken: ReadonlySet<number>,
): number | undefined {
  const [red, green, blue] = rgbOf(rgb);
  let best: number | undefined;
  let least = Infinity;
  table.forEach((entry, code) => {
    if (entry === undefined || taken.has(code)) return;
    // The "redmean" approximation of perceived distance.
    const mean = (red + entry[0]) / 2;
    const [r, g, b] = [red - entry[0], green - entry[1], blue - entry[2]];
    const distance = (2 + mean / 256) * r * r + 4 * g * g + (2 + (255 - mean) / 256) * b * b;
    if (distance < least) [best, least] = [code, distance];
  });
  return best;
}

function rgbOf(rgb: string): Rgb {
  const value = Number.parseInt(rgb.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
