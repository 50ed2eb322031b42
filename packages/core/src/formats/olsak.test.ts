import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = 'Title: Kite\n: rows\n2 1\n\n3\n: columns\n1\n1 1\n1\n1 1\n: end\n';

test('reads comment, rows, columns; writes the same', () => {
  const document = readOne(FILE, 'olsak');
  assert.equal(cluesIn(FILE, 'olsak'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'olsak'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'olsak'), KITE);
});

test('what follows the third colon is ignored; without it, empty lines at the end are layout', () => {
  assert.equal(cluesIn(`${FILE}\nEnjoy 1 2 3.\n`, 'olsak'), KITE);
  assert.equal(cluesIn(':\n2 1\n\n3\n:\n1\n1 1\n1\n1 1\n\n\n', 'olsak'), KITE);
  // Here a row needs the column.
  assert.equal(cluesIn(':\n1 1\n:\n1\n\n\n', 'olsak'), '3x1|1,1|1;;');
});

test('colours: characters, default colour, background, names of X Windows, an empty row', () => {
  const text =
    'Some text.\n#d\n  0:   ivory  paper\n  1:*  black\n  r:%  #F00    bright\n  m:m  gray40\n: rows\n1r 1\n\n1m 1m\n: columns\n1r 1m\n1\n1m\n:\n';
  const { puzzle } = readOne(text, 'olsak');
  assert.equal(canonicalText(puzzle), '3x3|1,1:2;;1:3,1:3|1,1:3;1:2;1:3');
  assert.deepEqual(
    puzzle.palette.colors.map(({ name, rgb }) => `${name} ${rgb}`),
    ['black #000000', 'bright #ff0000', 'gray40 #666666'],
  );
  assert.deepEqual(puzzle.palette.background, { name: 'paper', rgb: '#fffff0' });
});

test('two colours with one comment are kept apart', () => {
  const text = '#d\n a:a #f00 red\n b:b #e00 red\n:\n1a 1b\n:\n1a\n1b\n:\n';
  assert.deepEqual(
    readOne(text, 'olsak').puzzle.palette.colors.map(({ name }) => name),
    ['red', 'red (b)'],
  );
});

testFaults('olsak', [
  ['a triddler', 'text\n#Triddlers\n:\n1\n:\n1\n', 'unsupported-kind', '2:1'],
  ['triangles', '#d\n t:/  black/white\n:\n1t\n:\n1t\n', 'unsupported-kind', '2:1'],
  ['an unknown colour', '#d\n a:a red\n:\n1b\n:\n1a\n', 'unknown-color', '4:1'],
  ['no default colour', '#d\n a:a red\n:\n1\n:\n1a\n', 'unknown-color', '4:1'],
  ['a colour in black and white', ':\n1b\n:\n1\n', 'unknown-color', '2:1'],
  ['no columns', ':\n1\n', 'missing-part', '1:1'],
  ['a word', ':\none\n:\n1\n', 'bad-syntax', '2:1'],
  ['a strange colour', '#d\n what is this\n:\n1\n:\n1\n', 'bad-palette', '2:1'],
]);
