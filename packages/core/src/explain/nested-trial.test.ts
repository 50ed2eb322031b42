import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOfLine, clueOf, lineLength, type Puzzle, unknownGrid } from '../model/index.js';
import { referenceLineEngine, solve } from '../solve/index.js';
import { shippedPuzzles } from '../testing/shipped-puzzles.js';
import type { Branch, ChainLink } from './deduction.js';
import { steps } from './questions.js';

/** Checks a branch with nothing but the complete line solver, and returns how deep its assumptions are nested. */
function checkedDepth(puzzle: Puzzle, before: Uint32Array, { assume, links }: Branch): number {
  const cells = before.slice();
  cells[assume.cell] = assume.candidates;
  let depth = 1;
  for (const link of links) {
    if (link.breaks) {
      assert.equal(lineAfter(puzzle, cells, link), undefined, 'the line can be placed');
      assert.equal(link, links.at(-1));
      return depth;
    }
    for (const inner of link.branches ?? []) depth = Math.max(depth, 1 + checkedDepth(puzzle, cells, inner));
    for (const { cell, candidates } of link.settles) {
      if (link.branches === undefined) {
        const after = lineAfter(puzzle, cells, link);
        assert.equal((after?.get(cell) ?? 0) & ~candidates, 0, 'it does not follow from the line');
      }
      cells[cell] &= candidates;
    }
  }
  // The branch of a two-way link does not break: it ends where the others end.
  return depth;
}

function lineAfter(puzzle: Puzzle, cells: Uint32Array, { line }: ChainLink): Map<number, number> | undefined {
  const at = Array.from({ length: lineLength(puzzle, line) }, (_, i) => cellOfLine(puzzle, line, i));
  const known = Uint32Array.from(at, (cell) => cells[cell]);
  if (!referenceLineEngine.solveLine(clueOf(puzzle, line), known)) return undefined;
  return new Map(at.map((cell, i) => [cell, known[i]]));
}

test('a trial is shown as nested assumptions, each of which the line solver confirms', () => {
  const found = shippedPuzzles().find(({ file }) => file.includes('snowflake'));
  assert(found !== undefined);
  const { puzzle } = found.document;
  const result = solve(puzzle);
  assert(result.verdict === 'unique');
  const cells = unknownGrid(puzzle, puzzle.palette).cells.slice();
  let trials = 0;
  for (const { technique, chain = [], settles } of steps(puzzle)) {
    if (technique === 'trial') {
      trials += 1;
      for (const branch of chain) {
        assert(branch.links.at(-1)?.breaks, 'the branch has no argument');
        assert(checkedDepth(puzzle, cells, branch) > 1);
      }
    }
    for (const { cell, candidates } of settles) {
      assert.notEqual(candidates & result.solution.cells[cell], 0);
      cells[cell] &= candidates;
    }
  }
  assert(trials > 0);
});
