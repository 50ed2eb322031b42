import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Solution, unknownGrid } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import type { Engine } from '../engine.js';
import { referenceEngine } from '../reference/engine.js';
import { solutions as solutionsOf } from '../solve.js';
import { wasmEngine } from '../wasm/engine.js';
import { CountMeter } from './meter.js';
import { Narrower, type Narrowing } from './narrow.js';

function ones(side: number) {
  const clues = new Array(side).fill([1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  const grid = unknownGrid(made.puzzle, made.puzzle.palette);
  return { puzzle: made.puzzle, grid, cells: [...grid.cells.keys()] };
}

function narrow(narrower: Narrower): Narrowing {
  const turns = narrower.run();
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

function narrowed(side: number, engine: Engine, given: readonly [number, number][] = []) {
  const { puzzle, grid, cells } = ones(side);
  for (const [cell, candidates] of given) grid.cells[cell] = candidates;
  const solutions: Solution[] = [];
  const narrowing = narrow(new Narrower(puzzle, grid, cells, solutions, engine, new CountMeter({})));
  return { grid, solutions, narrowing };
}

/**
 * The reference engine, except that every slice is paused and costs so many line solves. Counts its searches. One that
 * lists all finds a solution at first, when asked for solutions that vary, and then the same again.
 */
function undecided(lineSolves: number, varying?: 'lists all'): { engine: Engine; asked: () => number } {
  let asked = 0;
  const engine: Engine = {
    id: 'undecided',
    begin: (puzzle, options) => {
      const search = referenceEngine.begin(puzzle, options);
      asked += 1;
      let spent = 0;
      return {
        run: () => {
          if (options.vary && varying === 'lists all') {
            if (spent === 0) search.run(Infinity);
            spent += 1;
            return 'solution';
          }
          spent += lineSolves;
          return 'paused';
        },
        solution: () => search.solution(),
        known: () => search.known(),
        lineSolvable: () => search.lineSolvable(),
        brokenAt: () => search.brokenAt(),
        effort: () => ({ ...search.effort(), lineSolves: spent }),
        takeProof: () => search.takeProof(),
        release: () => search.release(),
      };
    },
  };
  return { engine, asked: () => asked };
}

test('removes the colours that no solution has, and only those', () => {
  for (const engine of [referenceEngine, wasmEngine]) {
    // With the first cell filled, the rest of its row and of its column is blank; nothing else is known.
    const { grid, solutions, narrowing } = narrowed(3, engine, [[0, 2]]);
    assert.deepEqual([...grid.cells], [2, 1, 1, 1, 3, 3, 1, 3, 3]);
    assert.equal(solutions.length, 2);
    assert.equal(narrowing, 'exact');
  }
});

test('leaves of 300 random puzzles exactly what their solutions have', () => {
  const random = new Random(5);
  for (let i = 0; i < 300; i++) {
    const puzzle = randomPuzzle(random, {
      width: 2 + random.below(5),
      height: 2 + random.below(5),
      colors: 1 + random.below(2),
      ...(i % 3 === 0 ? { blotted: 0.2, unknown: 0.1, spoilt: 0.1 } : {}),
    });
    const all = [...solutionsOf(puzzle, { engine: referenceEngine })];
    const grid = unknownGrid(puzzle, puzzle.palette);
    const union = grid.cells.map((_, cell) => all.reduce((sum, { cells }) => sum | cells[cell], 0));
    const cells = [...grid.cells.keys()];
    const engine = i % 4 === 0 ? referenceEngine : wasmEngine;
    const narrowing = narrow(
      new Narrower(puzzle, grid, cells, all.slice(0, i % 2), engine, new CountMeter({})),
    );
    assert.equal(narrowing, all.length === 0 ? 'unsolvable' : 'exact');
    if (all.length > 0) assert.deepEqual([...grid.cells], [...union]);
  }
});

test('a question that is given up leaves the cell open, and the cost of all questions is limited', () => {
  const { engine, asked } = undecided(1_500_000, 'lists all');
  const { grid, solutions, narrowing } = narrowed(6, engine);
  assert(grid.cells.every((candidates) => candidates === 3));
  assert.deepEqual([solutions.length, narrowing], [2, 'sound']);
  // 20 million line solves, 1.5 million for each: not the 58 candidates that no solution showed. One search varies.
  assert.equal(asked(), 1 + 14);
});

test('where varying is given up, nothing is ruled out', () => {
  const { engine, asked } = undecided(1_500_000);
  const { grid, solutions, narrowing } = narrowed(6, engine);
  assert(grid.cells.every((candidates) => candidates === 3));
  assert.deepEqual([solutions.length, narrowing, asked()], [0, 'sound', 1]);
});
