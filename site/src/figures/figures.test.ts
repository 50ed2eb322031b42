// The figures show what the library does: each ends where it should, and their own arithmetic is right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, parse, solve } from '@crosshatch/core';
import { beliefs } from './belief.js';
import { carryWalk, positions } from './carry-walk.js';
import { figures } from './figures.js';
import { knownByLines, placements, searchPuzzle } from './small-puzzle.js';

test('every figure has several frames with words and a picture', () => {
  for (const [name, frames] of Object.entries(figures())) {
    assert(frames.length > 3, name);
    for (const { words, html } of frames) {
      assert.match(words, /[.?]$/, name);
      assert.match(html, /^<(svg|table)/, name);
    }
  }
});

test('the carry walk reaches what going cell by cell reaches', () => {
  for (let mask = 0; mask < 512; mask++) {
    for (let start = 0; start < 9; start++) {
      const reached = [start];
      for (let at = start; (mask & (1 << at)) !== 0; at++) reached.push(at + 1);
      // From a cell that cannot be blank there is nothing to walk, and nothing to show.
      if (reached.length === 1) continue;
      const last = carryWalk(mask, 1 << start).at(-1)?.words ?? '';
      assert(last.endsWith(`${reached.join(', ')}.`), `${mask} from ${start}: ${last}`);
    }
  }
  assert.equal(positions(0b1010), '1, 3');
});

test('the conflict ends with a clause that holds in the solution', () => {
  const frames = figures().conflict;
  assert.match(frames.at(-2)?.words ?? '', /^Conflict/);
  const clause = frames.at(-1)?.words ?? '';
  const result = solve(searchPuzzle());
  assert(result.verdict === 'unique' && !result.lineSolvable);
  const { solution } = result;
  const literals = Array.from(clause.matchAll(/row (\d+), column (\d+) is (filled|blank)/g));
  assert(literals.length > 0);
  assert(
    literals.some(([, row, column, value]) => {
      const cell = solution.cells[(Number(row) - 1) * solution.width + Number(column) - 1];
      return cell === (value === 'filled' ? 2 : 1);
    }),
  );
});

test('lines settle what they should', () => {
  assert.equal(placements([{ length: 2, color: 1 }], [3, 3, 3]).length, 2);
  assert.equal(placements([], [3, 3]).length, 1);
  const puzzle = searchPuzzle();
  const result = solve(puzzle);
  assert(result.verdict === 'unique');
  const known = knownByLines(puzzle);
  assert(!check(puzzle, known).ok);
  assert(known.cells.every((candidates, cell) => (candidates & result.solution.cells[cell]) !== 0));
});

test('the surest cell of the first round is what the engine decides first; here it is wrong, as the page says', () => {
  const { belief, conflict } = figures();
  assert.match(belief[1].words, /row 4, column 5: filled with 20 %. The search would decide it blank/);
  assert.match(conflict[1].words, /assume that row 4, column 5 is blank/);
  const result = solve(searchPuzzle());
  assert(result.verdict === 'unique');
  assert.equal(result.solution.cells[3 * 6 + 4], 2);
});

test('belief is exact where there is no loop, and even where there is nothing to choose by', () => {
  const one = parse('1;1;0:2');
  const two = parse('1;1:1;1');
  assert(one.ok && two.ok);
  assert.deepEqual(beliefs(one.puzzle, knownByLines(one.puzzle), 2).at(-1), [1, 1, 0]);
  for (const chance of beliefs(two.puzzle, knownByLines(two.puzzle), 3).at(-1) ?? [])
    assert.equal(chance, 0.5);
});
