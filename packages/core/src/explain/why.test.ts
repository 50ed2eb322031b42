import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCandidates, cellOfLine, clueOf, lineLength, type Puzzle, unknownGrid } from '../model/index.js';
import { referenceLineEngine, solve } from '../solve/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { lineSolvablePicture } from '../testing/picture-puzzles.js';
import { Random } from '../testing/random.js';
import type { Deduction } from './deduction.js';
import { steps, why } from './questions.js';
import { explainWords } from './words/words.js';

/** Whether every reason is known from the steps before. */
function holdsTogether(steps: readonly Deduction[]): boolean {
  const known = new Map<number, number>();
  return steps.every(({ reason, settles, chain }) => {
    const isKnown = reason.cells.every(({ cell, candidates }) => known.get(cell) === candidates);
    for (const { cell, candidates } of settles) known.set(cell, candidates);
    return isKnown || chain !== undefined;
  });
}

test('a chain of deductions that leads to the cell, none of them needless', () => {
  const random = new Random(111);
  let longest = 0;
  for (let i = 0; i < 15; i++) {
    const puzzle = randomPuzzle(random, { width: 8, height: 8, density: 0.6 });
    const result = solve(puzzle);
    if (result.verdict !== 'unique' || !result.lineSolvable) continue;
    for (let cell = i; cell < 64; cell += 13) {
      const answer = why(puzzle, cell);
      assert(answer.kind === 'chain');
      const { steps } = answer;
      assert.equal(answer.candidates, result.solution.cells[cell]);
      assert(steps.at(-1)?.settles.some((fact) => fact.cell === cell));
      assert(holdsTogether(steps));
      steps.slice(0, -1).forEach((_, gone) => {
        assert(!holdsTogether(steps.filter((_step, at) => at !== gone)), `step ${gone} is not needed`);
      });
      longest = Math.max(longest, steps.length);
    }
  }
  assert(longest > 3);
});

/** Replays the steps: each solves its line completely, and looks ahead only where its reason is known. */
function replayed(puzzle: Puzzle, steps: readonly Deduction[]): Uint32Array {
  const cells = unknownGrid(puzzle, puzzle.palette).cells.slice();
  for (const { lines, settles, reason, chain } of steps) {
    if (chain !== undefined) {
      if (reason.cells.some(({ cell, candidates }) => (cells[cell] & ~candidates) !== 0)) continue;
      for (const { cell, candidates } of settles) cells[cell] &= candidates;
      continue;
    }
    const [line] = lines;
    const at = Array.from({ length: lineLength(puzzle, line) }, (_, i) => cellOfLine(puzzle, line, i));
    const known = Uint32Array.from(at, (cell) => cells[cell]);
    assert(referenceLineEngine.solveLine(clueOf(puzzle, line), known));
    at.forEach((cell, i) => {
      cells[cell] = known[i];
    });
  }
  return cells;
}

/** Steps in one line that follow each other are one look at that line, split into small steps. */
function moves(steps: readonly Deduction[]): Deduction[][] {
  const groups: Deduction[][] = [];
  for (const step of steps) {
    const last = groups.at(-1)?.[0];
    const isSameLook =
      last?.chain === undefined && step.chain === undefined && last?.lines[0] === step.lines[0];
    if (isSameLook) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** What the steps themselves say, each from the clue of its line and from what the steps before it said. */
function assertSufficient(puzzle: Puzzle, steps: readonly Deduction[]): void {
  const cells = unknownGrid(puzzle, puzzle.palette).cells.slice();
  for (const { lines, settles, reason, chain } of steps) {
    for (const { cell, candidates } of reason.cells) assert.equal(cells[cell] & ~candidates, 0);
    if (chain === undefined) {
      const [line] = lines;
      const facts = new Map(reason.cells.map(({ cell, candidates }) => [cell, candidates]));
      const at = Array.from({ length: lineLength(puzzle, line) }, (_, i) => cellOfLine(puzzle, line, i));
      const known = Uint32Array.from(at, (cell) => facts.get(cell) ?? allCandidates(puzzle.palette));
      assert(referenceLineEngine.solveLine(clueOf(puzzle, line), known));
      for (const { cell, candidates } of settles) assert.equal(known[at.indexOf(cell)] & ~candidates, 0);
    }
    for (const { cell, candidates } of settles) cells[cell] &= candidates;
  }
}

test('each step follows from the clues and the steps before; without any one of them the cell is open', () => {
  const random = new Random(112);
  const counts = { chains: 0, steps: 0, ahead: 0 };
  for (let i = 0; i < 24; i++) {
    const side = 7 + random.below(6);
    const puzzle = randomPuzzle(random, {
      width: side,
      height: side,
      density: 0.5,
      colors: 1 + (i % 3),
      blotted: i % 6 === 5 ? 0.1 : 0,
    });
    for (let cell = i; cell < side * side; cell += 31) {
      const answer = why(puzzle, cell);
      if (answer.kind !== 'chain') continue;
      const { steps } = answer;
      assertSufficient(puzzle, steps);
      assert.equal(replayed(puzzle, steps)[cell], answer.candidates);
      for (const gone of moves(steps)) {
        const left = replayed(
          puzzle,
          steps.filter((step) => !gone.includes(step)),
        );
        assert.notEqual(left[cell], answer.candidates, `${gone.length} of ${steps.length} are not needed`);
      }
      counts.chains += 1;
      counts.steps += steps.length;
      counts.ahead += steps.filter(({ chain }) => chain !== undefined).length;
    }
  }
  assert(counts.chains > 30 && counts.steps > 100 && counts.ahead > 3, JSON.stringify(counts));
});

test('a long way is cut short: many lines are on the way, few are needed', () => {
  const random = new Random(113);
  let walked = 0;
  let shown = 0;
  for (let i = 0; i < 6; i++) {
    const puzzle = lineSolvablePicture(random, { width: 20, height: 20, feature: 2.5, density: 0.55 });
    for (let cell = 7 * i; cell < 400; cell += 83) {
      const answer = why(puzzle, cell);
      assert(answer.kind === 'chain');
      shown += answer.steps.length;
      for (const step of steps(puzzle)) {
        walked += 1;
        if (step.settles.some((fact) => fact.cell === cell)) break;
      }
    }
  }
  assert(shown * 8 < walked, `${shown} steps of ${walked}`);
});

test('the shortest way is found when one line says it', () => {
  const puzzle = puzzleFrom('1;5;1;1;1', '1;1;5;1;1');
  const answer = why(puzzle, 7);
  assert(answer.kind === 'chain');
  assert.deepEqual(
    answer.steps.map(({ technique, lines }) => [technique, lines]),
    [['full-line', [1]]],
  );
});

test('of a step only what is needed is shown, by a technique that needs no more', () => {
  // The whole step is "the 2 is complete"; for the cell at the end one filled cell is enough.
  const puzzle = puzzleFrom('0;0;2', '0;0;0;1;1');
  const answer = why(puzzle, 10, { grid: gridFrom(['?????', '?????', '???##']) });
  assert(answer.kind === 'chain');
  const [step, ...others] = answer.steps;
  assert.equal(others.length, 0);
  assert.deepEqual(
    [step.technique, step.settles.map(({ cell }) => cell), step.reason.cells.length],
    ['full-line', [10], 0],
  );
  const open = { ...puzzle, columns: puzzle.columns.map(() => null) };
  const among = why(open, 10, { grid: gridFrom(['?????', '?????', '???##']) });
  assert(among.kind === 'chain');
  assert.equal(
    explainWords(among.steps[0], open).sentence,
    'Row 3 (2): the 2 covers cell 4, so it starts at cell 3 at the earliest: leave cell 1 blank.',
  );
  assert.equal(among.steps[0].reason.cells.length, 1);
});

test('trying all placements of a line is split into small steps, also in colours', () => {
  const random = new Random(5);
  const techniques: string[] = [];
  for (let i = 0; i < 30; i++) {
    const look = { width: 10, height: 10, feature: 2, density: 0.5, colors: 3 };
    const puzzle = lineSolvablePicture(random, look);
    for (const cell of [37, 62]) {
      const answer = why(puzzle, cell);
      if (answer.kind === 'chain') techniques.push(...answer.steps.map(({ technique }) => technique));
    }
  }
  assert(techniques.length > 100, String(techniques.length));
  const placements = techniques.filter((technique) => technique === 'all-placements').length;
  assert(placements * 20 <= techniques.length, `${placements} of ${techniques.length}`);
});

test('from the player’s grid, and about a cell that is known there', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  const grid = gridFrom(['#?', '??']);
  assert.deepEqual(why(puzzle, 0, { grid }), { kind: 'known', candidates: 2 });
  const answer = why(puzzle, 3, { grid });
  assert(answer.kind === 'chain' && answer.candidates === 2);
  assert.deepEqual(
    answer.steps.map(({ lines }) => lines.length),
    [1, 1],
  );
});

test('a cell that differs between solutions is open; a puzzle without any has no why', () => {
  assert.deepEqual(why(puzzleFrom('1;1', '1;1'), 0), { kind: 'open' });
  assert.deepEqual(why(puzzleFrom('2;0', '0;2'), 0), { kind: 'no-solution' });
  assert.deepEqual(why(puzzleFrom('1;1', '1;1'), 0, { grid: gridFrom(['?.', '?.']) }), { kind: 'mistake' });
  const large = randomPuzzle(new Random(5), { width: 15, height: 15 });
  assert.deepEqual(why(large, 100, { effort: { lineSolves: 5 } }), { kind: 'undecided', reason: 'effort' });
});

test('looking ahead is part of the chain where it is needed', () => {
  const puzzle = puzzleFrom('1 1;2;4;1 1;1', '1 1 1;2;3;2;1');
  const answer = why(puzzle, 2);
  assert(answer.kind === 'chain' && answer.candidates === 2);
  assert(answer.steps.some(({ chain }) => chain !== undefined));
});

test('the chain is a tree: every step but the last is needed by a later one, and rests on earlier ones', () => {
  const puzzle = randomPuzzle(new Random(114), { width: 9, height: 9, density: 0.6 });
  for (let cell = 0; cell < 81; cell += 7) {
    const answer = why(puzzle, cell);
    if (answer.kind !== 'chain') continue;
    const needed = new Set(answer.rests.flat());
    assert.deepEqual(
      [...needed].sort((a, b) => a - b),
      [...answer.steps.keys()].slice(0, -1),
    );
    for (const [index, earlier] of answer.rests.entries()) assert(earlier.every((other) => other < index));
  }
});

test('the opposite is refuted where that is shorter, by links that hold against the clues', () => {
  const random = new Random(115);
  let refuted = 0;
  for (let i = 0; i < 20; i++) {
    const puzzle = randomPuzzle(random, { width: 14, height: 14, density: 0.6 });
    const result = solve(puzzle);
    if (result.verdict !== 'unique') continue;
    for (let cell = 5 * i; cell < 196; cell += 17) {
      const answer = why(puzzle, cell);
      if (answer.kind !== 'chain') continue;
      assert.equal(answer.candidates, result.solution.cells[cell]);
      const [only, ...others] = answer.steps;
      if (others.length > 0 || only.chain === undefined) continue;
      refuted += 1;
      const [{ assume, links }] = only.chain;
      assert.equal(assume.candidates & result.solution.cells[cell], 0);
      assert(links.at(-1)?.breaks);
    }
  }
  assert(refuted > 0);
});

test('a cell outside the grid is a programmer’s mistake', () => {
  assert.throws(() => why(puzzleFrom('1', '1'), 1), /cell is 1; expected a whole number from 0 to 0/);
  assert.throws(() => why(puzzleFrom('1', '1'), 0.5), RangeError);
});
