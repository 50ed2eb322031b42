// Questions about a puzzle that is being played.
import {
  type Deduction,
  explainWords,
  type Grid,
  type Hint,
  type HintLevel,
  hint,
  type Judgement,
  type MistakeSearch,
  type Play,
  type Puzzle,
  Referee,
  type RightSoFar,
  rightSoFar,
  type Why,
  why,
} from 'crosshatch';

export interface ToldHint {
  readonly hint: Hint;
  /** What has to be seen before, in words. */
  readonly before: readonly string[];
}

export interface ToldStep {
  readonly deduction: Deduction;
  readonly title: string;
  readonly sentence: string;
  readonly short: string;
}

export interface ToldWhy {
  readonly kind: Why['kind'];
  /** The steps of a chain in words. */
  readonly steps: readonly ToldStep[];
}

/** Line solves that a question may cost: some seconds on a slow phone, and then an honest "undecided". */
const PATIENCE = { budget: { lineSolves: 3_000_000 } };

/** Solving is done once per puzzle: the referee of the one asked about last is kept. */
let kept: { readonly id: string; readonly referee: Referee } | undefined;

function refereeOf(id: string, puzzle: Puzzle): Referee {
  if (kept?.id !== id) kept = { id, referee: new Referee(puzzle, PATIENCE) };
  return kept.referee;
}

export const explainHandlers = {
  hint: (input: { puzzle: Puzzle; grid: Grid; level: HintLevel; near?: number }): ToldHint => {
    const { puzzle, grid, level, near } = input;
    const found = hint(puzzle, grid, { ...PATIENCE, level, ...(near === undefined ? {} : { near }) });
    const before = found.kind === 'deduction' ? (found.before ?? []) : [];
    return { hint: found, before: before.map((step) => explainWords(step, puzzle).sentence) };
  },

  rightSoFar: ({ puzzle, grid }: { puzzle: Puzzle; grid: Grid }): RightSoFar =>
    rightSoFar(puzzle, grid, PATIENCE),

  why: ({ puzzle, grid, cell }: { puzzle: Puzzle; grid: Grid; cell: number }): ToldWhy => {
    const answer = why(puzzle, cell, { ...PATIENCE, grid });
    const steps = answer.kind === 'chain' ? answer.steps : [];
    return {
      kind: answer.kind,
      steps: steps.map((deduction) => {
        const { title, sentence, short } = explainWords(deduction, puzzle);
        return { deduction, title, sentence, short };
      }),
    };
  },

  judgeMarks: ({ id, puzzle, grid }: { id: string; puzzle: Puzzle; grid: Grid }): Judgement =>
    refereeOf(id, puzzle).judge(grid),

  beforeMistake: ({ id, play }: { id: string; play: Play }): MistakeSearch =>
    refereeOf(id, play.puzzle).beforeMistake(play),
};
