import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judgement, MistakeSearch, StepsEnd } from '../explain/index.js';
import { unknownGrid } from '../model/index.js';
import { type StopReason, solve, VERDICTS } from '../solve/index.js';
import { puzzleFrom } from '../testing/notation.js';
import type { JudgementCode, StopCode } from './language.js';
import { LOCALES } from './locale.js';
import { asSentence } from './text.js';
import {
  judgementSentence,
  type MistakeData,
  mistakeSentence,
  stopMessage,
  type VerdictData,
  verdictDetail,
  verdictMessage,
  verdictTitle,
} from './verdicts.js';

const PUZZLE = puzzleFrom('1;1', '1;1');
const partial = unknownGrid(PUZZLE, PUZZLE.palette);
const STOPS: readonly StopCode[] = ['effort', 'deadline', 'abort', 'max'];

/** Every kind of result. */
const RESULTS: readonly VerdictData[] = [
  { verdict: 'unique', lineSolvable: true },
  { verdict: 'unique', lineSolvable: false },
  { verdict: 'multiple', solutions: [1, 2], complete: true, differing: [0, 1, 2, 3] },
  { verdict: 'multiple', solutions: [1, 2], complete: false, differing: [0] },
  { verdict: 'none', line: null, lineSolvable: false },
  { verdict: 'none', line: 2, lineSolvable: false },
  { verdict: 'none', line: 2, lineSolvable: true },
  ...STOPS.flatMap((reason): VerdictData[] => [
    { verdict: 'multiple', solutions: { length: 1234 }, complete: false, reason, differing: [0, 1] },
    { verdict: 'undecided', reason, solutions: [], partial },
    { verdict: 'undecided', reason, solutions: [1], partial },
  ]),
];

const JUDGEMENTS: readonly JudgementCode[] = ['right', 'wrong', 'wrong-together', 'no-solution', 'undecided'];
const SEARCHES: readonly MistakeData[] = [
  { verdict: 'right' },
  { verdict: 'no-solution' },
  { verdict: 'undecided' },
  { verdict: 'mistake', undo: null },
  { verdict: 'mistake', undo: 1 },
  { verdict: 'mistake', undo: 3 },
];

const UNFINISHED = /undefined\b(?! )|NaN|null|\[object| {2}|^\s|\s$/;

for (const locale of LOCALES) {
  test(`${locale}: every result, stop and judgement has words`, () => {
    const messages = [
      ...RESULTS.map((result) => verdictMessage(result, PUZZLE, locale)),
      ...VERDICTS.map((verdict) => verdictTitle(verdict, locale)),
      ...STOPS.map((reason) => stopMessage(reason, locale)),
    ];
    for (const message of messages) {
      assert.match(message, /^\p{L}.*[^.]$/u, message);
      assert.doesNotMatch(message, UNFINISHED, message);
    }
    const sentences = [
      ...RESULTS.map((result) => verdictDetail(result, locale)),
      ...JUDGEMENTS.map((verdict) => judgementSentence({ verdict }, locale)),
      ...SEARCHES.map((search) => mistakeSentence(search, locale)),
      ...messages.map(asSentence),
    ];
    for (const sentence of sentences) {
      assert.match(sentence, /^[\p{Lu}\d].*[^.]\.$/u, sentence);
      assert.doesNotMatch(sentence, UNFINISHED, sentence);
      assert.doesNotMatch(sentence, locale === 'fr' ? /\S[;:](?! *\d)/ : / [;:]/, sentence);
    }
  });
}

test('the results of the other layers fit', () => {
  // Assignments that the compiler checks: codes that have no words would not compile.
  const result: VerdictData = solve(PUZZLE);
  const judgement: (of: Judgement) => string = judgementSentence;
  const search: (of: MistakeSearch) => string = mistakeSentence;
  const stop: (of: StopReason & StepsEnd) => string = stopMessage;
  assert.equal(
    verdictMessage(result, PUZZLE),
    'several solutions: 2 found, there may be more; 4 cells differ',
  );
  assert.equal(judgement({ verdict: 'wrong-together' }), 'These marks cannot all be right.');
  assert.equal(search({ verdict: 'mistake', undo: 2 }), 'Back to before the mistake: 2 moves undone.');
  assert.equal(stop('deadline'), 'stopped at the time limit');
  assert.match(judgementSentence({ verdict: 'right' }, 'en', true), /^Right so far: .*several solutions/);
});

test('what is known better than by the result is said', () => {
  const several: VerdictData = { verdict: 'multiple', solutions: [1, 2], complete: false, differing: [0] };
  assert.equal(verdictDetail(several), 'At least 1 cell differs between them.');
  assert.equal(verdictDetail(several, 'en', { cells: 4, isExact: true }), '4 cells differ between them.');
});
