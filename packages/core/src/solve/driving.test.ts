// How the question drives an engine, seen from an engine that only writes down what happens to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { EFFORT_COUNTERS, type Effort } from './effort.js';
import type { Engine, SearchOptions, SliceOutcome } from './engine.js';
import { solutions, solve, solveInTurns } from './solve.js';

const puzzle = puzzleFrom('1;1', '1;1');
const grid = gridFrom(['#.', '.#']);

/** An engine that plays back outcomes, each of which costs one line solve. */
function scripted(outcomes: readonly SliceOutcome[]) {
  const log: string[] = [];
  let lineSolves = 0;
  let begun: SearchOptions | undefined;
  const engine: Engine = {
    id: 'scripted',
    begin(_, options) {
      begun = options;
      return {
        run(slice) {
          const outcome = outcomes[lineSolves++] ?? 'exhausted';
          log.push(`run ${slice} -> ${outcome}`);
          return outcome;
        },
        solution: () => grid,
        known: () => grid,
        lineSolvable: () => false,
        brokenAt: () => 3,
        effort: () => ({
          ...(Object.fromEntries(EFFORT_COUNTERS.map((name) => [name, 0])) as Effort),
          lineSolves,
        }),
        takeProof: () => new Int32Array(0),
        release: () => log.push('release'),
      };
    },
  };
  return { engine, log, begun: () => begun };
}

test('runs slice after slice, then releases the search', () => {
  const { engine, log } = scripted(['paused', 'paused', 'solution', 'paused', 'exhausted']);
  assert.equal(solve(puzzle, { engine }).verdict, 'unique');
  assert.deepEqual(log, [
    'run 2000 -> paused',
    'run 2000 -> paused',
    'run 2000 -> solution',
    'run 2000 -> paused',
    'run 2000 -> exhausted',
    'release',
  ]);
});

test('a limit on line solves cuts the slice short, other limits make it fine', () => {
  const lines = scripted(['paused', 'paused', 'paused']);
  const result = solve(puzzle, { engine: lines.engine, effort: { lineSolves: 2 } });
  assert(result.verdict === 'undecided' && result.reason === 'effort');
  assert.deepEqual(lines.log, ['run 3 -> paused', 'run 2 -> paused', 'run 1 -> paused', 'release']);
  const others = scripted(['paused']);
  solve(puzzle, { engine: others.engine, effort: { probes: 10 } });
  assert.equal(others.log[0], 'run 50 -> paused');
});

test('passes on what the search begins with', () => {
  const given = gridFrom(['??', '??']);
  const { engine, begun } = scripted([]);
  solve(puzzle, { engine, given, strategy: 'eager', seed: 7 });
  assert.deepEqual(begun(), { given, strategy: 'eager', seed: 7 });
  solve(puzzle, { engine });
  assert.deepEqual(begun(), {});
});

test('reports where the contradiction was found', () => {
  const result = solve(puzzle, { engine: scripted(['exhausted']).engine });
  assert(result.verdict === 'none');
  assert.equal(result.line, 3);
  assert.deepEqual(result.partial, grid);
});

test('a generator that is left releases the search', () => {
  const one = scripted(['solution', 'solution']);
  for (const _ of solutions(puzzle, { engine: one.engine })) break;
  assert.equal(one.log.at(-1), 'release');
  const two = scripted(['paused', 'paused']);
  const turns = solveInTurns(puzzle, { engine: two.engine });
  turns.next();
  turns.return(solve(puzzle));
  assert.equal(two.log.at(-1), 'release');
});

test('a deadline that throws does not leak the search', () => {
  const { engine, log } = scripted(['paused']);
  const deadline = () => {
    throw new Error('broken clock');
  };
  assert.throws(() => solve(puzzle, { engine, deadline }), /broken clock/);
  assert.deepEqual(log, ['release']);
});
