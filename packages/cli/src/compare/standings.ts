// What the timings of a set say about each solver, as ratios to one of them.
import type { Timing, Timings } from './measurement.js';
import { median, quartiles, range, type Spread, sum } from './statistics.js';

export interface Standing {
  readonly solver: string;
  /** Puzzles that it was asked. */
  readonly asked: number;
  /** Puzzles that it answered correctly within its limits. */
  readonly answered: number;
  /** Milliseconds for a puzzle. */
  readonly median: number;
  readonly slowest: number;
  /** Milliseconds for all of them. */
  readonly total: number;
  /** On the puzzles that both answered, or on which one reached a limit: how many times as long as the solver it is compared with. */
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

export const isAnswered = ({ verdict, isWrong }: Timing) => verdict !== 'undecided' && !isWrong;

/** `base`: the solver to which the ratios are. */
export function standings(timings: Timings, base: string): Standing[] {
  const ours = timings.get(base) ?? [];
  return [...timings].map(([solver, list]) => {
    const asked = list.filter((timing) => timing !== undefined);
    const times = asked.map((timing) => median(timing.times));
    return {
      solver,
      asked: asked.length,
      answered: asked.filter(isAnswered).length,
      median: times.length === 0 ? 0 : median(times),
      slowest: Math.max(0, ...times),
      total: sum(times),
      ratio: solver === base ? undefined : ratioOf(list, ours),
    };
  });
}

type Row = readonly (Timing | undefined)[];

/** A solver that gave up, failed or was wrong has no time; one that reached a limit has at least that time. */
const hasTime = (timing: Timing | undefined): timing is Timing =>
  timing !== undefined && (isAnswered(timing) || (timing.isLate && !timing.isWrong));

/** The ratio on the puzzles for which both have a time; undefined when there are none. */
export function ratioOf(theirs: Row, ours: Row): Ratio | undefined {
  const both = theirs.flatMap((their, i) => {
    const our = ours[i];
    return hasTime(their) && hasTime(our) ? [{ their, our }] : [];
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
