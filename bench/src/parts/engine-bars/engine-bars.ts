// The bars of the engine: the puzzles that used to take longest, generated, against the engine without its latest features
// in the same run. Takes long, so that it only runs when it is named; --quick takes some minutes.
import { count } from '@crosshatch/core/solve';
import { randomPuzzle } from '../../../../packages/core/dist/testing/generate.js';
import { nDom } from '../../../../packages/core/dist/testing/n-dom.js';
import { pigeonholes } from '../../../../packages/core/dist/testing/pigeonholes.js';
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { sum } from '../../measure/statistics.js';
import { timeOf } from '../../measure/stopwatch.js';
import { cadical } from '../../peers/cadical.js';
import type { Bar } from '../../report/bars.js';
import { digits, duration } from '../../report/figures.js';
import { clearProgress, showMeasured, showProgress } from '../../report/progress.js';
import { withExchangedRuns } from '../../sets/engine-sets.js';
import { thinned } from '../../sets/puzzle-set.js';
import { defaultCorpus, SETS } from '../../sets/registry.js';
import type { Part } from '../part.js';
import { ComparisonTable, comparison, slowestToMedian, undecidedIn } from './comparison.js';
import type { FamilyName } from './family-process.js';
import { type Pair, pairsOf, runOnce } from './paired.js';
import { solveTasks } from './pool.js';

interface Effort {
  /** Puzzles of a family, and of a known set. */
  readonly puzzles: number;
  readonly known: number;
  /** Processor seconds for a solve. */
  readonly seconds: number;
}

const FULL: Effort = { puzzles: 10, known: 40, seconds: 20 };
const QUICK: Effort = { puzzles: 1, known: 4, seconds: 1 };

const SEEDS = [0, 1, 2, 3];
/** For the spread of large pictures. */
const FURTHER_SEEDS = [4, 5, 6, 7];

interface FamilyOfBars {
  readonly title: string;
  /** At most so many processor seconds for a solve. */
  readonly seconds: number;
  readonly isPicture: boolean;
}

/** The slowest come first, so that the processes of the pool end together. */
const FAMILIES = {
  blobs100: { title: 'blobs 100x100', seconds: 20, isPicture: true },
  curves60: { title: 'curves 60x60', seconds: 20, isPicture: true },
  text90: { title: 'text 90x90', seconds: 20, isPicture: true },
  dithered70: { title: 'dithered 70x70', seconds: 20, isPicture: true },
  strip300: { title: 'strips 300x15', seconds: 10, isPicture: false },
  random50: { title: 'random 50x50', seconds: 20, isPicture: false },
  strip200: { title: 'strips 200x10', seconds: 10, isPicture: false },
  symmetric36: { title: 'symmetric 36x36', seconds: 20, isPicture: false },
} as const satisfies Readonly<Record<FamilyName, FamilyOfBars>>;

type Families = ReadonlyMap<FamilyName, readonly Pair[]>;

async function solveFamilies(effort: Effort): Promise<Families> {
  const names = Object.keys(FAMILIES) as FamilyName[];
  const tasks = names.flatMap((family) => {
    const { seconds, isPicture } = FAMILIES[family];
    const limits = {
      seeds: SEEDS,
      furtherSeeds: isPicture ? FURTHER_SEEDS : [],
      seconds: Math.min(seconds, effort.seconds),
    };
    return Array.from({ length: effort.puzzles }, (_, puzzle) => ({ family, puzzle, limits }));
  });
  const results = await solveTasks(tasks, (done, { family, puzzle }, pairs) => {
    const times = pairs.map(({ now }) => (now.isDecided ? duration(now.milliseconds) : 'undecided'));
    showMeasured(`${FAMILIES[family].title}, puzzle ${puzzle}: ${times.join(', ')}`);
    showProgress(done, `engine-bars: ${FAMILIES[family].title}`);
  });
  clearProgress();
  return new Map(
    names.map((name) => [name, tasks.flatMap(({ family }, i) => (family === name ? results[i] : []))]),
  );
}

function knownSets(rows: ComparisonTable, { known }: Effort): Bar {
  const ratios = ['survey', 'tournament', 'random-30', 'n-dom', 'color', 'shipped'].flatMap((id) => {
    const set = SETS.find((candidate) => candidate.id === id);
    if (set === undefined) return [];
    const limits = { seeds: SEEDS, furtherSeeds: [], seconds: 60 };
    const puzzles = thinned(set.load(defaultCorpus()).puzzles, known);
    const pairs = puzzles.flatMap(({ puzzle }, i) => {
      showProgress(i / puzzles.length, `engine-bars: ${id}`);
      return pairsOf(puzzle, i, limits);
    });
    rows.add(id, pairs);
    return [{ id, ratio: comparison(pairs).total }];
  });
  clearProgress();
  return {
    bar: 'engine 1: known sets',
    wanted: 'no set slower than before by more than 5 %',
    measured: ratios.map(({ id, ratio }) => `${id} ${digits(ratio)}`).join(', '),
    holds: ratios.every(({ ratio }) => ratio <= 1.05),
  };
}

const pairsIn = (families: Families, ...names: FamilyName[]) =>
  names.flatMap((name) => families.get(name) ?? []);

function largePictures(families: Families): Bar {
  const pairs = pairsIn(families, 'text90', 'dithered70', 'curves60', 'blobs100');
  const { median, lost } = comparison(pairs);
  return {
    bar: 'engine 2: large pictures',
    wanted: 'median at most half of before, at most one in forty undecided, none that was decided',
    measured: `median ${digits(median)} of before; ${undecidedIn(pairs)} of ${pairs.length} undecided, ${lost} decided before and not now`,
    holds: median <= 0.5 && lost === 0 && undecidedIn(pairs) <= pairs.length / 40,
  };
}

function firstSolutions(families: Families, { puzzles }: Effort): Bar {
  const [symmetric, random] = [pairsIn(families, 'symmetric36'), pairsIn(families, 'random50')];
  // Two of ten puzzles, on average over the seeds.
  const most = 0.2 * puzzles * SEEDS.length;
  return {
    bar: 'engine 3: symmetric 36x36, random 50x50',
    wanted: 'at most two of ten undecided, in each',
    measured: `${undecidedIn(symmetric)} of ${symmetric.length} and ${undecidedIn(random)} of ${random.length} undecided`,
    holds: undecidedIn(symmetric) <= most && undecidedIn(random) <= most,
  };
}

function strips(families: Families): Bar {
  const [narrow, wide] = [pairsIn(families, 'strip200'), pairsIn(families, 'strip300')];
  return {
    bar: 'engine 4: strips',
    wanted: '200x10: all decided; 300x15: at least half',
    measured: `${undecidedIn(narrow)} of ${narrow.length} and ${undecidedIn(wide)} of ${wide.length} undecided`,
    holds: undecidedIn(narrow) === 0 && undecidedIn(wide) <= wide.length / 2,
  };
}

function spreadOverSeeds(families: Families): Bar {
  const names = ['text90', 'dithered70', 'curves60', 'blobs100'] as const;
  const spreads = names.flatMap((name) => slowestToMedian(pairsIn(families, name)));
  const finite = spreads.filter(Number.isFinite);
  const worst = finite.length === 0 ? 'none' : digits(Math.max(...finite));
  return {
    bar: 'engine 8: spread over eight seeds',
    wanted: 'the slowest seed at most four times the median on every large picture',
    measured: `${spreads.filter((spread) => spread <= 4).length} of ${spreads.length} pictures; all seeds decide ${finite.length}, worst of these ${worst}`,
    holds: spreads.every((spread) => spread <= 4),
  };
}

function holes({ seconds }: Effort): Bar {
  const runs = Array.from({ length: 13 }, (_, i) => runOnce(pigeonholes(8 + i), SEEDS[0], seconds));
  const slowest = Math.max(...runs.map(({ milliseconds }) => milliseconds));
  return {
    bar: 'engine 5: pigeonholes 8 to 20',
    wanted: 'under 10 ms each',
    measured: `slowest ${duration(slowest)}`,
    holds: runs.every(({ isDecided }) => isDecided) && slowest < 10,
  };
}

/** Hard unique puzzles with two runs exchanged; those that stay solvable are left out. */
async function unsatisfiable({ seconds }: Effort, isQuick: boolean): Promise<Bar> {
  const hard = SETS.find(({ id }) => id === 'hard')?.load(undefined).puzzles ?? [];
  const sources = [...hard.map(({ puzzle }) => puzzle), nDom(7), nDom(8), nDom(9)];
  const random = new Random(9);
  const answer = await cadical.load();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const source of isQuick ? sources.slice(0, 3) : sources) {
    const puzzle = withExchangedRuns(source, random);
    if (typeof answer === 'string') break;
    const ask = () => answer({ puzzle, isLate: () => false });
    if ((await ask()).verdict !== 'none') continue;
    ours.push(...SEEDS.map((seed) => runOnce(puzzle, seed, seconds).milliseconds));
    theirs.push(...SEEDS.map(() => timeOf(ask)));
  }
  const ratio = sum(theirs) / sum(ours);
  return {
    bar: 'engine 6: without a solution',
    wanted: 'at least as fast as CaDiCaL on our encoding',
    measured: `${digits(ratio)} times as fast on ${ours.length} runs (${duration(sum(ours))} against ${duration(sum(theirs))})`,
    holds: ratio >= 1,
  };
}

function counting({ puzzles }: Effort, isQuick: boolean): Bar {
  const seconds = isQuick ? 5 : 10;
  const sizes = [
    { width: 25, height: 25 },
    { width: 60, height: 8 },
  ];
  const exact = sizes.map((size) => {
    const all = Array.from({ length: puzzles }, (_, i) =>
      randomPuzzle(new Random(100 + i), { ...size, density: 0.4 }),
    );
    return all.filter((puzzle) => {
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
    measured: `${exact[0]} and ${exact[1]} of ${puzzles} exact`,
    holds: exact.every((number) => number === puzzles),
  };
}

function shown(bar: Bar): Bar {
  showMeasured(`${bar.bar}: ${bar.measured}`);
  return bar;
}

export const engineBars: Part = {
  id: 'engine-bars',
  title: 'the bars of the engine',
  quick: false,
  onlyByName: true,
  run: async (isQuick) => {
    const effort = isQuick ? QUICK : FULL;
    const rows = new ComparisonTable();
    // Short times first, while nothing else runs; then the long ones, several processes at a time.
    const known = shown(knownSets(rows, effort));
    const pigeonholesBar = shown(holes(effort));
    const unsatisfiableBar = shown(await unsatisfiable(effort, isQuick));
    const countingBar = shown(counting(effort, isQuick));
    const families = await solveFamilies(effort);
    for (const [name, pairs] of families) rows.add(FAMILIES[name].title, pairs);
    const how = `Seeds ${SEEDS.join(', ')}, large pictures also ${FURTHER_SEEDS.join(', ')} (not compared); at most ${effort.seconds} s for a solve, strips ${Math.min(10, effort.seconds)} s.`;
    return {
      text: rows.text(how),
      bars: [
        known,
        largePictures(families),
        firstSolutions(families, effort),
        strips(families),
        pigeonholesBar,
        unsatisfiableBar,
        countingBar,
        spreadOverSeeds(families),
      ],
    };
  },
};
