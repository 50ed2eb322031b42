// Questions about a puzzle that is being played.
import {
  Analysis,
  type Deduction,
  explainWords,
  type Hint,
  type HintLevel,
  type Judgement,
  type MistakeSearch,
  type Why,
  whyWords,
} from '@crosshatch/core/explain';
import { judgementSentence, type Locale, mistakeSentence } from '@crosshatch/core/messages';
import { type Grid, type Puzzle, sameGrid, samePuzzle } from '@crosshatch/core/model';
import { gridsBack, type Play } from '@crosshatch/core/play';
import type { SolveResult } from '@crosshatch/core/solve';
import { type WhyStep, whyStepsOf } from './why-steps.js';

/** The language of the answer; `LibraryWorker` adds it to every call. */
export interface Asked {
  readonly locale?: Locale;
}

/** What is played: a puzzle, with the cells that are given from the start. */
export interface Played extends Asked {
  readonly puzzle: Puzzle;
  readonly given?: Grid;
  /** The verdict, when the page has it: a worker that was stopped has lost its own. */
  readonly result?: SolveResult;
}

/** How it stands. */
export interface Marked extends Played {
  readonly grid: Grid;
}

export interface HintAnswer {
  readonly hint: Hint;
  /** What has to be seen before, in words. */
  readonly before: readonly string[];
}

export interface StepAnswer {
  readonly deduction: Deduction;
  readonly title: string;
  readonly sentence: string;
  readonly short: string;
}

export interface WhyAnswer {
  readonly kind: Why['kind'];
  /** The answer in a sentence, before the steps or instead of them. */
  readonly words: string;
  /** The steps of a chain, the last one first. */
  readonly steps: readonly WhyStep[];
}

/** Judgements come with their sentence: the page need not load the languages. */
export interface JudgementAnswer {
  readonly judgement: Judgement;
  readonly words: string;
}

export interface MistakeAnswer {
  readonly search: MistakeSearch;
  readonly words: string;
}

/** Line solves for one question: some seconds on a slow phone, and then an honest "undecided". */
const MAX_LINE_SOLVES = 3_000_000;
/** Cells up to which all of them may be used: longer lines cost more each. */
const MODERATE = 2500;

function limitsOf({ puzzle }: Played) {
  const size = Math.min(1, MODERATE / (puzzle.width * puzzle.height));
  return { effort: { lineSolves: Math.round(MAX_LINE_SOLVES * size ** 0.7) } };
}

/** The analysis of the puzzle asked about last; it is solved once, however many questions come. */
let kept: { readonly analysis: Analysis; readonly given: Grid | undefined } | undefined;

function analysisOf({ puzzle, given, result }: Played): Analysis {
  const isSame =
    kept !== undefined &&
    samePuzzle(kept.analysis.puzzle, puzzle) &&
    (kept.given === undefined || given === undefined ? kept.given === given : sameGrid(kept.given, given));
  if (kept === undefined || !isSame) {
    const options = {
      ...(given === undefined ? {} : { given }),
      ...(result === undefined ? {} : { result }),
    };
    kept = { analysis: new Analysis(puzzle, options), given };
  }
  return kept.analysis;
}

export const explainHandlers = {
  /** The verdict, within the limits of a question. */
  verdict: (input: Played): SolveResult => analysisOf(input).result(limitsOf(input)),

  hint: (input: Marked & { level: HintLevel; near?: number }): HintAnswer => {
    const { puzzle, grid, level, near, locale } = input;
    const options = {
      ...limitsOf(input),
      level,
      ...(near === undefined ? {} : { near }),
      ...(locale && { locale }),
    };
    const found = analysisOf(input).hint(grid, options);
    const before = found.kind === 'deduction' ? (found.before ?? []) : [];
    return { hint: found, before: before.map((step) => explainWords(step, puzzle, locale).sentence) };
  },

  why: (input: Marked & { cell: number }): WhyAnswer => {
    const { puzzle, grid, cell, locale } = input;
    const answer = analysisOf(input).why(cell, { ...limitsOf(input), grid });
    return {
      kind: answer.kind,
      words: whyWords(answer, puzzle, cell, locale),
      steps: answer.kind === 'chain' ? whyStepsOf(answer, puzzle, locale) : [],
    };
  },

  judgeMarks: (input: Marked): JudgementAnswer => {
    const analysis = analysisOf(input);
    const judgement = analysis.judge(input.grid, limitsOf(input));
    const hasSeveral = analysis.result(limitsOf(input)).verdict === 'multiple';
    return { judgement, words: judgementSentence(judgement, input.locale, hasSeveral) };
  },

  beforeMistake: (input: Played & { play: Play }): MistakeAnswer => {
    const search = analysisOf(input).lastRight(gridsBack(input.play), limitsOf(input));
    return { search, words: mistakeSentence(search, input.locale) };
  },
};
