// Whatever stands in a file, no message about it is long: names and lists are cut.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipped, shortList } from '../messages/index.js';
import { sampleOf } from '../testing/format-samples.js';
import { FORMATS, formatFault, type ParseResult, parse } from './index.js';

/** Characters; a message of ours has far fewer, and nobody reads more. */
const LONGEST = 2500;

function assertShort(result: ParseResult, what: string): void {
  for (const fault of result.ok ? result.warnings : result.faults) {
    assert(formatFault(fault).length <= LONGEST, `${what}: ${formatFault(fault).slice(0, 300)}`);
    assert.notEqual(fault.code, 'internal', `${what}: ${fault.message}`);
  }
}

const LONG = [
  'x'.repeat(8 * LONGEST),
  '9'.repeat(8 * LONGEST),
  '😀'.repeat(4 * LONGEST),
  'a '.repeat(4 * LONGEST),
  '"#=:/'.repeat(2 * LONGEST),
];

for (const format of FORMATS) {
  if (format.parse === undefined) continue;
  test(`${format.id}: long words anywhere make no long message`, () => {
    const sample = sampleOf(format);
    const places = Array.from(sample.matchAll(/\b/g), ({ index }) => index);
    const step = Math.max(1, Math.floor(places.length / 12));
    for (const at of places.filter((_, i) => i % step === 0)) {
      for (const [i, long] of LONG.entries()) {
        const text = sample.slice(0, at) + long + sample.slice(at);
        assertShort(parse(text, { from: format.id }), `text ${i} at ${at}`);
        if (at % 4 === 0) assertShort(parse(text), `text ${i} at ${at}, detected`);
      }
    }
  });
}

const name = 'n'.repeat(1_000_000);
const many = (line: (i: number) => string) => Array.from({ length: 5000 }, (_, i) => line(i)).join('');
const FILES: Record<string, string> = {
  'a long colour, pynogram': `[clues]\nrows = 1y\ncolumns = 1\n[colors]\n${name} = red\n`,
  'many colours, pynogram': `[clues]\nrows = 1y\ncolumns = 1\n[colors]\n${many((i) => `c${i} = red\n`)}`,
  'a long colour, nonogrid': `[clues]\nrows = "1y"\ncolumns = "1"\n[colors]\ndefs = ['${name} = red']\n`,
  'a long colour, non': `color ${name} ff0000 r\nrows\nx 1\ncolumns\n1\n`,
  'many colours, non': `${many((i) => `color c${i} ff0000\n`)}rows\nx 1\ncolumns\n1\n`,
  'many colours, olsak': `#d\n${many((i) => `${String.fromCharCode(0x4e00 + i)}:x #ff0000\n`)}:\n1x\n:\n1\n`,
  'a long colour, olsak': `#d\n1:x black\na:a #ff0000 ${name}\n:\n1a 1a\n:\n1\n1\n1\n`,
  'a long colour, webpbn': `<puzzle><color name="${name}">ff0000</color><clues type="rows"><line><count color="x">1</count></line></clues><clues type="columns"><line/></clues></puzzle>`,
  'sums that differ': `<puzzle><color name="${name}">ff0000</color><color name="b">0000ff</color><clues type="rows"><line><count color="${name}">1</count></line></clues><clues type="columns"><line/></clues></puzzle>`,
  'a long element': `<puzzle><${name}></puzzle>`,
  'a long element at the end': `<${name}>`,
  'a long kind': `<puzzle type="${name}"></puzzle>`,
  'a long JSON name': `{"crosshatch":1,"${name}":1,"rows":[[1]],"columns":[[1]]}`,
  'a JSON name twice': `{"${name}":1,"${name}":1}`,
  'many widths': `${'/'.repeat(1500)}`,
  'many widths of a tournament': `$1\n${'\n'.repeat(1499)}1\n1\n${'\n'.repeat(400)}1\n1\n`,
  'a goal that differs': `{"crosshatch":1,"rows":[[${'1,'.repeat(499)}1]],"columns":[${'[],'.repeat(998)}[]],"goal":["${'#.'.repeat(499)}#"]}`,
  'a link of a strange version': `xh9999-${name}`,
  'an address of a long kind': `https://puzz.link/p?${name}/5/5/1`,
};
for (const [what, text] of Object.entries(FILES)) {
  test(`no long message: ${what}`, () => {
    assertShort(parse(text), what);
    for (const format of FORMATS) if (format.parse) assertShort(parse(text, { from: format.id }), format.id);
  });
}

test('names are cut at 60 characters, lists at 5 entries', () => {
  assert.equal(clipped('short'), 'short');
  assert.equal(clipped('x'.repeat(60)), 'x'.repeat(60));
  assert.equal(clipped('x'.repeat(61)), `${'x'.repeat(59)}…`);
  assert.equal([...clipped('😀'.repeat(99))].length, 60);
  assert.equal(clipped('a\u001b[31m'), 'a\ufffd[31m');
  assert.equal(shortList(['a', 'b'], 2), 'a, b');
  assert.equal(shortList([...'abcdefgh'], 8), 'a, b, c, d, e and 3 more');
});
