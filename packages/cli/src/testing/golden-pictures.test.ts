import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import pixelmatch from 'pixelmatch';
import { GOLDEN_PICTURES } from './golden-pictures.js';
import { pngPixels } from './render.js';

const FOLDER = new URL('../../src/testing/golden-pictures/', import.meta.url);
const HOW_TO_MEND =
  'look at what changed; if it is meant, run "npm run generate -- golden-pictures" and look at the files';

for (const { name, draw } of GOLDEN_PICTURES) {
  test(`the picture "${name}" looks as it did`, async () => {
    const golden = pngPixels(readFileSync(new URL(`${name}.png`, FOLDER)));
    const { width, height, data } = await draw();
    assert.deepEqual({ width, height }, { width: golden.width, height: golden.height }, HOW_TO_MEND);
    // Machines may smooth edges a little differently; nobody sees that.
    const differing = pixelmatch(data, golden.data, undefined, width, height, { threshold: 0.15 });
    assert(differing <= (width * height) / 500, `${differing} of ${width * height} pixels: ${HOW_TO_MEND}`);
  });
}

test('every golden picture is of a case', () => {
  const files = readdirSync(FOLDER).sort();
  assert.deepEqual(files, GOLDEN_PICTURES.map(({ name }) => `${name}.png`).sort());
});
