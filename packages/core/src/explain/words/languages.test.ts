// Whatever explain says is a whole sentence in every language, in the words of that language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeTexts, LOCALES, type Locale, techniqueTexts } from '../../messages/index.js';
import { completePalette, type Puzzle } from '../../model/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { GRADE_CLASSES } from '../grade/score.js';
import { HINT_LEVELS } from '../hint.js';
import { diagnose, grade, hint, steps, why } from '../questions.js';
import { LADDER } from '../techniques/ladder.js';
import { diagnosisWords } from './diagnosis-words.js';
import { gradeWords } from './grade-words.js';
import { askNextWords, stepsEndWords } from './steps-words.js';
import { whyWords } from './why-words.js';
import { explainWords } from './words.js';

for (const locale of LOCALES.filter((one) => one !== 'en')) {
  test(`${locale}: no English is left over`, () => {
    for (const sentence of everything(locale)) assert.doesNotMatch(sentence, ENGLISH, sentence);
  });
}

const ENGLISH =
  /\b(the|is|are|and|cells?|rows?|columns?|filled|blank|not|with|slip|red|green|blue|more|hardest|lines?)\b(?! \.)/iu;

for (const locale of LOCALES) {
  test(`${locale}: whatever is said is a whole sentence`, () => {
    for (const sentence of everything(locale)) {
      assert.doesNotMatch(sentence, /undefined|NaN|null|\[object| {2}| [.,](?!\.)|\(\)/, sentence);
      assert.match(sentence, /^(\p{Lu}|\d|¿|\.\.\. |crosshatch )/u, sentence);
    }
  });
}

const COLORS = completePalette({ colors: [{ name: 'red' }, { name: 'green' }, { name: 'blue' }] });
const colored = (puzzle: Puzzle): Puzzle => ({ ...puzzle, palette: COLORS });

/** Puzzles that bring about every kind of diagnosis: no slip, one, several; one cell to give, two. */
const WRONG = [
  puzzleFrom('1;3;1', '1;3;1'),
  puzzleFrom('1;3;1', '1;2;1'),
  puzzleFrom('1;1;1', '3;1;1'),
  puzzleFrom('2 2;0;0;1', '0;0;0;0;3'),
  puzzleFrom('0;2', '2;0'),
  puzzleFrom('1;1', '1;1'),
  puzzleFrom('1;1;0;0;1;1', '1;1;0;0;1;1'),
  puzzleFrom('1;?', '2;2'),
  colored(puzzleFrom('1a 1b;2b', '1a 1c;2b', 3)),
  colored(puzzleFrom('1a;1b', '1a;1a', 3)),
];

function everything(locale: Locale): string[] {
  const sentences: string[] = GRADE_CLASSES.map((one) =>
    gradeTexts(locale).graded(gradeTexts(locale).classes[one], 7),
  );
  for (const puzzle of WRONG) {
    const { verdict, totals, remedy, repairs, more, together, story } = diagnosisWords(
      diagnose(puzzle, { locale }),
      puzzle,
      { locale, repairs: 2 },
    );
    sentences.push(verdict, ...totals, remedy, ...repairs, more, together, ...story);
    const { sentence, rounds } = gradeWords(grade(puzzle), locale);
    sentences.push(sentence, rounds, whyWords(why(puzzle, 0), puzzle, 0, locale));
    for (const deduction of steps(puzzle)) sentences.push(explainWords(deduction, puzzle, locale).sentence);
    const grid = {
      width: puzzle.width,
      height: puzzle.height,
      cells: new Uint32Array(puzzle.width * puzzle.height).fill(2),
    };
    for (const level of HINT_LEVELS) sentences.push(hint(puzzle, grid, { level, locale }).words);
  }
  sentences.push(gradeWords({ verdict: 'undecided', reason: 'deadline' }, locale).sentence);
  sentences.push(gradeWords({ verdict: 'undecided', reason: 'effort' }, locale).sentence);
  const partial = { width: 1, height: 1, cells: Uint32Array.of(3) };
  sentences.push(
    diagnosisWords({ kind: 'undecided', reason: 'effort', partial }, WRONG[0], { locale }).verdict,
  );
  sentences.push(
    stepsEndWords('solved', locale, 1),
    stepsEndWords('solved', locale, 31),
    askNextWords('crosshatch diagnose', locale),
  );
  return sentences.filter((sentence) => sentence !== '');
}

test('the techniques with words are those of the ladder', () => {
  // That each of the ladder has words is checked by the compiler.
  assert.deepEqual(
    Object.keys(techniqueTexts().titles),
    LADDER.map(({ id }) => id),
  );
});

test('a diagnosis in sentences, in four languages', () => {
  const puzzle = puzzleFrom('1;3;1', '1;2;1');
  const diagnoses = LOCALES.map((locale) => {
    const { verdict, totals, remedy, repairs, more } = diagnosisWords(diagnose(puzzle, { locale }), puzzle, {
      locale,
      repairs: 1,
    });
    return [verdict, ...totals, remedy, ...repairs, more].join(' ');
  });
  assert.deepEqual(diagnoses, [
    'No solution. The rows ask for 5 filled cells, the columns for 4. One of these slips would explain it: ' +
      'Column 2 (2): change the first number from 2 to 3. ... and 5 more',
    'Keine Lösung. Die Zeilen verlangen 5 gefüllte Felder, die Spalten 4. Einer dieser Tippfehler würde es erklären: ' +
      'Spalte 2 (2): die erste Zahl von 2 in 3 ändern. ... und 5 weitere',
    "Pas de solution. Les lignes demandent 5 cases remplies, les colonnes 4. Une de ces fautes de frappe l'expliquerait : " +
      'Colonne 2 (2) : changer le premier nombre de 2 en 3. ... et 5 autres',
    'No hay solución. Las filas piden 5 casillas rellenas, las columnas 4. Una de estas erratas lo explicaría: ' +
      'Columna 2 (2): cambiar el primer número de 2 a 3. ... y 5 más',
  ]);
});
