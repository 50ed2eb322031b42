// Puts the texts of techniques together from what a language gives: for techniques within one line a clause (what
// the deduction rests on), a question and a conclusion; for techniques that look ahead whole sentences.
import type { TechniqueKey, TechniqueTexts } from './language.js';
import type { DeductionText } from './texts.js';

const LOOKAHEAD_KEYS = ['edge-logic', 'shallow-lookahead', 'two-way', 'deep-lookahead', 'trial'] as const;
type LookaheadKey = (typeof LOOKAHEAD_KEYS)[number];
type LineKey = Exclude<TechniqueKey, LookaheadKey>;

type Text = (step: DeductionText) => string;
export type LineTexts = Readonly<Record<LineKey, Text>>;
/** Whole sentences. */
export interface LookaheadTexts {
  readonly questions: Readonly<Record<LookaheadKey, Text>>;
  readonly premises: Readonly<Record<LookaheadKey, Text>>;
  readonly sentences: Readonly<Record<LookaheadKey, Text>>;
}

interface TechniqueParts {
  readonly titles: TechniqueTexts['titles'];
  readonly colon: string;
  /** The line with its clue, at the start of a sentence. */
  readonly lead: Text;
  readonly clauses: LineTexts;
  readonly questions: LineTexts;
  /** What to do with the cells, after a colon. */
  readonly conclusion: Text;
  readonly lookahead: LookaheadTexts;
  readonly short: Text;
}

export function composed(parts: TechniqueParts): TechniqueTexts {
  const { titles, colon, lead, clauses, questions, conclusion, lookahead, short } = parts;
  const forLines = (text: (key: LineKey, step: DeductionText) => string) =>
    Object.fromEntries(
      (Object.keys(clauses) as LineKey[]).map((key) => [key, (step: DeductionText) => text(key, step)]),
    ) as Record<LineKey, Text>;
  return {
    titles,
    short,
    questions: {
      ...forLines((key, step) => `${lead(step)}${colon}${questions[key](step)}`),
      ...lookahead.questions,
    },
    premises: {
      ...forLines((key, step) => `${lead(step)}${colon}${clauses[key](step)}.`),
      ...lookahead.premises,
    },
    sentences: {
      ...forLines((key, step) => `${lead(step)}${colon}${clauses[key](step)}${colon}${conclusion(step)}.`),
      ...lookahead.sentences,
    },
  };
}
