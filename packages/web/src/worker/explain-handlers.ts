// Questions about a puzzle that is being played.
import {
  type Deduction,
  explainWords,
  type FirstMistake,
  firstMistake,
  type Grid,
  type Hint,
  type HintLevel,
  hint,
  type Puzzle,
  type RightSoFar,
  rightSoFar,
  type Why,
  why,
} from 'crosshatch';

export interface ToldStep {
  readonly deduction: Deduction;
  readonly sentence: string;
  readonly short: string;
  readonly title: string;
}

export interface ToldWhy {
  readonly why: Why;
  /** The steps of a chain in words. */
  readonly told: readonly ToldStep[];
}

/** Line solves that a question may cost: some seconds on a slow phone, and then an honest "undecided". */
const PATIENCE = { lineSolves: 3_000_000 };

export const explainHandlers = {
  hint: (input: { puzzle: Puzzle; grid: Grid; level: HintLevel; near?: number }): Hint =>
    hint(input.puzzle, input.grid, {
      level: input.level,
      budget: PATIENCE,
      ...(input.near === undefined ? {} : { near: input.near }),
    }),

  rightSoFar: (input: { puzzle: Puzzle; grid: Grid }): RightSoFar =>
    rightSoFar(input.puzzle, input.grid, { budget: PATIENCE }),

  firstMistake: (input: { puzzle: Puzzle; history: readonly Grid[] }): FirstMistake =>
    firstMistake(input.puzzle, input.history, { budget: PATIENCE }),

  why: (input: { puzzle: Puzzle; cell: number; grid?: Grid }): ToldWhy => {
    const answer = why(input.puzzle, input.cell, {
      budget: PATIENCE,
      ...(input.grid === undefined ? {} : { grid: input.grid }),
    });
    const steps = answer.kind === 'chain' ? answer.steps : [];
    return { why: answer, told: steps.map((deduction) => toldStep(deduction, input.puzzle)) };
  },
};

function toldStep(deduction: Deduction, puzzle: Puzzle): ToldStep {
  const { title, short, sentence } = explainWords(deduction, puzzle);
  return { deduction, title, short, sentence };
}
