// Questions about a puzzle that is being played.
import {
  type Deduction,
  explainWords,
  findHint,
  type Grid,
  type Hint,
  type HintLevel,
  type Judgement,
  type MistakeSearch,
  type Play,
  type Puzzle,
  puzzleHash,
  Referee,
  type RightSoFar,
  rightSoFar,
  type SolveResult,
  sameGrid,
  solve,
  type Why,
  why,
} from 'crosshatch';

/** What is played: a puzzle, with the cells that are told from the start. */
interface Played {
  readonly puzzle: Puzzle;
  readonly given?: Grid;
}

/** How it stands. */
export interface Marked extends Played {
  readonly grid: Grid;
}

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
const PATIENCE = 3_000_000;
/** Cells up to which all of it may be used: lines that are longer cost more each. */
const MODERATE = 2500;

/** Solving is done once per puzzle: what is known of the one asked about last is kept. */
let kept: { readonly hash: string; readonly result: SolveResult; referee?: Referee } | undefined;

function keptOf(played: Played) {
  const hash = puzzleHash(played.puzzle, played.given);
  if (kept?.hash !== hash) kept = { hash, result: solve(played.puzzle, limitsOf(played)) };
  return kept;
}

function refereeOf(played: Played): Referee {
  const known = keptOf(played);
  known.referee ??= new Referee(played.puzzle, about(played));
  return known.referee;
}

function limitsOf({ puzzle, given }: Played) {
  const size = Math.min(1, MODERATE / (puzzle.width * puzzle.height));
  const budget = { lineSolves: Math.round(PATIENCE * size ** 0.7) };
  return { budget, ...(given === undefined ? {} : { given }) };
}

/** The limits of a question, and what is known already. */
const about = (played: Played) => ({ ...limitsOf(played), result: keptOf(played).result });

/** The hint that was found last, so that its next part does not have to be looked for again. */
let lastHint:
  | { readonly grid: Grid; readonly hash: string; readonly tell: ReturnType<typeof findHint> }
  | undefined;

function hintFor(input: Marked & { near?: number }): ReturnType<typeof findHint> {
  const { puzzle, grid, near } = input;
  const { hash } = keptOf(input);
  if (lastHint?.hash !== hash || !sameGrid(lastHint.grid, grid)) {
    const options = { ...about(input), ...(near === undefined ? {} : { near }) };
    lastHint = { grid, hash, tell: findHint(puzzle, grid, options) };
  }
  return lastHint.tell;
}

export const explainHandlers = {
  hint: (input: Marked & { level: HintLevel; near?: number }): ToldHint => {
    const { puzzle, level } = input;
    const found = hintFor(input)(level);
    const before = found.kind === 'deduction' ? (found.before ?? []) : [];
    return { hint: found, before: before.map((step) => explainWords(step, puzzle).sentence) };
  },

  rightSoFar: (input: Marked): RightSoFar => rightSoFar(input.puzzle, input.grid, about(input)),

  why: (input: Marked & { cell: number }): ToldWhy => {
    const { puzzle, grid, cell } = input;
    const answer = why(puzzle, cell, { ...about(input), grid });
    const steps = answer.kind === 'chain' ? answer.steps : [];
    return {
      kind: answer.kind,
      steps: steps.map((deduction) => {
        const { title, sentence, short } = explainWords(deduction, puzzle);
        return { deduction, title, sentence, short };
      }),
    };
  },

  judgeMarks: (input: Marked): Judgement => refereeOf(input).judge(input.grid),

  beforeMistake: ({ play }: { play: Play }): MistakeSearch => {
    const { puzzle, given } = play;
    return refereeOf({ puzzle, ...(given === null ? {} : { given }) }).beforeMistake(play);
  },
};
