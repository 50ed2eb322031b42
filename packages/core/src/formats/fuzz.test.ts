// Valid files, damaged: a reader may refuse them or read something else, but it must not throw or hang,
// whatever it reads is a well-formed puzzle, and every fault has a place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSane } from '../testing/inputs/parse-checks.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { FORMATS, parse, write } from './index.js';

const SPICE = [
  '0',
  '9',
  '-',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '&',
  '#',
  ':',
  '/',
  ',',
  '.',
  '=',
  '$',
  '?',
  ' ',
  '\n',
];

function damaged(random: Random, bytes: Uint8Array): Uint8Array {
  let list = [...bytes];
  for (let times = 1 + random.below(4); times > 0 && list.length > 0; times--) {
    const at = random.below(list.length);
    const count = 1 + random.below(8);
    switch (random.below(6)) {
      case 0:
        list[at] ^= 1 << random.below(8);
        break;
      case 1:
        list.splice(at, count);
        break;
      case 2:
        list.splice(at, 0, ...list.slice(at, at + count));
        break;
      case 3:
        list.splice(at, 0, SPICE[random.below(SPICE.length)].charCodeAt(0));
        break;
      case 4:
        list[at] = SPICE[random.below(SPICE.length)].charCodeAt(0);
        break;
      default:
        list = list.slice(0, at);
    }
  }
  return Uint8Array.from(list);
}

for (const format of FORMATS) {
  if (format.parse === undefined || format.write === undefined) continue;
  test(`${format.id}: damaged files`, () => {
    const random = new Random(13);
    let refused = 0;
    for (let i = 0; i < 100; i++) {
      const written = write(randomDocument(random, format.supports), format.id);
      if (!written.ok) continue;
      const bytes = damaged(random, Buffer.from(written.output));
      const result = parse(bytes, { from: format.id });
      assertSane(result);
      if (!result.ok) refused += 1;
      if (i % 5 === 0) assertSane(parse(bytes));
    }
    assert(refused > 10, `only ${refused} were refused`);
  });
}

test('noise of every kind', () => {
  const random = new Random(17);
  for (let i = 0; i < 100; i++) {
    const bytes = Uint8Array.from({ length: random.below(200) }, () => random.below(256));
    const text = Array.from({ length: random.below(60) }, () => SPICE[random.below(SPICE.length)]).join('');
    assertSane(parse(bytes));
    assertSane(parse(text));
    for (const format of FORMATS) if (format.parse) assertSane(parse(text, { from: format.id }));
  }
});
