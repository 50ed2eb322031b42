// A digit of a clue is mistyped. Each trial takes a picture of 25x25 with one solution and exchanges one
// digit of one number, wherever; those count that leave the puzzle without a solution. Is the clue as
// it was among the first three repairs that `diagnose` proposes?
import { diagnose } from '@crosshatch/core/explain';
import { type Clue, clueOf, type LineId, type Puzzle, sameClue } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { median, quantile } from '../measure/statistics.js';
import { timeOf } from '../measure/stopwatch.js';
import { duration, table } from '../report/figures.js';
import { pictureRecipe } from '../sets/picture-sets.js';
import type { Part } from './part.js';

const TRIALS = 100;
const SEED = 25;
const SIDE = 25;
const FIRST_FEW = 3;
const WANTED = 90;

/** Pictures whose uniqueness takes longer to prove are passed over. */
const EFFORT = { lineSolves: 200_000 };

interface Trial {
  /** As it was typed. */
  readonly puzzle: Puzzle;
  readonly line: LineId;
  /** As it should read. */
  readonly right: Clue;
}

function trials(): Trial[] {
  const random = new Random(SEED);
  const found: Trial[] = [];
  for (let i = 0; found.length < TRIALS; i++) {
    const puzzle = picturePuzzle(random, pictureRecipe(SIDE, i));
    if (solve(puzzle, { effort: EFFORT }).verdict !== 'unique') continue;
    const trial = mistyped(puzzle, random);
    if (trial !== undefined && solve(trial.puzzle, { effort: EFFORT }).verdict === 'none') found.push(trial);
  }
  return found;
}

/** One digit exchanged for another; undefined where that gives no number. */
function mistyped(puzzle: Puzzle, random: Random): Trial | undefined {
  const line = random.below(puzzle.width + puzzle.height);
  const right = clueOf(puzzle, line);
  if (right === null || right.length === 0) return undefined;
  const run = random.below(right.length);
  const digits = [...String(right[run].length)];
  const at = random.below(digits.length);
  digits[at] = String((Number(digits[at]) + 1 + random.below(9)) % 10);
  if (digits[0] === '0') return undefined;
  const typed = right.map((one, j) => (j === run ? { ...one, length: Number(digits.join('')) } : one));
  const rows = puzzle.rows.map((clue, row) => (row === line ? typed : clue));
  const columns = puzzle.columns.map((clue, column) => (puzzle.height + column === line ? typed : clue));
  return { puzzle: { ...puzzle, rows, columns }, line, right };
}

/** Where the right repair stands, from 0; Infinity when it is not there. */
function placeOfRight({ puzzle, line, right }: Trial): number {
  const diagnosis = diagnose(puzzle);
  if (diagnosis.kind !== 'unsolvable') return Infinity;
  const place = diagnosis.repairs.findIndex(
    ({ lines, clues }) => lines.length === 1 && lines[0] === line && sameClue(clues[0], right),
  );
  return place < 0 ? Infinity : place;
}

export const typos: Part = {
  id: 'typos',
  title: `a mistyped digit in a ${SIDE}x${SIDE}, ${TRIALS} times`,
  quick: true,
  run: async () => {
    const places: number[] = [];
    const times = trials().map((trial) => timeOf(() => places.push(placeOfRight(trial))));
    const within = (count: number) => places.filter((place) => place < count).length;
    const rows = [
      ['the first repair is the right one', `${within(1)}`],
      [`the right one is among the first ${FIRST_FEW}`, `${within(FIRST_FEW)}`],
      ['the right one is there', `${within(Infinity)}`],
      ['time of a diagnosis, median', duration(median(times))],
      ['nine in ten take less than', duration(quantile(times, 0.9))],
      ['longest', duration(Math.max(...times))],
    ];
    return {
      text: table(['of 100 trials', 'figure'], rows),
      bars: [
        {
          bar: 'typos',
          wanted: `right repair among the first ${FIRST_FEW} in ${WANTED} of ${TRIALS}`,
          measured: `${within(FIRST_FEW)} of ${TRIALS}`,
          holds: within(FIRST_FEW) >= WANTED,
        },
      ],
    };
  },
};
