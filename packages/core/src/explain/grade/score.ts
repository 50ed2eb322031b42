// From what a solve needed to two numbers and a grade.
//
//   length  how long it takes: deductions, rounds, and how much harder than the easiest each deduction is
//   depth   the hardest idea: the hardest technique, and how narrow the narrowest round is
//
// How hard a computer has to search plays no part. The overall number is the length, raised by a depth beyond line
// logic: this is what people's rankings follow; docs/grades.md has the measurements.
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

/** The cost of the hardest technique that stays within one line, and of trial. */
const HARDEST_IN_LINE = 8;
const TRIAL = 60;

/** The largest number of a puzzle with one solution. */
const TOP = 99;

/** The grades that line logic is enough for: each class with its numbers, `from` to below `below`. */
export const IN_LINE_GRADES = {
  trivial: { from: 0, below: 26 },
  easy: { from: 26, below: 44 },
  medium: { from: 44, below: 58 },
  hard: { from: 58, below: 72 },
  expert: { from: 72, below: TOP + 1 },
} as const satisfies Partial<Record<GradeClass, { from: number; below: number }>>;

/** Depth raises the overall number from here on, by at most this much: line logic alone stays below. */
const DEEP = 50;
const MOST_RAISED = 15;

/** The raw lengths that become 0 and 100: about a 4x4, and a 60x60 full of hard steps. */
const SHORTEST = 4;
const LONGEST = 19;

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

export interface Score {
  readonly class: GradeClass;
  /** 0 to 99, made of the other two. */
  readonly number: number;
  /** 0 to 100: how long it takes. */
  readonly length: number;
  /** 0 to 100: the hardest idea. */
  readonly depth: number;
}

/** Pre: `unsettled` cells were left unknown after these rounds; each counts as one trial. */
export function score(rounds: readonly Round[], cells: number, unsettled: number): Score {
  const length = lengthOf(rounds, unsettled);
  const depth = depthOf(rounds, cells, unsettled);
  const raised = (MOST_RAISED * Math.max(0, depth - DEEP)) / (100 - DEEP);
  // Both are rounded down, so that the overall number is never below the length that it is made of.
  const number = Math.min(TOP, Math.floor(length + raised));
  return {
    class: classOf(rounds, unsettled, number),
    number,
    length: Math.floor(length),
    depth: Math.round(depth),
  };
}

function classOf(rounds: readonly Round[], unsettled: number, number: number): GradeClass {
  if (unsettled > 0) return 'needs-guessing';
  if (rounds.some((round) => round.cost > HARDEST_IN_LINE)) return 'needs-lookahead';
  const classes = Object.entries(IN_LINE_GRADES) as [keyof typeof IN_LINE_GRADES, { below: number }][];
  return classes.find(([, { below }]) => number < below)?.[0] ?? 'expert';
}

/** Between 0 and 100. */
function lengthOf(rounds: readonly Round[], unsettled: number): number {
  const deductions = sum(rounds, (round) => round.footholds) + unsettled;
  const work = sum(rounds, (round) => round.footholds * (round.cost - 1)) + unsettled * (TRIAL - 1);
  const raw = Math.log(deductions + 1) + Math.log(rounds.length + 1) + 0.5 * Math.log(work + 1);
  return Math.min(100, Math.max(0, (100 * (raw - SHORTEST)) / (LONGEST - SHORTEST)));
}

/** Between 0 and 100. */
function depthOf(rounds: readonly Round[], cells: number, unsettled: number): number {
  const hardest = unsettled > 0 ? TRIAL : Math.max(1, ...rounds.map((round) => round.cost));
  const narrowest = Math.max(0, ...rounds.map((round) => tightness(round, cells)));
  return 70 * (Math.log(hardest) / Math.log(TRIAL)) + 30 * (narrowest / (narrowest + 1.5));
}

function sum(rounds: readonly Round[], of: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0);
}
