// Colour spaces: sRGB as it is stored, linear light in which averages are true, and OKLab (Ottosson, 2020)
// in which distances are about as large as people see them: 0 to 1 for black to white.

/** A colour in OKLab: lightness, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** From a stored sRGB value, 0 to 1, to linear light. */
export function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function storedOf(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(1, value));
}

/** Linear light to OKLab. */
export function oklabOf(red: number, green: number, blue: number): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to linear light. */
export function lightOf([lightness, a, b]: Lab): readonly [red: number, green: number, blue: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLab to `#rrggbb`; what the screen can't show is cut off. */
export function hexOfLab(color: Lab): string {
  const hex = lightOf(color).map((value) =>
    Math.round(storedOf(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** `#rrggbb` as bytes. */
function bytesOfHex(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` to OKLab. */
export function labOfHex(hex: string): Lab {
  const [red, green, blue] = bytesOfHex(hex).map((value) => linearOf(value / 255));
  return oklabOf(red, green, blue);
}

/** How different two colours look: 0 the same, 0.02 just noticeable, 1 black and white. */
export function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
