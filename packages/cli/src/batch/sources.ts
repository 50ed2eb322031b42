// The sources of a batch in the order of the input, including unreadable ones. Folders are walked. Sources are read,
// but not parsed, one by one on demand.

import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SourceFault } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { readInput, type SourceInput, unseen } from '../input/sources.js';
import { type FoundFile, walk } from '../input/walk.js';
import type { ReadingOptions } from '../options/shared-options.js';
import { isInShard, type RowShard, type Shard } from './shard.js';

export interface BatchSource {
  readonly source: string;
  /** In a run over a part of the input: which part, and the number of the source in all of it. */
  readonly shard?: RowShard;
  /** For the progress bar: its bytes, since large files have many puzzles, plus a constant. */
  readonly weight: number;
  /** Found in a folder, so it may not be a puzzle file. */
  readonly isFromFolder: boolean;
  readonly content:
    | { readonly ok: true; readonly input: SourceInput; readonly hash: string }
    | { readonly ok: false; readonly faults: readonly SourceFault[] };
}

export interface SourceSettings {
  readonly reading: ReadingOptions;
  /** The batch's own files, which are never inputs. */
  readonly own: readonly string[];
  readonly signal: AbortSignal;
  /** Only the sources of this part. */
  readonly shard?: Shard | undefined;
}

export async function* sourcesOf(
  words: readonly string[],
  context: Pick<Context, 'stdin'>,
  { reading, own, signal, shard }: SourceSettings,
): AsyncGenerator<BatchSource, void, void> {
  let number = 0;
  for await (const { found, weight } of inputs(words, own)) {
    number += 1;
    if (!isInShard(found.path, shard)) continue;
    const read = unseen(found) ?? (await readInput(found.path, reading, context, signal));
    const content =
      'ok' in read
        ? ({ ok: false, faults: read.faults } as const)
        : ({ ok: true, input: read, hash: inputHash(read.input) } as const);
    const place = shard === undefined ? {} : { shard: { ...shard, source: number } };
    yield { source: found.path, weight, isFromFolder: found.below !== undefined, content, ...place };
  }
}

/** The names of all sources. */
export async function sourceNames(words: readonly string[], own: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { path } of files(words, own)) names.add(path);
  return names;
}

/** The total weight, for the progress bar. */
export async function weightOf(words: readonly string[], own: readonly string[]): Promise<number> {
  let total = 0;
  for await (const { weight } of inputs(words, own)) total += weight;
  return total;
}

/** 128 bits suffice to detect changes of a file. */
export function inputHash(input: string | Uint8Array): string {
  return createHash('sha256').update(input).digest('hex').slice(0, 32);
}

async function* inputs(
  words: readonly string[],
  own: readonly string[],
): AsyncGenerator<{ found: FoundFile; weight: number }, void, void> {
  for await (const found of files(words, own)) {
    const size = (await stat(found.path).catch(() => undefined))?.size ?? 0;
    yield { found, weight: size + 100 };
  }
}

async function* files(
  words: readonly string[],
  own: readonly string[],
): AsyncGenerator<FoundFile, void, void> {
  const ownPaths = new Set(own.map((path) => resolve(path)));
  for await (const found of walk(words)) {
    if (found.below === undefined || !ownPaths.has(resolve(found.path))) yield found;
  }
}
