// From what a solve needed to a number and a class. Four things make a puzzle harder, and each of them
// only ever raises the number: a harder technique, more work, fewer footholds, a narrower point. How
// hard a computer has to search plays no part. docs/grades.md tells the same in prose.
//
//     0 ... 70   solved within single lines        70 ... 90   needs to look ahead
//     90 ... 99  what is left needs a guess        100         not unique
import type { Round } from './rounds.js';

/** Every grade class, the easiest first. */
export const GRADE_CLASSES = [
  'trivial',
  'easy',
  'medium',
  'hard',
  'expert',
  'needs-lookahead',
  'needs-guessing',
  'not-unique',
] as const;
/** A grade class. */
export type GradeClass = (typeof GRADE_CLASSES)[number];

/** The cost of the hardest technique that stays within one line. */
const HARDEST_IN_LINE = 8;
const HARDEST_LOOKAHEAD = 40;

const TOP_IN_LINE = 70;
const TOP_LOOKAHEAD = 90;
const TOP_GUESSING = 99;

/** The grades that line logic is enough for: each class with its numbers, `from` to below `below`. */
export const IN_LINE_GRADES = {
  trivial: { from: 0, below: 10 },
  easy: { from: 10, below: 20 },
  medium: { from: 20, below: 32 },
  hard: { from: 32, below: 45 },
  expert: { from: 45, below: TOP_IN_LINE },
} as const satisfies Partial<Record<GradeClass, { from: number; below: number }>>;

/** How much of a round's difficulty is in finding its footholds: hard techniques, few places, much unknown. */
function tightness(round: Round, cells: number): number {
  return ((round.cost - 1) * (round.unknown / cells)) / round.footholds;
}

/** The round that is hardest to get through; -1 without any. */
export function narrowestRound(rounds: readonly Round[], cells: number): number {
  let narrowest = -1;
  rounds.forEach((round, i) => {
    if (narrowest < 0 || tightness(round, cells) > tightness(rounds[narrowest], cells)) narrowest = i;
  });
  return narrowest;
}

/** Pre: `unsettled` cells were left unknown after these rounds. */
export function score(
  rounds: readonly Round[],
  cells: number,
  unsettled: number,
): { readonly class: GradeClass; readonly number: number } {
  if (unsettled > 0) {
    const number = TOP_LOOKAHEAD + (TOP_GUESSING - TOP_LOOKAHEAD) * (unsettled / cells);
    return { class: 'needs-guessing', number: Math.floor(number) };
  }
  const hardest = Math.max(1, ...rounds.map((round) => round.cost));
  if (hardest > HARDEST_IN_LINE) {
    const ahead = rounds.filter((round) => round.cost > HARDEST_IN_LINE);
    const height = (hardest - HARDEST_IN_LINE) / (HARDEST_LOOKAHEAD - HARDEST_IN_LINE);
    const work = saturate(ahead.length, 4);
    const tight = saturate(
      sum(ahead, (round) => tightness(round, cells)),
      8,
    );
    const number = TOP_IN_LINE + (TOP_LOOKAHEAD - TOP_IN_LINE) * (0.4 * height + 0.3 * work + 0.3 * tight);
    return { class: 'needs-lookahead', number: Math.floor(number) };
  }
  const number = TOP_IN_LINE * difficultyInLine(rounds, cells, hardest);
  const classes = Object.entries(IN_LINE_GRADES) as [keyof typeof IN_LINE_GRADES, { below: number }][];
  const found = classes.find(([, { below }]) => number < below);
  return { class: found?.[0] ?? 'expert', number: Math.floor(number) };
}

/** Between 0 and 1. */
function difficultyInLine(rounds: readonly Round[], cells: number, hardest: number): number {
  const height = (hardest - 1) / (HARDEST_IN_LINE - 1);
  const work = saturate(
    sum(rounds, (round) => round.footholds * (round.cost - 1)),
    500,
  );
  const length = saturate(
    sum(rounds, (round) => round.footholds),
    300,
  );
  const tight = saturate(
    sum(rounds, (round) => tightness(round, cells)),
    8,
  );
  const narrowest = saturate(Math.max(0, ...rounds.map((round) => tightness(round, cells))), 1.5);
  return 0.3 * height + 0.25 * work + 0.25 * tight + 0.1 * narrowest + 0.1 * length;
}

/** Rises from 0 towards 1; one half at `half`. */
function saturate(value: number, half: number): number {
  return value / (value + half);
}

function sum(rounds: readonly Round[], of: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0);
}
