// The bars that the engine has to clear, each with what was measured. Most are ratios to CaDiCaL in the
// same run, encoding time included. The bars were set with an encoding like that by positions; our own
// encoding is many times better, so each ratio is given for both, and the target has to hold for both.
// The times are what to expect on the machine on which the bars were set.
import { OURS, type Ratio, ratioOf } from '../../../packages/cli/dist/compare/index.js';
import { median, sum } from '../measure/statistics.js';
import { NPM_PEERS } from '../peers/registry.js';
import { isColored } from '../sets/color-sets.js';
import { digits, duration, withSpread } from './figures.js';
import type { SetResult, SetResults } from './results.js';

export interface Bar {
  readonly bar: string;
  readonly wanted: string;
  readonly measured: string;
  /** Undefined when the set was not run; `positions`: with the encoding by positions only. */
  readonly holds: boolean | 'positions' | undefined;
}

const OUR_SAT = 'cadical';
const POSITIONS_SAT = 'cadical-positions';
const MISSING = { measured: 'not measured in this run', holds: undefined };

/** Whether every puzzle was decided. */
function isDecided(result: SetResult): boolean {
  return result.timings.get(OURS)?.every((timing) => timing?.verdict !== 'undecided') ?? false;
}

function ours(result: SetResult): number[] {
  return (result.timings.get(OURS) ?? []).flatMap((timing) =>
    timing === undefined ? [] : [median(timing.times)],
  );
}

interface RatioBar {
  readonly bar: string;
  readonly set: string;
  readonly least: number;
  readonly time: string;
  /** Ours in the terms of `time`. */
  readonly summary: (result: SetResult) => string;
}

/** All puzzles decided, and in total this many times faster than CaDiCaL. */
function ratioBar(results: SetResults, { bar, set, least, time, summary }: RatioBar): Bar {
  const wanted = `all decided, ${least} times faster than CaDiCaL (${time})`;
  const result = results.get(set);
  const ratioTo = (id: string) => result?.standings.find(({ solver }) => solver === id)?.ratio;
  const [positions, our] = [ratioTo(POSITIONS_SAT), ratioTo(OUR_SAT)];
  if (result === undefined || our === undefined) return { bar, wanted, ...MISSING };
  const show = (ratio: Ratio | undefined) =>
    ratio === undefined ? '-' : `${withSpread(ratio.ofTotals, ratio.isAtLeast)} times`;
  const clears = (ratio: Ratio | undefined) => (ratio?.ofTotals.middle ?? 0) >= least;
  return {
    bar,
    wanted,
    measured: `${summary(result)}; ${show(our)} on our encoding, ${show(positions)} on that by positions`,
    holds: isDecided(result) && (clears(our) || (clears(positions) && 'positions')),
  };
}

const onAverage = (result: SetResult) => `${duration(sum(ours(result)) / result.count)} on average`;
const inAll = (result: SetResult) => `${duration(sum(ours(result)))} in all`;

function domBar(results: SetResults): Bar {
  const bar = '2 n-Dom';
  const wanted = 'at least as fast as CaDiCaL at every n (about 0.1, 0.6, 8 s)';
  const result = results.get('n-dom');
  const mine = result?.timings.get(OURS);
  const theirs = result?.timings.get(OUR_SAT);
  if (result === undefined || mine === undefined || theirs === undefined) return { bar, wanted, ...MISSING };
  const times = ours(result);
  const ratios = result.names.map((_, i) => ratioOf([theirs[i]], [mine[i]]));
  const summary = result.names.map((name, i) => {
    const ratio = ratios[i];
    return `${name} ${duration(times[i])}, ${ratio === undefined ? '-' : withSpread(ratio.ofTotals, ratio.isAtLeast)} times`;
  });
  return {
    bar,
    wanted,
    measured: `${summary.join('; ')} (our encoding, the better one here)`,
    holds: isDecided(result) && ratios.every((ratio) => ratio !== undefined && ratio.ofTotals.middle >= 1),
  };
}

function wholeTournamentBar(results: SetResults): Bar {
  const bar = '3 the whole tournament';
  const wanted = 'none undecided at 60 s';
  const result = results.get('tournament-all');
  if (result === undefined) return { bar, wanted, ...MISSING };
  const undecided = (result.timings.get(OURS) ?? []).filter(
    (timing) => timing?.verdict === 'undecided',
  ).length;
  return {
    bar,
    wanted,
    measured: `${undecided} of ${result.count} undecided; slowest ${duration(Math.max(...ours(result)))}`,
    holds: undecided === 0,
  };
}

function scalingBar(results: SetResults, set: string, what: string): Bar {
  const bar = `4 scaling, ${what}`;
  const wanted = 'cost per cell from 100x100 to 1000x1000 grows less than 3 times';
  const result = results.get(set);
  if (result === undefined) return { bar, wanted, ...MISSING };
  const perCell = ours(result).map((time, i) => (1e6 * time) / result.cells[i]);
  const growth = perCell[perCell.length - 1] / perCell[0];
  const summary = result.names.map((name, i) => `${name.split(' ')[0]} ${digits(perCell[i])} ns`);
  return {
    bar,
    wanted,
    measured: `${digits(growth)} times; ${summary.join(', ')} a cell`,
    holds: isDecided(result) && growth < 3,
  };
}

function npmBar(results: SetResults): Bar {
  const bar = '6 npm solvers';
  const wanted = '100 times faster than the fastest on the median 25x25 picture, none lost';
  const result = results.get('pictures-25');
  const theirs = result?.standings.filter(({ solver }) => NPM_PEERS.includes(solver)) ?? [];
  if (result === undefined || theirs.length === 0) return { bar, wanted, ...MISSING };
  const fastest = theirs.reduce((best, other) => (other.median < best.median ? other : best));
  const ratio = fastest.ratio?.ofPuzzles;
  return {
    bar,
    wanted,
    measured: `${ratio === undefined ? '-' : withSpread(ratio)} times (${fastest.solver}); it gave up on ${
      fastest.asked - fastest.answered
    } of ${fastest.asked}, ours on ${result.count - (result.standings[0]?.answered ?? 0)}`,
    holds: isDecided(result) && ratio !== undefined && ratio.middle >= 100,
  };
}

function colorBar(results: SetResults): Bar {
  const bar = '7 coloured';
  const wanted = 'within 4 times of black-and-white, equally large and unknown';
  const result = results.get('color-pairs');
  if (result === undefined) return { bar, wanted, ...MISSING };
  const list = result.timings.get(OURS) ?? [];
  const side = (colored: boolean) => list.filter((_, i) => isColored(result.names[i]) === colored);
  const ratio = ratioOf(side(true), side(false));
  if (ratio === undefined) return { bar, wanted, ...MISSING };
  return {
    bar,
    wanted,
    measured: `${withSpread(ratio.ofTotals)} times on the whole, ${withSpread(ratio.ofPuzzles)} pair by pair`,
    holds: isDecided(result) && ratio.ofTotals.middle <= 4 && ratio.ofPuzzles.middle <= 4,
  };
}

function referenceBar(results: SetResults, set: string): Bar {
  const bar = `8 WebAssembly, ${set}`;
  const wanted = 'twice as fast as our plain TypeScript';
  const ratio = results.get(set)?.standings.find(({ solver }) => solver === 'reference')?.ratio;
  if (ratio === undefined) return { bar, wanted, ...MISSING };
  return {
    bar,
    wanted,
    measured: `${withSpread(ratio.ofTotals, ratio.isAtLeast)} times`,
    holds: ratio.ofTotals.middle >= 2,
  };
}

function monsterBar(results: SetResults): Bar {
  const bar = '9 monsters';
  const wanted = 'two solutions within 5 s each';
  const result = results.get('monsters');
  if (result === undefined) return { bar, wanted, ...MISSING };
  const times = ours(result);
  return {
    bar,
    wanted,
    measured: result.names.map((name, i) => `${name} ${duration(times[i])}`).join('; '),
    holds: isDecided(result) && times.every((time) => time < 5000),
  };
}

export function bars(results: SetResults): Bar[] {
  return [
    ratioBar(results, {
      bar: '1 survey',
      set: 'survey',
      least: 100,
      time: 'about 60 ms in all',
      summary: inAll,
    }),
    domBar(results),
    ratioBar(results, {
      bar: '3 tournament',
      set: 'tournament',
      least: 50,
      time: 'under 5 ms on average',
      summary: onAverage,
    }),
    wholeTournamentBar(results),
    ratioBar(results, {
      bar: '4 line-solvable 50x50',
      set: 'lines-50',
      least: 500,
      time: 'under 0.5 ms on average',
      summary: onAverage,
    }),
    scalingBar(results, 'scaling-fine', 'same features'),
    scalingBar(results, 'scaling-coarse', 'growing features'),
    ratioBar(results, {
      bar: '5 random 30x30',
      set: 'random-30',
      least: 20,
      time: 'under 20 ms on average',
      summary: onAverage,
    }),
    npmBar(results),
    colorBar(results),
    referenceBar(results, 'survey'),
    referenceBar(results, 'tournament'),
    referenceBar(results, 'random-30'),
    monsterBar(results),
  ];
}
