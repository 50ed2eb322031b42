// Makes the daily puzzles and those of Endless, in a worker: the generator is large, and a puzzle takes a moment.
import type { PuzzleDocument } from '@crosshatch/core/model';
import { madeTitle } from '../cards/titles.js';
import { LibraryWorker } from '../worker/client.js';
import type { MadeAnswer } from '../worker/motif-handlers.js';
import { type EndlessChoice, endlessChoice, prepared, sameChoice } from './endless-choice.js';
import type { PuzzleEntry } from './entry.js';
import { endlessId, madeIdOf } from './made-id.js';

/** The entry of a made puzzle; undefined when the id names none. */
export async function makeEntry(id: string): Promise<PuzzleEntry | undefined> {
  const made = madeIdOf(id);
  if (made === undefined) return undefined;
  const worker = new LibraryWorker();
  try {
    const answer = await worker.call('madePuzzle', made);
    return answer.ok ? entryOfMade(id, answer.made) : undefined;
  } finally {
    worker.cancelAll();
  }
}

function entryOfMade(id: string, { document, grade }: MadeAnswer): PuzzleEntry {
  const titled: PuzzleDocument = { ...document, meta: { title: madeTitle(id) ?? '' } };
  return { id, grade, document: titled };
}

/** The next puzzle of Endless: the one that is prepared, or a new one. Its id. */
export async function nextEndless(): Promise<string> {
  const choice = endlessChoice.peek();
  const ready = prepared.peek();
  if (ready !== undefined && sameChoice(ready.choice, choice)) {
    prepared.set(undefined);
    return endlessId(ready.code);
  }
  return endlessId(await newCode(choice));
}

/** Makes the next one while another is played; the result stops that. */
export function prepareNext(): () => void {
  const choice = endlessChoice.peek();
  const ready = prepared.peek();
  if (ready !== undefined && sameChoice(ready.choice, choice)) return () => undefined;
  const stopping = new AbortController();
  newCode(choice, stopping.signal).then(
    (code) => prepared.set({ choice, code }),
    () => undefined, // stopped: it is made when it is wanted
  );
  return () => stopping.abort();
}

async function newCode(choice: EndlessChoice, signal?: AbortSignal): Promise<string> {
  const worker = new LibraryWorker();
  try {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    return await worker.call('endless', { choice, seed }, { signal });
  } finally {
    worker.cancelAll();
  }
}

/** The id of a code that somebody typed, or why it is none. */
export async function codeId(code: string): Promise<{ id: string } | { fault: CodeTrouble }> {
  const worker = new LibraryWorker();
  try {
    const answer = await worker.call('madePuzzle', { kind: 'endless', code });
    return answer.ok ? { id: endlessId(answer.made.code) } : { fault: answer.reason };
  } finally {
    worker.cancelAll();
  }
}

export type CodeTrouble = 'malformed' | 'mistyped' | 'unknown-version' | 'no-picture';
