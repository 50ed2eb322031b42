// The pseudo-locale: every message of a catalogue between marks, with longer words. On a screen in it, a text
// without the marks is in no catalogue, and what does not fit will not fit in another language either.

/** What begins and ends each message. */
export const MARKS = { begin: '⟦', end: '⟧' } as const;

export function pseudo<T>(words: T): T {
  return changed(words) as T;
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : marked(value);
  if (typeof value === 'function') {
    return (...given: unknown[]) => changed((value as (...all: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}

/** A third longer, as German is. What is marked already was put into a message: it stays. */
function marked(text: string): string {
  const longer = text.length > 3 ? '·'.repeat(Math.ceil(text.length / 4)) : '';
  return `${MARKS.begin}${text}${longer}${MARKS.end}`;
}
