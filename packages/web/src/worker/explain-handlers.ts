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
  puzzleHash,
  Referee,
  type RightSoFar,
  rightSoFar,
  type SolveResult,
  solve,
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

/** Solving is done once per puzzle: what is known of the one asked about last is kept. */
let kept: { readonly hash: string; readonly result: SolveResult; referee?: Referee } | undefined;

function keptOf(puzzle: Puzzle) {
  const hash = puzzleHash(puzzle);
  if (kept?.hash !== hash) kept = { hash, result: solve(puzzle, PATIENCE) };
  return kept;
}

function refereeOf(puzzle: Puzzle): Referee {
  const known = keptOf(puzzle);
  known.referee ??= new Referee(puzzle, { ...PATIENCE, result: known.result });
  return known.referee;
}

/** The limits of a question, and what is known already. */
const about = (puzzle: Puzzle) => ({ ...PATIENCE, result: keptOf(puzzle).result });

export const explainHandlers = {
  hint: (input: { puzzle: Puzzle; grid: Grid; level: HintLevel; near?: number }): ToldHint => {
    const { puzzle, grid, level, near } = input;
    const found = hint(puzzle, grid, { ...about(puzzle), level, ...(near === undefined ? {} : { near }) });
    const before = found.kind === 'deduction' ? (found.before ?? []) : [];
    return { hint: found, before: before.map((step) => explainWords(step, puzzle).sentence) };
  },

  rightSoFar: ({ puzzle, grid }: { puzzle: Puzzle; grid: Grid }): RightSoFar =>
    rightSoFar(puzzle, grid, about(puzzle)),

  why: ({ puzzle, grid, cell }: { puzzle: Puzzle; grid: Grid; cell: number }): ToldWhy => {
    const answer = why(puzzle, cell, { ...about(puzzle), grid });
    const steps = answer.kind === 'chain' ? answer.steps : [];
    return {
      kind: answer.kind,
      steps: steps.map((deduction) => {
        const { title, sentence, short } = explainWords(deduction, puzzle);
        return { deduction, title, sentence, short };
      }),
    };
  },

  judgeMarks: ({ puzzle, grid }: { puzzle: Puzzle; grid: Grid }): Judgement => refereeOf(puzzle).judge(grid),

  beforeMistake: ({ play }: { play: Play }): MistakeSearch => refereeOf(play.puzzle).beforeMistake(play),
};
