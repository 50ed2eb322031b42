// Whatever a format writes must be known again by its content alone, or it must be said that it is not clear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clue, canonicalText, gridOfColors, type Puzzle, puzzleOf, sameClue } from '../model/index.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { FORMATS, formatsOfName, parse, write } from './index.js';

for (const format of FORMATS) {
  if (format.parse === undefined || format.write === undefined) continue;
  test(`${format.id} is known by its content, or else by its name`, () => {
    const random = new Random(11);
    let known = 0;
    let tried = 0;
    for (let i = 0; i < 40; i++) {
      const document = randomDocument(random, format.supports);
      const written = write(document, format.id);
      if (!written.ok) continue;
      tried += 1;
      const clues = canonicalText(document.puzzle);
      const bare = parse(written.output);
      if (bare.ok) {
        assert.equal(canonicalText(bare.documents[0].puzzle), clues, `as ${bare.format}: ${written.output}`);
        known += 1;
      } else
        assert.equal(bare.faults[0].code, 'ambiguous-format', `${JSON.stringify(bare)} ${written.output}`);
      const named = parse(written.output, { name: `puzzle${format.extensions[0]}` });
      assert(named.ok, `${JSON.stringify(named)} ${written.output}`);
      assert.equal(canonicalText(named.documents[0].puzzle), clues);
    }
    assert(known > tried * 0.8, `only ${known} of ${tried} were known`);
  });
}

test('large puzzles, whose signs stand far down, are known too', () => {
  // Each side alone fills more than what a sniffer looks at.
  const size = { width: 1000, height: 140 };
  const random = new Random(19);
  const filled = Array.from({ length: size.width * size.height }, () => random.below(2));
  const goal = gridOfColors(size, filled);
  const puzzle = puzzleOf(goal);
  for (const format of FORMATS) {
    if (format.parse === undefined || format.write === undefined) continue;
    const written = write({ puzzle, meta: {}, goal }, format.id);
    assert(written.ok, JSON.stringify(written));
    const read = parse(written.output);
    assert(read.ok, `${format.id}: ${JSON.stringify(read)}`);
    assert(sameClues(read.documents[0].puzzle, puzzle), format.id);
  }
});

function sameClues(a: Puzzle, b: Puzzle): boolean {
  const same = (one: readonly Clue[], two: readonly Clue[]) => one.every((clue, i) => sameClue(clue, two[i]));
  return same(a.rows, b.rows) && same(a.columns, b.columns);
}

test('a wrong name does no harm: content comes first', () => {
  for (const name of ['x.nin', 'x.json', 'x.xml', 'x.txt']) {
    const result = parse('3 4\n2 1\n0\n3\n#\n1\n1 1\n1\n1 1\n', { name });
    assert(result.ok);
    assert.equal(result.format, 'mk');
  }
});

test('sums that differ do not keep a file from being read, but lose against sums that agree', () => {
  const differing = parse('2 1\n0\n3\n\n1\n1 1\n1\n1\n');
  assert(differing.ok);
  assert.equal(differing.format, 'keen');
  assert.equal(differing.warnings[0].code, 'color-totals-differ');
});

test('every extension leads to a format, and an extension with two dots to the longer one', () => {
  for (const format of FORMATS) {
    for (const extension of format.extensions) {
      assert(formatsOfName(`folder.mk/NAME${extension.toUpperCase()}`).includes(format));
    }
  }
  assert.deepEqual(
    formatsOfName('a.crosshatch.json').map(({ id }) => id),
    ['crosshatch'],
  );
  assert.deepEqual(formatsOfName('a.txt'), []);
});
