// Figures for people: three digits that mean something, and a unit that fits.
import type { Spread } from '../statistics.js';

export function digits(value: number): string {
  if (!Number.isFinite(value)) return '-';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(value >= 1 ? 3 : 2)));
}

export function duration(milliseconds: number): string {
  return milliseconds >= 1000 ? `${digits(milliseconds / 1000)} s` : `${digits(milliseconds)} ms`;
}

export function withSpread({ middle, low, high }: Spread, isAtLeast = false): string {
  const sign = isAtLeast ? '>= ' : '';
  const isNarrow = high - low < 0.01 * middle;
  return `${sign}${digits(middle)}${isNarrow ? '' : ` (${digits(low)}-${digits(high)})`}`;
}

/** A Markdown table whose columns stand in line; all but the first column are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
