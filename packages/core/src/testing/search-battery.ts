// The contract of Search, as any engine must keep it whatever its insides: slices, knowledge,
// determinism, and searches that do not disturb each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grid, Puzzle } from '../model/index.js';
import { EFFORT_COUNTERS, type Engine, type Search, type SearchOptions } from '../solve/index.js';
import { randomPuzzle } from './generate.js';
import { everySolution, setOfGrids } from './oracle.js';
import { Random } from './random.js';

/** Registers the tests; to be called inside the engine's `describe`. */
export function searchBattery(engine: Engine): void {
  const begin = (puzzle: Puzzle, options: SearchOptions = {}) => engine.begin(puzzle, options);

  test('finds the same however small the slices', () => {
    for (const puzzle of somePuzzles(40, 60)) {
      const whole = drain(begin(puzzle), Infinity);
      const sliced = drain(begin(puzzle), 1);
      assert.equal(setOfGrids(sliced), setOfGrids(whole));
    }
  });

  test('pauses when a slice is used up, and counts its work', () => {
    const search = begin(randomPuzzle(new Random(41), { width: 15, height: 15, density: 0.6 }));
    const before = search.effort();
    assert.deepEqual(Object.keys(before).sort(), [...EFFORT_COUNTERS].sort());
    assert.equal(search.run(1), 'paused');
    assert(search.effort().lineSolves > before.lineSolves, 'a slice is work');
    search.release();
  });

  test('knows at any time only what holds in every solution still to come', () => {
    for (const puzzle of somePuzzles(42, 60)) {
      const left = new Map(everySolution(puzzle).map((grid) => [setOfGrids([grid]), grid]));
      const search = begin(puzzle);
      for (let outcome = search.run(1); outcome !== 'exhausted'; outcome = search.run(1)) {
        if (outcome === 'solution') assert(left.delete(setOfGrids([search.solution()])), 'found twice');
        const known = search.known();
        for (const grid of left.values()) {
          assert(grid.cells.every((set, cell) => (set & known.cells[cell]) === set));
        }
      }
      assert.equal(left.size, 0);
      search.release();
    }
  });

  test('stays exhausted', () => {
    for (const puzzle of somePuzzles(43, 20)) {
      const search = begin(puzzle);
      while (search.run(Infinity) !== 'exhausted');
      assert.equal(search.run(Infinity), 'exhausted');
      assert.equal(search.run(1), 'exhausted');
      search.release();
    }
  });

  test('does the same work every time', () => {
    for (const puzzle of somePuzzles(44, 30)) {
      const trace = () => {
        const search = begin(puzzle);
        const found = drain(search, 7, false);
        const description = [
          found.map((grid) => [...grid.cells]),
          search.effort(),
          search.brokenAt(),
          search.lineSolvable(),
        ];
        search.release();
        return description;
      };
      assert.deepEqual(trace(), trace());
    }
  });

  test('a seed changes no answer', () => {
    for (const puzzle of somePuzzles(45, 30)) {
      const plain = setOfGrids(drain(begin(puzzle), Infinity));
      for (const seed of [1, 2, 12345])
        assert.equal(setOfGrids(drain(begin(puzzle, { seed }), Infinity)), plain);
    }
  });

  test('two searches at a time do not disturb each other', () => {
    const puzzles = somePuzzles(46, 40);
    for (let i = 0; i + 1 < puzzles.length; i += 2) {
      const searches = [begin(puzzles[i]), begin(puzzles[i + 1])];
      const found: Grid[][] = [[], []];
      const open = new Set([0, 1]);
      while (open.size > 0) {
        for (const which of open) {
          const outcome = searches[which].run(2);
          if (outcome === 'solution') found[which].push(searches[which].solution());
          if (outcome === 'exhausted') open.delete(which);
        }
      }
      for (const which of [0, 1]) {
        assert.equal(setOfGrids(found[which]), setOfGrids(everySolution(puzzles[i + which])));
        searches[which].release();
      }
    }
  });

  test('leaves the puzzle and the given grid as they were, and its solutions to the caller', () => {
    const random = new Random(47);
    for (const puzzle of somePuzzles(48, 20)) {
      const cells = Uint32Array.from({ length: puzzle.width * puzzle.height }, () => 1 + random.below(3));
      const given = { width: puzzle.width, height: puzzle.height, cells };
      const before = structuredClone({ puzzle, given });
      const search = begin(puzzle, { given });
      const grids = drain(search, 3, false);
      const copies = structuredClone(grids);
      search.known().cells.fill(0);
      search.release();
      assert.deepEqual({ puzzle, given }, before);
      assert.deepEqual(grids, copies);
    }
  });
}

/** Puzzles of all kinds, small enough for the oracle. */
function somePuzzles(seed: number, count: number): Puzzle[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) =>
    randomPuzzle(random, {
      width: 2 + random.below(3),
      height: 2 + random.below(2),
      colors: 1 + (i % 2),
      density: 0.6,
      blotted: i % 3 === 0 ? 0.3 : 0,
      unknown: i % 5 === 0 ? 0.2 : 0,
      spoilt: i % 7 === 0 ? 0.2 : 0,
    }),
  );
}

/** Runs a search to its end and returns what it found. */
function drain(search: Search, slice: number, release = true): Grid[] {
  const found: Grid[] = [];
  for (let outcome = search.run(slice); outcome !== 'exhausted'; outcome = search.run(slice)) {
    if (outcome === 'solution') found.push(search.solution());
  }
  if (release) search.release();
  return found;
}
