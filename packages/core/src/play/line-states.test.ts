import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Clue, cellOfLine, clueOf, colorOf, type Grid, lineCount, lineLength } from '../model/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { forEachFilling, readsAs } from '../testing/line-oracle.js';
import { cellsFrom, clueFrom, gridFrom, puzzleFrom } from '../testing/notation.js';
import { arbitraryActions, playOf } from '../testing/plays.js';
import { lineStates } from './line-states.js';
import { placedRuns } from './placed-runs.js';
import { beginPlay } from './play.js';

/** The runs that are struck, as a drawing: `x` struck, `-` not; null when nothing fits. */
function struck(clue: string, cells: string, colors = 1): string | null {
  const runs = placedRuns(clueFrom(clue) ?? [], cellsFrom(cells, colors));
  return runs === null ? null : runs.map((done) => (done ? 'x' : '-')).join('');
}

const CASES: readonly [clue: string, cells: string, want: string | null, colors?: number][] = [
  // A full line with nothing filled in is certain, but not done.
  ['5', '?????', '-'],
  ['5', '#####', 'x'],
  ['5', '####?', '-'],
  // It could be either of the two 1s.
  ['1 1', '??#??', '--'],
  ['1 1', '#????', 'x-'],
  ['1 1', '#.#..', 'xx'],
  ['1 1', '#?#??', 'xx'],
  ['1 2', '?##??', null],
  ['1 2', '??##?', '-x'],
  // A block of the right length that may be a part of a longer one.
  ['2 3', '.##????', 'x-'],
  ['3 2', '.##????', '--'],
  ['1 1 1', '.#.?????', 'x--'],
  ['2 2', '##?##?', 'xx'],
  ['0', '???', ''],
  ['1', '...', null],
  ['2', '#.#', null],
  ['?', '?#?', '-'],
  ['?', '.#.', 'x'],
  ['?', '.##', 'x'],
  ['? 1', '##.?', 'x-'],
  ['? 1', '##?#', 'xx'],
  ['1a 1b', 'ab??', 'xx', 2],
  ['1a 1a', '??a??', '--', 2],
  ['1a 2b', '?a??', 'x-', 2],
  ['1a 1b 1a', '??a??', '---', 2],
  ['?a ?b', 'aabb', 'xx', 2],
  ['?a ?b', 'aab?', 'x-', 2],
];

for (const [clue, cells, want, colors] of CASES) {
  test(`${clue} in ${cells} strikes ${want}`, () => {
    assert.equal(struck(clue, cells, colors), want);
  });
}

/** By writing down every filling: for each run the blocks that it can be. */
function struckByFillings(clue: Clue, cells: Uint32Array): boolean[] | null {
  if (clue === null) return [];
  const places = clue.map(() => new Set<string>());
  let found = false;
  forEachFilling(cells, (filling) => {
    if (!readsAs(filling, clue)) return;
    found = true;
    let run = 0;
    for (let p = 0; p < filling.length; p++) {
      if (filling[p] === 0 || filling[p] === filling[p - 1]) continue;
      let end = p;
      while (filling[end] === filling[p]) end += 1;
      places[run].add(`${p}-${end}`);
      run += 1;
    }
  });
  if (!found) return null;
  return places.map((set) => {
    const [place, ...others] = set;
    const [from, to] = place.split('-').map(Number);
    return others.length === 0 && cells.slice(from, to).every((cell) => colorOf(cell) !== undefined);
  });
}

function lineCells(grid: Grid, line: number): Uint32Array {
  return Uint32Array.from(
    { length: lineLength(grid, line) },
    (_, i) => grid.cells[cellOfLine(grid, line, i)],
  );
}

test('strike-off never lies, and misses nothing', () => {
  let certain = 0;
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 7 }),
      fc.array(fc.nat(2), { minLength: 49, maxLength: 49 }),
      fc.nat(48),
      ({ puzzle, grid }, veil, wrong) => {
        // Right marks but for one, and the rest unknown.
        const all = 2 ** (puzzle.palette.colors.length + 1) - 1;
        const cells = grid.cells.map((cell, i) =>
          veil[i] === 0 ? all : i === wrong && cell !== 1 ? 1 : cell,
        );
        const play = beginPlay(puzzle, { marks: { ...grid, cells } });
        const { lines } = lineStates(play);
        for (let line = 0; line < lineCount(puzzle); line++) {
          const expected = struckByFillings(clueOf(puzzle, line), lineCells(play.grid, line));
          assert.equal(lines[line].isPossible, expected !== null);
          if (expected === null) assert(lines[line].struck.every((done) => !done));
          else assert.deepEqual(lines[line].struck, expected);
          assert.equal(
            lines[line].isFinished,
            clueOf(puzzle, line) !== null && expected?.every((done) => done) === true,
          );
          certain += lines[line].struck.filter((done) => done).length;
        }
      },
    ),
    { seed: 3, numRuns: 150 },
  );
  assert(certain > 500);
});

test('line by line as the play goes on it is the same as at once', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 6 }), arbitraryActions(), ({ puzzle }, actions) => {
      let states = lineStates(beginPlay(puzzle));
      for (const play of playOf(beginPlay(puzzle), actions)) {
        states = lineStates(play, states);
        assert.deepEqual(states, lineStates(play));
      }
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('the state of a line that did not change is the same object', () => {
  const puzzle = puzzleFrom('1;3;1', '1;3;1');
  const before = lineStates(beginPlay(puzzle));
  const after = lineStates(beginPlay(puzzle, { marks: gridFrom(['?#?', '???', '???']) }), before);
  assert.deepEqual(
    after.lines.map((state, line) => state === before.lines[line]),
    [false, true, true, true, false, true],
  );
});
