// Colours for a canvas, which knows nothing of custom properties or light-dark().

/** The custom properties of these names as they are now at this element. */
export function colorsAt<Name extends string>(
  element: HTMLElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // A variable that depends on the theme is only known in use.
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  const entries = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, style.color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Black or white, whichever is read better on this colour. */
export function contrasting(rgb: string): '#ffffff' | '#000000' {
  const light = luminance(rgb);
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(rgb: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(rgb.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
