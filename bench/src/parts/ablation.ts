// What each optional feature of the engine is worth: the sets are solved with all features on, and with each of them
// off. A figure above 1 is what the feature saves. Puzzles are those that come with the repository, so that
// conflicts are the same everywhere. Takes long, so that it only runs when it is named.
import { type SolveOptions, type SolveResult, solve } from '@crosshatch/core';
import { wasmEngineWithout } from '../../../packages/core/dist/solve/wasm/engine.js';
import { FEATURES, type Feature } from '../../../packages/core/dist/solve/wasm/features.js';
import { sum } from '../measure/statistics.js';
import { timeOf } from '../measure/stopwatch.js';
import { digits, table } from '../report/figures.js';
import { clearProgress, showProgress } from '../report/progress.js';
import { ABLATION_SETS } from '../sets/ablation-sets.js';
import { type NamedPuzzle, thinned } from '../sets/puzzle-set.js';
import type { Part } from './part.js';

const SEEDS = [0, 1, 2];
/** A puzzle that takes more is stopped, unless its set says otherwise; the true figure is then higher. */
const LINE_SOLVES = 600_000;
/** Milliseconds below which a solve is timed a second time: of two the shorter counts. */
const SHORT = 300;

interface Variant {
  readonly name: string;
  readonly without: readonly Feature[];
}

const VARIANTS: readonly Variant[] = [
  ...FEATURES.map((feature) => ({ name: feature, without: [feature] })),
  {
    name: 'symmetry, all uses',
    without: ['symmetric clauses', 'symmetric decisions', 'symmetric solutions'],
  },
];

type Limits = Pick<SolveOptions, 'max' | 'effort'>;

interface Cost {
  readonly milliseconds: number;
  readonly conflicts: number;
  /** Puzzles and seeds that were stopped. */
  readonly stopped: number;
}

/** The cost of a puzzle over all seeds. */
function costOf(puzzle: NamedPuzzle, without: readonly Feature[], limits: Limits): Cost {
  const engine = wasmEngineWithout(without);
  const costs = SEEDS.map((seed) => {
    let result: SolveResult | undefined;
    const work = () => {
      result = solve(puzzle.puzzle, { ...limits, engine, seed });
    };
    const time = timeOf(work);
    return {
      milliseconds: time < SHORT ? Math.min(time, timeOf(work)) : time,
      conflicts: result?.effort.contradictions ?? 0,
      stopped: result !== undefined && 'reason' in result && result.reason === 'effort' ? 1 : 0,
    };
  });
  return total(costs);
}

function total(costs: readonly Cost[]): Cost {
  return {
    milliseconds: sum(costs.map(({ milliseconds }) => milliseconds)),
    conflicts: sum(costs.map(({ conflicts }) => conflicts)),
    stopped: sum(costs.map(({ stopped }) => stopped)),
  };
}

/** Time and, if there are any, conflicts of one as multiples of the other's. */
function ratio(off: Cost, on: Cost): string {
  const sign = off.stopped > on.stopped ? '>= ' : '';
  const time = digits(off.milliseconds / on.milliseconds);
  const conflicts = on.conflicts === 0 ? '' : `, ${digits(off.conflicts / on.conflicts)}`;
  return `${sign}${time}${conflicts}`;
}

export const ablation: Part = {
  id: 'ablation',
  title: `features switched off: time and conflicts as multiples of those with all features, seeds ${SEEDS.join(', ')}`,
  quick: false,
  onlyByName: true,
  run: async (quick) => {
    const sets = ABLATION_SETS.map(({ title, max, lineSolves = LINE_SOLVES, puzzles }) => {
      const limits = { max, effort: { lineSolves } };
      const all = puzzles();
      const some = quick ? thinned(all, Math.ceil(all.length / 4)) : all;
      // Puzzle by puzzle, so that a machine that is busy for a while is busy for all variants.
      // The first solve of a puzzle pays for what the others find warm: it does not count.
      const costs = some.map((puzzle, i) => {
        solve(puzzle.puzzle, limits);
        showProgress(i / some.length, `ablation: ${title}`);
        return [{ name: 'all', without: [] }, ...VARIANTS].map(({ without }) =>
          costOf(puzzle, without, limits),
        );
      });
      clearProgress();
      const [on, ...off] = costs[0].map((_, variant) => total(costs.map((row) => row[variant])));
      return { title: `${title} (${some.length})`, on, off };
    });
    const rows = VARIANTS.map(({ name }, i) => [name, ...sets.map(({ on, off }) => ratio(off[i], on))]);
    const all = sets.map(({ on }) => `${digits(on.milliseconds)} ms, ${digits(on.conflicts)}`);
    const head = ['without', ...sets.map(({ title }) => title)];
    return { text: table(head, [['(all features)', ...all], ...rows]), bars: [] };
  },
};
