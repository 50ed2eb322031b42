// The question and its answers: verdicts with their evidence, options, limits. That the answers are
// right is the engines' batteries' business.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Puzzle, unknownGrid } from '../model/index.js';
import { gridFrom, puzzleFrom, rowsOf } from '../testing/notation.js';
import { EFFORT_COUNTERS } from './effort.js';
import { referenceEngine } from './reference/engine.js';
import { VERDICTS } from './result.js';
import { type SolveOptions, solutions, solve, solveInTurns } from './solve.js';
import type { Strategy } from './strategy.js';

const heart = puzzleFrom('2 2;7;7;5;3;1', '2;4;5;5;5;4;2');
const switches = puzzleFrom('1;1', '1;1');
/** Rows and columns of one cell each: as many solutions as there are permutations. */
const rooks = (n: number) => puzzleFrom(Array(n).fill('1').join(';'), Array(n).fill('1').join(';'));
/** No solution, but the sums agree and no line breaks by itself: the search has to find out. */
const hopeless = puzzleFrom('2;2;2;1', '2;1 1;1;2');

/** For tests that know what the work costs. */
const engine = referenceEngine;

/** A deadline that expires after `looks` checks. */
function after(looks: number): () => boolean {
  let left = looks;
  return () => left-- <= 0;
}

test('unique: the solution, and whether lines alone settle it', () => {
  const result = solve(heart);
  assert(result.verdict === 'unique');
  assert.equal(result.lineSolvable, true);
  assert.deepEqual(check(heart, result.solution), { ok: true });
  assert.deepEqual(rowsOf(result.solution), [
    '.##.##.',
    '#######',
    '#######',
    '.#####.',
    '..###..',
    '...#...',
  ]);
});

test('unique, but not by lines alone', () => {
  const result = solve(puzzleFrom('1 1;2;0;0', '1;1;1;1'), { engine });
  assert(result.verdict === 'unique');
  assert.equal(result.lineSolvable, false);
  assert(result.effort.decisions > 0);
});

test('multiple: two solutions by default, and the cells in which they differ', () => {
  const result = solve(rooks(3));
  assert(result.verdict === 'multiple');
  assert.equal(result.solutions.length, 2);
  assert.equal(result.complete, false);
  assert.equal(result.reason, 'max');
  for (const grid of result.solutions) assert.deepEqual(check(rooks(3), grid), { ok: true });
  const [a, b] = result.solutions;
  const differing = [...a.cells.keys()].filter((cell) => a.cells[cell] !== b.cells[cell]);
  assert.deepEqual(result.differing, differing);
});

test('multiple: all of them when asked for', () => {
  const result = solve(rooks(4), { max: Infinity });
  assert(result.verdict === 'multiple');
  assert.equal(result.solutions.length, 24);
  assert.equal(result.complete, true);
  assert.equal('reason' in result, false);
  assert.equal(result.differing.length, 16);
});

test('multiple: exactly as many as asked for does not claim to be all', () => {
  const result = solve(switches, { max: 2 });
  assert(result.verdict === 'multiple');
  assert.equal(result.complete, false);
  const more = solve(switches, { max: 3 });
  assert(more.verdict === 'multiple');
  assert.equal(more.complete, true);
});

test('none: the line at which it broke and what was known then', () => {
  const result = solve(puzzleFrom('3;0;1', '1;2;1'), { engine });
  assert(result.verdict === 'none');
  assert.equal(result.lineSolvable, true);
  assert.equal(result.line, 4);
  assert.deepEqual(rowsOf(result.partial).slice(0, 2), ['###', '...']);
});

test('none: found by search', () => {
  const result = solve(hopeless, { engine });
  assert(result.verdict === 'none');
  assert.equal(result.lineSolvable, false);
  assert.notEqual(result.line, null);
  assert(result.effort.contradictions > 0);
});

test('undecided: one solution is not enough to decide', () => {
  const result = solve(switches, { max: 1 });
  assert(result.verdict === 'undecided');
  assert.equal(result.reason, 'max');
  assert.equal(result.solutions.length, 1);
});

test('one solution is enough when lines alone find it', () => {
  assert.equal(solve(heart, { max: 1 }).verdict, 'unique');
});

test('effort limit: undecided with what is known so far', () => {
  const result = solve(heart, { engine, effort: { lineSolves: 3 } });
  assert(result.verdict === 'undecided');
  assert.equal(result.reason, 'effort');
  assert.deepEqual(result.solutions, []);
  assert.equal(result.effort.lineSolves, 4);
  assert.deepEqual(rowsOf(result.partial), [
    '???????',
    '#######',
    '#######',
    '??###??',
    '???????',
    '???????',
  ]);
});

test('effort limit: enough is enough', () => {
  const { effort } = solve(heart, { engine });
  assert.equal(solve(heart, { engine, effort }).verdict, 'unique');
  assert.equal(solve(heart, { engine, effort: { lineSolves: effort.lineSolves - 2 } }).verdict, 'undecided');
});

test('effort limit: any counter can be limited', () => {
  const result = solve(rooks(8), { engine, max: Infinity, effort: { decisions: 100 } });
  assert(result.verdict === 'multiple');
  assert.equal(result.reason, 'effort');
  assert(result.effort.decisions > 100 && result.effort.decisions < 200);
});

test('deadline: looked at before anything is done, and between slices', () => {
  const atOnce = solve(heart, { deadline: () => true });
  assert(atOnce.verdict === 'undecided');
  assert.equal(atOnce.reason, 'deadline');
  assert.equal(atOnce.effort.lineSolves, 0);
  assert.deepEqual(atOnce.partial, unknownGrid(heart, heart.palette));
  const later = solve(rooks(8), { max: Infinity, deadline: after(10) });
  assert(later.verdict === 'multiple');
  assert.equal(later.solutions.length, 10);
  assert.equal(later.reason, 'deadline');
});

test('abort: by a signal that is set already or set meanwhile', () => {
  const aborted = solve(heart, { signal: AbortSignal.abort() });
  assert(aborted.verdict === 'undecided');
  assert.equal(aborted.reason, 'abort');

  const controller = new AbortController();
  const deadline = () => {
    controller.abort();
    return false;
  };
  const meanwhile = solve(switches, { signal: controller.signal, deadline });
  assert(meanwhile.verdict === 'undecided');
  assert.equal(meanwhile.reason, 'abort');
  assert.equal(meanwhile.solutions.length, 1);
});

test('given: only solutions that agree with these cells count', () => {
  const result = solve(switches, { given: gridFrom(['#?', '??']) });
  assert(result.verdict === 'unique');
  assert.deepEqual(rowsOf(result.solution), ['#.', '.#']);
  assert.equal(result.lineSolvable, true);
  assert.equal(solve(switches, { given: gridFrom(['##', '??']) }).verdict, 'none');
  assert.equal(solve(switches, { given: gridFrom(['??', '?[]']) }).verdict, 'none');
});

test('given: a complete grid is judged like any other', () => {
  assert.equal(solve(switches, { given: gridFrom(['.#', '#.']) }).verdict, 'unique');
  assert.equal(solve(switches, { given: gridFrom(['.#', '.#']) }).verdict, 'none');
});

test('given: candidates that the palette does not have are ignored', () => {
  const given = unknownGrid(switches, switches.palette);
  given.cells.fill(0xffffffff);
  assert.equal(solve(switches, { given }).verdict, 'multiple');
});

test('30 colours', () => {
  const clue = Array.from({ length: 30 }, (_, i) => ({ length: 1, color: i + 1 }));
  const palette = {
    background: { name: 'white', rgb: '#ffffff' },
    colors: clue.map((_, i) => ({ name: `${i}`, rgb: '#000000', symbol: '#' })),
  };
  const puzzle: Puzzle = { width: 30, height: 1, rows: [clue], columns: clue.map((run) => [run]), palette };
  const result = solve(puzzle);
  assert(result.verdict === 'unique');
  assert.deepEqual(
    [...result.solution.cells],
    clue.map((run) => 2 ** run.color),
  );
});

test('lines of one cell, and the longest there may be', () => {
  const long = (clue: string) => puzzleFrom(clue, Array(1000).fill('*').join(';'));
  assert.equal(solve(long('1000')).verdict, 'unique');
  assert.equal(solve(long('499 500')).verdict, 'unique');
  assert.equal(solve(long('499 499')).verdict, 'multiple');
  assert.equal(solve(puzzleFrom('1', '1')).verdict, 'unique');
  assert.equal(solve(puzzleFrom('0', '1')).verdict, 'none');
  assert.equal(solve(puzzleFrom('*', '*')).verdict, 'multiple');
});

test('every result is plain data with all counters', () => {
  const results = [solve(heart), solve(switches), solve(hopeless), solve(heart, { deadline: () => true })];
  assert.deepEqual(
    results.map((result) => result.verdict),
    [...VERDICTS],
  );
  for (const result of results) {
    assert.deepEqual(structuredClone(result), result);
    assert.deepEqual(Object.keys(result.effort), [...EFFORT_COUNTERS]);
  }
});

test('the same question gives the same answer and costs the same', () => {
  for (const puzzle of [heart, hopeless, rooks(5)]) {
    const options: SolveOptions = { max: 50 };
    assert.deepEqual(solve(puzzle, options), solve(puzzle, options));
  }
});

test('solutions: one by one, until there are no more', () => {
  const found: string[] = [];
  const all = solutions(rooks(3));
  let step = all.next();
  for (; !step.done; step = all.next()) found.push(rowsOf(step.value).join('/'));
  assert.equal(step.value, 'exhausted');
  assert.equal(new Set(found).size, 6);
  assert.deepEqual(all.next(), { done: true, value: undefined });
});

test('solutions: the return value says why it stopped', () => {
  const endOf = (options: SolveOptions) => {
    const some = solutions(rooks(6), options);
    let count = 0;
    for (let step = some.next(); ; step = some.next()) {
      if (step.done) return { count, end: step.value };
      count += 1;
    }
  };
  assert.deepEqual(endOf({ max: 5 }), { count: 5, end: 'max' });
  assert.deepEqual(endOf({}), { count: 720, end: 'exhausted' });
  assert.deepEqual(endOf({ deadline: after(7) }), { count: 7, end: 'deadline' });
  assert.deepEqual(endOf({ signal: { aborted: true } }), { count: 0, end: 'abort' });
  assert.equal(endOf({ engine, effort: { lineSolves: 200 } }).end, 'effort');
});

test('solutions: can be left in the middle', () => {
  for (const grid of solutions(rooks(9))) {
    assert.deepEqual(check(rooks(9), grid), { ok: true });
    break;
  }
});

test('solveInTurns: in turns, to the same result', () => {
  const turns = solveInTurns(rooks(6), { max: Infinity });
  let pauses = 0;
  let turn = turns.next();
  for (; !turn.done; turn = turns.next()) pauses += 1;
  assert(pauses >= 720, 'it pauses at least at every solution');
  assert.deepEqual(turn.value, solve(rooks(6), { max: Infinity }));
});

test('a mistake of the caller throws at the call', () => {
  const wrong: [SolveOptions, string][] = [
    [{ max: 0 }, 'max is 0; expected a whole number from 1 on, or Infinity.'],
    [{ max: Number.NaN }, 'max is NaN; expected a whole number from 1 on, or Infinity.'],
    [{ max: 1.5 }, 'max is 1.5; expected a whole number from 1 on, or Infinity.'],
    [
      { strategy: 'hasty' as Strategy },
      'The strategy is "hasty"; expected balanced, activity, eager, eager-activity, enumerate, eager-enumerate.',
    ],
    [{ given: gridFrom(['?']) }, 'The given grid is 1x1; the puzzle is 2x2.'],
    [{ given: gridFrom(['??']) }, 'The given grid is 2x1; the puzzle is 2x2.'],
    [
      { given: { width: 2, height: 2, cells: new Uint32Array(3) } },
      'The given grid has 3 cells; expected 2x2.',
    ],
    [{ effort: { lineSolves: -1 } }, 'The effort limit for lineSolves is -1; expected 0 or more.'],
    [{ effort: { decisions: Number.NaN } }, 'The effort limit for decisions is NaN; expected 0 or more.'],
  ];
  for (const [options, message] of wrong) {
    for (const call of [solve, solveInTurns, solutions]) {
      assert.throws(() => call(switches, options), { name: 'RangeError', message });
    }
  }
  const effort = { steps: 5 } as SolveOptions['effort'] & object;
  assert.throws(
    () => solve(switches, { effort }),
    /^RangeError: Unknown effort counter "steps"; expected lineSolves, /,
  );
});
