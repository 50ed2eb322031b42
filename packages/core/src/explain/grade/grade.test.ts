import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SYMMETRIES, transformGrid, transformPuzzle } from '../../model/index.js';
import { solve } from '../../solve/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { gridFrom, puzzleFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import { grade } from '../questions.js';
import { LADDER } from '../techniques/ladder.js';
import type { Round } from './rounds.js';
import { score } from './score.js';

test('a grade is the same for every rotated and mirrored copy', () => {
  const random = new Random(81);
  const classes = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const puzzle = randomPuzzle(random, {
      width: 4 + random.below(6),
      height: 4 + random.below(6),
      colors: 1 + (i % 3),
      density: 0.35 + random.next() / 3,
      blotted: i % 5 === 0 ? 0.2 : 0,
    });
    const first = grade(puzzle);
    assert(first.verdict === 'graded');
    classes.add(first.class);
    for (const symmetry of SYMMETRIES) {
      assert.deepEqual(grade(transformPuzzle(puzzle, symmetry)), first, symmetry);
    }
  }
  for (const wanted of ['trivial', 'easy', 'needs-lookahead', 'not-unique'])
    assert(classes.has(wanted), wanted);
});

test('given cells are turned along', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  const given = gridFrom(['#?', '??']);
  const first = grade(puzzle, { given });
  assert(first.verdict === 'graded' && first.class === 'trivial');
  for (const symmetry of SYMMETRIES) {
    const turned = transformPuzzle(puzzle, symmetry);
    assert.deepEqual(grade(turned, { given: transformGrid(given, symmetry) }), first);
  }
});

test('the parts of a grade fit together', () => {
  const random = new Random(82);
  for (let i = 0; i < 30; i++) {
    const result = grade(randomPuzzle(random, { width: 8, height: 8, density: 0.55 }));
    assert(result.verdict === 'graded');
    const { rounds, techniques, hardest, steps, narrowest } = result;
    assert.equal(
      rounds.reduce((sum, round) => sum + round.footholds, 0),
      steps,
    );
    assert.equal(
      techniques.reduce((sum, { uses }) => sum + uses, 0),
      steps,
    );
    assert.equal(hardest, techniques.at(-1)?.technique ?? null);
    assert(narrowest >= -1 && narrowest < rounds.length);
    const costs = new Set(techniques.map(({ technique }) => LADDER.find(({ id }) => id === technique)?.cost));
    assert.deepEqual(new Set(rounds.map((round) => round.cost)), costs);
    assert(result.number >= 0 && result.number <= 100);
  }
});

test('classes: nothing to do, several solutions, no solution', () => {
  assert.deepEqual(grade(puzzleFrom('0', '0;0')), {
    verdict: 'graded',
    class: 'trivial',
    number: 0,
    length: 0,
    depth: 0,
    hardest: 'full-line',
    techniques: [{ technique: 'full-line', uses: 3 }],
    rounds: [{ cost: 1, footholds: 3, settled: 2, unknown: 2 }],
    narrowest: 0,
    steps: 3,
    unsettled: 0,
  });
  const several = grade(puzzleFrom('1;1', '1;1'));
  assert(several.verdict === 'graded');
  assert.deepEqual([several.class, several.number, several.unsettled], ['not-unique', 100, 4]);
  assert.deepEqual(grade(puzzleFrom('2;0', '0;2')), { verdict: 'none' });
});

test('what a person needs counts, not what a search costs: line-solvable is never above expert', () => {
  const random = new Random(83);
  for (let i = 0; i < 40; i++) {
    const puzzle = randomPuzzle(random, { width: 9, height: 9, density: 0.6 });
    const result = solve(puzzle);
    const graded = grade(puzzle);
    assert(graded.verdict === 'graded');
    const isInLine = ['trivial', 'easy', 'medium', 'hard', 'expert'].includes(graded.class);
    assert.equal(isInLine, result.verdict === 'unique' && result.lineSolvable);
  }
});

const ROUND: Round = { cost: 3, footholds: 4, settled: 10, unknown: 60 };

test('the number rises with each of the things that make a puzzle harder', () => {
  const base = Array.from({ length: 6 }, () => ROUND);
  const number = (rounds: readonly Round[]) => score(rounds, 100, 0).number;
  const harder: Record<string, readonly Round[]> = {
    'a harder technique': [...base, { ...ROUND, cost: 8 }],
    'more of it': [...base, ...base],
  };
  for (const [what, rounds] of Object.entries(harder)) assert(number(rounds) > number(base), what);
  // "Needs lookahead" is a class, not a floor.
  assert(score([{ ...ROUND, cost: 20 }], 100, 0).number < 30);
  assert(score([{ ...ROUND, cost: 40 }], 100, 0).number > score([{ ...ROUND, cost: 14 }], 100, 0).number);
  assert(score(base, 100, 80).number > score(base, 100, 10).number);
  assert.equal(score(base, 100, 1).class, 'needs-guessing');
});

test('a budget, a deadline and a signal stop it', () => {
  const puzzle = randomPuzzle(new Random(84), { width: 12, height: 12, density: 0.4 });
  assert.deepEqual(grade(puzzle, { effort: { lineSolves: 10 } }), { verdict: 'undecided', reason: 'effort' });
  assert.deepEqual(grade(puzzle, { deadline: () => true }), { verdict: 'undecided', reason: 'deadline' });
  assert.deepEqual(grade(puzzle, { signal: { aborted: true } }), { verdict: 'undecided', reason: 'abort' });
});
