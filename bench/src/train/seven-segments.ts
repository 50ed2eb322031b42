// Seven-segment digits of every make: consoles and timers use them, few fonts have them.
import type { Outline } from './outline.js';

/** Segments a-g of the digits 0-9. */
const SEGMENTS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];

const VARIANTS: Readonly<Record<number, string>> = { 6: 'fgedc', 7: 'fabc', 9: 'abcfg' };

export function segmentDigit(random: () => number, value: number, slant: number): Outline {
  const thick = 0.08 + random() * 0.12;
  const width = 0.45 + random() * 0.25;
  const gap = random() < 0.5 ? 0 : random() * 0.04;
  const on = random() < 0.25 ? (VARIANTS[value] ?? SEGMENTS[value]) : SEGMENTS[value];
  const wide = (y: number) => [thick * 0.5 + gap, y, width - thick * 0.5 - gap, y + thick];
  const tall = (x: number, y: number) => [x, y + gap, x + thick, y + 0.5 + thick * 0.5 - gap];
  const bars: Readonly<Record<string, readonly number[]>> = {
    a: wide(0),
    g: wide(0.5 - thick / 2),
    d: wide(1 - thick),
    f: tall(0, 0),
    b: tall(width - thick, 0),
    e: tall(0, 0.5 - thick / 2),
    c: tall(width - thick, 0.5 - thick / 2),
  };
  // A bar that joins others overlaps them; the fill rule takes the larger coverage, not the sum.
  return [...on].map((name) => {
    const [left, top, right, bottom] = bars[name];
    const lean = (y: number) => (1 - y) * slant;
    return Float64Array.from([
      left + lean(top),
      top,
      right + lean(top),
      top,
      right + lean(bottom),
      bottom,
      left + lean(bottom),
      bottom,
    ]);
  });
}
