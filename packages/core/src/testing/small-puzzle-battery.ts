// Puzzles small enough to enumerate: an engine must find exactly the solutions that the oracle finds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allCandidates,
  cellOfLine,
  clueOf,
  differingCells,
  type Grid,
  lineCount,
  lineLength,
  type Puzzle,
} from '../model/index.js';
import { type Engine, type SolveResult, solve } from '../solve/index.js';
import { type PuzzleRecipe, randomPuzzle } from './generate.js';
import { lineByPlacements } from './line-oracle.js';
import { everySolution, setOfGrids } from './oracle.js';
import { Random } from './random.js';
import { everyPuzzle, everySolvablePuzzle } from './small-puzzles.js';

/** Every combination of clues of these kinds is tried; most of them have no solution. */
const EVERY_CLUE = [
  { kind: 'one colour', sizes: '1x1 2x1 1x2 3x1 1x4 5x1 2x2 3x2 2x3 2x4 3x3', colors: 1, hidden: false },
  { kind: 'two colours', sizes: '1x1 2x1 1x3 2x2', colors: 2, hidden: false },
  { kind: 'blotted runs and unknown clues', sizes: '1x1 2x1 1x3 2x2 3x2', colors: 1, hidden: true },
  { kind: 'two colours, blotted and unknown', sizes: '1x1 2x1 1x2 2x2', colors: 2, hidden: true },
];

// Uniquely solvable puzzles, and those of them that line logic settles. The first is sequence A384764
// of the OEIS (A242876 for the squares).
const COUNTS = [
  { width: 1, height: 1, unique: 2, byLines: 2 },
  { width: 2, height: 2, unique: 14, byLines: 14 },
  { width: 3, height: 3, unique: 384, byLines: 384 },
  { width: 4, height: 3, unique: 3152, byLines: 3116 },
  { width: 3, height: 4, unique: 3152, byLines: 3116 },
  { width: 4, height: 4, unique: 52362, byLines: 51234 },
];

/** Registers the tests; to be called inside the engine's `describe`. */
export function smallPuzzleBattery(engine: Engine, variants: readonly Engine[]): void {
  const engines = [engine, ...variants];
  const all = (puzzle: Puzzle, by: Engine) => solve(puzzle, { engine: by, max: Infinity });
  const matches = (puzzle: Puzzle, given?: Grid) => {
    const expected = setOfGrids(everySolution(puzzle, given));
    for (const [i, by] of engines.entries()) {
      const result = solve(puzzle, { engine: by, max: Infinity, ...(given === undefined ? {} : { given }) });
      const found = setOfGrids(solutionsOf(result));
      if (found !== expected) assert.equal(found, expected, JSON.stringify({ puzzle, given, variant: i }));
    }
  };

  for (const { kind, sizes, colors, hidden } of EVERY_CLUE) {
    test(`solves every combination of clues: ${kind}, ${sizes}`, () => {
      for (const [width, height] of sizes.split(' ').map((size) => size.split('x').map(Number))) {
        for (const puzzle of everyPuzzle(width, height, colors, hidden)) matches(puzzle);
      }
    });
  }

  for (const { width, height, unique, byLines } of COUNTS) {
    const grids = 2 ** (width * height);
    test(`of the ${grids} grids of ${width}x${height}, ${unique} are unique and ${byLines} line-solvable`, () => {
      // Variants differ where there is search: of 4x4, the random puzzles have that too.
      const tried = grids < 2 ** 16 ? engines : [engine];
      const found = tried.map(() => ({ unique: 0, byLines: 0 }));
      for (const { puzzle, count } of everySolvablePuzzle(width, height)) {
        for (const [i, by] of tried.entries()) {
          const result = all(puzzle, by);
          const number = solutionsOf(result).length;
          if (number !== count) assert.equal(number, count, JSON.stringify({ puzzle, variant: i }));
          if (result.verdict !== 'unique') continue;
          found[i].unique += 1;
          if (result.lineSolvable) found[i].byLines += 1;
        }
      }
      for (const each of found) assert.deepEqual(each, { unique, byLines });
    });
  }

  for (const { kind, seed, count, recipe } of KINDS) {
    test(`finds the oracle's solutions of ${count} random puzzles: ${kind}`, () => {
      const random = new Random(seed);
      for (let i = 0; i < count; i++) matches(randomPuzzle(random, recipe(random)));
    });
  }

  test("finds the oracle's solutions that agree with given cells", () => {
    const random = new Random(20);
    for (let i = 0; i < 1500; i++) {
      const puzzle = randomPuzzle(random, { ...anyKind(random), unknown: 0.3 });
      matches(puzzle, randomGiven(random, puzzle));
    }
  });

  test('calls line-solvable exactly what repeated line solving settles or breaks', () => {
    const random = new Random(21);
    for (let i = 0; i < 1000; i++) {
      const puzzle = randomPuzzle(random, anyKind(random));
      const settled = settledByLines(puzzle);
      for (const by of engines) {
        const result = all(puzzle, by);
        const claimed = 'lineSolvable' in result && result.lineSolvable;
        assert.equal(claimed, settled, JSON.stringify(puzzle));
      }
    }
  });

  test('names a line that cannot be placed when propagation breaks', () => {
    const random = new Random(22);
    let broken = 0;
    for (let i = 0; i < 600; i++) {
      const puzzle = randomPuzzle(random, { width: 5, height: 4, colors: 1 + random.below(2), spoilt: 0.1 });
      for (const by of engines) {
        const result = all(puzzle, by);
        if (result.verdict !== 'none' || !result.lineSolvable) continue;
        broken += 1;
        assert(result.line !== null);
        const cells = cellsOf(result.partial, result.line);
        assert.equal(lineByPlacements(clueOf(puzzle, result.line), cells), null);
      }
    }
    assert(broken > 100 * engines.length, `only ${broken} puzzles broke`);
  });
}

interface Kind {
  readonly kind: string;
  readonly seed: number;
  readonly count: number;
  readonly recipe: (random: Random) => PuzzleRecipe;
}

/** Any size up to this one. */
const upTo = (width: number, height: number, random: Random) => ({
  width: 1 + random.below(width),
  height: 1 + random.below(height),
});

/** Up to 4x4 in one colour, 3x3 in two; anything may be blotted, unknown or wrong. */
function anyKind(random: Random): PuzzleRecipe {
  const colors = 1 + random.below(2);
  return {
    ...(colors === 1 ? upTo(4, 4, random) : upTo(3, 3, random)),
    colors,
    density: 0.3 + random.next() / 2,
    blotted: random.below(3) / 4,
    unknown: random.below(3) / 8,
    spoilt: random.below(2) / 8,
  };
}

const KINDS: readonly Kind[] = [
  { kind: 'one colour', seed: 10, count: 1000, recipe: (random) => upTo(5, 4, random) },
  {
    kind: 'wrong clues',
    seed: 11,
    count: 1000,
    recipe: (random) => ({ ...upTo(5, 4, random), spoilt: 0.1 }),
  },
  {
    kind: 'two colours',
    seed: 12,
    count: 1000,
    recipe: (random) => ({ ...upTo(4, 3, random), colors: 2, density: 0.7, spoilt: 0.05 }),
  },
  {
    kind: 'three colours',
    seed: 13,
    count: 500,
    recipe: (random) => ({ ...upTo(3, 3, random), colors: 3, density: 0.8, blotted: 0.1 }),
  },
  {
    kind: 'blotted runs',
    seed: 14,
    count: 1000,
    recipe: (random) => ({ ...upTo(4, 4, random), blotted: 0.4 }),
  },
  {
    kind: 'unknown clues',
    seed: 15,
    count: 500,
    recipe: (random) => ({ ...upTo(4, 4, random), unknown: 0.2 }),
  },
  { kind: 'everything at once', seed: 16, count: 1500, recipe: anyKind },
];

function solutionsOf(result: SolveResult): readonly Grid[] {
  if (result.verdict === 'unique') return [result.solution];
  if (result.verdict === 'multiple') {
    assert.equal(result.complete, true);
    assert.deepEqual(result.differing, differingCells(result.solutions));
    return result.solutions;
  }
  assert.equal(result.verdict, 'none');
  return [];
}

/** Mostly open cells, some narrowed down, rarely to nothing at all. */
function randomGiven(random: Random, puzzle: Puzzle): Grid {
  const all = allCandidates(puzzle.palette);
  const cells = Uint32Array.from({ length: puzzle.width * puzzle.height }, () =>
    random.below(3) === 0 ? random.below(all + 1) : all,
  );
  return { width: puzzle.width, height: puzzle.height, cells };
}

function cellsOf(grid: Grid, line: number): Uint32Array {
  const length = lineLength(grid, line);
  return Uint32Array.from({ length }, (_, position) => grid.cells[cellOfLine(grid, line, position)]);
}

/** Solves all lines over and over by brute force; whether that fills the grid or breaks. */
function settledByLines(puzzle: Puzzle): boolean {
  const { width, height } = puzzle;
  const grid = { width, height, cells: new Uint32Array(width * height).fill(allCandidates(puzzle.palette)) };
  for (let changed = true; changed; ) {
    changed = false;
    for (let line = 0; line < lineCount(puzzle); line++) {
      const solved = lineByPlacements(clueOf(puzzle, line), cellsOf(grid, line));
      if (solved === null) return true;
      solved.forEach((set, position) => {
        const cell = cellOfLine(grid, line, position);
        if (grid.cells[cell] !== set) changed = true;
        grid.cells[cell] = set;
      });
    }
  }
  return grid.cells.every((set) => (set & (set - 1)) === 0);
}
