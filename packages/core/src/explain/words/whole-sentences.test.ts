import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answerTexts,
  type BreakText,
  diagnosisTexts,
  LOCALES,
  undecidedSentence,
} from '../../messages/index.js';
import { unknownGrid } from '../../model/index.js';
import { gridFrom, puzzleFrom } from '../../testing/notation.js';
import { REPAIR_KINDS } from '../diagnose/edits.js';
import { HINT_LEVELS } from '../hint.js';
import { diagnose, hint } from '../questions.js';
import { stepsEndWords } from './steps-words.js';
import { whyWords } from './why-words.js';

/** Either diagonal: marks of one and of the other are each possible alone. */
const TWO_BY_TWO = puzzleFrom('1;1', '1;1');
const RING = puzzleFrom('5;1 1;1 1;1 1;5', '5;1 1;1 1;1 1;5');

/** Every way in which a line can break. */
const BREAKS: readonly BreakText[] = [
  { kind: 'runs', needed: 2, has: 1 },
  { kind: 'filled', found: 7, has: 6 },
  { kind: 'left', left: 4, needed: 6 },
  { kind: 'block', length: 5, longest: 4 },
  { kind: 'room', run: { length: 4, color: null, nth: 0 } },
  { kind: 'stretch', at: { from: 3, to: 4 }, room: 1, needs: 2, orMore: false },
  { kind: 'stretch', at: { from: 3, to: 3 }, room: 2, needs: 3, orMore: true },
  { kind: 'color', color: 'red', at: { from: 3, to: 3 } },
  { kind: 'placement', cells: [] },
  {
    kind: 'placement',
    cells: [{ spans: [{ from: 2, to: 3 }], count: 2, value: { kind: 'filled' } }],
  },
];

/** Every sentence that is not about a deduction, in one answers. */
function sentences(locale: (typeof LOCALES)[number]): string[] {
  const answers = answerTexts(locale);
  const diagnosis = diagnosisTexts(locale);
  const line = { isRow: true, number: 3, clue: '4 2', size: 10, runs: 2 };
  const other = { ...line, isRow: false, number: 12, clue: '1 12' };
  const together = gridFrom(['#?', '?.']);
  const wrong = gridFrom(['.????', '.????', '?????', '?????', '?????']);
  const head = { line, run: 2, from: '2', to: '3' };
  return [
    ...HINT_LEVELS.map((level) => hint(RING, unknownGrid(RING, RING.palette), { level, locale }).words),
    ...HINT_LEVELS.map((level) => hint(RING, wrong, { level, locale }).words),
    ...REPAIR_KINDS.map((kind) => {
      if (kind === 'swap-lines' || kind === 'two-lines') {
        return diagnosis.repair({ kind, line, other, to: '4 3', otherTo: '1 2' });
      }
      return diagnosis.repair(
        kind === 'insert-line' ? { kind, isRow: true, number: 3, to: '4' } : { kind, ...head },
      );
    }),
    ...(['solved', 'several', 'contradiction', 'effort'] as const).map((end) => stepsEndWords(end, locale)),
    ...[
      { kind: 'known' as const, candidates: 2 },
      { kind: 'open' as const },
      { kind: 'mistake' as const },
      { kind: 'no-solution' as const },
      { kind: 'undecided' as const, reason: 'deadline' as const },
    ].map((answer) => whyWords(answer, RING, 7, locale)),
    ...BREAKS.map((why) => diagnosis.breaks(line, why)),
    diagnosis.breaksBySearch(4),
    answers.lookAtLine(other),
    answers.lookAtRegion({ rows: { from: 3, to: 3 }, columns: { from: 4, to: 6 } }),
    answers.finishedLines([line]),
    answers.finishedLines([line, other]),
    answers.unexplained(4, 25),
    answers.withoutColor([line], 'red'),
    answers.withoutColor([line, other], 'red'),
    answers.completeColor([line], 'red'),
    answers.completeColor([line, other], 'red'),
    answers.mistake.count(line, 1),
    ...HINT_LEVELS.slice(1).map((level) => hint(TWO_BY_TWO, together, { level, locale }).words),
    answers.conflict.count(line, 2),
  ];
}

for (const locale of LOCALES) {
  test(`${locale}: hints, answers, mistakes and repairs are whole sentences`, () => {
    for (const sentence of sentences(locale)) {
      assert.match(sentence, /^[\p{Lu}\d¿].*[.?]$/u, sentence);
      assert.doesNotMatch(sentence, /undefined|NaN|null|\[object| {2}| [.,]|\.\./, sentence);
    }
  });

  test(`${locale}: no two things have the same words`, () => {
    const said = sentences(locale).slice(HINT_LEVELS.length);
    const repeated = said.filter((sentence, i) => said.indexOf(sentence) !== i);
    // The same facts come up as the answer to several questions.
    const { noSolution, mistake } = answerTexts(locale);
    assert.deepEqual(
      repeated.filter(
        (sentence) => ![noSolution, undecidedSentence(locale), mistake.somewhere].includes(sentence),
      ),
      [],
    );
  });

  test(`${locale}: a diagnosis speaks it`, () => {
    const diagnosis = diagnose(puzzleFrom('3;1;1', '1;1;1'), { locale });
    assert(diagnosis.kind === 'unsolvable');
    const english = diagnose(puzzleFrom('3;1;1', '1;1;1'));
    assert(english.kind === 'unsolvable');
    const isSame = diagnosis.contradiction.words[0] === english.contradiction.words[0];
    assert.equal(isSame, locale === 'en');
    assert.equal(diagnosis.repairs[0].words === english.repairs[0].words, locale === 'en');
  });
}
