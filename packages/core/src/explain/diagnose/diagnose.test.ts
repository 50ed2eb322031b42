import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allCandidates,
  type Clue,
  cellOfLine,
  clueOf,
  type LineId,
  lineLength,
  minimumLength,
  type Puzzle,
  puzzleOf,
  sameClue,
  unknownGrid,
} from '../../model/index.js';
import { defaultEngine, type Engine, referenceLineEngine, solutions, solve } from '../../solve/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { gridFrom, puzzleFrom, rowsOf } from '../../testing/notation.js';
import { everySolution } from '../../testing/oracle.js';
import { Random } from '../../testing/random.js';
import { diagnose } from '../questions.js';
import type { Ambiguous, Unsolvable } from './diagnose.js';
import { onlyLines, withClues } from './other-clues.js';
import type { Repair } from './repairs.js';

function isSolvable(puzzle: Puzzle): boolean {
  return !solutions(puzzle).next().done;
}

function unsolvable(puzzle: Puzzle): Unsolvable {
  const diagnosis = diagnose(puzzle);
  assert(diagnosis.kind === 'unsolvable');
  return diagnosis;
}

function ambiguous(puzzle: Puzzle): Ambiguous {
  const diagnosis = diagnose(puzzle);
  assert(diagnosis.kind === 'ambiguous');
  return diagnosis;
}

test('the lines in conflict are minimal: they cannot hold together, but without any one of them they can', () => {
  const random = new Random(121);
  let count = 0;
  for (let i = 0; i < 150 && count < 30; i++) {
    const puzzle = randomPuzzle(random, { width: 6, height: 5, colors: 1 + (i % 2), spoilt: 0.12 });
    if (isSolvable(puzzle)) continue;
    count += 1;
    const { lines, isMinimal, contradiction } = unsolvable(puzzle);
    assert(isMinimal);
    assert(!isSolvable(onlyLines(puzzle, new Set(lines))));
    for (const gone of lines) {
      assert(isSolvable(onlyLines(puzzle, new Set(lines.filter((line) => line !== gone)))), `line ${gone}`);
    }
    assert(contradiction.line === null || lines.includes(contradiction.line));
    for (const step of contradiction.steps) assert(step.lines.every((line) => lines.includes(line)));
  }
  assert.equal(count, 30);
});

test('the story is sound: each step follows from the ones before, and at its end the line cannot be placed', () => {
  const random = new Random(98);
  let explained = 0;
  for (let i = 0; i < 40; i++) {
    const one = randomPuzzle(random, { width: 7, height: 7, density: 0.5, colors: 1 + (i % 2) });
    const other = randomPuzzle(random, { width: 7, height: 7, density: 0.5, colors: 1 + (i % 2) });
    const puzzle = { ...one, columns: other.columns };
    const result = diagnose(puzzle);
    if (result.kind !== 'unsolvable' || result.contradiction.line === null) continue;
    const { steps, line, reason } = result.contradiction;
    const known = unknownGrid(puzzle, puzzle.palette).cells.slice();
    for (const step of steps) {
      for (const { cell, candidates } of step.reason.cells) assert.equal(known[cell] & ~candidates, 0);
      for (const { cell, candidates } of step.settles) known[cell] &= candidates;
    }
    const at = Array.from({ length: lineLength(puzzle, line) }, (_, position) =>
      cellOfLine(puzzle, line, position),
    );
    for (const { cell, candidates } of reason.cells) assert.equal(known[cell] & ~candidates, 0);
    const facts = new Map(reason.cells.map(({ cell, candidates }) => [cell, candidates]));
    const isLeft = (without?: number) =>
      referenceLineEngine.solveLine(
        clueOf(puzzle, line),
        Uint32Array.from(
          at,
          (cell) => (cell === without ? undefined : facts.get(cell)) ?? allCandidates(puzzle.palette),
        ),
      );
    assert(!isLeft(), 'the line can be placed');
    for (const { cell } of reason.cells) assert(isLeft(cell), 'a cell is not needed');
    explained += 1;
  }
  assert(explained > 20, String(explained));
});

test('the contradiction is explained step by step', () => {
  const { contradiction, lines } = unsolvable(puzzleFrom('3;1;1', '1;1;1'));
  assert.deepEqual(lines, [0, 2, 3, 4, 5]);
  assert.deepEqual(contradiction.words, [
    'Row 1 (3): the 3 fills the whole row: fill cells 1-3.',
    'Column 1 (1): the 1 is complete: leave cell 3 blank.',
    'Column 2 (1): the 1 is complete: leave cell 3 blank.',
    'Column 3 (1): the 1 is complete: leave cell 3 blank.',
    'Row 3 (1) needs 1 cell, but none would be left.',
  ]);
});

test('totals that differ are reported first', () => {
  const { totals } = unsolvable(puzzleFrom('3;1;1', '1;1;1'));
  assert.deepEqual(
    totals.map(({ rowTotal, columnTotal }) => [rowTotal, columnTotal]),
    [[5, 3]],
  );
});

/** A puzzle with one solution, spoilt by one slip; what it was, and in which lines. */
const SLIPS: Record<string, readonly [Puzzle, readonly [LineId, Clue][]]> = (() => {
  const right = puzzleOf(
    gridFrom([
      '############',
      '.##########.',
      '##..#.......',
      '#.##.###....',
      '....####....',
      '.....##.....',
    ]),
  );
  const clue = (...lengths: number[]): Clue => lengths.map((length) => ({ length, color: 1 }));
  return {
    change: [right, [[0, clue(11)]]],
    drop: [right, [[2, clue(2, 1, 4)]]],
    add: [right, [[3, clue(1, 3)]]],
    join: [right, [[0, clue(1, 2)]]],
    split: [right, [[2, clue(3)]]],
    'swap-runs': [right, [[3, clue(2, 1, 3)]]],
    'swap-lines': [
      right,
      [
        [2, clueOf(right, 4)],
        [4, clueOf(right, 2)],
      ],
    ],
  };
})();

for (const [kind, [right, slip]] of Object.entries(SLIPS)) {
  test(`a slip is found again: ${kind}`, () => {
    assert.equal(solve(right).verdict, 'unique');
    const wrong = withClues(right, new Map(slip));
    const { repairs, isComplete } = unsolvable(wrong);
    assert(isComplete);
    const found = repairs.findIndex(
      ({ lines, clues }) =>
        lines.length === slip.length &&
        slip.every(([line]) => lines.includes(line)) &&
        lines.every((line, i) => sameClue(clues[i], clueOf(right, line))),
    );
    assert(found >= 0 && found < 3, `place ${found} of ${repairs.length}`);
    assert.equal(repairs[found].kind, kind);
    assert.equal(repairs[found].verdict, 'unique');
  });
}

/** The puzzle with a repair made. */
function repaired(puzzle: Puzzle, { kind, lines, clues, insert }: Repair): Puzzle {
  const sides = { rows: [...puzzle.rows], columns: [...puzzle.columns] };
  if (kind === 'insert-line' && insert !== undefined) {
    const side = sides[insert.side];
    if (side.at(-1)?.length === 0) side.pop();
    side.splice(insert.index, 0, clues[0]);
  } else if (kind === 'drop-line') {
    const isRow = lines[0] < puzzle.height;
    (isRow ? sides.rows : sides.columns).splice(lines[0] - (isRow ? 0 : puzzle.height), 1);
  } else {
    return withClues(puzzle, new Map(lines.map((line, j) => [line, clues[j]])));
  }
  return { ...puzzle, ...sides, height: sides.rows.length, width: sides.columns.length };
}

const PICTURE = puzzleOf(
  gridFrom([
    '.##...##.',
    '####.####',
    '#########',
    '#########',
    '########.',
    '.#######.',
    '..#####..',
    '...####..',
    '....#....',
  ]),
);

test('a reversed clue, a repeated line, a missing line and two wrong digits are found', () => {
  assert.equal(solve(PICTURE).verdict, 'unique');
  const first = (puzzle: Puzzle) => unsolvable(puzzle).repairs[0];
  const missing = first({ ...PICTURE, rows: [...PICTURE.rows.slice(0, 4), ...PICTURE.rows.slice(5), []] });
  assert.equal(missing.kind, 'insert-line');
  assert.equal(
    solve(
      repaired({ ...PICTURE, rows: [...PICTURE.rows.slice(0, 4), ...PICTURE.rows.slice(5), []] }, missing),
    ).verdict,
    'unique',
  );
  const short = { ...PICTURE, height: 8, rows: PICTURE.rows.slice(1) };
  assert.equal(first(short).words, 'A row is missing: insert 2 2 as row 1.');
  const twice = withClues(PICTURE, new Map([[6, PICTURE.rows[5]]]));
  assert.deepEqual([first(twice).lines, first(twice).clues], [[6], [PICTURE.rows[6]]]);
  const wrong = (length: number) => [{ length, color: 1 }];
  const two = withClues(
    PICTURE,
    new Map([
      [5, wrong(8)],
      [8, wrong(7)],
    ]),
  );
  const right = unsolvable(two).repairs.find(
    ({ kind, clues }) => kind === 'two-lines' && sameClue(clues[0], PICTURE.rows[5]),
  );
  assert(right !== undefined);
  assert.deepEqual(repaired(two, right).rows, PICTURE.rows);
});

test('every repair that is proposed does repair, and says how', () => {
  const random = new Random(122);
  let count = 0;
  for (let i = 0; i < 60 && count < 25; i++) {
    const puzzle = randomPuzzle(random, { width: 5, height: 5, colors: 1 + (i % 2), spoilt: 0.08 });
    if (isSolvable(puzzle)) continue;
    const { repairs } = unsolvable(puzzle);
    for (const repair of repairs) {
      assert.equal(solve(repaired(puzzle, repair)).verdict, repair.verdict, repair.kind);
      assert.match(repair.words, /^[A-Z].*\.$/);
      count += 1;
    }
  }
  assert(count >= 25);
});

test('a mistyped digit in a picture is found again, mostly at once', () => {
  // A small and quick version of the trial in the bench, which does a hundred at 25x25.
  const random = new Random(123);
  let tried = 0;
  let amongThree = 0;
  while (tried < 12) {
    const puzzle = randomPuzzle(random, { width: 10, height: 10, density: 0.65 });
    if (solve(puzzle).verdict !== 'unique') continue;
    const line = random.below(20);
    const runs = clueOf(puzzle, line) ?? [];
    if (runs.length === 0) continue;
    const typed = runs.map((run, j) => (j === 0 ? { ...run, length: 1 + random.below(9) } : run));
    if (sameClue(typed, runs) || minimumLength(typed) > 10) continue;
    const wrong = withClues(puzzle, new Map([[line, typed]]));
    if (isSolvable(wrong)) continue;
    tried += 1;
    const place = unsolvable(wrong).repairs.findIndex(
      ({ lines, clues }) => lines[0] === line && sameClue(clues[0], runs),
    );
    assert(place >= 0, 'the right repair is missing');
    if (place < 3) amongThree += 1;
  }
  assert(amongThree >= 10, `${amongThree} of ${tried}`);
});

test('the cells that differ are exactly those, place by place', () => {
  const random = new Random(124);
  let count = 0;
  for (let i = 0; i < 80 && count < 25; i++) {
    const puzzle = randomPuzzle(random, { width: 4, height: 4, colors: 1 + (i % 2), density: 0.4 });
    const every = everySolution(puzzle);
    if (every.length < 2) continue;
    count += 1;
    const { cells, isExact, places, give } = ambiguous(puzzle);
    const differing = [...every[0].cells.keys()].filter((cell) =>
      every.some((solution) => solution.cells[cell] !== every[0].cells[cell]),
    );
    assert(isExact);
    assert.deepEqual(cells, differing);
    assert.deepEqual(
      places.flat().sort((a, b) => a - b),
      differing,
    );
    // Fewest: given, one solution is left; with one cell less, whichever cells, several are.
    assert.equal(give.quality, 'fewest');
    assert.equal(
      everySolution(puzzle).filter((one) => give.cells.every((c) => one.cells[c.cell] === c.candidates))
        .length,
      1,
    );
    if (give.cells.length === 2) {
      const target = every.find((one) => give.cells.every((c) => one.cells[c.cell] === c.candidates));
      for (const cell of differing) {
        assert(every.filter((one) => one.cells[cell] === target?.cells[cell]).length > 1);
      }
    }
  }
  assert(count >= 20);
});

test('two switches side by side are two places, and need one cell each', () => {
  const puzzle = puzzleFrom('1 1;1 1', '1;1;0;1;1');
  const { places, give, cells } = ambiguous(puzzle);
  assert.equal(cells.length, 8);
  assert.deepEqual(places, [
    [0, 1, 5, 6],
    [3, 4, 8, 9],
  ]);
  assert.equal(give.cells.length, 2);
});

test('the cells to give are taken from the goal', () => {
  const puzzle = puzzleFrom('1;1', '1;1');
  for (const goal of [gridFrom(['#.', '.#']), gridFrom(['.#', '#.'])]) {
    const diagnosis = diagnose(puzzle, { goal });
    assert(diagnosis.kind === 'ambiguous');
    assert.equal(diagnosis.give.cells.length, 1);
    const [{ cell, candidates }] = diagnosis.give.cells;
    assert.equal(candidates, goal.cells[cell]);
    assert.equal(diagnosis.places.length, 1);
  }
});

test('nothing is wrong with a unique puzzle', () => {
  const diagnosis = diagnose(puzzleFrom('1;3;1', '1;3;1'));
  assert(diagnosis.kind === 'unique' && diagnosis.lineSolvable);
  assert.deepEqual(rowsOf(diagnosis.solution), ['.#.', '###', '.#.']);
});

test('nothing is solved twice for one diagnosis', () => {
  const random = new Random(77);
  const asked: string[] = [];
  const engine: Engine = {
    id: 'counting',
    begin: (puzzle, options) => {
      const { rows, columns } = puzzle;
      asked.push(JSON.stringify([rows, columns, [...(options.given?.cells ?? [])], options]));
      return defaultEngine().begin(puzzle, options);
    },
  };
  for (let i = 0; i < 60; i++) {
    const puzzle = randomPuzzle(random, { width: 6, height: 6, spoilt: 0.12 });
    asked.length = 0;
    diagnose(puzzle, { engine });
    assert(asked.length > 0);
    assert.equal(new Set(asked).size, asked.length, JSON.stringify(puzzle));
  }
});

test('limits: a budget leaves it undecided or incomplete, never wrong', () => {
  const random = new Random(125);
  const puzzle = randomPuzzle(random, { width: 10, height: 10, spoilt: 0.05 });
  const stopped = diagnose(puzzle, { effort: { lineSolves: 1 } });
  assert(stopped.kind === 'undecided' && stopped.reason === 'effort');
  for (const lineSolves of [100, 300, 1000, 3000]) {
    const partly = diagnose(puzzle, { effort: { lineSolves } });
    if (partly.kind === 'undecided') continue;
    assert(partly.kind === 'unsolvable');
    assert(!isSolvable(onlyLines(puzzle, new Set(partly.lines))));
  }
  assert.equal(diagnose(puzzle, { signal: { aborted: true } }).kind, 'undecided');
});
