// For every format that reads and writes: whatever it says it can carry comes back exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { PuzzleDocument } from '../model/index.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { FORMATS, parse, write } from './index.js';

for (const format of FORMATS) {
  if (format.parse === undefined || format.write === undefined) continue;
  test(`${format.id}: write then parse is the identity`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: format.carries.several ? 3 : 1 }), (seed, count) => {
        const random = new Random(seed);
        const documents = Array.from({ length: count }, () => randomDocument(random, format.carries));
        const written = write(documents, format.id);
        assert(written.ok, JSON.stringify(written));
        const read = parse(written.output, { from: format.id });
        assert(read.ok, `${JSON.stringify(read)}\n${written.output}`);
        assert.deepEqual(read.documents.map(comparable), documents.map(comparable));
      }),
      { seed: 4, numRuns: 150 },
    );
  });
}

/** Without the symbols of colours: a format may need to choose its own. */
function comparable(document: PuzzleDocument) {
  const { palette, ...puzzle } = document.puzzle;
  const colors = palette.colors.map(({ name, rgb }) => ({ name, rgb }));
  return { ...document, puzzle, background: palette.background.rgb, colors };
}
