// Finds which lines of a reading without a solution were misread. Lines are added in order of certainty; the
// first one that contradicts the others is suspected. Its other readings are tried, then one unknown run in
// place of a run or between two: this is how a lost or badly cut number comes back. A line that only a much
// less probable reading would reconcile stays as it was read: printed puzzles can be wrong.
import {
  type ClueInput,
  type Color,
  makePuzzle,
  type PaletteInput,
  type Puzzle,
  runsOfLine,
} from '../../model/index.js';
import { propagate, solve } from '../../solve/index.js';
import { type LineReading, readingKey } from './alternatives.js';
import { isPossible } from './numbers.js';

export interface Repair {
  /** The readings of every line; repaired lines have one more. */
  readonly readings: readonly (readonly LineReading[])[];
  readonly choice: readonly number[];
  /** Lines that contradict the others, whether they were repaired or not. */
  readonly suspects: ReadonlySet<number>;
}

/** A run of unknown length costs as much as a digit that the network thinks a thousandth as likely. */
const UNKNOWN_RUN = 7;
const LOST_RUN = 6.5;

/** A repair may cost this much more than the reading it replaces. */
const MOST_COST = 9;

/** Suspected lines before the whole reading is given up. */
const MOST_SUSPECTS = 12;

/** Less certain lines that may be at fault in place of the one that shows the contradiction. */
const OTHERS_TRIED = 10;

const LINE_SOLVES = 20_000;

/** A line's clue in a trial: unknown, or runs some of which may be unknown. */
interface Trial {
  readonly runs: readonly (number | null)[];
  readonly colors: readonly Color[];
  readonly cost: number;
  readonly reading?: LineReading;
}

interface Search {
  readonly readings: readonly (readonly LineReading[])[];
  readonly rows: number;
  readonly palette: PaletteInput | undefined;
  readonly trials: (Trial | null)[];
}

function puzzleOf({ trials, rows, palette }: Search): Puzzle | undefined {
  const clues = trials.map(
    (trial): ClueInput => trial?.runs.map((length, i) => ({ length, color: trial.colors[i] })) ?? null,
  );
  const made = makePuzzle({
    rows: clues.slice(0, rows),
    columns: clues.slice(rows),
    ...(palette === undefined ? {} : { palette }),
  });
  return made.ok ? made.puzzle : undefined;
}

/** By propagation only: it runs hundreds of times. */
function holds(search: Search): boolean {
  const puzzle = puzzleOf(search);
  return puzzle !== undefined && propagate(puzzle).brokenAt === null;
}

function holdsWith(search: Search, line: number, trial: Trial | null): boolean {
  const before = search.trials[line];
  search.trials[line] = trial;
  const result = holds(search);
  search.trials[line] = before;
  return result;
}

const trialOf = (reading: LineReading): Trial => ({
  runs: reading.runs,
  colors: reading.colors,
  cost: reading.cost,
  reading,
});

/** The readings of a line with unknown runs after the ones that were read, in order of cost. */
function trialsOf(
  readings: readonly LineReading[],
  length: number,
  palette: PaletteInput | undefined,
): Trial[] {
  const result: Trial[] = readings.map(trialOf);
  const add = (runs: readonly (number | null)[], colors: readonly Color[], cost: number) => {
    const shortest = runs.map((run) => run ?? 1);
    if (isPossible(shortest, colors, length)) result.push({ runs, colors, cost });
  };
  const count = palette?.colors.length ?? 1;
  for (const { runs, colors, cost } of readings.slice(0, 2)) {
    for (let i = 0; i <= runs.length; i++) {
      if (i < runs.length) add([...runs.slice(0, i), null, ...runs.slice(i + 1)], colors, cost + UNKNOWN_RUN);
      for (let color = 1; color <= count; color++)
        add(
          [...runs.slice(0, i), null, ...runs.slice(i)],
          [...colors.slice(0, i), color, ...colors.slice(i)],
          cost + LOST_RUN + Math.log(count),
        );
    }
  }
  return result.sort((a, b) => a.cost - b.cost);
}

/** The cheapest trial of a line that does not contradict the others. */
function fitting(search: Search, line: number, limit: number): Trial | undefined {
  const length = line < search.rows ? search.trials.length - search.rows : search.rows;
  return trialsOf(search.readings[line], length, search.palette).find(
    (trial) => trial.cost <= limit && holdsWith(search, line, trial),
  );
}

/**
 * Repairs the reading `choice` of all lines. `order` lists the lines, the most certain first. Lines that
 * cannot be repaired keep their reading.
 */
export function repairedReading(
  readings: readonly (readonly LineReading[])[],
  rows: number,
  choice: readonly number[],
  order: readonly number[],
  palette?: PaletteInput,
): Repair {
  const suspects = new Set<number>();
  const search: Search = { readings, rows, palette, trials: readings.map(() => null) };
  const chosen = (line: number): Trial => trialOf(readings[line][choice[line]]);
  const left = [...order];
  while (left.length > 0 && suspects.size < MOST_SUSPECTS) {
    const count = longestPrefix(search, left, chosen);
    for (const line of left.splice(0, count)) search.trials[line] = chosen(line);
    const line = left.shift();
    if (line === undefined) break;
    suspects.add(line);
    settle(search, line, chosen, order, suspects);
  }
  for (const line of left) suspects.add(line);
  return finished(search, choice, suspects);
}

/** How many of the lines can be added before a contradiction shows. */
function longestPrefix(search: Search, left: readonly number[], chosen: (line: number) => Trial): number {
  const holdsUpTo = (count: number) => {
    const trials = [...search.trials];
    for (const line of left.slice(0, count)) trials[line] = chosen(line);
    return holds({ ...search, trials });
  };
  let [good, bad] = [0, left.length + 1];
  while (bad - good > 1) {
    const middle = bad > left.length ? left.length : (good + bad) >> 1;
    if (holdsUpTo(middle)) good = middle;
    else bad = middle;
    if (good === left.length) break;
  }
  return good;
}

/** Decides what a contradicting line says, or which less certain line before it was at fault. */
function settle(
  search: Search,
  line: number,
  chosen: (line: number) => Trial,
  order: readonly number[],
  suspects: Set<number>,
): void {
  const own = fitting(search, line, chosen(line).cost + MOST_COST);
  let best = own === undefined ? undefined : { line, trial: own, extra: own.cost - chosen(line).cost };
  const before = order.slice(0, order.indexOf(line)).filter((other) => search.trials[other] !== null);
  search.trials[line] = chosen(line);
  for (const other of before.slice(-OTHERS_TRIED)) {
    if (!holdsWith(search, other, null)) continue;
    const limit = Math.min(MOST_COST, (best?.extra ?? Infinity) - 0.01);
    const trial = fitting(search, other, chosen(other).cost + limit);
    if (trial !== undefined) best = { line: other, trial, extra: trial.cost - chosen(other).cost };
  }
  if (best === undefined || best.line === line) search.trials[line] = best?.trial ?? null;
  else {
    suspects.delete(line);
    suspects.add(best.line);
    search.trials[best.line] = best.trial;
  }
}

/** Fills in what is still unknown from the solution, where there is only one way. */
function finished(search: Search, choice: readonly number[], suspects: Set<number>): Repair {
  const puzzle = puzzleOf(search);
  const solved = puzzle === undefined ? undefined : solve(puzzle, { effort: { lineSolves: LINE_SOLVES } });
  const solution =
    solved?.verdict === 'unique'
      ? solved.solution
      : solved?.verdict === 'multiple'
        ? solved.solutions[0]
        : undefined;
  const repaired = search.readings.map((readings) => [...readings]);
  const result = [...choice];
  search.trials.forEach((trial, line) => {
    const own = repaired[line];
    if (trial?.reading !== undefined) {
      result[line] = own.indexOf(trial.reading);
      return;
    }
    suspects.add(line);
    const runs = solution === undefined ? null : runsOfLine(solution, line);
    if (runs === null || trial === null) return;
    const clue = {
      runs: runs.map(({ length }) => length ?? 0),
      colors: runs.map(({ color }) => color),
    };
    const known = own.findIndex((reading) => readingKey(reading) === readingKey(clue));
    result[line] = known >= 0 ? known : own.length;
    if (known < 0) own.push({ ...clue, parts: partsFor(trial, own[choice[line]]), cost: trial.cost });
  });
  return { readings: repaired, choice: result, suspects };
}

/** The digits of a repaired clue: those of the reading that it was made from; a lost run has none. */
function partsFor({ runs }: Trial, from: LineReading): LineReading['parts'] {
  if (runs.length === from.runs.length) return from.parts;
  let next = 0;
  return runs.map((run) => (run === null ? [] : (from.parts[next++] ?? [])));
}
