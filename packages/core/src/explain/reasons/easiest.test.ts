import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../messages/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Query, subjectOf } from '../query.js';
import { Board } from '../techniques/board.js';
import { explainWords } from '../words/words.js';
import { lineDeduction } from './deduce.js';
import { easiestWithinLine } from './easiest.js';

const puzzle = puzzleFrom('2 2', '*;*;*;*;*;*');
const board = new Board(puzzle);
const filled = (...positions: number[]) => positions.map((position) => ({ position, candidates: 2 }));
const easiest = (...positions: number[]) =>
  easiestWithinLine(board, 0, new Map(), filled(...positions), 6, new Query(subjectOf(board.puzzle)));

test('one finding that says enough is told alone', () => {
  const { technique, finding } = easiest(1);
  assert.deepEqual([technique.id, finding.runs, finding.settles], ['overlap', [0], filled(1)]);
});

test('several findings of one technique are told together where its sentence can do that', () => {
  const { technique, finding } = easiest(1, 4);
  assert.deepEqual([technique.id, finding.runs], ['overlap', [0, 1]]);
  const reason = { cells: [], runs: [0, 1] };
  const deduction = lineDeduction(board, technique, 0, board.cellsOf[0], finding, reason);
  assert.deepEqual(
    LOCALES.map((locale) => explainWords(deduction, puzzle, locale).sentence),
    [
      'Row 1 (2 2): wherever the first 2 and the second 2 go, cells 2 and 5 are filled.',
      'Zeile 1 (2 2): Wo auch immer die erste 2 und die zweite 2 liegen, die Felder 2 und 5 sind gefüllt.',
      'Ligne 1 (2 2) : où que soient le premier 2 et le deuxième 2, les cases 2 et 5 sont remplies.',
      'Fila 1 (2 2): estén donde estén el primer 2 y el segundo 2, las casillas 2 y 5 están rellenas.',
    ],
  );
});

test('what no easier technique says, all placements say', () => {
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
