// Trials for `diagnose`: puzzles with one solution, each spoilt by one slip of a known kind so that no solution is
// left. A trial knows the clues as they should read, so that the place of the right repair can be looked up.
import { type Clue, diagnose, type Puzzle, solve } from '@crosshatch/core';
import { sameClue } from '@crosshatch/core/model';
import type { Random } from '../../../../packages/core/dist/testing/random.js';

export const SLIPS = [
  'digit',
  'number missing',
  'number added',
  'numbers swapped',
  'clue reversed',
  'line repeated',
  'line missing',
  'lines swapped',
  'two digits',
  'wrong colour',
] as const;
export type SlipName = (typeof SLIPS)[number];

export interface Trial {
  readonly slip: SlipName;
  readonly right: Puzzle;
  readonly typed: Puzzle;
}

/** Whether a puzzle has no solution takes at most so much to find out. */
const EFFORT = { lineSolves: 200_000 };

type Runs = { readonly length: number | null; readonly color: number }[];
type Spoil = (puzzle: Puzzle, random: Random) => Puzzle | undefined;

const SPOIL: Readonly<Record<SlipName, Spoil>> = {
  digit: (puzzle, random) => inOneLine(puzzle, random, (runs) => withDigit(runs, random)),
  'number missing': (puzzle, random) =>
    inOneLine(puzzle, random, (runs) => replaced(runs, random.below(runs.length), 1)),
  'number added': (puzzle, random) =>
    inOneLine(puzzle, random, (runs) => {
      const color = runs[random.below(runs.length)].color;
      return replaced(runs, random.below(runs.length + 1), 0, { length: 1 + random.below(4), color });
    }),
  'numbers swapped': (puzzle, random) =>
    inOneLine(puzzle, random, (runs) => {
      if (runs.length < 2) return undefined;
      const at = random.below(runs.length - 1);
      return replaced(runs, at, 2, runs[at + 1], runs[at]);
    }),
  'clue reversed': (puzzle, random) => inOneLine(puzzle, random, (runs) => [...runs].reverse()),
  'line repeated': (puzzle, random) => {
    const side = random.below(2) === 0 ? 'rows' : 'columns';
    const at = 1 + random.below(puzzle[side].length - 1);
    return { ...puzzle, [side]: replaced(puzzle[side], at, 1, puzzle[side][at - 1]) };
  },
  'line missing': (puzzle, random) => {
    const at = random.below(puzzle.height);
    // As a file is read that states its height: the last row is empty.
    return { ...puzzle, rows: [...replaced(puzzle.rows, at, 1), []] };
  },
  'lines swapped': (puzzle, random) => {
    const at = random.below(puzzle.height - 1);
    return { ...puzzle, rows: replaced(puzzle.rows, at, 2, puzzle.rows[at + 1], puzzle.rows[at]) };
  },
  'two digits': (puzzle, random) => {
    const once = inOneLine(puzzle, random, (runs) => withDigit(runs, random));
    return once === undefined ? undefined : inOneLine(once, random, (runs) => withDigit(runs, random));
  },
  'wrong colour': (puzzle, random) =>
    inOneLine(puzzle, random, (runs) => {
      const colors = puzzle.palette.colors.length;
      if (colors < 2) return undefined;
      const at = random.below(runs.length);
      const color = 1 + ((runs[at].color + random.below(colors - 1)) % colors);
      return replaced(runs, at, 1, { ...runs[at], color });
    }),
};

function inOneLine(
  puzzle: Puzzle,
  random: Random,
  spoil: (runs: Runs) => Runs | undefined,
): Puzzle | undefined {
  const side = random.below(2) === 0 ? 'rows' : 'columns';
  const at = random.below(puzzle[side].length);
  const clue = puzzle[side][at];
  if (clue === null || clue.length === 0) return undefined;
  const runs = spoil([...clue]);
  if (runs === undefined || needed(runs) > (side === 'rows' ? puzzle.width : puzzle.height)) return undefined;
  return { ...puzzle, [side]: replaced(puzzle[side], at, 1, runs) };
}

function needed(runs: Runs): number {
  return runs.reduce(
    (sum, { length, color }, j) => sum + (length ?? 1) + (j > 0 && runs[j - 1].color === color ? 1 : 0),
    0,
  );
}

function withDigit(runs: Runs, random: Random): Runs | undefined {
  const at = random.below(runs.length);
  const digits = [...String(runs[at].length)];
  const place = random.below(digits.length);
  digits[place] = String((Number(digits[place]) + 1 + random.below(9)) % 10);
  return digits[0] === '0'
    ? undefined
    : replaced(runs, at, 1, { ...runs[at], length: Number(digits.join('')) });
}

function replaced<T>(list: readonly T[], at: number, count: number, ...items: T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + count)];
}

/** A trial with this slip, or undefined when the slip leaves a solution. */
export function trialOf(slip: SlipName, right: Puzzle, random: Random): Trial | undefined {
  const typed = SPOIL[slip](right, random);
  if (typed === undefined || solve(typed, { effort: EFFORT }).verdict !== 'none') return undefined;
  return { slip, right, typed };
}

/** Where the repair that gives the right puzzle stands, from 0; Infinity when it is not there. */
export function placeOfRight({ right, typed }: Trial): number {
  const diagnosis = diagnose(typed);
  if (diagnosis.kind !== 'unsolvable') return Infinity;
  const place = diagnosis.repairs.findIndex(({ kind, lines, clues, insert }) => {
    const rows: Clue[] = [...typed.rows];
    const columns: Clue[] = [...typed.columns];
    if (kind === 'insert-line') {
      const side = insert?.side === 'columns' ? columns : rows;
      if (side.at(-1)?.length === 0) side.pop();
      side.splice(insert?.index ?? 0, 0, clues[0]);
    } else if (kind !== 'drop-line') {
      lines.forEach((line, i) => {
        if (line < typed.height) rows[line] = clues[i];
        else columns[line - typed.height] = clues[i];
      });
    }
    return isSame(rows, right.rows) && isSame(columns, right.columns);
  });
  return place < 0 ? Infinity : place;
}

function isSame(a: readonly Clue[], b: readonly Clue[]): boolean {
  return a.length === b.length && a.every((clue, i) => sameClue(clue, b[i]));
}
