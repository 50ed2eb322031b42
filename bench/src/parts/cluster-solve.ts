// One hard puzzle on a cluster, beside the engine alone and the race of strategies. Items are solved one after the other and
// their processor time is measured; the plan of the cluster runs on simulated workers that each take that time on a core of
// their own. So the times do not depend on how many cores this machine has, nor on what else it does. Waiting for
// the database is not part of them.
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@crosshatch/core/model';
import { type SolveOptions, solve } from '@crosshatch/core/solve';
import { type Costed, simulate } from '../../../packages/cli/dist/testing/simulated-cluster.js';
import { nDom } from '../../../packages/core/dist/testing/n-dom.js';
import { table } from '../report/figures.js';
import { showProgress } from '../report/progress.js';
import { blobs100, symmetric36 } from '../sets/engine-sets.js';
import { readPuzzles } from '../sets/files.js';
import type { NamedPuzzle } from '../sets/puzzle-set.js';
import type { Part } from './part.js';

const FILE = fileURLToPath(new URL('../../puzzles/cluster-hard.jsonl', import.meta.url));
/** Those of `solve --cluster`. */
const EFFORTS = { localEffort: 300_000, cubeEffort: 1_000_000 };
/** Workers without the search of the command are given up at this many times the time of one search. */
const MOST_TIMES = 4;
/** The searches of a race on four cores. */
const RACE = [
  { strategy: 'activity', seed: 1 },
  { strategy: 'eager', seed: 2 },
  { strategy: 'eager-activity', seed: 3 },
] as const;

export const clusterSolve: Part = {
  id: 'cluster-solve',
  title: 'one hard puzzle on simulated workers of a cluster',
  quick: false,
  onlyByName: true,
  run: async (quick) => {
    const own: NamedPuzzle[] = [
      ...[16, 18].map((n) => ({ name: `n-Dom ${n}`, puzzle: nDom(n) })),
      { name: 'symmetric noise 36x36', puzzle: symmetric36(0) },
      { name: 'picture 100x100', puzzle: blobs100(0) },
    ];
    const all = [...own, ...readPuzzles(FILE)];
    const rows = (quick ? all.slice(0, 1) : all).map(({ name, puzzle }, i) => {
      showProgress(i / all.length, name);
      const row = measured(name, puzzle);
      // The run takes long: what is measured so far is not lost with it.
      console.error(row.join(' | '));
      return row;
    });
    const heads = [
      'puzzle',
      'verdict',
      'alone',
      'race of 4',
      '4 workers only',
      '1 worker',
      '2 workers',
      '4 workers',
    ];
    return { text: table(heads, rows), bars: [] };
  },
};

function measured(name: string, puzzle: Puzzle): string[] {
  const cost = remembering(processorTime);
  const alone = cost(puzzle, {});
  const limit = { lineSolves: alone.result.effort.lineSolves * 2 };
  const race = RACE.map((options) => cost(puzzle, { ...options, effort: limit }))
    .filter(({ result }) => result.verdict !== 'undecided')
    .reduce((least, other) => Math.min(least, other.cost), alone.cost);
  const most = alone.cost * MOST_TIMES;
  const split = simulate(puzzle, 4, { ...EFFORTS, cost, hasOwnSearch: false, most });
  const clusters = [1, 2, 4].map((places) => simulate(puzzle, places, { ...EFFORTS, cost }));
  for (const { verdict } of clusters)
    if (verdict !== alone.result.verdict)
      throw new Error(`${name}: ${verdict} on the cluster, ${alone.result.verdict} alone.`);
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    name,
    alone.result.verdict,
    seconds(alone.cost),
    seconds(race),
    split.verdict === 'undecided'
      ? `over ${seconds(most)}`
      : `${seconds(split.elapsed)} (work ${seconds(split.work)})`,
    ...clusters.map(({ elapsed, by }) => `${seconds(elapsed)}${by === 'own' ? ' (own search)' : ''}`),
  ];
}

/** The same options are solved once. */
function remembering(work: (puzzle: Puzzle, options: SolveOptions) => Costed): typeof work {
  const known = new Map<string, Costed>();
  return (puzzle, options) => {
    const key = JSON.stringify({ ...options, given: options.given && [...options.given.cells] });
    const found = known.get(key) ?? work(puzzle, options);
    known.set(key, found);
    return found;
  };
}

function processorTime(puzzle: Puzzle, options: SolveOptions): Costed {
  const begun = process.cpuUsage();
  const result = solve(puzzle, options);
  const { user, system } = process.cpuUsage(begun);
  return { result, cost: (user + system) / 1e6 };
}
