// The reason of a cell as a tree.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { why } from '@crosshatch/core/explain';
import { makePuzzle, type Puzzle } from '@crosshatch/core/model';
import { type WhyStep, whyStepsOf } from './why-steps.js';

function puzzleOf(rows: number[][], columns: number[][]): Puzzle {
  const made = makePuzzle({ rows, columns });
  assert(made.ok);
  return made.puzzle;
}

/** Needs an assumption: no line alone gives anything. */
const SKEW = puzzleOf([[1], [1, 1], [1], [1]], [[1], [1], [2], [1]]);
const LADDER = puzzleOf([[2], [1, 1], [3], [1], [1, 1]], [[3], [1], [1, 1], [1], [2, 1]]);

function stepsFor(puzzle: Puzzle, cell: number): WhyStep[] {
  const answer = why(puzzle, cell);
  assert.equal(answer.kind, 'chain');
  return answer.kind === 'chain' ? whyStepsOf(answer, puzzle) : [];
}

function chains(): { puzzle: Puzzle; cell: number; steps: WhyStep[] }[] {
  return [SKEW, LADDER].flatMap((puzzle) =>
    Array.from({ length: puzzle.width * puzzle.height }, (_, cell) => cell)
      .filter((cell) => why(puzzle, cell).kind === 'chain')
      .map((cell) => ({ puzzle, cell, steps: stepsFor(puzzle, cell) })),
  );
}

test('the first step settles the cell, and every other one stands under an earlier one', () => {
  const all = chains();
  assert(all.length > 20);
  for (const { cell, steps } of all) {
    assert(steps[0].settles.some((fact) => fact.cell === cell));
    steps.forEach(({ parent, depth, sentence }, i) => {
      assert.equal(parent < 0, i === 0);
      assert(parent < i);
      assert.equal(depth, i === 0 ? 0 : steps[parent].depth + 1);
      assert.match(sentence, /\.$/);
    });
  }
});

test('what a step rests on is settled by a step right below, by one named as elsewhere, or assumed', () => {
  for (const { steps } of chains()) {
    steps.forEach(({ facts, elsewhere }, i) => {
      const below = steps.filter(({ parent }) => parent === i);
      const near = [...below, ...elsewhere.map((other) => steps[other])];
      for (const { cell } of facts) {
        const isSettled = near.some(({ settles }) => settles.some((fact) => fact.cell === cell));
        const isLink = steps[i].title === '';
        assert(isSettled || isLink, `step ${i}: cell ${cell}`);
      }
    });
  }
});

test('an assumption unfolds into its links, each with a sentence of its own', () => {
  const links = chains().flatMap(({ steps }) => steps.filter(({ title }) => title === ''));
  assert(links.length > 0);
  assert(
    links.some(({ settles }) => settles.length === 0),
    'one link breaks',
  );
  assert(links.every(({ lines }) => lines.length === 1));
});
