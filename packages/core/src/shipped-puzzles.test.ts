import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { write } from './formats/index.js';
import { check, isMono, type Puzzle, sameGrid, symmetryHash } from './model/index.js';
import { solve } from './solve/index.js';
import { shippedPuzzles } from './testing/shipped-puzzles.js';

const puzzles = shippedPuzzles();

/** The solutions, at most one more than is claimed. */
function solutionsOf(puzzle: Puzzle, claimed: number) {
  const result = solve(puzzle, { max: claimed + 1 });
  if (result.verdict === 'unique') return [result.solution];
  return result.verdict === 'multiple' ? result.solutions : [];
}

for (const { file, text, format, document, solutions } of puzzles) {
  const { puzzle, meta, goal } = document;

  describe(`puzzles/${file}`, () => {
    it('is named after its longer side and says who made it and what it is', () => {
      const side = String(Math.max(puzzle.width, puzzle.height)).padStart(3, '0');
      const [stem, extension] = file.split(/\.(.*)/);
      assert.match(stem, new RegExp(`^${side}(-[a-z]+)+$`));
      const isPlain = isMono(puzzle.palette) && document.artwork === undefined;
      assert.equal(extension, isPlain ? 'non' : 'json');
      assert.equal(meta.id, stem);
      assert.equal(meta.author, 'Crosshatch');
      assert.equal(meta.license, 'CC0-1.0');
      assert.match(meta.title ?? '', /^[A-Z]/);
      assert.match(meta.description ?? '', /^[A-Z].*[.!?]$/);
    });

    it('is written just as the library writes it', () => {
      const written = write(document, format, { strict: true });
      assert(written.ok);
      assert.equal(written.output, text);
    });

    it(`has ${solutions === 1 ? 'one solution' : `${solutions} solutions`}, and the goal is one`, () => {
      const found = solutionsOf(puzzle, solutions);
      assert.equal(found.length, solutions);
      for (const solution of found) assert.deepEqual(check(puzzle, solution), { ok: true });
      if (solutions === 0) assert.equal(goal, undefined);
      else assert(goal !== undefined && found.some((solution) => sameGrid(solution, goal)));
    });
  });
}

describe('the shipped puzzles together', () => {
  const sides = puzzles.map(({ document }) => Math.max(document.puzzle.width, document.puzzle.height));

  it('are all different, even when turned or mirrored', () => {
    assert.equal(new Set(puzzles.map(({ document }) => symmetryHash(document.puzzle))).size, puzzles.length);
    assert.equal(new Set(puzzles.map(({ document }) => document.meta.title)).size, puzzles.length);
  });

  it('go from 5x5 to 60x60', () => {
    assert.equal(Math.min(...sides), 5);
    assert.equal(Math.max(...sides), 60);
  });
});
