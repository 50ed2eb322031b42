// Drawings of techniques become pictures; other text stays text.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawingFigure } from './drawing-figure.js';
import { ROOT } from './repository.js';

test('a line, a coloured line and a grid', () => {
  const line = drawingFigure('3 1   |?????|   ->   |###.#|\n');
  assert.match(line ?? '', /class="clue">3 1<.*<svg.*becomes.*<svg/s);
  assert.match(drawingFigure('2a 1b   |??[.b]|\n') ?? '', /<svg/);
  const grid = drawingFigure('      1 1\n1   ? ?        # .\n1   ? ?   ->   . #\n');
  assert.equal(grid?.match(/<svg/g)?.length, 2);
  assert.equal(drawingFigure('no drawing\n'), undefined);
});

test('every drawing of the techniques is understood', () => {
  const text = readFileSync(join(ROOT, 'docs/techniques.md'), 'utf8');
  const blocks = Array.from(text.matchAll(/^```text\n(.*?)^```$/gms), ([, block]) => block);
  assert(blocks.length > 10);
  assert.deepEqual(
    blocks.filter((block) => drawingFigure(block) === undefined && !/^\d+[a-e] .*\n/m.test(block)),
    [],
  );
});
