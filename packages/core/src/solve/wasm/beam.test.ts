// The beam along narrow puzzles: the same answers as without it, far fewer conflicts, and proofs only where no state was
// left out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Puzzle, transformPuzzle } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { verifyCertificate } from '../../verify/index.js';
import { solve } from '../solve.js';
import { wasmEngine, wasmEngineWithout } from './engine.js';

const WITHOUT = wasmEngineWithout(['beam']);

function strip(seed: number, width: number, height: number, density: number): Puzzle {
  return randomPuzzle(new Random(seed), { width, height, density });
}

/** Two neighbouring runs of one clue change places: mostly no solution is left. */
function withExchangedRuns(puzzle: Puzzle, seed: number): Puzzle {
  const random = new Random(seed);
  const rows = puzzle.rows.map((clue) => [...(clue ?? [])]);
  const clue = rows[random.below(rows.length)];
  const at = random.below(clue.length - 1);
  [clue[at], clue[at + 1]] = [clue[at + 1], clue[at]];
  return { ...puzzle, rows };
}

test('the same verdict with and without the beam, along rows and along columns', () => {
  // Phases of one conflict: every search that meets a conflict gets a beam.
  for (let seed = 0; seed < 60; seed++) {
    const source = strip(seed, 40 + (seed % 25), 5 + (seed % 4), 0.45 + 0.004 * seed);
    const puzzle = seed % 2 === 0 ? source : withExchangedRuns(source, seed);
    for (const turned of [puzzle, transformPuzzle(puzzle, 'transpose')]) {
      const found = solve(turned, { engine: checkedEngine(), strategy: 'eager' });
      const wanted = solve(turned, { engine: WITHOUT, strategy: 'eager' });
      assert.equal(found.verdict, wanted.verdict, `seed ${seed}`);
      const solutions = found.verdict === 'multiple' ? found.solutions : [];
      for (const solution of solutions) assert.deepEqual(check(turned, solution), { ok: true });
    }
  }
});

test('long strips take a beam instead of thousands of conflicts', () => {
  for (const seed of [7000, 7003]) {
    const puzzle = strip(seed, 200, 10, 0.38);
    assert.equal(solve(puzzle, { engine: wasmEngine, effort: { contradictions: 200 } }).verdict, 'multiple');
    assert.equal(solve(puzzle, { engine: WITHOUT, effort: { contradictions: 400 } }).verdict, 'undecided');
  }
});

test('a solution of a beam has a certificate, and a beam alone proves nothing there', () => {
  for (let seed = 0; seed < 12; seed++) {
    const source = strip(100 + seed, 48, 6, 0.5);
    const puzzle = seed % 2 === 0 ? source : withExchangedRuns(source, seed);
    let text = '';
    const { verdict } = solve(puzzle, {
      engine: checkedEngine(),
      strategy: 'eager',
      certificate: (piece) => {
        text += piece;
      },
    });
    assert.equal(verdict, solve(puzzle, { engine: WITHOUT }).verdict);
    assert.equal(verifyCertificate(puzzle, text).ok, true, `seed ${seed}`);
  }
});
