// Estimates of counts against exact counts: how many of the intervals with 95 % confidence hold the exact number.
import { parseArgs } from 'node:util';
import { count, type Engine, wasmEngine } from '@crosshatch/core/solve';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { clearProgress, showProgress } from '../report/progress.js';

export const ESTIMATES_USAGE =
  'npm run campaign -- estimates [--puzzles N] [--seed S]\n  estimated against exact counts of N random puzzles (default 100)';

/** Intervals state 95 %; fewer than this is a finding. */
const LEAST_SHARE = 0.9;
/** Counts stop at this effort: enough for the first estimates, too little for most exact counts. */
const STATES = 400_000;
/** Without its own count, which is exact too soon. */
const engine: Engine = { id: wasmEngine.id, begin: wasmEngine.begin };
/** Puzzles whose exact count takes more than this are left out: some seconds. */
const MOST_STATES = 15_000_000;
/** Large enough for estimates, small enough for exact counts. In turn. */
const KINDS = [
  { width: 11, height: 11, density: 0.28 },
  { width: 12, height: 12, density: 0.3 },
  { width: 14, height: 10, density: 0.3 },
];

export function estimatesCampaign(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { puzzles: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const wanted = Number(values.puzzles);
  const random = new Random(Number(values.seed));
  let [tried, found, inside, below, unknown] = [0, 0, 0, 0, 0];
  while (found < wanted) {
    const puzzle = randomPuzzle(random, KINDS[tried % KINDS.length]);
    tried += 1;
    const { exact: isKnown, estimate } = count(puzzle, { effort: { states: STATES }, engine });
    if (isKnown || estimate === undefined) continue;
    const { count: exact, exact: isExact } = count(puzzle, { effort: { states: MOST_STATES }, engine });
    if (!isExact) {
      unknown += 1;
      continue;
    }
    found += 1;
    if (estimate.low <= exact && exact <= estimate.high) inside += 1;
    else if (estimate.high < exact) below += 1;
    showProgress(found / wanted, `${found} of ${wanted} puzzles`);
  }
  clearProgress();
  const share = inside / found;
  console.log(
    `${tried} puzzles, ${found} of them with an estimate and an exact count (${unknown} more had only an estimate): ` +
      `${inside} intervals hold it (${(100 * share).toFixed(1)} %), ${below} are too low, ${found - inside - below} too high`,
  );
  return share >= LEAST_SHARE;
}
