// Puzzles too large to enumerate: an engine must give the SAT solver's verdict, its solutions must
// pass the checker, and a puzzle turned, mirrored or recoloured must have its solutions so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Clue,
  check,
  colorOf,
  type Grid,
  gridOfColors,
  type Puzzle,
  SYMMETRIES,
  transformGrid,
  transformPuzzle,
} from '../model/index.js';
import { type Engine, type SolveResult, solve } from '../solve/index.js';
import { type PuzzleRecipe, randomPuzzle } from './generate.js';
import { puzzleFrom, rowsOf } from './notation.js';
import { setOfGrids } from './oracle.js';
import { Random } from './random.js';
import { satSolutions } from './sat-oracle.js';

/** Registers the tests; to be called inside the engine's `describe`. */
export function largePuzzleBattery(engine: Engine): void {
  test('solves a 10x10 by line logic alone', () => {
    const puzzle = puzzleFrom(
      '3 5;1 5;1 6;5;2 4 1;2 1;3;5 1;1;2 1 1',
      '1 4 1;3 4 1;1 3;1 1;3 1;5;5 1;4 1 1;5 1;3',
    );
    const result = solve(puzzle, { engine });
    assert(result.verdict === 'unique');
    assert.equal(result.lineSolvable, true);
    assert.deepEqual(rowsOf(result.solution), [
      '###..#####',
      '.#...#####',
      '.#..######',
      '....#####.',
      '##.####.#.',
      '##.....#..',
      '###.......',
      '#####..#..',
      '..#.......',
      '##....#.#.',
    ]);
  });

  for (const { kind, seed, count, recipe, verdicts } of KINDS) {
    test(`agrees with a SAT solver on ${count} random puzzles: ${kind}`, () => {
      const random = new Random(seed);
      const seen = new Set<string>();
      for (let i = 0; i < count; i++) {
        const puzzle = randomPuzzle(random, recipe(random));
        const result = solve(puzzle, { engine });
        const expected = ['none', 'unique', 'multiple'][satSolutions(puzzle).length];
        assert.equal(result.verdict, expected, JSON.stringify(puzzle));
        for (const grid of solutionsOf(result)) assert.deepEqual(check(puzzle, grid), { ok: true });
        seen.add(expected);
      }
      assert.deepEqual([...seen].sort(), verdicts, 'the sample has lost its variety');
    });
  }

  test('finds the solutions turned and mirrored when the puzzle is', () => {
    const random = new Random(23);
    for (let i = 0; i < 60; i++) {
      const recipe = { width: 9, height: 7, colors: 1 + (i % 3), density: 0.6, blotted: 0.05 };
      const puzzle = randomPuzzle(random, recipe);
      const plain = solutionsOf(solve(puzzle, { engine, max: 50 }));
      if (plain.length === 50) continue;
      for (const symmetry of SYMMETRIES) {
        const turned = solve(transformPuzzle(puzzle, symmetry), { engine, max: 50 });
        const expected = plain.map((grid) => transformGrid(grid, symmetry));
        assert.equal(setOfGrids(solutionsOf(turned)), setOfGrids(expected), symmetry);
      }
    }
  });

  test('finds the solutions recoloured when the puzzle is', () => {
    const random = new Random(24);
    for (let i = 0; i < 60; i++) {
      const colors = 2 + (i % 3);
      const puzzle = randomPuzzle(random, { width: 7, height: 8, colors, density: 0.7, blotted: 0.05 });
      const plain = solutionsOf(solve(puzzle, { engine, max: 50 }));
      if (plain.length === 50) continue;
      const turned = solve(recolored(puzzle), { engine, max: 50 });
      const expected = plain.map((grid) => {
        const cells = Array.from(grid.cells, (set) => nextColor(colorOf(set) ?? 0, colors));
        return gridOfColors(grid, cells);
      });
      assert.equal(setOfGrids(solutionsOf(turned)), setOfGrids(expected));
    }
  });
}

/** Colour 1 becomes 2, 2 becomes 3 ..., the last becomes 1; blank stays. */
function nextColor(color: number, colors: number): number {
  return color === 0 ? 0 : (color % colors) + 1;
}

function recolored(puzzle: Puzzle): Puzzle {
  const colors = puzzle.palette.colors.length;
  const turn = (clue: Clue) => clue?.map((run) => ({ ...run, color: nextColor(run.color, colors) })) ?? null;
  return { ...puzzle, rows: puzzle.rows.map(turn), columns: puzzle.columns.map(turn) };
}

interface Kind {
  readonly kind: string;
  readonly seed: number;
  readonly count: number;
  readonly recipe: (random: Random) => PuzzleRecipe;
  /** The verdicts that occur among them, so that a test that only ever sees one kind shows. */
  readonly verdicts: readonly string[];
}

const sides = (random: Random, least: number, most: number) => ({
  width: least + random.below(most - least + 1),
  height: least + random.below(most - least + 1),
});

const KINDS: readonly Kind[] = [
  {
    kind: 'one colour, 10x10 to 20x20',
    seed: 36,
    count: 20,
    recipe: (random) => ({ ...sides(random, 10, 20), density: 0.6 }),
    verdicts: ['multiple', 'unique'],
  },
  {
    kind: 'one colour, half filled, 10x10 to 13x13',
    seed: 34,
    count: 30,
    recipe: (random) => sides(random, 10, 13),
    verdicts: ['multiple', 'unique'],
  },
  {
    kind: 'one colour, some wrong, 10x10 to 16x16',
    seed: 31,
    count: 25,
    recipe: (random) => ({ ...sides(random, 10, 16), density: 0.65, spoilt: 0.008 }),
    verdicts: ['none', 'unique'],
  },
  {
    kind: 'two to four colours, 10x10 to 15x15',
    seed: 32,
    count: 20,
    recipe: (random) => ({ ...sides(random, 10, 15), colors: 2 + random.below(3), density: 0.75 }),
    verdicts: ['multiple', 'unique'],
  },
  {
    kind: 'blotted and unknown, 10x10 to 12x12',
    seed: 33,
    count: 25,
    recipe: (random) => ({
      ...sides(random, 10, 12),
      density: 0.7,
      blotted: 0.05,
      unknown: 0.04,
      spoilt: 0.004,
    }),
    verdicts: ['multiple', 'none', 'unique'],
  },
];

function solutionsOf(result: SolveResult): readonly Grid[] {
  if (result.verdict === 'unique') return [result.solution];
  return result.verdict === 'multiple' ? result.solutions : [];
}
