// Every language says everything, and says it in its own words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePalette, type Puzzle } from '../../model/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { diagnose } from '../diagnose/diagnose.js';
import { grade } from '../grade.js';
import { HINT_LEVELS, hint } from '../hint.js';
import { GRADE_CLASSES } from '../score.js';
import { steps } from '../steps.js';
import { why } from '../why.js';
import { diagnosisWords } from './diagnosis-words.js';
import { gradeWords } from './grade-words.js';
import { askNextWords, stepsEndWords } from './steps-words.js';
import { whyWords } from './why-words.js';
import { explainWords, LOCALES, type Locale, languageOf } from './words.js';

/** Paths of everything in a language, `grade.classes.easy`, with what is there. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const keys = (locale: Locale) => leaves(languageOf(locale)).map(([path, value]) => `${path} ${typeof value}`);

for (const locale of LOCALES) {
  test(`${locale}: has every key, and nothing else`, () => {
    assert.deepEqual(keys(locale).sort(), keys('en').sort());
  });
}

/** Words that are the same in English. */
const SHARED = new Set(['expert', 'technique']);

for (const locale of LOCALES.filter((one) => one !== 'en')) {
  test(`${locale}: no English is left over`, () => {
    const english = new Map(leaves(languageOf('en')));
    for (const [path, value] of leaves(languageOf(locale))) {
      if (typeof value !== 'string' || SHARED.has(value)) continue;
      assert.notEqual(value, english.get(path), path);
    }
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
  const told: string[] = GRADE_CLASSES.map((one) =>
    languageOf(locale).grade.graded(languageOf(locale).grade.classes[one], 7),
  );
  for (const puzzle of WRONG) {
    const { verdict, totals, remedy, repairs, more, together, story } = diagnosisWords(
      diagnose(puzzle, { locale }),
      puzzle,
      { locale, repairs: 2 },
    );
    told.push(verdict, ...totals, remedy, ...repairs, more, together, ...story);
    const { sentence, rounds } = gradeWords(grade(puzzle), locale);
    told.push(sentence, rounds, whyWords(why(puzzle, 0), puzzle, 0, locale));
    for (const deduction of steps(puzzle)) told.push(explainWords(deduction, puzzle, locale).sentence);
    const grid = {
      width: puzzle.width,
      height: puzzle.height,
      cells: new Uint32Array(puzzle.width * puzzle.height).fill(2),
    };
    for (const level of HINT_LEVELS) told.push(hint(puzzle, grid, { level, locale }).words);
  }
  told.push(gradeWords({ verdict: 'undecided', reason: 'deadline' }, locale).sentence);
  told.push(gradeWords({ verdict: 'undecided', reason: 'budget' }, locale).sentence);
  const partial = { width: 1, height: 1, cells: Uint32Array.of(3) };
  told.push(diagnosisWords({ kind: 'undecided', reason: 'budget', partial }, WRONG[0], { locale }).verdict);
  told.push(
    stepsEndWords('solved', locale, 1),
    stepsEndWords('solved', locale, 31),
    askNextWords('crosshatch diagnose', locale),
  );
  return told.filter((sentence) => sentence !== '');
}

test('a diagnosis in sentences, in four languages', () => {
  const puzzle = puzzleFrom('1;3;1', '1;2;1');
  const told = LOCALES.map((locale) => {
    const { verdict, totals, remedy, repairs, more } = diagnosisWords(diagnose(puzzle, { locale }), puzzle, {
      locale,
      repairs: 1,
    });
    return [verdict, ...totals, remedy, ...repairs, more].join(' ');
  });
  assert.deepEqual(told, [
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
