// The puzzles that come with the page: one file, loaded when somebody first wants one.
import { type PuzzleEntry, readEntry } from './entry.js';

let loading: Promise<readonly PuzzleEntry[]> | undefined;

export function shippedPuzzles(): Promise<readonly PuzzleEntry[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // so that the next try may succeed
    throw error;
  });
  return loading;
}

async function load(): Promise<readonly PuzzleEntry[]> {
  const response = await fetch('./puzzles.json');
  if (!response.ok) throw new Error(`puzzles.json: ${response.status}`);
  const list: unknown = await response.json();
  return (Array.isArray(list) ? list : []).flatMap((item) => readEntry(item) ?? []);
}
