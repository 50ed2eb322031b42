import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../messages/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Query, subjectOf } from '../query.js';
import { Board } from '../techniques/board.js';
import { explainWords } from '../words/words.js';
import { easiestWithinLine } from './easiest.js';
import { lineDeduction } from './line-deduction.js';

const puzzle = puzzleFrom('2 2', '*;*;*;*;*;*');
const board = new Board(puzzle);
const filled = (...positions: number[]) => positions.map((position) => ({ position, candidates: 2 }));
const easiest = (...positions: number[]) =>
  easiestWithinLine(board, 0, new Map(), filled(...positions), 6, new Query(subjectOf(board.puzzle)));

test('one finding that covers the conclusion is used alone', () => {
  const { technique, finding } = easiest(1);
  assert.deepEqual([technique.id, finding.runs, finding.settles], ['overlap', [0], filled(1)]);
});

test('several findings of one technique are joined where its sentence allows it', () => {
  const { technique, finding } = easiest(1, 4);
  assert.deepEqual([technique.id, finding.runs], ['overlap', [0, 1]]);
  const reason = { cells: [], runs: [0, 1] };
  const deduction = lineDeduction(board, technique, 0, board.cellsOf[0], finding, reason);
  assert.deepEqual(
    LOCALES.map((locale) => explainWords(deduction, puzzle, locale).sentence),
    [
      'Row 1 (2 2): the first 2 must fit into cells 1-3 and the second 2 must fit into cells 4-6: fill cells 2 and 5.',
      'Zeile 1 (2 2): Die erste 2 passt nur in die Felder 1-3 und die zweite 2 passt nur in die Felder 4-6: Felder 2 und 5 füllen.',
      'Ligne 1 (2 2) : le premier 2 ne tient que dans les cases 1-3 et le deuxième 2 ne tient que dans les cases 4-6 : remplir les cases 2 et 5.',
      'Fila 1 (2 2): el primer 2 solo cabe en las casillas 1-3 y el segundo 2 solo cabe en las casillas 4-6: rellenar las casillas 2 y 5.',
    ],
  );
});

test('where no easier technique gets there, all placements do', () => {
  const tight = new Board(puzzleFrom('2 1', '*;*;*;*;*;*;*'));
  const known = new Map([
    [2, 1],
    [3, 2],
  ]);
  const { technique } = easiestWithinLine(
    tight,
    0,
    known,
    [{ position: 5, candidates: 1 }],
    7,
    new Query(subjectOf(board.puzzle)),
  );
  assert.equal(technique.id, 'all-placements');
});
