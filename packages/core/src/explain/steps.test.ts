import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Grid, makePuzzle, type Puzzle, unknownGrid } from '../model/index.js';
import { solutions } from '../solve/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom, rowsOf } from '../testing/notation.js';
import { Random } from '../testing/random.js';
import type { Deduction } from './deduction.js';
import { Finder } from './find/finder.js';
import { Query, subjectOf } from './query.js';
import { type ExplainOptions, steps } from './questions.js';
import type { StepsEnd } from './steps.js';
import { Board } from './techniques/board.js';
import { unexplainedWords } from './words/steps-words.js';

function walk(
  puzzle: Puzzle,
  options: ExplainOptions = {},
): { grid: Grid; taken: Deduction[]; end: StepsEnd } {
  const grid = options.given ?? unknownGrid(puzzle, puzzle.palette);
  const cells = grid.cells.slice();
  const taken: Deduction[] = [];
  const iterator = steps(puzzle, options);
  for (let next = iterator.next(); ; next = iterator.next()) {
    if (next.done) return { grid: { ...grid, cells }, taken, end: next.value };
    for (const { cell, was, candidates } of next.value.settles) {
      assert.equal(cells[cell], was);
      assert.equal(candidates & ~was, 0);
      cells[cell] = candidates;
    }
    taken.push(next.value);
  }
}

test('the steps solve the puzzle, each from what the ones before it settled', () => {
  const random = new Random(91);
  const ends = new Map<string, number>();
  for (let i = 0; i < 60; i++) {
    const puzzle = randomPuzzle(random, { width: 8, height: 7, colors: 1 + (i % 3), density: 0.5 });
    const { grid, taken, end } = walk(puzzle);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    const known = new Map<number, number>();
    for (const deduction of taken) {
      for (const { cell, candidates } of deduction.reason.cells) {
        assert.equal(known.get(cell), candidates, 'a reason that is not known yet');
      }
      for (const { cell, candidates } of deduction.settles) known.set(cell, candidates);
    }
    if (end === 'solved') assert.deepEqual(check(puzzle, grid), { ok: true });
    else assert.equal([...solutions(puzzle, { max: 2 })].length, 2);
  }
  assert((ends.get('solved') ?? 0) > 10 && (ends.get('several') ?? 0) > 5);
});

test('the easiest technique comes first: a harder one only when no easier one finds anything', () => {
  const puzzle = randomPuzzle(new Random(94), { width: 9, height: 9, density: 0.55 });
  const { taken } = walk(puzzle);
  const board = new Board(puzzle);
  for (const deduction of taken) {
    const [cheapest] = new Finder(board, new Query(subjectOf(board.puzzle))).cheapest();
    assert.equal(deduction.cost, cheapest.technique.cost);
    for (const { cell, candidates } of deduction.settles) board.set(cell, candidates);
  }
  assert(new Set(taken.map(({ cost }) => cost)).size > 2);
});

test('deductions are plain data', () => {
  const puzzle = randomPuzzle(new Random(92), { width: 6, height: 6, density: 0.4 });
  for (const deduction of steps(puzzle)) {
    assert.deepEqual(structuredClone(deduction), deduction);
    assert.deepEqual(JSON.parse(JSON.stringify(deduction)), deduction);
  }
});

test('several solutions end it honestly', () => {
  assert.deepEqual(walk(puzzleFrom('1;1', '1;1')), {
    grid: gridFrom(['??', '??']),
    taken: [],
    end: 'several',
  });
});

test('given cells are where it starts', () => {
  const { grid, end } = walk(puzzleFrom('1;1', '1;1'), { given: gridFrom(['?#', '??']) });
  assert.deepEqual([rowsOf(grid), end], [['.#', '#.'], 'solved']);
});

test('no solution ends in a contradiction, a limit in its reason', () => {
  assert.equal(walk(puzzleFrom('2;0', '0;2')).end, 'contradiction');
  assert.equal(walk(puzzleFrom('1;1', '1;1'), { given: gridFrom(['##', '??']) }).end, 'contradiction');
  const puzzle = randomPuzzle(new Random(93), { width: 10, height: 10, density: 0.5 });
  assert.equal(walk(puzzle, { effort: { lineSolves: 30 } }).end, 'effort');
  assert.equal(walk(puzzle, { signal: { aborted: true } }).end, 'abort');
});

test('lines without a clue and runs without a length take part', () => {
  const { grid, end } = walk(puzzleFrom('? 1;*;3', '1 1;3;*;2'));
  assert.deepEqual([rowsOf(grid), end], [['##.#', '.#?#', '###.'], 'several']);
});

test('a grid of another size is refused', () => {
  assert.throws(() => steps(puzzleFrom('1', '1'), { given: gridFrom(['??']) }).next(), /2x1.*1x1/);
});

test('on the largest puzzles a walk ends at its limit, with or without steps, and says how much is left', () => {
  const full = new Array(1000).fill([1000]);
  const made = makePuzzle({ rows: full, columns: full });
  assert(made.ok);
  // All that a walk can find at once, and nothing: in noise no line says anything.
  const noise = randomPuzzle(new Random(1), { width: 1000, height: 1000, density: 0.5 });
  const [some, none] = [made.puzzle, noise].map((puzzle) => walk(puzzle, { effort: { lineSolves: 2100 } }));
  assert.deepEqual([some.end, none.end], ['effort', 'effort']);
  assert(some.taken.length > 0, 'no step before the limit');
  const open = (grid: Grid) => grid.cells.filter((candidates) => candidates === 3).length;
  assert(open(some.grid) > 0 && open(some.grid) < 1_000_000);
  assert.match(
    unexplainedWords(some.grid),
    new RegExp(`${open(some.grid)} of 1000000 cells are not explained`),
  );
  assert.equal(none.taken.length, 0);
  assert.match(unexplainedWords(none.grid), /1000000 of 1000000 cells are not explained/);
});
