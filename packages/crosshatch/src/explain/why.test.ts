import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solve } from '../solve/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { Random } from '../testing/random.js';
import type { Deduction } from './deduction.js';
import { why } from './why.js';
import { explainWords } from './words/words.js';

/** Whether every reason is known from the steps before. */
function holdsTogether(steps: readonly Deduction[]): boolean {
  const known = new Map<number, number>();
  return steps.every(({ reason, settles, chain }) => {
    const isKnown = reason.cells.every(({ cell, candidates }) => known.get(cell) === candidates);
    for (const { cell, candidates } of settles) known.set(cell, candidates);
    return isKnown || chain !== undefined;
  });
}

test('a chain of deductions that leads to the cell, none of them needless', () => {
  const random = new Random(111);
  let longest = 0;
  for (let i = 0; i < 15; i++) {
    const puzzle = randomPuzzle(random, { width: 8, height: 8, density: 0.6 });
    const result = solve(puzzle);
    if (result.verdict !== 'unique' || !result.lineSolvable) continue;
    for (let cell = i; cell < 64; cell += 13) {
      const answer = why(puzzle, cell);
      assert(answer.kind === 'chain');
      const { steps } = answer;
      assert.equal(answer.candidates, result.solution.cells[cell]);
      assert(steps.at(-1)?.settles.some((fact) => fact.cell === cell));
      assert(holdsTogether(steps));
      steps.slice(0, -1).forEach((_, gone) => {
        assert(!holdsTogether(steps.filter((_step, at) => at !== gone)), `step ${gone} is not needed`);
      });
      longest = Math.max(longest, steps.length);
    }
  }
  assert(longest > 3);
});

test('the shortest way is found when one line says it', () => {
  const puzzle = puzzleFrom('1;5;1;1;1', '1;1;5;1;1');
  const answer = why(puzzle, 7);
  assert(answer.kind === 'chain');
  assert.deepEqual(
    answer.steps.map(({ technique, lines }) => [technique, lines]),
    [['full-line', [1]]],
  );
});

test('of a step only what is needed is told, and by a technique that needs no more', () => {
  // The whole step is "the 2 is complete"; for the cell at the end one filled cell is enough.
  const puzzle = puzzleFrom('0;0;2', '0;0;0;1;1');
  const answer = why(puzzle, 10, { grid: gridFrom(['?????', '?????', '???##']) });
  assert(answer.kind === 'chain');
  const [step, ...others] = answer.steps;
  assert.equal(others.length, 0);
  assert.deepEqual(
    [step.technique, step.settles.map(({ cell }) => cell), step.reason.cells.length],
    ['full-line', [10], 0],
  );
  const open = { ...puzzle, columns: puzzle.columns.map(() => null) };
  const among = why(open, 10, { grid: gridFrom(['?????', '?????', '???##']) });
  assert(among.kind === 'chain');
  assert.equal(
    explainWords(among.steps[0], open).sentence,
    "Row 3 (2): the 2 can't reach cell 1, so it is blank.",
  );
  assert.equal(among.steps[0].reason.cells.length, 1);
});

test('from the player’s grid, and about a cell that is known there', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  const grid = gridFrom(['#?', '??']);
  assert.deepEqual(why(puzzle, 0, { grid }), { kind: 'known', candidates: 2 });
  const answer = why(puzzle, 3, { grid });
  assert(answer.kind === 'chain' && answer.candidates === 2);
  assert.deepEqual(
    answer.steps.map(({ lines }) => lines.length),
    [1, 1],
  );
});

test('a cell that differs between solutions is open; a puzzle without any has no why', () => {
  assert.deepEqual(why(puzzleFrom('1;1', '1;1'), 0), { kind: 'open' });
  assert.deepEqual(why(puzzleFrom('2;0', '0;2'), 0), { kind: 'no-solution' });
  assert.deepEqual(why(puzzleFrom('1;1', '1;1'), 0, { grid: gridFrom(['?.', '?.']) }), { kind: 'mistake' });
  const large = randomPuzzle(new Random(5), { width: 15, height: 15 });
  assert.deepEqual(why(large, 100, { budget: { lineSolves: 5 } }), { kind: 'undecided', reason: 'budget' });
});

test('looking ahead is part of the chain where it is needed', () => {
  const puzzle = puzzleFrom('1 1;2;4;1 1;1', '1 1 1;2;3;2;1');
  const answer = why(puzzle, 2);
  assert(answer.kind === 'chain' && answer.candidates === 2);
  assert(answer.steps.some(({ chain }) => chain !== undefined));
});

test('a cell outside the grid is a programmer’s mistake', () => {
  assert.throws(() => why(puzzleFrom('1', '1'), 1), /cell is 1; expected a whole number from 0 to 0/);
  assert.throws(() => why(puzzleFrom('1', '1'), 0.5), RangeError);
});
