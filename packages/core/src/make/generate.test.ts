import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '../explain/index.js';
import { check, type Symmetry, sameGrid, transformGrid } from '../model/index.js';
import { solve } from '../solve/index.js';
import { type GenerateRecipe, generate, generateInTurns } from './generate.js';
import { parseGradeRange } from './grade-bounds.js';
import type { PatternSymmetry } from './pattern-symmetry.js';

function made(recipe: GenerateRecipe) {
  const result = generate(recipe);
  assert(result.ok, JSON.stringify(recipe));
  return result;
}

test('the same recipe and seed give the same puzzle, another seed another one', () => {
  const recipe = { width: 12, height: 9, want: 'unique' } as const;
  assert.deepEqual(made({ ...recipe, seed: 5 }), made({ ...recipe, seed: 5 }));
  assert(!sameGrid(made({ ...recipe, seed: 5 }).solution, made({ ...recipe, seed: 6 }).solution));
});

test('a published seed stands for the same puzzle for ever', () => {
  const { solution } = made({ width: 5, height: 4, seed: 2024 });
  const rows = [0, 1, 2, 3].map((row) => solution.cells.subarray(row * 5, row * 5 + 5).join(''));
  assert.deepEqual(rows, ['22221', '21112', '22111', '12112']);
});

test('unique puzzles are unique, line-solvable ones line-solvable, and both meet their clues', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const unique = made({ width: 12, height: 12, seed, want: 'unique', colors: 1 + (seed % 3) });
    assert.equal(solve(unique.puzzle).verdict, 'unique');
    assert.deepEqual(check(unique.puzzle, unique.solution), { ok: true });
    const lines = solve(made({ width: 15, height: 10, seed, want: 'line-solvable' }).puzzle);
    assert(lines.verdict === 'unique' && lines.lineSolvable);
  }
});

test('the density is what was asked for', () => {
  for (const density of [0, 0.25, 0.6, 1]) {
    const { solution } = made({ width: 20, height: 20, seed: 1, density });
    assert.equal(solution.cells.filter((cell) => cell !== 1).length, Math.round(400 * density));
  }
});

test('coloured patterns use every colour about equally', () => {
  const { solution } = made({ width: 20, height: 20, seed: 3, colors: 4, density: 0.8 });
  const counts = [2, 4, 8, 16].map((bit) => solution.cells.filter((cell) => cell === bit).length);
  assert.deepEqual(counts, [80, 80, 80, 80]);
});

test('symmetric patterns are symmetric, even after changes for uniqueness', () => {
  const tests: [PatternSymmetry, Symmetry[]][] = [
    ['mirror', ['mirror']],
    ['flip', ['flip']],
    ['both', ['mirror', 'flip', 'rotate180']],
    ['turn', ['rotate180']],
    ['quarter', ['rotate90', 'rotate180']],
    ['diagonal', ['transpose']],
  ];
  for (const [symmetry, same] of tests) {
    for (let seed = 1; seed <= 4; seed++) {
      const { solution } = made({ width: 11, height: 11, seed, symmetry, want: 'unique', density: 0.6 });
      for (const turn of same) assert(sameGrid(transformGrid(solution, turn), solution), symmetry);
    }
  }
});

test('smooth patterns have areas: far fewer runs than noise', () => {
  const runs = (texture: 'noise' | 'smooth') =>
    made({ width: 30, height: 30, seed: 9, texture }).puzzle.rows.reduce(
      (sum, clue) => sum + (clue?.length ?? 0),
      0,
    );
  assert(runs('smooth') * 2 < runs('noise'));
});

test('unreachable targets are given up, with the reason', () => {
  // Sparse noise gives the lines nothing to begin with.
  const recipe = {
    width: 30,
    height: 30,
    seed: 1,
    density: 0.2,
    want: 'line-solvable',
    attempts: 2,
  } as const;
  assert.deepEqual(generate(recipe), { ok: false, reason: 'attempts', attempts: 2 });
  const stopped = generate(recipe, { signal: { aborted: true } });
  assert.deepEqual([stopped.ok, !stopped.ok && stopped.reason], [false, 'abort']);
});

test('in turns it comes to the same', () => {
  const recipe = { width: 14, height: 14, seed: 4, want: 'unique', density: 0.4 } as const;
  const turns = generateInTurns(recipe);
  let turn = turns.next();
  while (!turn.done) turn = turns.next();
  assert.deepEqual(turn.value, generate(recipe));
});

test('recipes that make no sense are refused', () => {
  const refused = (recipe: Partial<GenerateRecipe>, message: RegExp) => {
    assert.throws(() => generate({ width: 5, height: 5, seed: 1, ...recipe }), {
      name: 'RangeError',
      message,
    });
  };
  refused({ width: 0 }, /^width is 0; expected/);
  refused({ height: 1001 }, /^height is 1001; expected/);
  refused({ seed: 0.5 }, /^seed is 0\.5; expected/);
  refused({ density: 2 }, /^density is 2; expected/);
  refused({ colors: 31 }, /^colors is 31; expected/);
  refused({ width: 6, symmetry: 'quarter' }, /asks for a square; the size is 6x5/);
});

test('bounds of the grade are kept, and make a puzzle unique', () => {
  const bounds = { length: [15, 30], depth: [0, 40] } as const;
  const made = generate({ width: 10, height: 10, seed: 3, texture: 'smooth', grade: bounds });
  assert(made.ok && made.grade !== undefined);
  assert(made.grade.length >= 15 && made.grade.length <= 30 && made.grade.depth <= 40);
  assert.deepEqual(grade(made.puzzle), made.grade);
  assert.equal(solve(made.puzzle).verdict, 'unique');
});

test('bounds that no puzzle meets: what was found is reported', () => {
  const made = generate({ width: 5, height: 5, seed: 1, attempts: 5, grade: { length: [90, 100] } });
  assert(!made.ok && made.reason === 'attempts');
  const [from, to] = made.outside?.length ?? [];
  assert(from !== undefined && to !== undefined && from <= to && to < 90);
});

test('bounds are ranges from 0 to 100', () => {
  const recipe = { width: 5, height: 5, seed: 1 };
  assert.throws(() => generate({ ...recipe, grade: { depth: [40, 20] } }), /depth is 40-20; expected/);
  assert.throws(() => generate({ ...recipe, grade: { length: [0, 101] } }), RangeError);
  assert.deepEqual(
    [parseGradeRange('20-40'), parseGradeRange('7')],
    [
      [20, 40],
      [7, 7],
    ],
  );
  for (const text of ['40-20', '0-101', '-5', '5-', 'a', '']) assert.equal(parseGradeRange(text), undefined);
});
