// Every format to every other and back: the clues stay the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText, type PuzzleDocument } from '../model/index.js';
import { readOne } from '../testing/format-checks.js';
import { FORMATS, parse, write } from './index.js';

const SAMPLES: Record<string, PuzzleDocument> = {
  plain: readOne('##.#\n....\n.###\n', 'grid'),
  'long runs': readOne(`${'1'.repeat(120)}\n${'0'.repeat(119)}1\n`, 'grid01'),
  coloured: readOne(
    'color a #ff0000\ncolor b #0000ff\nwidth 3\nheight 2\nrows\n1a,2b\n0\ncolumns\n1a\n1b\n1b\ngoal "abb000"\n',
    'non',
  ),
  blotted: readOne('nonogram/3/1/111.1', 'pzpr'),
  'unknown clues': readOne('{"rows":[[1],null],"cols":[[1],[]]}', 'davidje13'),
};

for (const [name, document] of Object.entries(SAMPLES)) {
  const able = FORMATS.filter((format) => format.write && write(document, format.id).ok);
  test(`${name}: from each of ${able.length} formats to each`, () => {
    const want = canonicalText(document.puzzle);
    for (const from of able) {
      if (from.parse === undefined) continue;
      const there = write(document, from.id);
      assert(there.ok);
      const read = parse(there.output, { from: from.id });
      assert(read.ok, `${from.id}: ${JSON.stringify(read)}`);
      assert.equal(canonicalText(read.documents[0].puzzle), want, from.id);
      for (const to of able) {
        const again = write(read.documents, to.id);
        // What a picture needs, a file of clues may have lost.
        if (!again.ok) assert.equal(again.faults[0].code, 'no-goal', `${from.id} to ${to.id}`);
        if (!again.ok || to.parse === undefined) continue;
        const back = parse(again.output, { from: to.id });
        assert(back.ok, `${from.id} to ${to.id}: ${JSON.stringify(back)}`);
        assert.equal(canonicalText(back.documents[0].puzzle), want, `${from.id} to ${to.id}`);
      }
    }
  });
}

test('the samples reach as many formats as they should', () => {
  const count = (name: string) => FORMATS.filter((f) => f.write && write(SAMPLES[name], f.id).ok).length;
  const writable = FORMATS.filter((format) => format.write).length;
  assert.equal(count('plain'), writable);
  assert.equal(count('long runs'), writable);
  const carrying = (able: (format: (typeof FORMATS)[number]) => boolean) =>
    FORMATS.filter((format) => format.write && able(format)).length;
  assert.equal(
    count('coloured'),
    carrying(({ supports }) => supports.colors > 1),
  );
  assert.equal(
    count('blotted'),
    carrying(({ supports }) => supports.blotted),
  );
  assert.equal(
    count('unknown clues'),
    carrying(({ supports }) => supports.unknownClues),
  );
});
