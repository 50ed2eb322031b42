import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Solution, unknownGrid } from '../../model/index.js';
import type { Engine } from '../engine.js';
import { referenceEngine } from '../reference/engine.js';
import { CountMeter } from './meter.js';
import { narrowBySolving } from './narrow.js';

function ones(side: number) {
  const clues = new Array(side).fill([1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  const grid = unknownGrid(made.puzzle, made.puzzle.palette);
  return { puzzle: made.puzzle, grid, cells: [...grid.cells.keys()] };
}

function narrowed(side: number, engine: Engine, given: readonly [number, number][] = []) {
  const { puzzle, grid, cells } = ones(side);
  for (const [cell, candidates] of given) grid.cells[cell] = candidates;
  const solutions: Solution[] = [];
  for (const _ of narrowBySolving(puzzle, grid, cells, solutions, engine, new CountMeter({})));
  return { grid, solutions };
}

/** The reference engine, except that every slice is paused and costs so many line solves. Counts its searches. */
function undecided(lineSolves: number): { engine: Engine; asked: () => number } {
  let asked = 0;
  const engine: Engine = {
    id: 'undecided',
    begin: (puzzle, options) => {
      const search = referenceEngine.begin(puzzle, options);
      asked += 1;
      let spent = 0;
      return {
        run: () => {
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
  // With the first cell filled, the rest of its row and of its column is blank; nothing else is known.
  const { grid, solutions } = narrowed(3, referenceEngine, [[0, 2]]);
  assert.deepEqual([...grid.cells], [2, 1, 1, 1, 3, 3, 1, 3, 3]);
  assert.equal(solutions.length, 2);
});

test('a question that is given up leaves the cell open, and the cost of all questions is limited', () => {
  const { engine, asked } = undecided(1_500_000);
  const { grid, solutions } = narrowed(6, engine);
  assert(grid.cells.every((candidates) => candidates === 3));
  assert.deepEqual(solutions, []);
  // 20 million line solves, 1.5 million for each: not the 72 questions that there are.
  assert.equal(asked(), 14);
});
