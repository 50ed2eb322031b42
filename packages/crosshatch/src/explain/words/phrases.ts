// Pieces that most languages put together in the same way.
import type { Told, ToldSpan } from './told.js';

/** `a, b and c`. */
export function list(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export function capital(text: string): string {
  return text === '' ? text : text[0].toUpperCase() + text.slice(1);
}

/** `1-3, 5` as single words. */
export function numbers(spans: readonly ToldSpan[]): string[] {
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
}

export function isOneCell(spans: readonly ToldSpan[]): boolean {
  return spans.length === 1 && spans[0].from === spans[0].to;
}

/** The cells that a deduction settles, whatever to. */
export function settledSpans(told: Told): ToldSpan[] {
  return told.groups.flatMap(({ spans }) => spans).sort((a, b) => a.from - b.from);
}

/** What a language calls a colour, by its English name in any case; undefined for names that are not known. */
export function known<T>(colors: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(colors, key) ? colors[key] : undefined;
}

/** `1 cell`, `2 cells`. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
