// A part of a batch's sources. Which part a source belongs to follows from its name alone, so that every machine
// agrees, and sources that come later move none of the others.
import { createHash } from 'node:crypto';
import type { BatchRow } from '@crosshatch/core/report';
import { InvalidValue } from '../options/definition.js';

export interface Shard {
  /** From 1 to `of`. */
  readonly part: number;
  readonly of: number;
}

export type RowShard = NonNullable<BatchRow['shard']>;

const MOST = 10_000;

/** From `3/8`. */
export function shardOf(text: string): Shard {
  const [, part, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text)?.map(Number) ?? [];
  if (part >= 1 && part <= of && of <= MOST) return { part, of };
  throw new InvalidValue(`Expected a part and a count, such as 3/8; found "${text}".`);
}

export function isInShard(source: string, shard: Shard | undefined): boolean {
  if (shard === undefined) return true;
  return createHash('sha256').update(source).digest().readUInt32BE() % shard.of === shard.part - 1;
}
