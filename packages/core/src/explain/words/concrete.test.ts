// Sentences give the reason in numbers that a player can check: how far a run reaches and why, what a line lacks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorText, LOCALES } from '../../messages/index.js';
import { candidate, clueOf, completePalette, lineLength } from '../../model/index.js';
import { gridFrom, puzzleFrom } from '../../testing/notation.js';
import { hint, why } from '../questions.js';
import { breakText } from './break-text.js';
import { explainWords } from './words.js';

/** The words of level 2 and of level 4 for a single row. */
function words(clue: string, row: string, locale: (typeof LOCALES)[number] = 'en'): string[] {
  const puzzle = puzzleFrom(clue, Array.from(row, () => '*').join(';'));
  return ([2, 4] as const).map((level) => hint(puzzle, gridFrom([row]), { level, locale }).words);
}

test('out of reach: a block that belongs to the run is the reason', () => {
  assert.deepEqual(words('6 2', '?????????###????????'), [
    'Row 1 (6 2): the 6 covers cells 10-12. How far can it reach?',
    'Row 1 (6 2): the 6 covers cells 10-12, so it starts at cell 7 at the earliest: leave cells 1-6 blank.',
  ]);
});

test('out of reach: a gap that is too small is the reason', () => {
  assert.deepEqual(words('3 2', '??.?????????'), [
    'Row 1 (3 2): what fits into the gap at cells 1-2?',
    'Row 1 (3 2): the gap at cells 1-2 is too small for the 3: leave cells 1-2 blank.',
  ]);
});

test('out of reach: a gap is the reason even if only one of its cells is asked for', () => {
  const puzzle = puzzleFrom('3 2', Array.from({ length: 12 }, () => '*').join(';'));
  const answer = why(puzzle, 1, { grid: gridFrom(['??.?????????']) });
  assert(answer.kind === 'chain');
  assert.equal(
    explainWords(answer.steps[0], puzzle).sentence,
    'Row 1 (3 2): the gap at cells 1-2 is too small for the 3: leave cell 2 blank.',
  );
});

test('out of reach: known cells in between do not make two hints of one', () => {
  const [, sentence] = words('4', '?????#??????.?????');
  assert.equal(
    sentence,
    'Row 1 (4): the 4 covers cell 6, so it ends at cell 9 at the latest: leave cells 10-12 and 14-18 blank.',
  );
});

test('out of reach in every language', () => {
  const said = LOCALES.map((locale) => words('3', '????#??????', locale)[1]);
  assert.deepEqual(said, [
    'Row 1 (3): the 3 covers cell 5, so it ends at cell 7 at the latest: leave cells 8-11 blank.',
    'Zeile 1 (3): Die 3 bedeckt Feld 5 und endet spätestens bei Feld 7: Felder 8-11 bleiben leer.',
    'Ligne 1 (3) : le 3 couvre la case 5 et finit au plus tard à la case 7 : laisser les cases 8-11 vides.',
    'Fila 1 (3): el 3 cubre la casilla 5 y acaba como muy tarde en la casilla 7: dejar vacías las casillas 8-11.',
  ]);
});

/** Why row 1 cannot be placed with these cells; `a`, `b` are colours, `.` is blank. */
function broken(clue: string, row: string, colors = 1) {
  const palette = completePalette({ colors: [{ name: 'red' }, { name: 'blue' }].slice(0, colors) });
  const made = puzzleFrom(clue, Array.from(row, () => '*').join(';'), colors);
  const puzzle = colors === 1 ? made : { ...made, palette };
  const facts = [...row].flatMap((mark, position) => {
    if (mark === '?') return [];
    const color = mark === '.' ? 0 : mark === 'b' ? 2 : 1;
    return [{ cell: position, position, candidates: candidate(color) }];
  });
  return breakText(puzzle, clueOf(puzzle, 0) ?? [], lineLength(puzzle, 0), facts, []);
}

test('a run between blanks that leave it too little room', () => {
  const at = { from: 11, to: 11 };
  assert.deepEqual(broken('2 2', '?????????.#'), { kind: 'stretch', at, room: 1, needs: 2, orMore: false });
  // Only the 4 can be so near to the wall, though a 1 would fit.
  const near = { from: 4, to: 4 };
  assert.deepEqual(broken('4 1 1', '.??#.??????'), {
    kind: 'stretch',
    at: near,
    room: 3,
    needs: 4,
    orMore: false,
  });
  const middle = { from: 7, to: 7 };
  assert.deepEqual(broken('3 2', '?????.#.?????'), {
    kind: 'stretch',
    at: middle,
    room: 1,
    needs: 2,
    orMore: true,
  });
  assert.equal(broken('1 4 6', '#????#?????#?????#??').kind, 'placement');
});

test('a colour that the clue does not have', () => {
  assert.deepEqual(broken('2a 1a', '??b????', 2), {
    kind: 'color',
    color: 'blue',
    at: { from: 3, to: 3 },
  });
});

test('a colour whose name only repeats its RGB value is called by its look', () => {
  const puzzle = (...colors: { name: string; rgb: string }[]) => ({
    ...puzzleFrom('1a', '1a', colors.length),
    palette: completePalette({ colors }),
  });
  const codes = puzzle({ name: 'aFFAC2B', rgb: '#ffac2b' }, { name: 'b313131', rgb: '#313131' });
  assert.deepEqual([colorText(codes, 1), colorText(codes, 2)], ['orange', 'dark grey']);
  const mixed = puzzle({ name: 'aFFAC2B', rgb: '#ffac2b' }, { name: 'orange', rgb: '#ff8800' });
  assert.deepEqual([colorText(mixed, 1), colorText(mixed, 2)], ['aFFAC2B', 'orange']);
});
