import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAP_HEIGHT, movedPath, pathCommands, TRACKING } from './outline.js';
import { charactersOf, drawnGlyph, fittedText, missingCharacters, placedGlyphs, textWidth } from './text.js';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const ASCII = range(0x20, 0x7e);
const LATIN_1_LETTERS = range(0xc0, 0xff);

test('ASCII and the letters of Latin-1 are all there, and the accents of central Europe', () => {
  assert.deepEqual(missingCharacters([...ASCII, ...LATIN_1_LETTERS].join('')), []);
  assert.deepEqual(missingCharacters('ĄąĆćČčĎďĐđĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšȘșŤťȚțŮůŰűŹźŻżŽž–—‘’“”„…•×€→'), []);
});

test('so are the letters of the languages that write in Cyrillic', () => {
  assert.deepEqual(
    missingCharacters([...range(0x410, 0x44f), 'ЁёЄєІіЇїЎўҐґЂђЃѓЅѕЈјЉљЊњЋћЌќЏџ'].join('')),
    [],
  );
});

test('paths are made of known commands with their numbers, and stay in the box', () => {
  const numbers = { M: 2, L: 2, C: 6, Z: 0 };
  for (const character of [...ASCII, ...LATIN_1_LETTERS]) {
    const { path, width } = drawnGlyph(character);
    const commands = pathCommands(path);
    assert.equal(commands.map(([letter]) => letter).join(''), path.replaceAll(/[^A-Z]/g, ''), character);
    commands.forEach(([letter, ...values], i) => {
      assert.equal(values.length, numbers[letter], `${character} ${letter}`);
      if (i === 0) assert.equal(letter, 'M', character);
      values.forEach((value, k) => {
        if (k % 2 === 0) assert(value >= -1.5 && value <= width + 1.5, `${character} x ${value}`);
        else assert(value >= -4 && value <= 14, `${character} y ${value}`);
      });
    });
  }
});

test('a mark stands over the middle of its letter, higher over a tall one; i loses its dot', () => {
  const small = drawnGlyph('é').path;
  assert(small.startsWith(drawnGlyph('e').path));
  const highest = (path: string) =>
    Math.min(...pathCommands(path).flatMap(([, ...values]) => values.filter((_, i) => i % 2 === 1)));
  assert(highest(drawnGlyph('É').path) < highest(small));
  assert(!drawnGlyph('í').path.includes(drawnGlyph('i').path));
  assert.equal(drawnGlyph('e\u0301').path, small, 'taken apart or not');
});

test('digits are equally wide, so that columns of numbers stand straight', () => {
  assert.equal(new Set([...'0123456789'].map((digit) => drawnGlyph(digit).width)).size, 1);
});

test('missing characters are reported and drawn as a box', () => {
  assert.deepEqual(missingCharacters('Kočka 猫 α 猫'), ['猫', 'α']);
  assert.equal(drawnGlyph('猫').path, drawnGlyph('α').path);
});

test('text is as wide as its glyphs and the room between them', () => {
  assert.equal(textWidth(''), 0);
  assert.equal(textWidth('12'), 6 + TRACKING + 6);
  const placed = placedGlyphs('Tea');
  assert.deepEqual(
    placed.map(({ character }) => character),
    ['T', 'e', 'a'],
  );
  assert(Math.abs(placed[2].x + drawnGlyph('a').width - textWidth('Tea')) < 1e-9);
});

test('control characters become spaces, marks stay with their letters', () => {
  assert.deepEqual(charactersOf('a\tb\u0000'), ['a', ' ', 'b', ' ']);
  assert.deepEqual(charactersOf('n\u0303o'), ['ñ', 'o']);
});

test('text that is too long ends in an ellipsis within the room', () => {
  assert.equal(fittedText('Cat', 1000), 'Cat');
  const shown = fittedText('A castle on a hill', 50);
  assert.match(shown, /^A c.*…$/);
  assert(textWidth(shown) <= 50);
  assert(fittedText('x'.repeat(5_000_000), 80).length < 30);
});

test('a moved path is the same path elsewhere', () => {
  assert.equal(movedPath('M0 1L2 3C4 5 6 7 8 9Z', 10, 100), 'M10 101L12 103C14 105 16 107 18 109Z');
  assert.equal(CAP_HEIGHT, 10);
});
