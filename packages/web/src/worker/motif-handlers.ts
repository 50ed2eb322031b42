// Puzzles that the page makes: the daily one, those of Endless. The generator is loaded with the first of them.
import { grade } from '@crosshatch/core/explain';
import type { CodeResult, MotifPuzzle } from '@crosshatch/core/make';
import type { TechniqueKey } from '@crosshatch/core/messages';
import type { Puzzle, PuzzleDocument } from '@crosshatch/core/model';
import type { EndlessChoice } from '../puzzles/endless-choice.js';
import type { MadeId } from '../puzzles/made-id.js';

import type { Asked } from './explain-handlers.js';
import type { PracticeLine } from './practice.js';

export interface MadeAnswer {
  readonly document: PuzzleDocument;
  /** As in puzzles/README.md: `easy (31, length 31, depth 20)`. */
  readonly grade: string;
  readonly code: string;
}

type Made =
  | { readonly ok: true; readonly made: MadeAnswer }
  | { readonly ok: false; readonly reason: Extract<CodeResult, { ok: false }>['reason'] };

/** Colours of a coloured puzzle of Endless. */
const COLORS = 4;

export const motifHandlers = {
  /** A line to practise a technique on. */
  practiceLine: async (
    input: Asked & { technique: TechniqueKey; seed: number },
  ): Promise<PracticeLine | undefined> =>
    (await import('./practice.js')).practiceLine(input.technique, input.seed, input.locale),

  /** A small puzzle whose hardest step is a technique; its code. */
  practicePuzzle: async (input: { technique: TechniqueKey; seed: number }): Promise<string | undefined> =>
    (await import('./practice-puzzle.js')).practicePuzzle(input.technique, input.seed),

  /** The puzzle of a day, or of a code. */
  madePuzzle: async (id: MadeId): Promise<Made> => {
    const { daily, fromCode } = await import('@crosshatch/core/make');
    if (id.kind === 'daily') return { ok: true, made: answerOf(daily(id.date)) };
    const result = fromCode(id.code);
    return result.ok ? { ok: true, made: answerOf(result) } : result;
  },

  /** A new puzzle of a kind; its code. */
  endless: async (input: { choice: EndlessChoice; seed: number }): Promise<string> => {
    const { endless } = await import('@crosshatch/core/make');
    const { size, difficulty, isColored, texture } = input.choice;
    return endless({
      size,
      difficulty,
      colors: isColored ? COLORS : 1,
      ...(texture === 'any' ? {} : { motif: texture }),
      seed: input.seed,
    }).code;
  },
};

function answerOf({ puzzle, code }: MotifPuzzle): MadeAnswer {
  return { document: { puzzle, meta: {} }, grade: gradeText(puzzle), code };
}

function gradeText(puzzle: Puzzle): string {
  const result = grade(puzzle);
  if (result.verdict !== 'graded') return '';
  const { number, length, depth } = result;
  return `${result.class.replace('-', ' ')} (${number}, length ${length}, depth ${depth})`;
}
