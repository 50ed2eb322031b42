// Names for colours of generated palettes.
import type { Lab } from './oklab.js';

/** Upper limits of hues in OKLab degrees, ascending. */
const HUES: readonly [upTo: number, name: string][] = [
  [10, 'pink'],
  [42, 'red'],
  [78, 'orange'],
  [116, 'yellow'],
  [165, 'green'],
  [220, 'teal'],
  [278, 'blue'],
  [322, 'purple'],
  [360, 'pink'],
];

const GREYS: readonly [upTo: number, name: string][] = [
  [0.25, 'black'],
  [0.5, 'dark-grey'],
  [0.75, 'grey'],
  [0.93, 'light-grey'],
  [Infinity, 'white'],
];

function colorName([lightness, a, b]: Lab): string {
  const chroma = Math.hypot(a, b);
  const isGrey = chroma < 0.035 || (lightness < 0.25 && chroma < 0.06);
  if (isGrey) return named(GREYS, lightness);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const name = named(HUES, hue);
  // Dark orange is called brown.
  if ((name === 'orange' || name === 'yellow') && lightness < 0.55) return 'brown';
  if (lightness < 0.42) return `dark-${name}`;
  return lightness > 0.85 && name !== 'yellow' ? `light-${name}` : name;
}

function named(table: readonly [upTo: number, name: string][], value: number): string {
  return (table.find(([upTo]) => value < upTo) ?? table[table.length - 1])[1];
}

/** A unique name for each colour. */
export function colorNames(colors: readonly Lab[]): string[] {
  const taken = new Set<string>();
  return colors.map((color) => {
    const name = colorName(color);
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name}-${n}`;
    taken.add(free);
    return free;
  });
}
