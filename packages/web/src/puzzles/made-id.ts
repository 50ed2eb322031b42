// Puzzles that the page makes: the daily ones and those of Endless. Their id says everything that they are made from.

export type MadeId =
  | { readonly kind: 'daily' /** `2026-11-18`. */; readonly date: string }
  | { readonly kind: 'endless' /** `1-04MA-60QX-7ZKH`. */; readonly code: string };

export function dailyId(date: string): string {
  return `daily-${date}`;
}

export function endlessId(code: string): string {
  return `endless-${code.toLowerCase()}`;
}

export function madeIdOf(id: string): MadeId | undefined {
  const [, date] = /^daily-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (date !== undefined) return { kind: 'daily', date };
  const [, code] = /^endless-([0-9a-z-]{6,40})$/.exec(id) ?? [];
  return code === undefined ? undefined : { kind: 'endless', code: code.toUpperCase() };
}
