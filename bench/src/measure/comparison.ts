// What the timings of a set say about each peer, as ratios to ours.
import type { Timing, Timings } from './campaign.js';
import { median, quartiles, range, type Spread, sum } from './statistics.js';

/** Ours, to which all ratios are. */
export const OURS = 'crosshatch';

export interface Standing {
  readonly peer: string;
  /** Puzzles that it was asked. */
  readonly asked: number;
  /** Puzzles that it answered in time. */
  readonly answered: number;
  /** Milliseconds for a puzzle. */
  readonly median: number;
  readonly slowest: number;
  /** Milliseconds for all of them. */
  readonly total: number;
  /** On the puzzles that both were asked: how many times as long as ours. */
  readonly ratio: Ratio | undefined;
}

export interface Ratio {
  /** Of the totals, over the rounds. */
  readonly ofTotals: Spread;
  /** Of single puzzles: median and quartiles. */
  readonly ofPuzzles: Spread;
  /** Whether time was up somewhere, so that the true ratio is higher. */
  readonly isAtLeast: boolean;
  /** Ours on the same puzzles, milliseconds. */
  readonly ours: number;
}

const isAnswered = ({ verdict }: Timing) => verdict !== 'undecided';

export function standings(timings: Timings): Standing[] {
  const ours = timings.get(OURS) ?? [];
  return [...timings].map(([peer, list]) => {
    const asked = list.filter((timing) => timing !== undefined);
    const times = asked.map((timing) => median(timing.times));
    return {
      peer,
      asked: asked.length,
      answered: asked.filter(isAnswered).length,
      median: times.length === 0 ? 0 : median(times),
      slowest: Math.max(0, ...times),
      total: sum(times),
      ratio: peer === OURS ? undefined : ratioOf(list, ours),
    };
  });
}

type Row = readonly (Timing | undefined)[];

/** The ratio on the puzzles that both were asked; undefined when there are none. */
export function ratioOf(theirs: Row, ours: Row): Ratio | undefined {
  const both = theirs.flatMap((their, i) => {
    const our = ours[i];
    return their === undefined || our === undefined ? [] : [{ their, our }];
  });
  if (both.length === 0) return undefined;
  const rounds = Math.max(...both.map(({ our, their }) => Math.max(our.times.length, their.times.length)));
  const totals = Array.from({ length: rounds }, (_, round) => {
    const at = ({ times }: Timing) => times[round % times.length];
    return sum(both.map(({ their }) => at(their))) / sum(both.map(({ our }) => at(our)));
  });
  return {
    ofTotals: range(totals),
    ofPuzzles: quartiles(both.map(({ their, our }) => median(their.times) / median(our.times))),
    isAtLeast: both.some(({ their }) => their.isLate),
    ours: sum(both.map(({ our }) => median(our.times))),
  };
}
