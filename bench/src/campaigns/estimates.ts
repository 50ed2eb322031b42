// Estimates of counts against exact counts: how many of the intervals with 95 % confidence hold the exact number.
import { parseArgs } from 'node:util';
import { count } from '@crosshatch/core/solve';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { clearProgress, showProgress } from '../report/progress.js';

export const ESTIMATES_USAGE =
  'npm run campaign -- estimates [--puzzles N] [--seed S]\n  estimated against exact counts of N random puzzles (default 200)';

/** Intervals state 95 %; fewer than this is a finding. */
const LEAST_SHARE = 0.9;
/** Counts stop at this effort: enough for the first estimates, too little for most exact counts. */
const STATES = 300_000;
const SIDE = 11;
const DENSITY = 0.28;

export function estimatesCampaign(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { puzzles: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const wanted = Number(values.puzzles);
  const random = new Random(Number(values.seed));
  let [tried, found, inside, below] = [0, 0, 0, 0];
  while (found < wanted) {
    const puzzle = randomPuzzle(random, { width: SIDE, height: SIDE, density: DENSITY });
    tried += 1;
    const { exact: isKnown, estimate } = count(puzzle, { effort: { states: STATES } });
    if (isKnown || estimate === undefined) continue;
    const { count: exact, exact: isExact } = count(puzzle, { effort: { states: 200 * STATES } });
    if (!isExact) continue;
    found += 1;
    if (estimate.low <= exact && exact <= estimate.high) inside += 1;
    else if (estimate.high < exact) below += 1;
    showProgress(found / wanted, `${found} of ${wanted} puzzles`);
  }
  clearProgress();
  const share = inside / found;
  console.log(
    `${tried} puzzles of ${SIDE}x${SIDE}, ${found} of them with an estimate and an exact count: ` +
      `${inside} intervals hold it (${(100 * share).toFixed(1)} %), ${below} are too low, ${found - inside - below} too high`,
  );
  return share >= LEAST_SHARE;
}
