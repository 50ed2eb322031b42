// Reasons are minimal: with the runs and cells of the reason, and nothing else known, the conclusion
// follows; without any one of them it does not. Judged by brute force over placements.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allCandidates,
  type Clue,
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
import { steps } from '../questions.js';

/** What is told: these cells, and of the clues of these lines only the lengths of these runs. */
interface Told {
  readonly lines: readonly LineId[];
  readonly cells: readonly CellFact[];
  readonly runs: readonly RunRef[];
}

function clueAsTold(puzzle: Puzzle, line: LineId, told: Told): Clue {
  return (clueOf(puzzle, line) ?? []).map((run, j): Run => {
    const isTold = told.runs.some((ref) => ref.line === line && ref.run === j);
    return isTold ? run : { length: null, color: run.color };
  });
}

/** Line logic over the lines told, by brute force; undefined when one breaks. */
function propagated(puzzle: Puzzle, told: Told, assume?: CellFact): Uint32Array | undefined {
  const cells = new Uint32Array(puzzle.width * puzzle.height).fill(allCandidates(puzzle.palette));
  for (const { cell, candidates } of told.cells) cells[cell] = candidates;
  if (assume !== undefined) cells[assume.cell] = assume.candidates;
  for (let before = ''; before !== cells.join(); ) {
    before = cells.join();
    for (const line of told.lines) {
      const at = Array.from({ length: lineLength(puzzle, line) }, (_, p) => cellOfLine(puzzle, line, p));
      const narrowed = lineByPlacements(
        clueAsTold(puzzle, line, told),
        Uint32Array.from(at, (cell) => cells[cell]),
      );
      if (narrowed === null) return undefined;
      at.forEach((cell, p) => {
        cells[cell] = narrowed[p];
      });
    }
  }
  return cells;
}

function follows(puzzle: Puzzle, deduction: Deduction, told: Told): boolean {
  if (deduction.chain === undefined) {
    const cells = propagated(puzzle, told);
    return (
      cells === undefined ||
      deduction.settles.every(({ cell, candidates }) => (cells[cell] & ~candidates) === 0)
    );
  }
  const isRefutation = deduction.technique !== 'two-way';
  return deduction.chain.every(({ assume }) => {
    const cells = propagated(puzzle, told, assume);
    if (cells === undefined) return true;
    return (
      !isRefutation && deduction.settles.every(({ cell, candidates }) => (cells[cell] & ~candidates) === 0)
    );
  });
}

function assertMinimal(puzzle: Puzzle, deduction: Deduction): void {
  const { lines, reason, technique } = deduction;
  const told = { lines, ...reason };
  assert(follows(puzzle, deduction, told), `${technique}: the reason is not enough`);
  for (const gone of reason.cells) {
    const cells = reason.cells.filter((fact) => fact !== gone);
    assert(!follows(puzzle, deduction, { ...told, cells }), `${technique}: cell ${gone.cell} is not needed`);
  }
  for (const gone of reason.runs) {
    const runs = reason.runs.filter((ref) => ref !== gone);
    assert(!follows(puzzle, deduction, { ...told, runs }), `${technique}: run ${gone.run} is not needed`);
  }
  if (lines.length === 1) return;
  for (const gone of lines) {
    const without = lines.filter((line) => line !== gone);
    assert(
      !follows(puzzle, deduction, { ...told, lines: without }),
      `${technique}: line ${gone} is not needed`,
    );
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
      assertMinimal(puzzle, deduction);
      seen.add(deduction.technique);
    }
  }
  assert(seen.size >= 13, [...seen].join(' '));
});

test('across lines, the lines too', () => {
  const random = new Random(72);
  const seen = new Map<string, number>();
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(random, { width: 6, height: 6, colors: 1 + (i % 2), density: 0.4 });
    for (const deduction of steps(puzzle)) {
      if (deduction.chain === undefined || deduction.technique === 'trial') continue;
      assertMinimal(puzzle, deduction);
      seen.set(deduction.technique, (seen.get(deduction.technique) ?? 0) + 1);
      assert(deduction.chain.length === 1 || deduction.technique === 'two-way');
      for (const { links } of deduction.chain) assert(links.length > 0);
    }
  }
  assert((seen.get('edge-logic') ?? 0) > 5 && (seen.get('shallow-lookahead') ?? 0) > 5, [...seen].join(' '));
});
