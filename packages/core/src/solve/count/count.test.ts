import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ClueInput, makePuzzle, type Puzzle, transformPuzzle, unknownGrid } from '../../model/index.js';
import { arbitraryPuzzle, arbitrarySymmetry } from '../../testing/arbitraries.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { defaultEngine } from '../default-engine.js';
import type { Engine } from '../engine.js';
import { solutions } from '../solve.js';
import { count, countInTurns } from './count.js';

/** The engine without its own count: what is left is counted by frontiers, listed and decided. */
const { id, begin } = defaultEngine();
const engine: Engine = { id, begin };

function puzzle(rows: readonly ClueInput[], columns: readonly ClueInput[]): Puzzle {
  const made = makePuzzle({ rows, columns });
  assert(made.ok);
  return made.puzzle;
}

/** Every row and every column has one filled cell: as many solutions as permutations. */
function permutations(side: number): Puzzle {
  const ones = new Array(side).fill([1]);
  return puzzle(ones, ones);
}

/** Every row and every column has two filled cells that do not touch. */
function pairs(side: number): Puzzle {
  const clues = new Array(side).fill([1, 1]);
  return puzzle(clues, clues);
}

/** Squares of two by two cells along the diagonal, each filled in one of two ways. */
function switches(number: number): Puzzle {
  const side = number * 2;
  const all = unknownGrid({ width: side, height: side }, permutations(1).palette);
  return { ...permutations(side), ...{ width: all.width, height: all.height } };
}

/** Cells given so that only the squares on the diagonal are open. */
function diagonal(number: number) {
  const side = number * 2;
  const cells = new Uint32Array(side * side).fill(1);
  for (let row = 0; row < side; row++) {
    const first = row - (row % 2);
    cells[row * side + first] = 3;
    cells[row * side + first + 1] = 3;
  }
  return { width: side, height: side, cells };
}

function enumerated(given: Puzzle): bigint {
  let found = 0n;
  for (const _ of solutions(given)) found += 1n;
  return found;
}

test('independent switches multiply, however many', () => {
  for (const number of [1, 60, 100]) {
    const result = count(switches(number), { given: diagonal(number) });
    assert.deepEqual([result.count, result.exact, result.regions], [2n ** BigInt(number), true, number]);
  }
});

test('switches in the same row are independent where known cells stand between them', () => {
  // Each pair of rows holds two squares: runs 1 1, with a known blank column between.
  const result = count(
    puzzle(
      [
        [1, 1],
        [1, 1],
      ],
      [[1], [1], [], [1], [1]],
    ),
  );
  assert.deepEqual([result.count, result.regions], [4n, 2]);
});

test('lines with unknown clues leave every cell free', () => {
  const free = new Array(30).fill(null);
  const result = count(puzzle(free, free));
  assert.deepEqual([result.count, result.exact], [2n ** 900n, true]);
});

test('permutations are counted as factorials, at once: lines that can change places are sorted', () => {
  let factorial = 1n;
  for (let side = 1; side <= 24; side++) {
    factorial *= BigInt(side);
    if (side > 11 && side % 6 !== 0) continue;
    const { count: found, effort } = count(permutations(side));
    assert.equal(found, factorial, `${side}x${side}`);
    assert(effort.states <= 4 * side ** 3, `${effort.states} states for ${side}x${side}`);
  }
});

test('rows of single cells and columns of any kind agree with listing, in both directions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<ClueInput>([1], [1], [1], [], null), { minLength: 2, maxLength: 5 }),
      fc.array(fc.constantFrom<ClueInput>([1], [1], [2], [1, 1], [], null), { minLength: 2, maxLength: 5 }),
      (rows, columns) => {
        const made = makePuzzle({ rows, columns });
        if (!made.ok) return;
        assert.equal(count(made.puzzle).count, enumerated(made.puzzle));
        assert.equal(count(transformPuzzle(made.puzzle, 'transpose')).count, count(made.puzzle).count);
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});

test('long thin puzzles are counted layer by layer', () => {
  // One run of 3 in each of 2 rows of 300, columns unknown: 298 placements each.
  const result = count(puzzle([[3], [3]], new Array(300).fill(null)));
  assert.deepEqual([result.count, result.exact], [298n * 298n, true]);
});

test('none and one are counted too', () => {
  assert.equal(count(puzzle([[1], [1]], [[2], [1]])).count, 0n);
  assert.equal(count(puzzle([[2], [1]], [[2], [1]])).count, 1n);
});

test('given cells count', () => {
  const given = { width: 2, height: 2, cells: Uint32Array.of(2, 3, 3, 3) };
  assert.equal(count(permutations(2), { given }).count, 1n);
});

test('the count of random puzzles equals the number of listed solutions: plain, coloured, blotted, unknown clues', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 5, maxColors: 2 }), ({ puzzle: some }) => {
      let listed = 0n;
      for (const _ of solutions(some, { max: 3000 })) listed += 1n;
      if (listed === 3000n) return;
      assert.equal(count(some).count, listed);
    }),
    { seed: 3, numRuns: 400 },
  );
});

test('dense random puzzles of 9x9 agree with listing', () => {
  const random = new Random(5);
  let several = 0;
  for (let i = 0; i < 60; i++) {
    const some = randomPuzzle(random, { width: 9, height: 9, density: 0.35 });
    const result = count(some);
    assert.equal(result.exact, true);
    if (result.count > 20_000n) continue;
    if (result.count > 1n) several += 1;
    assert.equal(result.count, enumerated(some));
  }
  assert(several > 20, String(several));
});

test('with a tiny frontier, listing, narrowing and deciding come to the same', () => {
  const random = new Random(6);
  for (let i = 0; i < 40; i++) {
    const some = randomPuzzle(random, { width: 8, height: 8, density: 0.35, colors: 1 + (i % 2) });
    const [wide, tiny] = [count(some), count(some, { frontier: 3, engine })];
    assert.deepEqual([tiny.count, tiny.exact], [wide.count, true]);
    assert.equal(count(some, { frontier: 3 }).count, wide.count);
  }
  assert.equal(count(pairs(6), { frontier: 2, engine }).count, count(pairs(6)).count);
});

test('a count does not change under rotation and mirror', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 6 }), arbitrarySymmetry(), ({ puzzle: some }, symmetry) => {
      assert.equal(count(some).count, count(transformPuzzle(some, symmetry)).count);
    }),
    { seed: 4, numRuns: 60 },
  );
});

test('at a limit the count is an honest lower bound', () => {
  const exact = count(pairs(7)).count;
  const limits = [0, 10, 1000, 5000, 20_000, 60_000].map((states) => ({ states, lineSolves: 20_000 }));
  for (const effort of limits) {
    const result = count(pairs(7), { effort, frontier: 500, engine });
    if (result.exact) assert.equal(result.count, exact);
    else {
      assert.equal(result.reason, 'effort');
      assert(result.count <= exact);
    }
  }
});

test('deadline and signal stop it, with the reason', () => {
  const deadline = count(pairs(16), { deadline: () => true });
  assert.deepEqual([deadline.exact, deadline.reason], [false, 'deadline']);
  const signal = count(pairs(16), { signal: { aborted: true } });
  assert.deepEqual([signal.exact, signal.reason], [false, 'abort']);
});

test('in turns, the lower bound never falls and never passes the count', () => {
  const turns = countInTurns(pairs(8), { frontier: 2000, engine });
  const bounds = [0n];
  let turn = turns.next();
  for (; !turn.done; turn = turns.next()) {
    const last = bounds[bounds.length - 1];
    assert(turn.value >= last);
    if (turn.value > last) bounds.push(turn.value);
  }
  assert(bounds[bounds.length - 1] <= turn.value.count);
  assert.equal(turn.value.count, 2_215_764n);
  // It grows on after the solutions listed one by one.
  assert(bounds.filter((bound) => bound > 50_000n).length > 5, `${bounds.length} bounds`);
});

test('regions are what is independent in the solutions, not only in the lines', () => {
  const random = new Random(21);
  let fewer = 0;
  for (let i = 0; i < 40; i++) {
    const some = randomPuzzle(random, { width: 9, height: 9, density: 0.42 });
    const result = count(some);
    if (!result.exact || result.count > 5000n) continue;
    const all = [...solutions(some)];
    if (all.length < 2) {
      assert.equal(result.regions, 0);
      continue;
    }
    const varies = all[0].cells.map((_, cell) =>
      new Set(all.map(({ cells }) => cells[cell])).size > 1 ? 3 : 0,
    );
    const given = {
      ...all[0],
      cells: varies.map((open, cell) => open || all[0].cells[cell]),
    };
    // With the cells given that never vary, line logic finds the same regions.
    assert.equal(count(some, { given }).regions, result.regions);
    if (result.regions > 1) fewer += 1;
  }
  assert(fewer > 3, String(fewer));
});

test('noise that lists too long is counted exactly, or bounded far above what is listed', () => {
  const random = new Random(22);
  let [exact, bounded] = [0, 0];
  for (let i = 0; i < 4; i++) {
    const some = randomPuzzle(random, { width: 12, height: 12, density: 0.3 });
    const result = count(some, { effort: { states: 3_000_000 }, engine });
    if (result.exact) exact += 1;
    else if (result.count > 100_000n) bounded += 1;
  }
  assert.equal(exact + bounded, 4);
  assert(exact > 0 && bounded > 0, `${exact} exact, ${bounded} bounded`);
});

test('at a limit there is an estimate, the same every time, near the exact count', () => {
  // Counted without a limit, which takes ten times as long as the estimates.
  for (const [seed, exact] of [
    [4, 6_873_448n],
    [7, 3_290_050n],
  ] as const) {
    const some = randomPuzzle(new Random(seed), { width: 11, height: 11, density: 0.28 });
    const options = { effort: { states: 400_000 }, frontier: 2000, engine };
    const { estimate, count: bound } = count(some, options);
    assert(estimate !== undefined);
    assert.deepEqual(count(some, options).estimate, estimate);
    assert(bound <= estimate.low && estimate.low <= estimate.count && estimate.count <= estimate.high);
    assert(estimate.low <= exact && exact <= estimate.high, `${estimate.low} to ${estimate.high}: ${exact}`);
  }
});
