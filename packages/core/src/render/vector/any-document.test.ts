// Whatever document there is, every kind of picture of it is sound.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatById } from '../../formats/index.js';
import type { PuzzleDocument } from '../../model/index.js';
import { Random } from '../../testing/random.js';
import { randomDocument } from '../../testing/random-documents.js';
import { readXmlText } from '../../testing/xml.js';
import { drawAnimatedSvg } from './animated-svg.js';
import { animationFrames } from './animation.js';
import { makeBook } from './book/book.js';
import type { PictureOptions } from './options.js';
import { scenesToPdf } from './pdf/pdf.js';
import { drawSvg } from './svg.js';

const COUNT = 60;

/** Documents with all that there is: colours, given cells, unknown clues, titles in strange characters. */
function documents(seed: number): PuzzleDocument[] {
  const supports = formatById('crosshatch')?.supports;
  assert(supports !== undefined);
  const random = new Random(seed);
  return Array.from({ length: COUNT }, () => randomDocument(random, supports));
}

const LOOKS: readonly PictureOptions[] = [
  {},
  { dark: true, strikeOff: true, ruleEvery: 3 },
  { blackAndWhite: true, strikeOff: true },
  { clues: false, heading: false, rules: 'heavy' },
];

/** No number that is none. */
function requireNumbers(text: string): void {
  assert(!/NaN|Infinity|undefined/.test(text.replaceAll(/<title>.*?<\/title>|<text .*?<\/text>/gs, '')));
}

test('SVG is well-formed, empty, solved and in part', () => {
  for (const [i, document] of documents(1).entries()) {
    const look = LOOKS[i % LOOKS.length];
    for (const grid of [undefined, document.goal, document.given, document.saved?.[0]]) {
      const svg = drawSvg(document, grid, look);
      assert.equal(readXmlText(svg).name, 'svg');
      requireNumbers(svg);
    }
  }
});

test('moving SVG is well-formed, from what is given to the goal', () => {
  for (const [i, document] of documents(2).entries()) {
    const { puzzle, goal, given } = document;
    if (goal === undefined) continue;
    const start = given === undefined ? {} : { given };
    const frames = animationFrames(puzzle, [], { solution: goal, ...start });
    const svg = drawAnimatedSvg(document, frames, { ...LOOKS[i % LOOKS.length], ...start });
    assert.equal(readXmlText(svg).name, 'svg');
    requireNumbers(svg);
  }
});

test('all of them make a book', () => {
  const entries = documents(3).map((document) => ({
    document,
    ...(document.goal === undefined ? {} : { solution: document.goal }),
  }));
  for (const blackAndWhite of [false, true]) {
    const { pages } = makeBook(entries, { title: 'Everything', picture: { blackAndWhite } });
    const file = Buffer.from(scenesToPdf(pages)).toString('latin1');
    requireNumbers(file);
    assert.equal(file.match(/\/Type\/Page\//g)?.length, pages.length);
  }
});
