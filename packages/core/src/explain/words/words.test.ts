import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../messages/index.js';
import { completePalette, type Puzzle } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import { deductionsOf } from '../../testing/technique-drawings.js';
import { allDrawings } from '../../testing/techniques-page.js';
import { steps } from '../questions.js';
import { type DeductionWords, explainWords } from './words.js';

const drawings = await allDrawings();

for (const locale of LOCALES) {
  test(`${locale}: every technique has a title and speaks in whole sentences`, () => {
    for (const { technique, drawings: of } of drawings) {
      for (const { puzzle, deductions } of of.map((drawing) => deductionsOf(technique, drawing))) {
        for (const deduction of deductions) assertWords(explainWords(deduction, puzzle, locale), locale);
      }
    }
  });

  test(`${locale}: sentences about puzzles of all kinds are whole`, () => {
    const random = new Random(131);
    for (let i = 0; i < 12; i++) {
      const recipe = { width: 7, height: 7, colors: 1 + (i % 3), blotted: i % 4 === 3 ? 0.2 : 0 };
      const made = randomPuzzle(random, recipe);
      const puzzle = { ...made, palette: named(made) };
      for (const deduction of steps(puzzle)) assertWords(explainWords(deduction, puzzle, locale), locale);
    }
  });
}

function named(puzzle: Puzzle) {
  const names = ['red', 'green', 'blue'];
  const { colors } = puzzle.palette;
  return colors.length === 1
    ? puzzle.palette
    : completePalette({ colors: colors.map((_, i) => ({ name: names[i] })) });
}

/** What no sentence holds: a value that was not put into words, or a gap where a word is missing. */
const UNFINISHED = /undefined|NaN|null|\[object| {2}| [.,]|\(\)|,,|\.\.|;\.|:\.|^\s|\s$/;

function assertWords(words: DeductionWords, locale: string): void {
  for (const [key, whole] of Object.entries(words)) {
    const text = whole.replaceAll(/\([^()]+\)/g, '(clue)').replaceAll(/\|[^|]+\|/g, '|placement|');
    assert(text.length > 0, key);
    assert.doesNotMatch(text, UNFINISHED, `${locale} ${key}: ${text}`);
    // French alone puts a space before these.
    assert.doesNotMatch(text, locale === 'fr' ? /\S[;:?]/ : / [;:?]/, `${locale} ${key}: ${text}`);
    assert.match(text, /^[\p{Lu}\d¿]/u, `${locale} ${key}: ${text}`);
  }
  assert.match(words.sentence, /[.。]$/);
  assert.match(words.question, /[.?]$/);
  assert.match(words.premise, /[.?]$/);
}

test('the sentence of the textbook', () => {
  const puzzle = puzzleFrom('4 2', '*;*;*;*;*;*;*;*;*');
  const [first] = [...steps(puzzle)];
  assert.deepEqual(explainWords(first, puzzle), {
    title: 'Overlap',
    short: 'Row 1: cells 3-4 filled',
    question: 'Row 1 (4 2): push the 4 to one end and to the other. Which cells are covered both times?',
    premise: 'Row 1 (4 2): the 4 must fit into cells 1-6.',
    sentence: 'Row 1 (4 2): the 4 must fit into cells 1-6: fill cells 3-4.',
  });
});

test('equal runs are distinguished, colours are named, one cell is one cell', () => {
  const palette = completePalette({ colors: [{ name: 'red' }, { name: 'blue' }] });
  const puzzle = { ...puzzleFrom('2a 2b 2a', '*;*;*;*;*;*;*', 2), palette };
  const sentences = [...steps(puzzle)].map((deduction) => explainWords(deduction, puzzle).sentence);
  assert.deepEqual(sentences.slice(0, 3), [
    'Row 1 (2r 2b 2r): the first red 2 must fit into cells 1-3: make cell 2 red.',
    'Row 1 (2r 2b 2r): the blue 2 must fit into cells 3-5: make cell 4 blue.',
    'Row 1 (2r 2b 2r): the second red 2 must fit into cells 5-7: make cell 6 red.',
  ]);
});

test('colours agree with what they belong to; a name that is not known is quoted', () => {
  const palette = completePalette({ colors: [{ name: 'green' }, { name: 'Grey' }, { name: 'amber' }] });
  const puzzle = { ...puzzleFrom('3a 4b', '*;*;*;*;*;*;*;*;*', 3), palette };
  const said = LOCALES.flatMap((locale) =>
    [...steps(puzzle)].slice(0, 3).map((step) => explainWords(step, puzzle, locale).sentence),
  );
  assert.deepEqual(said, [
    'Row 1 (3g 4r): the clue has no amber: no cell is amber.',
    'Row 1 (3g 4r): the green 3 must fit into cells 1-5: make cell 3 green.',
    'Row 1 (3g 4r): the Grey 4 must fit into cells 4-9: make cells 6-7 Grey.',
    'Zeile 1 (3g 4r): Im Hinweis kommt „amber“ nicht vor: kein Feld ist „amber“.',
    'Zeile 1 (3g 4r): Die 3 in Grün passt nur in die Felder 1-5: Feld 3 ist grün.',
    'Zeile 1 (3g 4r): Die 4 in Grau passt nur in die Felder 4-9: Felder 6-7 sind grau.',
    "Ligne 1 (3g 4r) : l'indice ne contient pas de « amber » : aucune case n'est « amber ».",
    'Ligne 1 (3g 4r) : le 3 vert ne tient que dans les cases 1-5 : la case 3 est verte.',
    'Ligne 1 (3g 4r) : le 4 gris ne tient que dans les cases 4-9 : les cases 6-7 sont grises.',
    'Fila 1 (3g 4r): la pista no tiene «amber»: ninguna casilla es «amber».',
    'Fila 1 (3g 4r): el 3 verde solo cabe en las casillas 1-5: la casilla 3 es verde.',
    'Fila 1 (3g 4r): el 4 gris solo cabe en las casillas 4-9: las casillas 6-7 son grises.',
  ]);
});

test('dark and light colours have names, too', () => {
  const palette = completePalette({
    colors: [{ name: 'dark brown' }, { name: 'Light blue' }, { name: 'gold' }],
  });
  const puzzle = { ...puzzleFrom('2a 1b 2c', '*;*;*;*;*', 3), palette };
  const [step] = [...steps(puzzle)];
  assert.deepEqual(
    LOCALES.map((locale) => explainWords(step, puzzle, locale).short),
    [
      'Row 1: cells 1-2 dark brown, cell 3 Light blue and cells 4-5 gold',
      'Zeile 1: Felder 1-2 dunkelbraun, Feld 3 hellblau und Felder 4-5 golden',
      'Ligne 1 : cases 1-2 brun foncé, case 3 bleu clair et cases 4-5 dorées',
      'Fila 1: casillas 1-2 marrón oscuro, casilla 3 azul claro y casillas 4-5 doradas',
    ],
  );
});

test('an unknown language is refused', () => {
  const puzzle = puzzleFrom('1', '1');
  const [first] = [...steps(puzzle)];
  assert.throws(() => explainWords(first, puzzle, 'tlh' as 'en'), /locale is "tlh"; expected one of en/);
});
