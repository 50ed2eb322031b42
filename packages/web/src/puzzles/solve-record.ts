// A record of a solved puzzle, without the store: read from anything, made of an earlier version's, merged.
import { type Look, readLook } from './look.js';
import { numberOf, pictureOf, recordId } from './record.js';
import { readSplits, type Splits } from './splits.js';

export interface SolveRecord extends Look {
  readonly id: string;
  /** When it was first and last solved, milliseconds. */
  readonly first: number;
  readonly last: number;
  /** How often. */
  readonly times: number;
  /** The shortest time in seconds. */
  readonly best: number;
  /** Of the solve with the shortest time; empty when they are not known. */
  readonly splits: Splits;
  /** The most stars that a solve earned, 1 to 3. */
  readonly stars: number;
  /** One character per cell, `0` blank, then 1-9, a-z. */
  readonly picture: string;
  /** Of the puzzle, as `PuzzleEntry` has it; empty when it was not graded. */
  readonly grade: string;
}

/** A record from anything, or nothing. */
export function readSolve(value: unknown): SolveRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = value as Record<string, unknown>;
  const id = recordId(row.id);
  if (id === undefined) return undefined;
  return {
    id,
    first: numberOf(row.first),
    last: numberOf(row.last),
    times: Math.max(1, numberOf(row.times)),
    best: numberOf(row.best),
    splits: readSplits(row.splits),
    stars: Math.min(3, Math.max(1, numberOf(row.stars))),
    picture: pictureOf(row.picture),
    grade: typeof row.grade === 'string' ? row.grade.slice(0, 100) : '',
    ...readLook(row),
  };
}

/** The record for a solved play of an earlier version of the page, which kept both in one. */
export function solveOfProgress(value: unknown): SolveRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = value as Record<string, unknown>;
  if (row.solved !== true) return undefined;
  return readSolve({
    id: row.id,
    first: row.touched,
    last: row.touched,
    best: row.seconds,
    picture: row.picture,
  });
}

/** Two records of one puzzle as one: the better time, all the solves that are known. */
export function mergeSolves(one: SolveRecord, other: SolveRecord): SolveRecord {
  const newer = one.last >= other.last ? one : other;
  const faster = one.best <= other.best ? one : other;
  return {
    id: one.id,
    first: Math.min(one.first, other.first),
    last: newer.last,
    times: Math.max(one.times, other.times),
    best: faster.best,
    splits: faster.splits,
    stars: Math.max(one.stars, other.stars),
    picture: newer.picture,
    grade: newer.grade || one.grade || other.grade,
    width: newer.width,
    colors: newer.colors,
  };
}
