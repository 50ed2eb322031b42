// Files that do not state which of their clues are the rows: the result reports it and offers the other reading.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText, type PuzzleDocument, transformPuzzle } from '../model/index.js';
import { readOne } from '../testing/format-checks.js';
import { FORMATS, formatById, parse, write } from './index.js';

const KITE: PuzzleDocument = readOne('##.#\n....\n.###\n', 'grid');
const upright = canonicalText(KITE.puzzle);
const transposed = canonicalText(transformPuzzle(KITE.puzzle, 'transpose'));

function textOf(id: string): string {
  const written = write(KITE, id);
  assert(written.ok);
  return String(written.output);
}

function clues(text: string, options: Parameters<typeof parse>[1] = {}): string {
  const result = parse(text, options);
  assert(result.ok, JSON.stringify(result));
  return canonicalText(result.documents[0].puzzle);
}

for (const format of FORMATS.filter(({ order }) => order !== undefined)) {
  test(`${format.id}: found by its shape alone, the order is assumed`, () => {
    const text = textOf(format.id);
    const result = parse(text);
    assert(result.ok);
    if (result.orientation === 'assumed') {
      assert.equal(result.order, formatById(result.format)?.order);
      const other = result.order === 'rows-first' ? 'columns-first' : 'rows-first';
      assert.equal(clues(text, { orientation: result.order ?? other }), upright);
      assert.equal(clues(text, { orientation: other }), transposed);
    } else assert.equal(formatById(result.format)?.id, 'makhorin', 'only a signature states the order');
  });

  test(`${format.id}: asked for or named, the order is stated; it can still be turned`, () => {
    const text = textOf(format.id);
    for (const options of [{ from: format.id }, { name: `x${format.extensions[0]}` }]) {
      const result = parse(text, options);
      assert(result.ok);
      assert.equal(result.orientation, 'stated');
      assert.equal(result.order, undefined);
      const other = format.order === 'rows-first' ? 'columns-first' : 'rows-first';
      assert.equal(clues(text, { ...options, orientation: other }), transposed);
      assert.equal(clues(text, { ...options, transpose: true }), transposed);
      assert.equal(clues(text, { ...options, orientation: other, transpose: true }), upright);
    }
  });
}

test('files that name their sides are not turned by an orientation, but by transpose', () => {
  for (const id of ['non', 'webpbn', 'nonogram-rs', 'picross', 'tatham', 'crosshatch']) {
    const text = textOf(id);
    const result = parse(text, { orientation: 'columns-first' });
    assert(result.ok);
    assert.equal(result.orientation, 'stated');
    assert.equal(canonicalText(result.documents[0].puzzle), upright, id);
    const turned = parse(text, { transpose: true });
    assert(turned.ok);
    assert.equal(canonicalText(turned.documents[0].puzzle), transposed, id);
    const { goal } = turned.documents[0];
    if (goal !== undefined) assert.deepEqual([goal.width, goal.height], [3, 4]);
  }
});

test('a puzzle that is its own transpose leaves nothing to assume', () => {
  const result = parse('2;1:2;1');
  assert(result.ok);
  assert.equal(result.orientation, 'stated');
});

test('warnings speak of the puzzle as it was read', () => {
  const text = 'rows\n1\n1\ncolumns\n1\n';
  const [plain, turned] = [parse(text), parse(text, { transpose: true })];
  assert(plain.ok && turned.ok);
  assert.deepEqual([plain.warnings[0].finding?.rowTotal, plain.warnings[0].finding?.columnTotal], [2, 1]);
  assert.deepEqual([turned.warnings[0].finding?.rowTotal, turned.warnings[0].finding?.columnTotal], [1, 2]);
  assert.notEqual(plain.warnings[0].message, turned.warnings[0].message);
  assert.equal(plain.warnings[0].line, turned.warnings[0].line);
});

test('where two formats fit, both readings are there', () => {
  const result = parse('3 1\n1\n0\n0\n1\n');
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'ambiguous-format');
  assert.deepEqual(
    result.readings?.map(({ format, documents }) => [format, canonicalText(documents[0].puzzle)]),
    [
      ['mk', '1x3|1;;|1'],
      ['nin', '3x1|1|;;1'],
    ],
  );
});
