// Splits of a solve: after how many seconds each quarter of the puzzle was done. Pure.
import { numberOf } from './record.js';

/** Parts into which a solve is divided. */
export const QUARTERS = 4;

/** Seconds at which each quarter was first reached, never falling; shorter while the puzzle is not solved. */
export type Splits = readonly number[];

/** The splits after a move: quarters that are done now and were not before end at this second. */
export function withProgress(splits: Splits, done: number, seconds: number): Splits {
  const reached = Math.min(QUARTERS, Math.floor(done * QUARTERS + 1e-9));
  if (reached <= splits.length) return splits;
  return [...splits, ...Array<number>(reached - splits.length).fill(seconds)];
}

/** Splits of a stored record, from anything; empty for what cannot be. */
export function readSplits(value: unknown): Splits {
  if (!Array.isArray(value) || value.length > QUARTERS) return [];
  const splits = value.map((seconds) => numberOf(seconds, 1e9));
  return splits.every((seconds, i) => i === 0 || seconds >= splits[i - 1]) ? splits : [];
}

/** How long each quarter took; undefined for a solve of which they are not known. */
export function quarterTimes(splits: Splits): readonly number[] | undefined {
  if (splits.length !== QUARTERS) return undefined;
  return splits.map((seconds, i) => seconds - (splits[i - 1] ?? 0));
}
