// How hard a puzzle is for a person. Solves it in rounds up the ladder and looks at what was needed.
import type { StopReason } from '../../solve/index.js';
import type { Query } from '../query.js';
import { LADDER, type TechniqueId } from '../techniques/ladder.js';
import { type Round, solveInRounds } from './rounds.js';
import { type GradeClass, narrowestRound, score } from './score.js';

/** How often a technique was used. */
export interface TechniqueUse {
  readonly technique: TechniqueId;
  /** Number of deductions, at least 1. */
  readonly uses: number;
}

/** How hard a puzzle is for a person. `number` is from 0 to 100. */
export interface Grade {
  readonly verdict: 'graded';
  readonly class: GradeClass;
  /** The overall grade, from 0 (nothing to think about) to 100 (not unique); made of `length` and `depth`. */
  readonly number: number;
  /** How long it takes, 0 to 100: deductions and rounds. */
  readonly length: number;
  /** The hardest idea, 0 to 100: the hardest technique, and how narrow the narrowest round is. */
  readonly depth: number;
  /** The hardest technique that the solve needed; null when nothing was to be done. */
  readonly hardest: TechniqueId | null;
  /** The techniques used and how often, the easiest first. */
  readonly techniques: readonly TechniqueUse[];
  /** Round by round: the rung needed, and how many deductions of that rung were open. */
  readonly rounds: readonly Round[];
  /** The round with the fewest footholds for what it needs, as an index; -1 without any. */
  readonly narrowest: number;
  /** Deductions altogether. */
  readonly steps: number;
  /** Cells that no technique but trial settles. */
  readonly unsettled: number;
}

/** What `grade` returns: a grade, or why there is none. */
export type GradeResult =
  | Grade
  | { readonly verdict: 'none' }
  | { readonly verdict: 'undecided'; readonly reason: StopReason };

/** The hardest technique that is still an argument: what is left beyond it needs a guess. */
const HARDEST_ARGUMENT = Math.max(...LADDER.filter(({ id }) => id !== 'trial').map(({ cost }) => cost));

/** Grades a puzzle; the same for rotated and mirrored copies. */
export function gradeOf(query: Query): GradeResult {
  const { puzzle } = query.subject;
  const solved = solveInRounds(query, HARDEST_ARGUMENT);
  const { rounds, uses, unknown } = solved;
  if (query.stopped !== null) return { verdict: 'undecided', reason: query.stopped };
  if (solved.brokenAt !== null) return { verdict: 'none' };

  const cells = puzzle.width * puzzle.height;
  const techniques = LADDER.flatMap(({ id }) => {
    const count = uses.get(id);
    return count === undefined ? [] : [{ technique: id, uses: count }];
  });
  const facts = {
    verdict: 'graded' as const,
    hardest: techniques.at(-1)?.technique ?? null,
    techniques,
    rounds,
    narrowest: narrowestRound(rounds, cells),
    steps: techniques.reduce((total, { uses: count }) => total + count, 0),
    unsettled: unknown,
  };
  if (unknown > 0) {
    const result = query.result();
    if (result.verdict === 'undecided') return { verdict: 'undecided', reason: result.reason };
    if (result.verdict === 'none') return { verdict: 'none' };
    if (result.verdict === 'multiple') {
      // Only what was solved counts: the cells that differ cannot be deduced.
      return { ...facts, ...score(rounds, cells, 0), class: 'not-unique', number: 100 };
    }
  }
  return { ...facts, ...score(rounds, cells, unknown) };
}
