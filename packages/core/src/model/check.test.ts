import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asSentence, failureMessage } from '../messages/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { everySolution, setOfGrids } from '../testing/oracle.js';
import { Random } from '../testing/random.js';
import { check } from './check.js';
import { gridOfColors } from './grid.js';
import type { Puzzle } from './puzzle.js';

const puzzle = puzzleFrom('2;1 1', '2;1;1');

test('a solution passes', () => {
  assert.deepEqual(check(puzzle, gridFrom(['##.', '#.#'])), { ok: true });
});

/** What is wrong with a grid, in sentences. */
function failuresOf(some: Puzzle, rows: string[], colors = 1): string[] {
  const checked = check(some, gridFrom(rows, colors));
  return checked.ok ? [] : checked.failures.map((failure) => asSentence(failureMessage(failure, some)));
}

test('each line that fails is reported, and how', () => {
  assert.deepEqual(check(puzzle, gridFrom(['#..', '#.#'])), {
    ok: false,
    failures: [
      { code: 'runs-differ', line: 0, found: [{ length: 1, color: 1 }] },
      { code: 'runs-differ', line: 3, found: [] },
    ],
  });
  assert.deepEqual(failuresOf(puzzle, ['#..', '#.#']), [
    'Row 1 should read 2 but reads 1.',
    'Column 2 should read 1 but reads 0.',
  ]);
});

test('unknown cells are reported', () => {
  const checked = check(puzzle, gridFrom(['#??', '?.#']));
  assert(!checked.ok);
  assert.deepEqual(checked.failures[0], { code: 'unknown-cells', line: 0, unknown: 2 });
  assert.deepEqual(failuresOf(puzzle, ['#??', '?.#']), [
    'Row 1 has 2 unknown cells.',
    'Row 2 has 1 unknown cell.',
    'Column 1 has 1 unknown cell.',
    'Column 2 has 1 unknown cell.',
    'Column 3 has 1 unknown cell.',
  ]);
});

test('colours count, and are shown by their symbols', () => {
  const colored = puzzleFrom('1a 1b', '1a;1b', 2);
  assert.deepEqual(check(colored, gridFrom(['ab'], 2)), { ok: true });
  const [a, b] = colored.palette.colors.map((color) => color.symbol);
  assert.equal(failuresOf(colored, ['aa'], 2)[0], `Row 1 should read 1${a} 1${b} but reads 2${a}.`);
});

test('runs of the right lengths in the wrong colours fail', () => {
  const colored = puzzleFrom('1a 1b', '*;*', 2);
  assert(check(colored, gridFrom(['ab'], 2)).ok);
  assert(!check(colored, gridFrom(['ba'], 2)).ok);
  assert(!check(puzzleFrom('?a', '*', 2), gridFrom(['b'], 2)).ok);
});

test('blotted runs take any length, unknown clues anything but unknown cells', () => {
  const hidden = puzzleFrom('?;*', '*;*;*');
  assert.deepEqual(check(hidden, gridFrom(['##.', '#.#'])), { ok: true });
  assert.deepEqual(failuresOf(hidden, ['#.#', '...']), ['Row 1 should read ? but reads 1 1.']);
  assert.equal(check(hidden, gridFrom(['##.', '#.?'])).ok, false);
});

test('passes exactly the grids that the oracle finds', () => {
  const random = new Random(9);
  for (let i = 0; i < 300; i++) {
    const colors = 1 + random.below(2);
    const some = randomPuzzle(random, {
      width: 3,
      height: 2,
      colors,
      blotted: 0.3,
      unknown: 0.1,
      spoilt: 0.1,
    });
    const passed = Array.from({ length: (colors + 1) ** 6 }, (_, number) => {
      const cells = Array.from(
        { length: 6 },
        (_, cell) => Math.floor(number / (colors + 1) ** cell) % (colors + 1),
      );
      return gridOfColors(some, cells);
    }).filter((grid) => check(some, grid).ok);
    assert.equal(setOfGrids(passed), setOfGrids(everySolution(some)));
  }
});

test('a grid of another size is a mistake of the caller', () => {
  assert.throws(() => check(puzzle, gridFrom(['##', '#.', '.#'])), {
    name: 'RangeError',
    message: 'The grid is 2x3; the puzzle is 3x2.',
  });
  assert.throws(() => check(puzzle, gridFrom(['##.', '#.#', '...'])), /The grid is 3x3/);
  assert.throws(() => check(puzzle, gridFrom(['##', '#.'])), /The grid is 2x2/);
});
