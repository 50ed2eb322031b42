import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asSentence, faultMessage } from '../messages/index.js';
import { MAX_COLORS } from './limits.js';
import { BLACK_ON_WHITE, completePalette, isMono, normalRgb, type PaletteInput } from './palette.js';
import { faultsOfPalette } from './palette-faults.js';

function messagesOf(palette: unknown): string[] {
  return faultsOfPalette(palette).map((fault) => asSentence(faultMessage(fault)));
}

test('one colour without a word is black on white', () => {
  assert.deepEqual(completePalette({ colors: [{}] }), BLACK_ON_WHITE);
  assert.equal(isMono(BLACK_ON_WHITE), true);
  assert.equal(isMono(completePalette({ colors: [{}, {}] })), false);
});

test('the shared palette cannot be modified', () => {
  assert.throws(() => {
    (BLACK_ON_WHITE.colors[0] as { name: string }).name = 'pink';
  }, TypeError);
  assert.throws(() => (BLACK_ON_WHITE.colors as unknown[]).push({}), TypeError);
});

test('the symbol is a letter of the name, else any letter', () => {
  const names = ['red', 'rose', 'rust', 'R', 'Blau', 'öäü', '7'];
  const { colors } = completePalette({ colors: names.map((name) => ({ name })) });
  assert.deepEqual(
    colors.map((color) => color.symbol),
    ['r', 'o', 'u', 'R', 'b', 'a', '7'],
  );
});

test('a symbol that a later colour asks for is not given away', () => {
  const { colors } = completePalette({ colors: [{ name: 'red' }, { name: 'rose', symbol: 'r' }] });
  assert.deepEqual(
    colors.map((color) => color.symbol),
    ['e', 'r'],
  );
});

test('chosen names keep out of the way of given ones', () => {
  const palette = completePalette({ colors: [{}, { name: 'color1' }, { name: 'white' }] });
  assert.deepEqual(
    palette.colors.map((color) => color.name),
    ['color1-2', 'color1', 'white'],
  );
  assert.equal(palette.background.name, 'background');
  assert.equal(completePalette({ background: { name: 'black' }, colors: [{}] }).colors[0].name, 'black-2');
});

test('chosen values keep out of the way of given ones', () => {
  const { colors } = completePalette({ background: { rgb: '#000' }, colors: [{}, { rgb: 'D55E00' }, {}] });
  assert.deepEqual(
    colors.map((color) => color.rgb),
    ['#0072b2', '#d55e00', '#009e73'],
  );
});

test('of up to 30 colours, no two have a name, a symbol or a value in common', () => {
  const some = <T>(values: T[]) => fc.constantFrom(undefined, ...values);
  const color = fc.record({
    name: some(['red', 'Red', 'green', 'color1', 'color2', 'white', 'background']),
    rgb: some(['#ff0000', '#0F0', '#000000', '#d55e00', '#ffffff']),
    symbol: some(['r', 'g', '#', 'é', '木', '🂡']),
  });
  const palettes = fc.record({
    background: some([{}, { name: 'red' }, { name: 'color3' }]),
    colors: fc.array(color, { minLength: 1, maxLength: MAX_COLORS }),
  });
  const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as PaletteInput;
  const property = fc.property(palettes, (input) => {
    const given = withoutUndefined(input);
    if (faultsOfPalette(given).length > 0) return;
    const { background, colors } = completePalette(given);
    const distinct = (values: readonly string[]) => assert.equal(new Set(values).size, values.length);
    distinct([background.name, ...colors.map(({ name }) => name)]);
    distinct(colors.map(({ symbol }) => symbol));
    distinct(colors.filter((_, i) => given.colors[i].rgb === undefined).map(({ rgb }) => rgb));
    for (const { rgb } of colors) assert.match(rgb, /^#[0-9a-f]{6}$/);
    assert.deepEqual(faultsOfPalette({ background, colors }), []);
    assert.deepEqual(completePalette({ background, colors }), { background, colors });
  });
  fc.assert(property, { seed: 6, numRuns: 500 });
});

test('30 unnamed colours differ in everything', () => {
  const { colors } = completePalette({ colors: Array.from({ length: MAX_COLORS }, () => ({})) });
  for (const key of ['name', 'rgb', 'symbol'] as const) {
    assert.equal(new Set(colors.map((color) => color[key])).size, MAX_COLORS, key);
  }
});

test('chosen colours are the same everywhere: eight hues, then round the circle', () => {
  const { colors } = completePalette({ colors: Array.from({ length: 14 }, () => ({})) });
  const rgbs = colors.map(({ rgb }) => rgb);
  assert.equal(rgbs.slice(0, 8).join(' '), '#000000 #d55e00 #0072b2 #009e73 #e69f00 #cc79a7 #56b4e9 #f0e442');
  assert.equal(rgbs.slice(8).join(' '), '#cc1a1a #1acc4e #821acc #ccb61a #1aaecc #cc1a7a');
});

test('a name that is taken twice is numbered on', () => {
  const names = ['color1', 'color1-2', undefined];
  const { colors } = completePalette({
    colors: [{}, ...names.map((name) => (name === undefined ? {} : { name }))],
  });
  assert.deepEqual(
    colors.map(({ name }) => name),
    ['color1-3', 'color1', 'color1-2', 'color4'],
  );
});

test('RGB values in any common spelling', () => {
  assert.equal(normalRgb('#AbC'), '#aabbcc');
  assert.equal(normalRgb('0F08ff'), '#0f08ff');
  for (const wrong of ['', '#', 'red', '#12', '#12345', '#1234567', '#ggg', ' #fff', '#fff\n']) {
    assert.equal(normalRgb(wrong), undefined, JSON.stringify(wrong));
  }
});

test('every fault of a palette is reported', () => {
  const colors = [
    { name: 'red', rgb: 'crimson', symbol: 'ab' },
    { name: 'red', symbol: '.' },
    { name: 'white', symbol: 'x' },
    { name: ' ', symbol: 'x' },
    null,
    { name: 5, rgb: 0xff0000, symbol: 7 },
  ];
  assert.deepEqual(messagesOf({ background: { name: 'white', rgb: '#12' }, colors }), [
    'The background has the value "#12"; expected #rrggbb or #rgb.',
    'Colour 1 ("red") has the value "crimson"; expected #rrggbb or #rgb.',
    'Colour 1 ("red") has the symbol "ab"; expected one visible character other than "." and "?".',
    'Colour 2 ("red") has the symbol "."; expected one visible character other than "." and "?".',
    'Colour 2 ("red") has the same name "red" as colour 1.',
    'Colour 3 ("white") has the same name "white" as the background.',
    'Colour 4 (" ") has the name " "; expected visible text on one line.',
    'Colour 4 (" ") has the same symbol "x" as colour 3.',
    'Colour 5 is null; expected an object.',
    'Colour 6 has the name 5; expected visible text on one line.',
    'Colour 6 has the value 16711680; expected #rrggbb or #rgb.',
    'Colour 6 has the symbol 7; expected one visible character other than "." and "?".',
  ]);
});

test('an invalid palette is reported', () => {
  assert.deepEqual(messagesOf(null), ['The palette is null; expected an object.']);
  assert.deepEqual(messagesOf([{}]), ['The palette is an array; expected an object.']);
  assert.deepEqual(messagesOf({}), ["The palette's colours are undefined; expected a list of colours."]);
  assert.deepEqual(messagesOf({ colors: [], background: 'white' }), [
    'The background is "white"; expected an object.',
    'The palette has no colours; it needs at least one besides the background.',
  ]);
});

test('names are one line of text without control characters', () => {
  for (const name of ['', '\n', 'red\n', 'r\u001b[2Jd', 'a\u2028b']) {
    assert.equal(messagesOf({ colors: [{ name }] }).length, 1, JSON.stringify(name));
  }
  for (const name of ['red', 'dark red', '赤', 'e\u0301'])
    assert.deepEqual(messagesOf({ colors: [{ name }] }), []);
});

test('symbols that would ruin a drawing are refused', () => {
  for (const symbol of ['', ' ', '\t', '\n', '\u001b', '\u0301', '\u200b', '\u00a0', '\ud800', '?', '..']) {
    assert.equal(messagesOf({ colors: [{ symbol }] }).length, 1, JSON.stringify(symbol));
  }
  for (const symbol of ['#', 'é', '木', '█', '0']) assert.deepEqual(messagesOf({ colors: [{ symbol }] }), []);
});

test('blanks at the ends of names do not count', () => {
  const { background, colors } = completePalette({
    background: { name: 'paper ' },
    colors: [{ name: ' ink' }],
  });
  assert.deepEqual([background.name, colors[0].name], ['paper', 'ink']);
  const faults = faultsOfPalette({
    background: { name: 'white' },
    colors: [{ name: ' white' }, { name: 'a' }, { name: 'a ' }],
  });
  assert.deepEqual(
    faults.map(({ problem }) => problem),
    ['same-name', 'same-name'],
  );
});
