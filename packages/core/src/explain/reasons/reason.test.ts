// Reasons are minimal: with the runs and cells of the reason, and nothing else known, the conclusion
// follows; without any one of them it does not. Judged by brute force over placements. A small step of a chain may rest
// on more cells, each of which it needs to stay simple.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allCandidates,
  cellOfLine,
  clueOf,
  type LineId,
  lineLength,
  type Puzzle,
  type Run,
} from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { lineByPlacements } from '../../testing/line-oracle.js';
import { Random } from '../../testing/random.js';
import type { CellFact, Deduction, RunRef } from '../deduction.js';
import { Query, subjectOf } from '../query.js';
import { steps } from '../questions.js';
import { Board } from '../techniques/board.js';
import { easiestWithinLine } from './easiest.js';

/** Cells of the grid, and the runs of one line whose lengths are given. */
interface Premises {
  readonly cells: readonly CellFact[];
  readonly runs: readonly RunRef[];
}

/** The line's cells by brute force over placements, from these premises alone; null when none fits. */
function concluded(puzzle: Puzzle, line: LineId, { cells, runs }: Premises): Map<number, number> | null {
  const clue = (clueOf(puzzle, line) ?? []).map(
    (run, j): Run => (runs.some((ref) => ref.run === j) ? run : { length: null, color: run.color }),
  );
  const at = Array.from({ length: lineLength(puzzle, line) }, (_, p) => cellOfLine(puzzle, line, p));
  const known = new Map(cells.map(({ cell, candidates }) => [cell, candidates]));
  const all = allCandidates(puzzle.palette);
  const narrowed = lineByPlacements(
    clue,
    Uint32Array.from(at, (cell) => known.get(cell) ?? all),
  );
  return narrowed === null ? null : new Map(at.map((cell, p) => [cell, narrowed[p]]));
}

function follows(puzzle: Puzzle, line: LineId, settles: readonly CellFact[], premises: Premises): boolean {
  const after = concluded(puzzle, line, premises);
  if (after === null) return true;
  return (
    settles.length > 0 &&
    settles.every(({ cell, candidates }) => ((after.get(cell) ?? -1) & ~candidates) === 0)
  );
}

/** A conclusion (or, with nothing settled, a contradiction) within one line needs all of these premises. */
function assertMinimal(
  puzzle: Puzzle,
  line: LineId,
  settles: readonly CellFact[],
  premises: Premises,
  isSimple: (cells: readonly CellFact[]) => boolean = () => true,
): void {
  assert(follows(puzzle, line, settles, premises), 'the reason is not enough');
  for (const gone of premises.cells) {
    const cells = premises.cells.filter((fact) => fact !== gone);
    const isEnough = follows(puzzle, line, settles, { ...premises, cells }) && isSimple(cells);
    assert(!isEnough, `cell ${gone.cell} is not needed`);
  }
  for (const gone of premises.runs) {
    const runs = premises.runs.filter((ref) => ref !== gone);
    assert(!follows(puzzle, line, settles, { ...premises, runs }), `run ${gone.run} is not needed`);
  }
}

test('within a line', () => {
  const random = new Random(71);
  const seen = new Set<string>();
  for (let i = 0; i < 120; i++) {
    const puzzle = randomPuzzle(random, {
      width: 4 + random.below(5),
      height: 4 + random.below(5),
      colors: 1 + (i % 3),
      density: 0.4 + random.next() / 3,
      blotted: i % 4 === 0 ? 0.2 : 0,
    });
    for (const deduction of steps(puzzle)) {
      if (deduction.chain !== undefined) break;
      assertMinimal(puzzle, deduction.lines[0], deduction.settles, deduction.reason);
      seen.add(deduction.technique);
    }
  }
  assert(seen.size >= 13, [...seen].join(' '));
});

/** Whether something simpler than trying all placements of the line settles this with these cells. */
function isSimpleWith(
  puzzle: Puzzle,
  line: LineId,
  settles: readonly CellFact[],
  cells: readonly CellFact[],
) {
  const positions = Array.from({ length: lineLength(puzzle, line) }, (_, p) => cellOfLine(puzzle, line, p));
  const within = (facts: readonly CellFact[]) =>
    facts.map(({ cell, candidates }) => ({ position: positions.indexOf(cell), candidates }));
  const known = new Map(within(cells).map(({ position, candidates }) => [position, candidates]));
  const query = new Query(subjectOf(puzzle));
  const { technique } = easiestWithinLine(
    new Board(puzzle),
    line,
    known,
    within(settles),
    positions.length,
    query,
  );
  return technique.id !== 'all-placements';
}

/** Every link follows from the board, the assumption and the links before it; nothing known is proved again. */
function assertChain(puzzle: Puzzle, deduction: Deduction, board: Uint32Array): number {
  let links = 0;
  const premises = new Map<number, number>();
  for (const branch of deduction.chain ?? []) {
    const cells = board.slice();
    cells[branch.assume.cell] = branch.assume.candidates;
    for (const { line, settles, rests, breaks, technique } of branch.links) {
      links += 1;
      for (const { cell, candidates } of rests.cells) {
        assert.equal(cells[cell], candidates, 'a link rests on what is not known yet');
        if (board[cell] === candidates) premises.set(cell, candidates);
      }
      assert.equal(settles.length === 0, breaks);
      const isSmall = !breaks && technique !== 'all-placements';
      assertMinimal(puzzle, line, settles, rests, (cells) =>
        isSmall ? isSimpleWith(puzzle, line, settles, cells) : true,
      );
      for (const { cell, was, candidates } of settles) {
        assert.equal(cells[cell], was);
        assert.notEqual(board[cell] & ~candidates, 0, 'a link proves what was known');
        cells[cell] = candidates;
      }
    }
    if (branch.links.at(-1)?.breaks) continue;
    assert.equal(deduction.technique, 'two-way');
    for (const { cell, candidates } of deduction.settles) assert.equal(cells[cell] & ~candidates, 0);
  }
  const cited = deduction.reason.cells.map(({ cell, candidates }) => [cell, candidates]);
  // Other assumptions that fail by the same argument add their own premises.
  if (deduction.also === undefined)
    assert.deepEqual(
      cited,
      [...premises].sort((a, b) => a[0] - b[0]),
    );
  return links;
}

test('across lines: link by link, from the board and the assumption, with nothing said twice', () => {
  const random = new Random(72);
  const seen = new Map<string, number>();
  let links = 0;
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(random, { width: 6, height: 6, colors: 1 + (i % 2), density: 0.4 });
    const board = new Uint32Array(36).fill(allCandidates(puzzle.palette));
    for (const deduction of steps(puzzle)) {
      if (deduction.chain !== undefined && deduction.technique !== 'trial') {
        links += assertChain(puzzle, deduction, board);
        seen.set(deduction.technique, (seen.get(deduction.technique) ?? 0) + 1);
        assert(deduction.chain.length === 1 || deduction.technique === 'two-way');
      }
      for (const { cell, candidates } of deduction.settles) board[cell] &= candidates;
    }
  }
  assert((seen.get('edge-logic') ?? 0) > 5 && (seen.get('shallow-lookahead') ?? 0) > 5, [...seen].join(' '));
  assert(links > 100, String(links));
});
