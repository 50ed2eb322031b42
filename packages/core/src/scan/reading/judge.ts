// Lets the solver judge readings: one with a solution beats one without, and one solution beats many. It is
// a preference with a price, not a rule: printed puzzles can be wrong.
import { makePuzzle, type PaletteInput, type Puzzle } from '../../model/index.js';
import { solve, type Verdict } from '../../solve/index.js';
import type { LineReading } from './alternatives.js';
import { type Assignment, balancedAssignments, sumDifference } from './joint.js';

/** What a verdict costs a reading, as a negative logarithm. */
const PRICES: Readonly<Record<Verdict, number>> = { unique: 0, multiple: 2, undecided: 3, none: 9 };

const UNBALANCED = 9;

/** Work for one reading; a picture's worth of readings stays below a second. */
const LINE_SOLVES = 60_000;

export interface Judged {
  readonly choice: readonly number[];
  readonly cost: number;
  readonly verdict: Verdict;
  readonly balanced: boolean;
  readonly puzzle: Puzzle;
}

function puzzleOf(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  choice: readonly number[],
  palette: PaletteInput | undefined,
): Puzzle {
  const clues = lines.map((readings, line) => {
    const { runs, colors } = readings[choice[line]];
    return runs.map((length, i) => ({ length, color: colors[i] }));
  });
  const made = makePuzzle({
    rows: clues.slice(0, rows),
    columns: clues.slice(rows),
    ...(palette === undefined ? {} : { palette }),
  });
  if (!made.ok)
    throw new RangeError(`A reading with ${made.faults.length} faults was judged; expected possible clues.`);
  return made.puzzle;
}

/** The best reading of all lines, judged by sums and by the solver within `tries` solves. */
export function bestReading(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  tries: number,
  palette?: PaletteInput,
): Judged {
  const plain: Assignment = {
    choice: lines.map(() => 0),
    cost: lines.reduce((total, [first]) => total + first.cost, 0),
  };
  const balancedAlready = sumDifference(lines, rows) === 0;
  // The first readings are judged in any case: what costs more than they do in the worst case is no better.
  const most = PRICES.none + (balancedAlready ? 0 : UNBALANCED);
  const candidates = balancedAssignments(lines, rows, tries, most).map((assignment) => ({
    ...assignment,
    balanced: true,
  }));
  if (!balancedAlready) candidates.push({ ...plain, cost: plain.cost + UNBALANCED, balanced: false });
  candidates.sort((a, b) => a.cost - b.cost);
  let best: Judged | undefined;
  for (const { choice, cost, balanced } of candidates.slice(0, tries)) {
    if (best !== undefined && cost >= best.cost) break;
    const puzzle = puzzleOf(lines, rows, choice, palette);
    const verdict = balanced ? solve(puzzle, { effort: { lineSolves: LINE_SOLVES } }).verdict : 'none';
    const total = cost + PRICES[verdict];
    if (best === undefined || total < best.cost) best = { choice, cost: total, verdict, balanced, puzzle };
  }
  if (best !== undefined) return best;
  return { ...plain, verdict: 'none', balanced: false, puzzle: puzzleOf(lines, rows, plain.choice, palette) };
}

/** One reading of all lines, judged like the best one. */
export function judgedReading(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  choice: readonly number[],
  palette?: PaletteInput,
): Judged {
  const puzzle = puzzleOf(lines, rows, choice, palette);
  const { verdict } = solve(puzzle, { effort: { lineSolves: LINE_SOLVES } });
  const cost = lines.reduce((total, readings, line) => total + readings[choice[line]].cost, 0);
  return { choice, cost: cost + PRICES[verdict], verdict, balanced: verdict !== 'none', puzzle };
}
