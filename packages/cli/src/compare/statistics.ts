// The few figures that the bench shows. Medians, since a busy machine only ever makes things slower.

/** The value below which this part of the values lies, between neighbours by proportion. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A figure with the range that it moved in. */
export interface Spread {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** Median and quartiles. */
export function quartiles(values: readonly number[]): Spread {
  return { middle: median(values), low: quantile(values, 0.25), high: quantile(values, 0.75) };
}

/** Median, least and greatest. */
export function range(values: readonly number[]): Spread {
  return { middle: median(values), low: Math.min(...values), high: Math.max(...values) };
}
