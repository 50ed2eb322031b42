// For every format that reads and writes: whatever it says it can carry comes back exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalText, makePuzzle, type PuzzleDocument } from '../model/index.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { FORMATS, type FormatSupport, parse, write } from './index.js';

for (const format of FORMATS) {
  if (format.parse === undefined || format.write === undefined) continue;
  test(`${format.id}: write then parse is the identity`, () => {
    let written = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: format.supports.several ? 3 : 1 }), (seed, count) => {
        const random = new Random(seed);
        const documents = Array.from({ length: count }, () => randomDocument(random, format.supports));
        const result = write(documents, format.id);
        if (!result.ok) {
          // Only what the format's own reservation covers may be refused.
          assert(format.obstacle !== undefined && result.faults[0].code === 'not-expressible');
          return;
        }
        written += 1;
        assert.deepEqual(
          result.losses.filter(({ what }) => !what.startsWith('color-')),
          [],
        );
        const read = parse(result.output, { from: format.id });
        assert(read.ok, `${JSON.stringify(read)}\n${result.output}`);
        const seen = read.documents.map((document) => comparable(document, format.supports));
        const want = documents.map((document) => comparable(document, format.supports));
        assert.deepEqual(seen, want, `${result.output}`);
      }),
      { seed: 4, numRuns: 150 },
    );
    assert(written > 40, `only ${written} of 150 documents could be written`);
  });
}

// Readers report clues that seem to be missing. What a writer leaves empty must not look like that, even in
// puzzles that have no solution.
for (const format of FORMATS) {
  if (format.parse === undefined || format.write === undefined || !format.supports.clues) continue;
  test(`${format.id}: blank lines at the ends of puzzles whose totals differ`, () => {
    const random = new Random(7);
    for (let i = 0; i < 60; i++) {
      const side = (room: number) =>
        Array.from({ length: 1 + random.below(5) }, () =>
          random.below(2) === 0 ? [] : [{ length: 1 + random.below(room), color: 1 }],
        );
      const made = makePuzzle({ rows: [...side(2), [], []], columns: [...side(2), [], []] });
      assert(made.ok);
      const result = write({ puzzle: made.puzzle, meta: {} }, format.id);
      if (!result.ok) {
        assert.equal(result.faults[0].code, 'not-expressible');
        continue;
      }
      const read = parse(result.output, { from: format.id });
      assert(read.ok, `${JSON.stringify(read)}\n${result.output}`);
      assert.equal(canonicalText(read.documents[0].puzzle), canonicalText(made.puzzle));
    }
  });
}

/** Symbols of colours are free for a format to choose; so is their order where it has no palette. */
function comparable(document: PuzzleDocument, supports: FormatSupport) {
  const { palette, ...puzzle } = document.puzzle;
  if (supports.colors > 1 && !supports.colorValues) return { clues: canonicalText(document.puzzle) };
  const colors = palette.colors.map(({ name, rgb }) => ({ rgb, ...(supports.colorNames ? { name } : {}) }));
  return { ...document, puzzle, background: palette.background.rgb, colors };
}
