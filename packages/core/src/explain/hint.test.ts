import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../messages/index.js';
import { candidate, copyGrid, type Grid, type Puzzle, unknownGrid } from '../model/index.js';
import { type Engine, propagate, referenceEngine, solve } from '../solve/index.js';
import { countingEngine } from '../testing/counting-engine.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { Random } from '../testing/random.js';
import { Analysis } from './analysis.js';
import { HINT_LEVELS, type MistakeHint } from './hint.js';
import { hint } from './questions.js';

const RING = puzzleFrom('5;1 1;1 1;1 1;5', '5;1 1;1 1;1 1;5');
const OPEN = puzzleFrom('4 2;1', '1;1;1;1;0;2;1;0');

test('four levels: where to look, what to ask, the technique with its reason, the cells', () => {
  const words = HINT_LEVELS.map((level) => hint(OPEN, unknownGrid(OPEN, OPEN.palette), { level }).words);
  assert.deepEqual(words, [
    'Look at row 1 (4 2).',
    'Row 1 (4 2): how many cells are still needed, and how many are left?',
    'Every cell is needed. Row 1 (4 2): 6 cells are still needed and 6 are left. ' +
      'Column 8 is finished: its other cells count as blank.',
    'Row 1 (4 2): 6 cells are still needed and 6 are left: fill cells 1-4 and 6-7. ' +
      'Column 8 is finished: its other cells count as blank.',
  ]);
});

test('finished lines are closed silently, and an option brings them back', () => {
  const puzzle = puzzleFrom('1;3;1', '1;3;1');
  const filled = gridFrom(['?#?', '?#?', '???']);
  const next = hint(puzzle, filled, { level: 4 });
  assert(next.kind === 'deduction');
  assert(
    next.settles?.some(({ candidates }) => candidates === 2),
    next.words,
  );
  const empty = puzzleFrom('2;0', '1;*;*;*;*');
  assert.equal(
    hint(empty, unknownGrid(empty, empty.palette), { level: 4 }).words.slice(0, 12),
    'Column 1 (1)',
  );
  const shown = hint(empty, unknownGrid(empty, empty.palette), { level: 4, finishedLines: true });
  assert.equal(shown.words, 'Row 2 (0): no runs at all: leave cells 1-5 blank.');
  const full = gridFrom(['?#?', '###', '?#?']);
  assert.equal(hint(puzzle, full, { level: 4 }).kind, 'solved', 'all runs stand');
  const last = hint(puzzle, full, { level: 4, finishedLines: true });
  assert(last.kind === 'deduction' && last.technique === 'finished-line');
  assert(last.settles?.every(({ candidates }) => candidates === 1));
});

test('the cell nearest to the last move decides, not the nearest line', () => {
  // Both ends of row 1 can be filled; the player works at its right end.
  const puzzle = puzzleFrom('3 3;0', '*;*;*;*;*;*;*;*;*;*;*;*');
  const grid = gridFrom(['#??.????.??#', '............']);
  const right = hint(puzzle, grid, { level: 4, near: 23 });
  const left = hint(puzzle, grid, { level: 4, near: 12 });
  assert(right.kind === 'deduction' && left.kind === 'deduction');
  assert(
    right.settles?.some(({ cell }) => cell === 10),
    right.words,
  );
  assert(
    left.settles?.some(({ cell }) => cell === 1),
    left.words,
  );
});

test('ten hints in a row are all different, and so are the levels of each', () => {
  const puzzle = puzzleFrom('2 2;7;7;5;3;1;0', '2;4;5;5;5;4;2');
  const grid = unknownGrid(puzzle, puzzle.palette);
  const said = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const levels = HINT_LEVELS.map((level) => hint(puzzle, grid, { level }).words);
    const last = hint(puzzle, grid, { level: 4 });
    // When all filled cells are found, only blanks are left to mark.
    if (last.kind !== 'deduction' || last.settles?.every(({ candidates }) => candidates === 1)) break;
    assert.equal(new Set(levels).size, 4, levels.join(' / '));
    assert(!said.has(last.words), last.words);
    said.add(last.words);
    // A player who marks only filled cells.
    for (const { cell, candidates } of last.settles ?? []) if (candidates === 2) grid.cells[cell] = 2;
  }
  assert(said.size >= 4, [...said].join(' / '));
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
      'Wrong: row 2, column 1; row 2, column 3. Row 2, column 1 cannot be filled: column 2 (3): cell 2 is filled; ' +
        'row 2 (1) would have 2 filled cells, but its clue has 1.',
    ],
  );
  const { words: _, refutation, ...rest } = hint(puzzle, grid, { level: 4 }) as MistakeHint;
  assert.deepEqual(rest, {
    kind: 'mistake',
    level: 4,
    line: 1,
    isConflict: false,
    count: 2,
    cells: [3, 5],
  });
  assert.deepEqual(
    [refutation?.assume, refutation?.links.map(({ line, breaks }) => [line, breaks])],
    [
      { cell: 3, candidates: 2 },
      [
        [4, false],
        [1, true],
      ],
    ],
  );
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
      'These marks cannot all be right: row 1, column 1; row 2, column 1. Row 2, column 1 cannot be filled: ' +
        'column 1 (1) would have 2 filled cells, but its clue has 1.',
    ],
  );
  const found = hint(puzzle, grid, { level: 4 });
  assert(found.kind === 'mistake');
  assert.deepEqual([found.isConflict, found.cells], [true, [0, 2]]);
  assert.deepEqual(
    LOCALES.map((locale) => hint(puzzle, grid, { level: 4, locale }).words.split('. ')[0]),
    [
      'These marks cannot all be right: row 1, column 1; row 2, column 1',
      'Diese Felder können nicht alle stimmen: Zeile 1, Spalte 1; Zeile 2, Spalte 1',
      'Ces cases ne peuvent pas être toutes justes : ligne 1, colonne 1 ; ligne 2, colonne 1',
      'Estas casillas no pueden estar todas bien: fila 1, columna 1; fila 2, columna 1',
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
    if (result.verdict !== 'unique') continue;
    // Blanks of finished lines need no hint.
    const marked = grid.cells.map((candidates) => ((candidates & 1) === 1 ? 1 : candidates));
    assert.deepEqual(marked, result.solution.cells);
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

test('invalid arguments are reported', () => {
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

test('found once, a hint is available at any level, in any order', () => {
  const blank = unknownGrid(OPEN, OPEN.palette);
  const wrong = gridFrom(['????.??.', '??????#?']);
  for (const grid of [blank, wrong]) {
    const analysis = new Analysis(OPEN);
    for (const level of [4, 1, 3, 2] as const) {
      assert.deepEqual(analysis.hint(grid, { level }), hint(OPEN, grid, { level }));
    }
  }
});

test('that something is wrong is reported without searching for what', () => {
  const switches = puzzleFrom('1;1;1;1', '1;1;1;1');
  const grid = gridFrom(['#???', '#???', '????', '????']);
  const { engine, solves } = countingEngine();
  const analysis = new Analysis(switches, { engine });
  const first = analysis.hint(grid, { level: 1 });
  const before = solves();
  assert.equal(first.kind, 'mistake');
  assert.equal(analysis.hint(grid, { level: 4 }).kind, 'mistake');
  assert(solves() > before, `${solves()} solves`);
  const after = solves();
  analysis.hint(grid, { level: 3 });
  assert.equal(solves(), after, 'and that only once');
});

test('when it takes too long to see whether the marks are right, what follows from them is still shown', () => {
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

test('colours that a clue does not have are ruled out silently, and named where the argument rests on them', () => {
  const puzzle = puzzleFrom('3a;1b;1b;1b', '1a;1a;1a;3b', 2);
  const grid = unknownGrid(puzzle, puzzle.palette);
  const seen: string[] = [];
  for (let i = 0; i < 6; i++) {
    const found = hint(puzzle, grid, { level: 4 });
    if (found.kind !== 'deduction') break;
    assert.notEqual(found.technique, 'color-crossing', found.words);
    seen.push(found.words);
    for (const { cell, candidates } of found.settles ?? []) grid.cells[cell] &= candidates;
  }
  assert(
    seen.some((words) => / has no [a-z0-9]+\./.test(words)),
    seen.join('\n'),
  );
  const trivial = hint(puzzle, unknownGrid(puzzle, puzzle.palette), { level: 4, finishedLines: true });
  assert(trivial.kind === 'deduction');
});

test('a complete colour is ruled out silently, and named where an argument needs it', () => {
  // Row 1 has its only a, and column 5 has nothing but an a: cell 5 of row 1 is blank.
  const puzzle = puzzleFrom('1a 2b;*', '1a;*;*;*;1a', 2);
  const grid = gridFrom(['a????', '?????'], 2);
  const first = hint(puzzle, grid, { level: 4, near: 9 });
  assert.match(first.words, /^Column 5 .* make cell 2 color1\. Row 1 has all its color1 cells already\.$/);
});

test('a run at the wall begins there, also when its end is filled already', () => {
  const puzzle = puzzleFrom('6', '*;*;*;*;*;*;*;*');
  const { words } = hint(puzzle, gridFrom(['#???##??']), { level: 4 });
  assert.equal(words, 'Row 1 (6): cell 1 is at the wall, so the 6 starts there: fill cells 2-4.');
});
