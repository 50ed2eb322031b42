import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = '# Title: Kite\n[clues]\ncolumns =\n  1\n  1 1\n  1\n  1 1\nrows =\n  2 1\n  0\n  3\n';

test('reads the section of clues; writes the same', () => {
  const document = readOne(FILE, 'pynogram');
  assert.equal(cluesIn(FILE, 'pynogram'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'pynogram'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'pynogram'), KITE);
});

test('commas, comments of both kinds, empty lines and quotes', () => {
  const text =
    "[clues]\nrows = 2 1, 0, 3 ; all\n; a comment\ncolumns = '1', '1 1',  # two\n\n  1\n  # none\n  1 1,\n";
  assert.equal(cluesIn(text, 'pynogram'), KITE);
});

test('colours', () => {
  const text = '[colors]\nb = (blue) *\nr = (ff0000) %\n[clues]\nrows = 1b 1r, 0\ncolumns = 1b, 1r\n';
  const { puzzle } = readOne(text, 'pynogram');
  assert.equal(canonicalText(puzzle), '2x2|1,1:2;|1;1:2');
  assert.deepEqual(
    puzzle.palette.colors.map(({ name, rgb, symbol }) => name + rgb + symbol),
    ['b#0000ff*', 'r#ff0000%'],
  );
});

testFaults('pynogram', [
  ['no rows', '[clues]\ncolumns = 1\n', 'missing-part', '1:1'],
  ['an unknown colour', '[clues]\ncolumns = 1\nrows = 1x\n', 'unknown-color', '3:8'],
  ['a word', '[clues]\ncolumns = 1\nrows = one\n', 'bad-syntax', '3:8'],
  ['a strange colour', '[colors]\nblue\n[clues]\nrows = 1\ncolumns = 1\n', 'bad-palette', '2:1'],
  ['a run too long', '[clues]\ncolumns = 1\nrows =\n  2\n', 'clue-too-long', '4:3'],
]);

test('colours are understood with and without brackets, blanks and symbol', () => {
  const colorOf = (definition: string) => {
    const result = parse(`[clues]\nrows = 1b\ncolumns = 1b\n[colors]\n${definition}\n`, { from: 'pynogram' });
    if (!result.ok) return result.faults.at(-1)?.message;
    const [{ name, rgb, symbol }] = result.documents[0].puzzle.palette.colors;
    return `${name} ${rgb} ${symbol}`;
  };
  for (const definition of [
    'b = (blue) *',
    'b=(blue)*',
    '  b  =  ( blue )  *',
    'b = blue *',
    'b = ( blue) *  ',
  ]) {
    assert.equal(colorOf(definition), 'b #0000ff *', definition);
  }
  for (const definition of ['b = (blue)', 'b = blue', 'b = (blue )', 'b=blue']) {
    assert.equal(colorOf(definition), 'b #0000ff #', definition);
  }
  assert.equal(colorOf('b = (blue) )'), 'b #0000ff )');
  assert.equal(colorOf('b = (0, 0, 255) 😀'), 'b #0000ff 😀');
  for (const definition of [
    'b = (blue) x y',
    'b b = (blue)',
    '1 = (blue)',
    '= (blue)',
    'blue',
    'b = (bl(ue) *',
  ]) {
    assert.equal(colorOf(definition), 'not a colour', definition);
  }
});
