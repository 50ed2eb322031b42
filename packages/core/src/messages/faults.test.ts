// Faults, findings and failures in words. The English sentences are pinned where the model finds them:
// model/puzzle.test.ts, palette.test.ts, totals.test.ts, check.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, FAULT_CODES, type Fault, makePuzzle, type PuzzleInput } from '../model/index.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { failureMessage, faultMessage, findingMessage, suspectsSentence } from './faults.js';
import { LOCALES } from './locale.js';
import { asSentence } from './text.js';

const HOSTILE = `\u001b[2J\u202e${'x'.repeat(100_000)}`;

/** Inputs that have every fault there is, with values that a file could hold. */
const INPUTS: readonly unknown[] = [
  { rows: [], columns: Array(1001).fill([]) },
  { rows: HOSTILE, columns: [] },
  {
    rows: [[9], [-1, HOSTILE], [0, 1], HOSTILE, [() => 1], [{ length: 1, color: {} }]],
    columns: [[{ length: 1, color: 2 }]],
  },
  { rows: [[{ length: 1, color: HOSTILE }]], columns: [[]], palette: { colors: [{}, {}] } },
  { rows: [[{ length: 1, color: [] }]], columns: [[]], palette: {} },
  { rows: [[]], columns: [[]], palette: HOSTILE },
  { rows: [[]], columns: [[]], palette: { colors: [], background: HOSTILE } },
  { rows: [[]], columns: [[]], palette: { colors: Array(31).fill({}) } },
  {
    rows: [[]],
    columns: [[]],
    palette: {
      background: { name: HOSTILE },
      colors: [
        { name: HOSTILE, rgb: HOSTILE, symbol: HOSTILE },
        { name: 'a', symbol: 'x' },
        { name: 'a', symbol: 'x' },
        HOSTILE,
      ],
    },
  },
];

const ALL = INPUTS.flatMap((input): readonly Fault[] => {
  const made = makePuzzle(input as PuzzleInput);
  return made.ok ? [] : made.faults;
});

test('the inputs have every code and every problem of a palette', () => {
  assert.deepEqual([...new Set(ALL.map(({ code }) => code))].sort(), [...FAULT_CODES].sort());
  const problems = new Set(ALL.flatMap((fault) => ('problem' in fault ? [fault.problem] : [])));
  assert.deepEqual([...problems].sort(), [
    'bad-entry',
    'bad-name',
    'bad-rgb',
    'bad-symbol',
    'no-colors',
    'no-list',
    'not-an-object',
    'same-name',
    'same-symbol',
    'too-many-colors',
  ]);
});

for (const locale of LOCALES) {
  test(`${locale}: every fault is a short message that says what it found`, () => {
    for (const fault of ALL) {
      const message = faultMessage(fault, locale);
      assert(message.length < 300, `${message.length} characters: ${message.slice(0, 100)}`);
      assert.doesNotMatch(message, /[\p{Cc}\u202e]|NaN|\[object| {2}|\.$/u, message);
      // French puts a space before these, no other language does.
      assert.doesNotMatch(message, locale === 'fr' ? /\S[;:]( |$)/ : / [;:]/, message);
      const found = 'found' in fault && fault.found !== undefined && !/^[a-z]+$/.test(fault.found);
      if (found) assert(message.includes(String(fault.found)), message);
      if ('index' in fault) assert(message.includes(String(fault.index + 1)), message);
      if ('run' in fault) assert(message.includes(String(fault.run + 1)), message);
    }
  });
}

test('one fault in four languages', () => {
  const made = makePuzzle({ rows: [[2, 3]], columns: [[1], [1]] });
  assert(!made.ok);
  assert.deepEqual(
    LOCALES.map((locale) => asSentence(faultMessage(made.faults[0], locale))),
    [
      'Row 1 needs 6 cells but has 2: 4 too many.',
      'Zeile 1 braucht 6 Felder, hat aber 2: 4 zu viel.',
      'La ligne 1 demande 6 cases mais en a 2 : 4 de trop.',
      'La fila 1 necesita 6 casillas y tiene 2: sobran 4.',
    ],
  );
});

test('a finding, and the lines to look at, in four languages', () => {
  const made = makePuzzle({ rows: [[1], [3], [1]], columns: [[1], [1], [1]] });
  assert(made.ok);
  const [finding] = made.findings;
  const few = { ...finding, suspects: [1, 4] };
  assert.deepEqual(
    LOCALES.map(
      (locale) =>
        `${asSentence(findingMessage(few, made.puzzle, locale))} ${suspectsSentence(few, made.puzzle, locale)}`,
    ),
    [
      'The rows ask for 5 filled cells, the columns for 3. If one number is wrong, it is in row 2 or column 2.',
      'Die Zeilen verlangen 5 gefüllte Felder, die Spalten 3. Wenn nur eine Zahl falsch ist, dann in Zeile 2 oder Spalte 2.',
      'Les lignes demandent 5 cases remplies, les colonnes 3. Si un seul nombre est faux, il est dans la ligne 2 ou la colonne 2.',
      'Las filas piden 5 casillas rellenas, las columnas 3. Si hay un solo número mal, está en la fila 2 o la columna 2.',
    ],
  );
  assert.equal(suspectsSentence({ ...finding, suspects: [] }, made.puzzle), '');
  assert.equal(suspectsSentence({ ...finding, suspects: [0, 1, 2] }, made.puzzle), '');
});

test('the name of a colour cannot make a finding long', () => {
  const palette = { colors: [{ name: 'n'.repeat(100_000) }, { name: 'b' }] };
  const made = makePuzzle({ rows: [[1]], columns: [[]], palette });
  assert(made.ok);
  for (const locale of LOCALES) assert(findingMessage(made.findings[0], made.puzzle, locale).length < 200);
});

test('a line that fails, in four languages', () => {
  const puzzle = puzzleFrom('2', '1;1');
  const messages = ['#.', '#?'].map((row) => {
    const checked = check(puzzle, gridFrom([row]));
    assert(!checked.ok);
    return LOCALES.map((locale) => failureMessage(checked.failures[0], puzzle, locale));
  });
  assert.deepEqual(messages, [
    [
      'row 1 should read 2 but reads 1',
      'in Zeile 1 steht 1, verlangt ist 2',
      'la ligne 1 contient 1 au lieu de 2',
      'la fila 1 tiene 1 en vez de 2',
    ],
    [
      'row 1 has 1 unknown cell',
      'Zeile 1 hat 1 unbekanntes Feld',
      'la ligne 1 a 1 case inconnue',
      'la fila 1 tiene 1 casilla desconocida',
    ],
  ]);
});
