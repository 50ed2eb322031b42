// Undo history of any values, limited only by memory.

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Steps that are kept; a drawing of 200x200 takes 40 KB. */
const MOST_KEPT = 1000;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** Adds a step and discards the undone ones. */
export function recorded<T>(history: History<T>, next: T): History<T> {
  return { past: [...history.past, history.now].slice(-MOST_KEPT), now: next, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
