import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../messages/index.js';
import { candidate, copyGrid, type Grid, type Puzzle, unknownGrid } from '../model/index.js';
import { type Engine, propagate, referenceEngine, solve } from '../solve/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { Random } from '../testing/random.js';
import { Analysis } from './analysis.js';
import { HINT_LEVELS } from './hint.js';
import { hint } from './questions.js';

const RING = puzzleFrom('5;1 1;1 1;1 1;5', '5;1 1;1 1;1 1;5');
const OPEN = puzzleFrom('4 2;1', '1;1;1;1;0;2;1;0');

test('four levels: the line, the run, the technique with its reason, the cells', () => {
  const grid = unknownGrid(OPEN, OPEN.palette);
  const words = HINT_LEVELS.map((level) => hint(OPEN, grid, { level }).words);
  assert.deepEqual(words, [
    'Look at column 5 (0).',
    'Look at column 5 (0).',
    'Look at column 5 (0). Full line. Add up the clue: how much room is left over?',
    'Column 5 (0): there is no run in it, so every cell is blank.',
  ]);
});

test('a level holds what the ones before it hold, and no more than it should', () => {
  const puzzle = puzzleFrom('4', '1;1;1;1;0');
  const grid = gridFrom(['????.']);
  const found = HINT_LEVELS.map((level) => hint(puzzle, gridFrom(['???#.']), { level }));
  assert.equal(hint(puzzle, grid).kind, 'deduction');
  const keys = found.map((one) => Object.keys(one).sort().join(' '));
  assert.deepEqual(keys, [
    'kind level lines words',
    'about kind level lines words',
    'about cost kind level lines reason technique words',
    'about cost kind level lines reason settles technique words',
  ]);
});

test('what is known of the whole puzzle is not worked out again', () => {
  const result = solve(RING);
  const engine: Engine = {
    ...referenceEngine,
    begin: () => assert.fail('was solved again'),
  };
  for (const grid of [
    gridFrom(['.????', '?????', '?????', '?????', '?????']),
    unknownGrid(RING, RING.palette),
  ]) {
    assert.deepEqual(hint(RING, grid, { level: 4, result, engine }), hint(RING, grid, { level: 4 }));
    assert.throws(() => hint(RING, grid, { engine }), /solved again/);
  }
});

test('the default level is the first', () => {
  assert.deepEqual(
    hint(RING, gridFrom(['?????', '?????', '?????', '?????', '?????'])).words,
    'Look at row 1 (5).',
  );
});

test('among equals a line near the last move comes first', () => {
  const grid = gridFrom(['?????', '?????', '?????', '?????', '?????']);
  const near = hint(RING, grid, { near: 24 });
  assert(near.kind === 'deduction');
  assert.deepEqual(near.lines, [4]);
});

test('a grid with a mistake gets the mistake shown, in four levels', () => {
  const puzzle = puzzleFrom('3;1;1', '1;3;1');
  const grid = gridFrom(['?#?', '#?#', '???']);
  assert.deepEqual(
    HINT_LEVELS.map((level) => hint(puzzle, grid, { level }).words),
    [
      'Something is wrong: no solution agrees with this grid.',
      'There is a mistake in row 2.',
      '2 cells in row 2 are wrong.',
      'Wrong: row 2, column 1; row 2, column 3.',
    ],
  );
  assert.deepEqual(hint(puzzle, grid, { level: 4 }), {
    kind: 'mistake',
    level: 4,
    words: 'Wrong: row 2, column 1; row 2, column 3.',
    line: 1,
    isConflict: false,
    count: 2,
    cells: [3, 5],
  });
  assert.deepEqual(Object.keys(hint(puzzle, grid)).sort(), ['kind', 'level', 'words']);
});

test('marks that are only wrong together are not called wrong, in any language', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  const grid = gridFrom(['#?', '#?']);
  assert.deepEqual(
    HINT_LEVELS.map((level) => hint(puzzle, grid, { level }).words),
    [
      'Something is wrong: no solution agrees with this grid.',
      'Some marks cannot all be right. Look at column 1.',
      'Some marks cannot all be right, 2 of them in column 1.',
      'These marks cannot all be right: row 1, column 1; row 2, column 1.',
    ],
  );
  const found = hint(puzzle, grid, { level: 4 });
  assert(found.kind === 'mistake');
  assert.deepEqual([found.isConflict, found.cells], [true, [0, 2]]);
  assert.deepEqual(
    LOCALES.map((locale) => hint(puzzle, grid, { level: 4, locale }).words),
    [
      'These marks cannot all be right: row 1, column 1; row 2, column 1.',
      'Diese Felder können nicht alle stimmen: Zeile 1, Spalte 1; Zeile 2, Spalte 1.',
      'Ces cases ne peuvent pas être toutes justes : ligne 1, colonne 1 ; ligne 2, colonne 1.',
      'Estas casillas no pueden estar todas bien: fila 1, columna 1; fila 2, columna 1.',
    ],
  );
});

test('with several solutions a mistake is what no solution has', () => {
  const puzzle = puzzleFrom('1;1;0;2', '1 1;1 1');
  assert.equal(hint(puzzle, gridFrom(['#?', '??', '??', '??'])).kind, 'deduction');
  const wrong = hint(puzzle, gridFrom(['#?', '??', '#?', '??']), { level: 4 });
  assert(wrong.kind === 'mistake');
  assert.deepEqual(wrong.cells, [4]);
});

test('the ends: solved, several, no solution, a limit', () => {
  assert.equal(hint(puzzleFrom('1', '1'), gridFrom(['#'])).kind, 'solved');
  assert.equal(hint(puzzleFrom('1;1', '1;1'), gridFrom(['??', '??'])).kind, 'several');
  assert.equal(hint(puzzleFrom('2;0', '0;2'), gridFrom(['??', '??'])).kind, 'no-solution');
  const large = randomPuzzle(new Random(7), { width: 15, height: 15 });
  const stopped = hint(large, unknownGrid(large, large.palette), { effort: { lineSolves: 3 } });
  assert.deepEqual([stopped.kind, 'reason' in stopped && stopped.reason], ['undecided', 'effort']);
});

/** Plays to the end by hints alone. */
function playByHints(puzzle: Puzzle, start: Grid): { grid: Grid; hints: number } {
  const grid = copyGrid(start);
  for (let hints = 0; ; hints++) {
    const next = hint(puzzle, grid, { level: 4 });
    if (next.kind !== 'deduction') return { grid, hints };
    const certain = (next.settles ?? []).filter(({ candidates }) => (candidates & (candidates - 1)) === 0);
    assert(certain.length > 0, 'a hint that settles nothing');
    // A player fills in what is certain and keeps no note of colours that are ruled out.
    for (const { cell, candidates } of certain) grid.cells[cell] = candidates;
  }
}

test('hints alone lead to the solution, in black-and-white and in colour', () => {
  const random = new Random(101);
  for (let i = 0; i < 12; i++) {
    const puzzle = randomPuzzle(random, { width: 6, height: 6, colors: 1 + (i % 3), density: 0.6 });
    const result = solve(puzzle);
    const { grid } = playByHints(puzzle, unknownGrid(puzzle, puzzle.palette));
    if (result.verdict === 'unique') assert.deepEqual(grid.cells, result.solution.cells);
  }
});

test('a coloured hint brings along what it rests on', () => {
  const puzzle = puzzleFrom('1a 1b;1b 1a', '1a 1b;1b 1a', 2);
  const found = hint(puzzle, unknownGrid(puzzle, puzzle.palette), { level: 3 });
  assert(found.kind === 'deduction');
  for (const { cell } of found.reason?.cells ?? []) {
    assert(found.before?.some(({ settles }) => settles.some((settled) => settled.cell === cell)));
  }
});

test('what a programmer gets wrong is said', () => {
  assert.throws(() => hint(RING, gridFrom(['?'])), /1x1.*5x5/);
  assert.throws(() => hint(puzzleFrom('1', '1'), gridFrom(['?']), { level: 5 as 4 }), /level is 5/);
  assert.throws(
    () => hint(puzzleFrom('1', '1'), gridFrom(['?']), { locale: 'xx' as 'en' }),
    /locale is "xx"/,
  );
});

test('given cells of the puzzle count as known', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  const given = { ...unknownGrid(puzzle, puzzle.palette) };
  given.cells[0] = candidate(1);
  assert.equal(hint(puzzle, unknownGrid(puzzle, puzzle.palette), { given }).kind, 'deduction');
  assert.equal(hint(puzzle, gridFrom(['.?', '??']), { given }).kind, 'mistake');
});

test('found once, a hint is told at any level, in any order', () => {
  const blank = unknownGrid(OPEN, OPEN.palette);
  const wrong = gridFrom(['????.??.', '??????#?']);
  for (const grid of [blank, wrong]) {
    const analysis = new Analysis(OPEN);
    for (const level of [4, 1, 3, 2] as const) {
      assert.deepEqual(analysis.hint(grid, { level }), hint(OPEN, grid, { level }));
    }
  }
});

test('that something is wrong is told without looking for what', () => {
  const switches = puzzleFrom('1;1;1;1', '1;1;1;1');
  const grid = gridFrom(['#???', '#???', '????', '????']);
  let solves = 0;
  const engine: Engine = {
    ...referenceEngine,
    begin: (...input) => {
      solves += 1;
      return referenceEngine.begin(...input);
    },
  };
  const analysis = new Analysis(switches, { engine });
  const first = analysis.hint(grid, { level: 1 });
  const before = solves;
  assert.equal(first.kind, 'mistake');
  assert.equal(analysis.hint(grid, { level: 4 }).kind, 'mistake');
  assert(solves > before, `${solves} solves`);
  const after = solves;
  analysis.hint(grid, { level: 3 });
  assert.equal(solves, after, 'and that only once');
});

test('when it takes too long to see whether the marks are right, what follows from them is still told', () => {
  const large = randomPuzzle(new Random(5), { width: 30, height: 30 });
  const blank = unknownGrid(large, large.palette);
  const effort = { lineSolves: 300 };
  assert.equal(solve(large, { effort }).verdict, 'undecided');
  assert.equal(hint(large, blank, { effort }).kind, 'deduction');
  assert.equal(hint(large, blank, { effort: { lineSolves: 1 } }).kind, 'undecided');
});

test('of a puzzle that nobody can solve soon there is a hint all the same, and of noise an honest answer', () => {
  const noise = randomPuzzle(new Random(3), { width: 100, height: 100, density: 0.58 });
  const empty = unknownGrid(noise, noise.palette);
  const unsolved = solve(noise, { effort: { lineSolves: 1 } });
  assert.equal(unsolved.verdict, 'undecided');
  const found = hint(noise, empty, { level: 3, result: unsolved });
  assert(found.kind === 'deduction');
  assert.equal(found.technique, 'overlap');
});

test('looking ahead comes to an end', () => {
  const noise = randomPuzzle(new Random(3), { width: 64, height: 64, density: 0.45 });
  const { grid } = propagate(noise);
  const unsolved = solve(noise, { effort: { lineSolves: 1 } });
  let looks = 0;
  const found = hint(noise, grid, {
    result: unsolved,
    deadline: () => {
      looks += 1;
      return false;
    },
  });
  assert(found.kind === 'deduction' || found.kind === 'undecided', found.kind);
  // A look at the deadline every 256 line solves.
  assert(looks < 5_000, String(looks));
});
