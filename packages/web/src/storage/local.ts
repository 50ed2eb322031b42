// A small value of the page in localStorage, as a signal: read once, written with every change. What cannot be read is
// the default; where nothing can be written, the value lasts until the page is closed.
import { type Signal, signal } from '@preact/signals';

export interface Local<T> extends Signal<T> {
  /** Changes and keeps it. */
  set(value: T): void;
}

/** `read` takes anything and gives a valid value. */
export function local<T>(key: string, read: (value: unknown) => T): Local<T> {
  const kept = signal(read(stored(key)));
  return Object.assign(kept, {
    set: (value: T) => {
      kept.value = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden.
      }
    },
  });
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
