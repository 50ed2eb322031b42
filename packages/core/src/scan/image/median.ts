// The middle of what was measured: a few outliers do not move it.

/** The middle value, the upper one of two; undefined if there is none. */
export function median(values: Iterable<number>): number | undefined {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1];
}

/** The middle of each channel. Pre: at least one colour. */
export function medianColor(
  colors: readonly (readonly [number, number, number])[],
): readonly [red: number, green: number, blue: number] {
  const middle = (channel: 0 | 1 | 2) => median(colors.map((color) => color[channel])) ?? 0;
  return [middle(0), middle(1), middle(2)];
}
