// No technique says anything that is not so: every finding holds in every solution that agrees with
// what was known. And nothing is missing: line techniques together reach what complete line logic does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCandidates, type Clue, clueOf, type Grid, lineCount, type Puzzle } from '../../model/index.js';
import { referenceLineEngine, solutions } from '../../solve/index.js';
import { randomLine, randomPuzzle } from '../../testing/generate.js';
import { drawingOf, paletteOf } from '../../testing/notation.js';
import { everySolution } from '../../testing/oracle.js';
import { Random } from '../../testing/random.js';
import { findAll } from '../../testing/technique-drawings.js';
import { Finder, type Found } from '../find/finder.js';
import { propagate } from '../find/propagate.js';
import { continueInRounds } from '../grade/rounds.js';
import { Query, subjectOf } from '../query.js';
import { Board } from './board.js';
import { LADDER } from './ladder.js';
import { lineClue } from './line-clue.js';
import { LineView } from './line-view.js';

/** Recipes of small puzzles: black-and-white, coloured, blotted, unknown. */
const RECIPES = [
  { width: 4, height: 4 },
  { width: 5, height: 3, blotted: 0.3, unknown: 0.1 },
  { width: 3, height: 3, colors: 2 },
  { width: 4, height: 3, colors: 2, blotted: 0.2 },
  { width: 7, height: 2, colors: 2 },
  { width: 12, height: 1 },
  { width: 3, height: 3, colors: 3, unknown: 0.1 },
] as const;

/** Some cells known or narrowed as in one of the solutions. */
function partly(random: Random, puzzle: Puzzle, solution: Grid): Grid {
  const all = allCandidates(puzzle.palette);
  const share = random.next();
  const cells = solution.cells.map((truth) => {
    if (random.next() >= share) return all;
    return random.below(3) === 0 ? truth | random.below(all + 1) : truth;
  });
  return { ...solution, cells };
}

function assertHolds(found: Found, board: Board, every: readonly Grid[], counts: Map<string, number>): void {
  const { id } = found.technique;
  counts.set(id, (counts.get(id) ?? 0) + 1);
  const settles =
    found.scope === 'grid'
      ? found.finding.settles
      : found.finding.settles.map(({ position, candidates }) => ({
          cell: board.cellAt(found.line, position),
          candidates,
        }));
  assert(settles.length > 0, `${id} found nothing and said so as a finding`);
  for (const { cell, candidates } of settles) {
    assert.notEqual(board.cell(cell) & candidates, board.cell(cell), `${id} reported what was known`);
    assert(
      every.every((solution) => (solution.cells[cell] & candidates) !== 0),
      `${id} is wrong about cell ${cell}`,
    );
  }
}

test('every technique is sound on small puzzles of all kinds, against brute force', () => {
  const random = new Random(61);
  const counts = new Map<string, number>();
  for (let i = 0; i < 700; i++) {
    const puzzle = randomPuzzle(random, { ...RECIPES[i % RECIPES.length], density: 0.3 + random.next() / 2 });
    const [solution] = everySolution(puzzle);
    const given = partly(random, puzzle, solution);
    const every = everySolution(puzzle, given);
    const board = new Board(puzzle, given);
    for (const technique of LADDER) {
      for (const found of findAll(technique, board)) assertHolds(found, board, every, counts);
    }
  }
  for (const { id } of LADDER) assert((counts.get(id) ?? 0) > 0, `${id} was never tried`);
});

test('the techniques that look ahead are sound where line logic has come to rest', () => {
  const random = new Random(62);
  const counts = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const colors = 1 + (i % 2);
    const puzzle = randomPuzzle(random, { width: 6, height: 6, colors, density: 0.4 });
    const board = new Board(puzzle);
    continueInRounds(board, new Finder(board, new Query(subjectOf(board.puzzle)), { upToCost: 8 }));
    if (board.unknown === 0) continue;
    const every = [...solutions(puzzle)];
    for (const technique of LADDER.filter(({ scope }) => scope === 'grid')) {
      for (const found of findAll(technique, board)) assertHolds(found, board, every, counts);
    }
  }
  assert((counts.get('edge-logic') ?? 0) > 20 && (counts.get('deep-lookahead') ?? 0) > 20, 'hardly tried');
});

test('every line technique is sound on long lines, against complete line solving', () => {
  const random = new Random(63);
  for (let i = 0; i < 2500; i++) {
    const colors = 1 + (i % 3);
    const blotted = i % 5 === 0 ? 0.3 : 0;
    const { clue, cells } = randomLine(random, {
      length: 1 + random.below(40),
      colors,
      blotted,
      known: random.next(),
    });
    const truth = cells.slice();
    assert(referenceLineEngine.solveLine(clue, truth));
    const puzzle: Puzzle = {
      width: cells.length,
      height: 1,
      rows: [clue],
      columns: Array.from(cells, () => null),
      palette: paletteOf(colors),
    };
    const board = new Board(puzzle, { width: cells.length, height: 1, cells });
    const view = new LineView(board, 0, lineClue(clue), referenceLineEngine);
    for (const technique of LADDER) {
      if (technique.scope !== 'line') continue;
      for (const { settles } of technique.find(view)) {
        for (const { position, candidates } of settles) {
          assert.equal(truth[position] & ~candidates, 0, `${technique.id}: |${drawingOf(cells, colors)}|`);
        }
      }
    }
  }
});

test('the ladder up to its last line technique reaches what complete line logic reaches', () => {
  const random = new Random(64);
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(random, {
      width: 3 + random.below(12),
      height: 3 + random.below(12),
      colors: 1 + (i % 3),
      density: 0.3 + random.next() / 2,
      blotted: i % 4 === 0 ? 0.2 : 0,
      unknown: i % 4 === 1 ? 0.1 : 0,
    });
    const board = new Board(puzzle);
    continueInRounds(board, new Finder(board, new Query(subjectOf(board.puzzle)), { upToCost: 8 }));
    const clues = new Map<number, Clue>();
    for (let line = 0; line < lineCount(puzzle); line++) clues.set(line, clueOf(puzzle, line));
    const cells = new Board(puzzle).grid().cells;
    assert.equal(propagate(puzzle, clues, cells, new Query(subjectOf(board.puzzle))), 'sound');
    assert.deepEqual(board.grid().cells, cells);
  }
});

test('a broken line is noticed, whichever techniques speak first', () => {
  const random = new Random(65);
  let broken = 0;
  for (let i = 0; i < 200; i++) {
    const puzzle = randomPuzzle(random, { width: 5, height: 5, colors: 1 + (i % 2), spoilt: 0.2 });
    if (!solutions(puzzle).next().done) continue;
    const board = new Board(puzzle);
    const finder = new Finder(board, new Query(subjectOf(board.puzzle)), { upToCost: 40 });
    continueInRounds(board, finder);
    // Without a solution the rounds end in a contradiction, or in a grid that only a search would refute.
    if (finder.brokenAt !== null) broken += 1;
    else assert(board.unknown > 0, 'a grid was completed that is no solution');
  }
  assert(broken > 50);
});
