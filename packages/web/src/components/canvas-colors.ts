// Colours for a canvas, which knows nothing of custom properties, light-dark() or forced colours.

/** The custom properties of these names as they are now at this element. */
export function colorsAt<Name extends string>(
  element: HTMLElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // A variable that depends on the theme is only known in use.
  const probe = document.createElement('span');
  probe.hidden = true;
  // Forced colours replace every `color`; the tokens name the system's colours themselves then.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const style = getComputedStyle(probe);
  const entries = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, style.color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Red, green and blue, 0 to 255, of `#rrggbb` or `rgb(...)` as a browser reports it. */
export function rgbOf(color: string): readonly [number, number, number] {
  if (color.startsWith('#')) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return [red, green, blue];
  }
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Black or white, whichever is read better on this colour. */
export function contrasting(rgb: string): '#ffffff' | '#000000' {
  const light = luminance(rgb);
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** The contrast of two colours, 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(rgb: string): number {
  const [red, green, blue] = rgbOf(rgb).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
