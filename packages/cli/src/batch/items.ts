// The puzzles of a batch in the order of the input, numbered from 1: folders are walked, files with several
// puzzles give one item each, and a file that can't be read is an item too. Nothing is kept.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PuzzleDocument } from 'crosshatch';
import type { Context } from '../context.js';
import { isForeign, readFound, type SourceFault } from '../input/sources.js';
import { type FoundFile, walk } from '../input/walk.js';

export interface BatchItem {
  readonly id: number;
  readonly source: string;
  readonly index: number;
  /** Absent when the source can't be read. */
  readonly document?: PuzzleDocument;
  readonly faults?: readonly SourceFault[];
}

export interface ItemSettings {
  readonly from: string | undefined;
  /** The batch's own output: not an input, even if it lies among them. */
  readonly output: string | undefined;
  /** Called with the weight of what is handed out, the file under way by its share of puzzles. */
  readonly onProgress: (weight: number) => void;
  /** Called for a file in a folder that has nothing to do with puzzles. */
  readonly onSkipped: () => void;
}

export async function* itemsOf(
  words: readonly string[],
  context: Context,
  settings: ItemSettings,
): AsyncGenerator<BatchItem, void, void> {
  const { from, onProgress } = settings;
  let id = 0;
  let done = 0;
  for await (const { found, weight } of inputs(words, settings.output)) {
    const { path, below } = found;
    const read = await readFound(found, from === undefined ? {} : { from }, context);
    if (read.ok) {
      for (const [i, document] of read.documents.entries()) {
        id += 1;
        yield { id, source: path, index: i + 1, document };
        onProgress(done + (weight * (i + 1)) / read.documents.length);
      }
    } else if (below !== undefined && isForeign(read)) {
      settings.onSkipped();
    } else {
      id += 1;
      yield { id, source: path, index: 1, faults: read.faults };
    }
    done += weight;
    onProgress(done);
  }
}

/** How much there is to read, for a progress bar. */
export async function weightOf(words: readonly string[], output: string | undefined): Promise<number> {
  let total = 0;
  for await (const { weight } of inputs(words, output)) total += weight;
  return total;
}

/** Every file with its weight: its bytes, for large ones have many puzzles, and something for being one. */
async function* inputs(
  words: readonly string[],
  output: string | undefined,
): AsyncGenerator<{ found: FoundFile; weight: number }, void, void> {
  const own = output === undefined ? undefined : resolve(output);
  for await (const found of walk(words)) {
    if (found.below !== undefined && resolve(found.path) === own) continue;
    const size = (await stat(found.path).catch(() => undefined))?.size ?? 0;
    yield { found, weight: size + 100 };
  }
}
