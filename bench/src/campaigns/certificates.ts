// Certificates of random puzzles of every kind, by every strategy, each checked. Stops at the first that is refused, and
// shows its puzzle.
import { parseArgs } from 'node:util';
import { canonicalText } from '@crosshatch/core/model';
import { STRATEGIES, solve } from '@crosshatch/core/solve';
import { verifyCertificate } from '@crosshatch/core/verify';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { table } from '../report/figures.js';
import { clearProgress, showProgress } from '../report/progress.js';

export const CERTIFICATES_USAGE = `npm run campaign -- certificates [--count 1000000] [--seed 1]
  random puzzles, their certificates checked: black-and-white, coloured, blotted, unknown clues, no solution`;

/** Harder puzzles are skipped, so that the campaign does not stall. */
const EFFORT = { contradictions: 2000 };

export function certificatesCampaign(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
  });
  const random = new Random(Number(values.seed));
  const verdicts = new Map<string, number>();
  let steps = 0;
  for (let i = 0; i < Number(values.count); i++) {
    const puzzle = randomPuzzle(random, {
      width: 1 + random.below(20),
      height: 1 + random.below(20),
      colors: 1 + random.below(3),
      density: 0.25 + random.next() * 0.5,
      blotted: random.below(3) === 0 ? 0.1 : 0,
      unknown: random.below(4) === 0 ? 0.05 : 0,
      spoilt: random.below(3) === 0 ? 0.02 : 0,
    });
    const strategy = STRATEGIES[random.below(STRATEGIES.length)];
    const pieces: string[] = [];
    const certificate = (text: string) => pieces.push(text);
    const max = random.below(8) === 0 ? 40 : 2;
    const { verdict } = solve(puzzle, { strategy, seed: random.below(5), max, effort: EFFORT, certificate });
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    if (verdict === 'undecided') continue;
    const verification = verifyCertificate(puzzle, pieces.join(''));
    if (!verification.ok) {
      clearProgress();
      console.log(`puzzle ${i}, ${strategy}: line ${verification.line}: ${verification.message}`);
      console.log(canonicalText(puzzle));
      return false;
    }
    steps += verification.steps;
    if (i % 100 === 0) showProgress(i / Number(values.count), `${i} certificates, ${steps} steps`);
  }
  clearProgress();
  console.log(
    table(
      ['verdict', 'certificates'],
      [...verdicts].map(([verdict, count]) => [verdict, `${count}`]),
    ),
  );
  console.log(`${steps} steps checked, none refused.`);
  return true;
}
