// The bars of the engine: the puzzles that used to take longest, generated, against the engine without its latest features
// in the same run. Takes about an hour, so that it only runs when it is named; --quick takes some minutes.
import type { Puzzle } from '@crosshatch/core/model';
import { count } from '@crosshatch/core/solve';
import { randomPuzzle } from '../../../../packages/core/dist/testing/generate.js';
import { nDom } from '../../../../packages/core/dist/testing/n-dom.js';
import { pigeonholes } from '../../../../packages/core/dist/testing/pigeonholes.js';
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { median, quantile, sum } from '../../measure/statistics.js';
import { timeOf } from '../../measure/stopwatch.js';
import { cadical } from '../../peers/cadical.js';
import type { Bar } from '../../report/bars.js';
import { digits, duration, table } from '../../report/figures.js';
import { showProgress } from '../../report/progress.js';
import * as families from '../../sets/engine-sets.js';
import { thinned } from '../../sets/puzzle-set.js';
import { defaultCorpus, SETS } from '../../sets/registry.js';
import type { Part } from '../part.js';
import { LATEST_FEATURES, type Pair, pairsOf, runOnce } from './paired.js';

interface Effort {
  /** Puzzles of a family, seeds, seconds for a solve. */
  readonly puzzles: number;
  readonly seeds: readonly number[];
  readonly seconds: number;
}

const FULL: Effort = { puzzles: 10, seeds: [0, 1, 2, 3], seconds: 20 };
const QUICK: Effort = { puzzles: 1, seeds: [0, 1, 2, 3], seconds: 1 };

const PICTURES = {
  'text 90x90': families.text90,
  'dithered 70x70': families.dithered70,
  'curves 60x60': families.curves60,
  'blobs 100x100': families.blobs100,
};

/** Rows of the table that all families share. */
class Report {
  readonly rows: string[][] = [];

  constructor(readonly effort: Effort) {}

  pairs(title: string, puzzles: readonly Puzzle[], seconds = this.effort.seconds): Pair[] {
    const pairs = pairsOf(puzzles, this.effort.seeds, Math.min(seconds, this.effort.seconds), (part) =>
      showProgress(part, `engine-bars: ${title}`),
    );
    const undecided = (of: 'now' | 'before') => pairs.filter((pair) => !pair[of].isDecided).length;
    const times = (of: 'now' | 'before') => pairs.map((pair) => pair[of].milliseconds);
    this.rows.push([
      `${title} (${puzzles.length})`,
      duration(median(times('now'))),
      duration(Math.max(...times('now'))),
      `${undecided('now')} of ${pairs.length}`,
      `${undecided('before')} of ${pairs.length}`,
      digits(sum(times('now')) / sum(times('before'))),
      digits(median(times('now')) / median(times('before'))),
      digits(sum(pairs.map(({ now }) => now.conflicts))),
    ]);
    return pairs;
  }

  family(title: string, make: families.Family, seconds?: number): Pair[] {
    return this.pairs(
      title,
      Array.from({ length: this.effort.puzzles }, (_, i) => make(i)),
      seconds,
    );
  }

  text(): string {
    const head = [
      'puzzles',
      'median',
      'slowest',
      'undecided',
      'undecided before',
      'total: ratio',
      'median: ratio',
      'conflicts',
    ];
    const { seeds, seconds } = this.effort;
    const how = `${seeds.length} seeds, at most ${seconds} s for a solve (strips: 10 s)`;
    return `Before: without ${LATEST_FEATURES.join(', ')}. ${how}.\n\n${table(head, this.rows)}`;
  }
}

const undecidedIn = (pairs: readonly Pair[]) => pairs.filter(({ now }) => !now.isDecided).length;

function knownSets(report: Report, isQuick: boolean): Bar {
  const ratios = ['survey', 'tournament', 'random-30', 'n-dom', 'color', 'shipped'].flatMap((id) => {
    const set = SETS.find((candidate) => candidate.id === id);
    if (set === undefined) return [];
    const all = set.load(defaultCorpus()).puzzles;
    const some = thinned(all, isQuick ? 4 : 100).map(({ puzzle }) => puzzle);
    const pairs = report.pairs(id, some, 60);
    const total = (of: 'now' | 'before') => sum(pairs.map((pair) => pair[of].milliseconds));
    return [{ id, ratio: total('now') / total('before') }];
  });
  return {
    bar: 'engine 1: known sets',
    wanted: 'no set slower than before by more than 5 %',
    measured: ratios.map(({ id, ratio }) => `${id} ${digits(ratio)}`).join(', '),
    holds: ratios.every(({ ratio }) => ratio <= 1.05),
  };
}

function largePictures(report: Report): Bar[] {
  const results = Object.entries(PICTURES).map(([title, make]) => report.family(title, make));
  const all = results.flat();
  const ratio =
    median(all.map(({ now }) => now.milliseconds)) / median(all.map(({ before }) => before.milliseconds));
  const lost = all.filter(({ now, before }) => !now.isDecided && before.isDecided).length;
  const spreads = results.flatMap(slowestToMedian);
  return [
    {
      bar: 'engine 2: large pictures',
      wanted: 'median at most half of before, at most one in forty undecided, none that was decided',
      measured: `median ${digits(ratio)} of before; ${undecidedIn(all)} of ${all.length} undecided, ${lost} of these decided before`,
      holds: ratio <= 0.5 && lost === 0 && undecidedIn(all) <= all.length / 40,
    },
    {
      bar: 'engine 8: spread over seeds',
      wanted: 'the slowest seed at most four times the median on every large picture',
      measured: `${spreads.filter((spread) => spread <= 4).length} of ${spreads.length} pictures; worst of those that all seeds decide ${digits(Math.max(...spreads.filter(Number.isFinite)))}`,
      holds: spreads.every((spread) => spread <= 4),
    },
  ];
}

/** Per puzzle. A seed that decides nothing in its time makes it infinite. */
function slowestToMedian(pairs: readonly Pair[]): number[] {
  const numbers = [...new Set(pairs.map(({ puzzle }) => puzzle))];
  return numbers.map((number) => {
    const runs = pairs.filter(({ puzzle }) => puzzle === number).map(({ now }) => now);
    if (!runs.every(({ isDecided }) => isDecided)) return Number.POSITIVE_INFINITY;
    const times = runs.map(({ milliseconds }) => milliseconds);
    return quantile(times, 1) / median(times);
  });
}

function firstSolutions(report: Report): Bar {
  const [symmetric, random] = [
    report.family('symmetric 36x36', families.symmetric36),
    report.family('random 50x50', families.random50),
  ];
  const worst = Math.max(undecidedIn(symmetric), undecidedIn(random)) / report.effort.seeds.length;
  return {
    bar: 'engine 3: symmetric 36x36, random 50x50',
    wanted: 'at most two of ten undecided',
    measured: `${undecidedIn(symmetric)} of ${symmetric.length} and ${undecidedIn(random)} of ${random.length} undecided`,
    holds: worst <= 2,
  };
}

function strips(report: Report): Bar {
  const narrow = report.family('strips 200x10', families.strip200, 10);
  const wide = report.family('strips 300x15', families.strip300, 10);
  return {
    bar: 'engine 4: strips',
    wanted: '200x10: all decided; 300x15: at least half',
    measured: `${undecidedIn(narrow)} of ${narrow.length} and ${undecidedIn(wide)} of ${wide.length} undecided`,
    holds: undecidedIn(narrow) === 0 && undecidedIn(wide) <= wide.length / 2,
  };
}

function holes(report: Report): Bar {
  const times = Array.from({ length: 13 }, (_, i) =>
    runOnce(pigeonholes(8 + i), report.effort.seeds[0], report.effort.seconds),
  );
  const slowest = Math.max(...times.map(({ milliseconds }) => milliseconds));
  return {
    bar: 'engine 5: pigeonholes 8 to 20',
    wanted: 'under 10 ms each',
    measured: `slowest ${duration(slowest)}`,
    holds: times.every(({ isDecided }) => isDecided) && slowest < 10,
  };
}

/** Hard unique puzzles with two runs exchanged; those that stay solvable are left out. */
async function unsatisfiable(report: Report, isQuick: boolean): Promise<Bar> {
  const hard = SETS.find(({ id }) => id === 'hard')?.load(undefined).puzzles ?? [];
  const sources = [...hard.map(({ puzzle }) => puzzle), nDom(7), nDom(8), nDom(9)];
  const random = new Random(9);
  const answer = await cadical.load();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const source of isQuick ? sources.slice(0, 3) : sources) {
    const puzzle = families.withExchangedRuns(source, random);
    if (typeof answer === 'string') break;
    const ask = () => answer({ puzzle, isLate: () => false });
    if ((await ask()).verdict !== 'none') continue;
    ours.push(
      ...report.effort.seeds.map((seed) => runOnce(puzzle, seed, report.effort.seconds).milliseconds),
    );
    theirs.push(...report.effort.seeds.map(() => timeOf(ask)));
  }
  const ratio = sum(theirs) / sum(ours);
  return {
    bar: 'engine 6: without a solution',
    wanted: 'at least as fast as CaDiCaL on our encoding',
    measured: `${digits(ratio)} times as fast on ${ours.length} runs (${duration(sum(ours))} against ${duration(sum(theirs))})`,
    holds: ratio >= 1,
  };
}

function counting(report: Report): Bar {
  const seconds = Math.min(10, 5 * report.effort.seconds);
  const sizes = [
    { width: 25, height: 25 },
    { width: 60, height: 8 },
  ];
  const exact = sizes.map((size) => {
    const puzzles = Array.from({ length: report.effort.puzzles }, (_, i) =>
      randomPuzzle(new Random(100 + i), { ...size, density: 0.4 }),
    );
    return puzzles.filter((puzzle) => {
      const begin = process.cpuUsage();
      const deadline = () => {
        const { user, system } = process.cpuUsage(begin);
        return user + system > seconds * 1e6;
      };
      return count(puzzle, { deadline }).exact;
    }).length;
  });
  return {
    bar: 'engine 7: counting',
    wanted: `random 25x25 at 40 % and strips 60x8 exact within ${seconds} s`,
    measured: `${exact[0]} and ${exact[1]} of ${report.effort.puzzles} exact`,
    holds: exact.every((number) => number === report.effort.puzzles),
  };
}

export const engineBars: Part = {
  id: 'engine-bars',
  title: 'the bars of the engine',
  quick: false,
  onlyByName: true,
  run: async (isQuick) => {
    const report = new Report(isQuick ? QUICK : FULL);
    const known = knownSets(report, isQuick);
    const [large, spread] = largePictures(report);
    const bars = [
      known,
      large,
      firstSolutions(report),
      strips(report),
      holes(report),
      await unsatisfiable(report, isQuick),
      counting(report),
      spread,
    ];
    return { text: report.text(), bars };
  },
};
