import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE =
  '# Title: Kite\n[clues]\ncolumns = """\n1\n1 1\n1\n1 1\n"""\nrows = """\n2 1\n0\n3\n"""\n\n[colors]\ndefs = []\n';

test('reads the strings of clues; writes the same', () => {
  const document = readOne(FILE, 'nonogrid');
  assert.equal(cluesIn(FILE, 'nonogrid'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'nonogrid'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'nonogrid'), KITE);
});

test('commas, comments inside and outside, and strings of every kind', () => {
  const text =
    "[clues]\nrows = '2 1, 0, 3' # here\ncolumns = '''\n1, 1 1 # and there\n\n1\n1 1 ; or so\n'''\n";
  assert.equal(cluesIn(text, 'nonogrid'), KITE);
});

test('colours, with names of several letters', () => {
  const text =
    '[colors]\ndefs = [\n  "sea = (0, 0, 255) *", # one\n  \'r = (red) %\',\n]\n[clues]\nrows = "1sea 1r, 0"\ncolumns = "1sea, 1r"\n';
  const { puzzle } = readOne(text, 'nonogrid');
  assert.equal(canonicalText(puzzle), '2x2|1,1:2;|1;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ name, rgb }) => name + rgb),
    ['sea#0000ff', 'r#ff0000'],
  );
});

test('a number without a colour is black, in a coloured puzzle too', () => {
  const { puzzle } = readOne(
    '[colors]\ndefs = ["r = (red) %"]\n[clues]\nrows = "1 1r"\ncolumns = "1, 1r"\n',
    'nonogrid',
  );
  assert.equal(canonicalText(puzzle), '2x1|1,1:2|1;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ rgb }) => rgb),
    ['#ff0000', '#000000'],
  );
});

testFaults('nonogrid', [
  ['no columns', '[clues]\nrows = "1"\n', 'missing-part', '1:1'],
  ['an open string', '[clues]\nrows = """\n1\n', 'bad-syntax', '2:8'],
  ['an open list', '[colors]\ndefs = [ "a = (red) b"\n', 'bad-syntax', '2:8'],
  ['no TOML', '[clues]\n!\n', 'bad-syntax', '2:1'],
  ['an unknown colour', '[clues]\nrows = "1x"\ncolumns = "1"\n', 'unknown-color', '2:9'],
]);
