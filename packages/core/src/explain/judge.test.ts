import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allCandidates, type Grid, type Puzzle, type Solution } from '../model/index.js';
import { beginPlay, goToMove, gridsBack } from '../play/index.js';
import { solve } from '../solve/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { countingEngine } from '../testing/counting-engine.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { everySolution } from '../testing/oracle.js';
import { arbitraryActions, playOf } from '../testing/plays.js';
import { Random } from '../testing/random.js';
import { Analysis } from './analysis.js';
import { judge, stuck } from './questions.js';

const PLUS = puzzleFrom('1;3;1', '1;3;1');
const SWITCH = puzzleFrom('1;1;0;2', '1 1;1 1');
const PAIR = puzzleFrom('1;1', '1;1');

const grids = (...rows: readonly string[]) => rows.map((row) => gridFrom(row.split(' ')));

test('with one solution, a mark is wrong that differs from it', () => {
  assert.deepEqual(judge(PLUS, gridFrom(['?#?', '?#?', '???'])), { verdict: 'right' });
  assert.deepEqual(judge(PLUS, gridFrom(['##?', '?.?', '??.'])), {
    verdict: 'wrong',
    cells: [0, 4],
    complete: true,
  });
});

test('with several, a mark is wrong only if no solution has it', () => {
  assert.deepEqual(judge(PAIR, gridFrom(['#?', '??'])), { verdict: 'right' });
  assert.deepEqual(judge(PAIR, gridFrom(['#?', '#?'])), { verdict: 'wrong-together' });
  assert.deepEqual(judge(SWITCH, gridFrom(['#?', '??', '??', '??'])), { verdict: 'right' });
  assert.deepEqual(judge(SWITCH, gridFrom(['#?', '#?', '??', '??'])), { verdict: 'wrong-together' });
  assert.deepEqual(judge(SWITCH, gridFrom(['#?', '#?', '#?', '??'])), {
    verdict: 'wrong',
    cells: [4],
    complete: true,
  });
});

test('given cells belong to the puzzle', () => {
  const given = gridFrom(['#?', '??']);
  assert.deepEqual(judge(PAIR, gridFrom(['??', '??']), { given }), { verdict: 'right' });
  assert.deepEqual(judge(PAIR, gridFrom(['??', '#?']), { given }), {
    verdict: 'wrong',
    cells: [2],
    complete: true,
  });
});

test('a puzzle without a solution has no right or wrong', () => {
  const impossible = puzzleFrom('2;0', '0;2');
  assert.deepEqual(judge(impossible, gridFrom(['??', '??'])), { verdict: 'no-solution' });
  assert.deepEqual(new Analysis(impossible).lastRight(grids('?? ??')), { verdict: 'no-solution' });
  assert.deepEqual(stuck(impossible, gridFrom(['??', '??'])), { kind: 'no-solution' });
});

test('a limit is reported', () => {
  const large = randomPuzzle(new Random(5), { width: 15, height: 15 });
  const grid = gridFrom(Array.from({ length: 15 }, () => '?'.repeat(15)));
  const options = { effort: { lineSolves: 3 } };
  assert.deepEqual(judge(large, grid, options), { verdict: 'undecided', reason: 'effort' });
  assert.deepEqual(new Analysis(large).lastRight([grid], options), {
    verdict: 'undecided',
    reason: 'effort',
  });
  assert.deepEqual(stuck(large, grid, options), { kind: 'undecided', reason: 'effort' });
  assert.deepEqual(judge(PAIR, gridFrom(['#?', '??']), { signal: { aborted: true } }), {
    verdict: 'undecided',
    reason: 'abort',
  });
});

test('a result that is known is enough', () => {
  const options = { result: solve(PLUS), signal: { aborted: true } };
  assert.deepEqual(judge(PLUS, gridFrom(['#??', '???', '???']), options), {
    verdict: 'wrong',
    cells: [0],
    complete: true,
  });
});

test('how far to undo', () => {
  const history = grids('??? ??? ???', '.?? ??? ???', '.?? #?? ???', '.?. #?? ???', '.?# #?? ???').reverse();
  const analysis = new Analysis(PLUS);
  assert.deepEqual(analysis.lastRight(history), { verdict: 'mistake', undo: 1 });
  assert.deepEqual(analysis.lastRight(history.slice(1)), { verdict: 'right' });
  assert.deepEqual(analysis.lastRight([]), { verdict: 'right' });
  assert.deepEqual(analysis.lastRight(grids('#?? ??? ???')), { verdict: 'mistake', undo: null });
});

test('a mistake that was taken back is forgotten', () => {
  const history = grids('??? ??? ???', '#?? ??? ???', '??? ??? ???', '??? ?.? ???', '??? ?.? ??.');
  assert.deepEqual(new Analysis(PLUS).lastRight(history.reverse()), { verdict: 'mistake', undo: 2 });
});

test('stuck: is it me or the puzzle?', () => {
  assert.deepEqual(stuck(PLUS, gridFrom(['#??', '???', '???'])), { kind: 'mistake' });
  assert.deepEqual(stuck(PLUS, gridFrom(['???', '???', '???'])), {
    kind: 'deduction',
    technique: 'full-line',
    cost: 1,
    footholds: 2,
  });
  assert.deepEqual(stuck(PLUS, gridFrom(['.#.', '###', '.#.'])), { kind: 'solved' });
  assert.deepEqual(stuck(SWITCH, gridFrom(['??', '??', '..', '##'])), { kind: 'several' });
});

test('marks that are wrong together: the hint names a smallest set of them', () => {
  const rooks = puzzleFrom('1;1;1;1', '1;1;1;1');
  const found = new Analysis(rooks).hint(gridFrom(['#???', '??#?', '????', '#???']), { level: 4 });
  assert(found.kind === 'mistake');
  assert.deepEqual(found.cells, [0, 12]);
});

test('a judge that is asked again does not solve what it has seen', () => {
  const { engine, solves } = countingEngine();
  const analysis = new Analysis(PAIR, { engine });
  analysis.judge(gridFrom(['#?', '??']));
  const once = solves();
  for (let i = 0; i < 5; i++) analysis.judge(gridFrom(['?#', '??']));
  assert.equal(solves(), once);
});

test('judged as by brute force', () => {
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 4, maxColors: 2 }),
      arbitraryActions(12),
      ({ puzzle }, actions) => {
        const solutions = everySolution(puzzle);
        const analysis = new Analysis(puzzle);
        for (const play of playOf(beginPlay(puzzle), actions)) {
          const expected = byBruteForce(puzzle, play.grid, solutions);
          assert.deepEqual(analysis.judge(play.grid), expected);
          const search = analysis.lastRight(gridsBack(play));
          if (expected.verdict === 'right' || expected.verdict === 'no-solution') {
            assert.deepEqual(search, { verdict: expected.verdict });
            continue;
          }
          assert(search.verdict === 'mistake' && search.undo !== null);
          const before = goToMove(play, play.done.length - search.undo);
          assert.equal(byBruteForce(puzzle, before.grid, solutions).verdict, 'right');
          for (let moves = before.done.length + 1; moves <= play.done.length; moves++) {
            assert.notEqual(byBruteForce(puzzle, goToMove(play, moves).grid, solutions).verdict, 'right');
          }
        }
      },
    ),
    { seed: 5, numRuns: 60 },
  );
});

function byBruteForce(puzzle: Puzzle, grid: Grid, solutions: readonly Solution[]) {
  if (solutions.length === 0) return { verdict: 'no-solution' } as const;
  const has = (solution: Solution, cell: number) => (solution.cells[cell] & grid.cells[cell]) !== 0;
  const all = allCandidates(puzzle.palette);
  const cells = [...grid.cells.keys()];
  if (solutions.some((solution) => cells.every((cell) => has(solution, cell))))
    return { verdict: 'right' } as const;
  const wrong = cells.filter((cell) => grid.cells[cell] !== all && !solutions.some((one) => has(one, cell)));
  return wrong.length === 0
    ? ({ verdict: 'wrong-together' } as const)
    : ({ verdict: 'wrong', cells: wrong, complete: true } as const);
}
