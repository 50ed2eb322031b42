// The puzzles of a batch in the order of the input, numbered from 1: folders are walked, files with several
// puzzles give one item each, and a file that can't be read is an item too. Nothing is kept.
import type { PuzzleDocument } from 'crosshatch';
import type { Context } from '../context.js';
import { isForeign, readSource, type SourceFault } from '../input/sources.js';
import { walk } from '../input/walk.js';

export interface BatchItem {
  readonly id: number;
  readonly source: string;
  readonly index: number;
  /** Absent when the source can't be read. */
  readonly document?: PuzzleDocument;
  readonly faults?: readonly SourceFault[];
}

export interface ItemNews {
  /** Called when all puzzles of a file are handed out. */
  readonly onFile: () => void;
  /** Called for a file in a folder that has nothing to do with puzzles. */
  readonly onSkipped: () => void;
}

export async function* itemsOf(
  words: readonly string[],
  from: string | undefined,
  context: Context,
  news: ItemNews,
): AsyncGenerator<BatchItem, void, void> {
  let id = 0;
  for await (const { path, below } of walk(words)) {
    const read = await readSource(path, from === undefined ? {} : { from }, context);
    if (read.ok) {
      for (const [i, document] of read.documents.entries()) {
        id += 1;
        yield { id, source: path, index: i + 1, document };
      }
    } else if (below !== undefined && isForeign(read)) {
      news.onSkipped();
    } else {
      id += 1;
      yield { id, source: path, index: 1, faults: read.faults };
    }
    news.onFile();
  }
}

/** How many files there are to read, for a progress bar. */
export async function countFiles(words: readonly string[]): Promise<number> {
  let count = 0;
  for await (const _ of walk(words)) count += 1;
  return count;
}
