import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '../../../model/index.js';
import type { Group, Scene, Shape, Text } from '../scene.js';
import { bookLength, makeBook } from './book.js';
import type { BookEntry, BookOptions } from './entry.js';
import { MM } from './paper.js';
import { cutSheets } from './spread.js';

/** A puzzle of this size with few runs in each line. */
function entry(width: number, height: number, title?: string): BookEntry {
  const colors = Array.from({ length: width * height }, (_, i) =>
    i % width < width / 2 === Math.floor(i / width) < height / 2 ? 1 : 0,
  );
  const solution = gridOfColors({ width, height }, colors);
  const meta = title === undefined ? {} : { title, author: 'Ada' };
  return {
    document: { puzzle: puzzleOf(solution), meta },
    solution,
    difficulty: { marks: 2, words: 'medium' },
  };
}

const landscape = ({ width, height }: Scene) => width > height;
const texts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? texts(shape.shapes) : shape.kind === 'text' ? [shape.text] : [],
  );
const groups = (scene: Scene) => scene.shapes.filter((shape): shape is Group => shape.kind === 'group');

test('a single puzzle is one page, its solution upside down at the foot', () => {
  const { pages, bookmarks } = makeBook([entry(20, 20, 'Cat')], { solutions: 'foot' });
  assert.equal(pages.length, 1);
  assert.deepEqual(bookmarks, []);
  const [puzzle, solution] = groups(pages[0]);
  assert.equal(puzzle.turned, undefined);
  assert.equal(solution.turned, true);
  assert(texts(pages[0].shapes).includes('Cat'));
  assert(texts(pages[0].shapes).includes('20 × 20'));
  assert(texts(pages[0].shapes).includes('medium'));
});

test('where there is no room at the foot, the solution has a page of its own', () => {
  const tall = makeBook([entry(30, 55)], { solutions: 'foot' });
  assert.equal(tall.pages.length, 2);
  assert.equal(groups(tall.pages[1])[0].turned, true);
  assert.equal(makeBook([entry(30, 55)], { solutions: 'none' }).pages.length, 1);
});

test('paper is A4 or Letter, upright or on its side by what fits', () => {
  const [a4] = makeBook([entry(10, 20)], { solutions: 'none' }).pages;
  assert.deepEqual([a4.width / MM, a4.height / MM].map(Math.round), [210, 297]);
  const [letter] = makeBook([entry(10, 20)], { solutions: 'none', paper: 'letter' }).pages;
  assert.deepEqual([letter.width, letter.height], [612, 792]);
  assert(!landscape(a4));
  assert(landscape(makeBook([entry(60, 20)], { solutions: 'none' }).pages[0]));
});

test('small puzzles share a page, large ones do not, and a number can be wished', () => {
  const counts = (entries: BookEntry[], options: BookOptions = {}) =>
    makeBook(entries, { solutions: 'none', ...options }).pages.map((page) => groups(page).length);
  assert.deepEqual(counts(Array.from({ length: 8 }, () => entry(5, 5))), [6, 2]);
  assert.deepEqual(counts([entry(30, 30), entry(30, 30)]), [1, 1]);
  assert.deepEqual(counts([entry(15, 15), entry(15, 15), entry(15, 15)]), [2, 1]);
  assert.deepEqual(counts([entry(5, 5), entry(5, 5)], { perPage: 1 }), [1, 1]);
  assert.deepEqual(counts([entry(30, 30), entry(30, 30)], { perPage: 2 }), [2]);
});

test('nothing of a puzzle lies outside its page', () => {
  for (const size of [5, 17, 30, 60, 75]) {
    for (const page of makeBook([entry(size, size, 'x'.repeat(300)), entry(size, 9)], { title: 'B' }).pages) {
      for (const shape of page.shapes) {
        if (shape.kind !== 'group' || shape.clip !== undefined || shape.turned) continue;
        const [right, bottom] = extent(shape);
        assert(shape.x >= 0 && right <= page.width, `${size}: ${right} of ${page.width}`);
        assert(shape.y >= 0 && bottom <= page.height, `${size}: ${bottom} of ${page.height}`);
      }
    }
  }
});

function extent({ x, y, scale, shapes }: Group): [number, number] {
  const paper = shapes[0];
  assert(paper.kind === 'rectangle');
  return [x + paper.width * scale, y + paper.height * scale];
}

test('a book has a title page, contents with the right pages, numbers and solutions', () => {
  const entries = [entry(30, 30, 'Cat'), entry(30, 30, 'Dog'), entry(30, 30)];
  const options: BookOptions = { title: 'Pets' };
  const { pages, bookmarks } = makeBook(entries, options);
  assert.equal(pages.length, 2 + 3 + 1);
  assert.equal(bookLength(entries, options), pages.length);
  assert(texts(pages[0].shapes).includes('Pets'));
  assert(texts(pages[0].shapes).includes('3 nonograms, 30 × 30'));
  const contents = texts(pages[1].shapes);
  assert.deepEqual(contents.slice(0, 6), ['Contents', '1', 'Cat', '30 × 30', '3', '2']);
  assert(texts(pages[2].shapes).includes('Cat'));
  assert(texts(pages[5].shapes).includes('Solutions'));
  assert.deepEqual(bookmarks, [
    { page: 1, title: 'Contents' },
    { page: 2, title: '1  Cat' },
    { page: 3, title: '2  Dog' },
    { page: 4, title: '3' },
    { page: 5, title: 'Solutions' },
  ]);
});

test('titles that would spoil are kept for the solutions', () => {
  const { pages } = makeBook([entry(30, 30, 'Cat'), entry(30, 30, 'Dog')], {
    title: 'B',
    titles: 'solutions',
  });
  const withCat = pages.map((page) => texts(page.shapes).includes('Cat'));
  assert.deepEqual(withCat, [false, false, false, false, true]);
});

test('how long a book is can be known before it is drawn', () => {
  for (const count of [1, 5, 21, 90]) {
    const entries = Array.from({ length: count }, (_, i) => entry(5 + (i % 30), 8));
    for (const options of [
      {},
      { title: 'x' },
      { solutions: 'foot' },
      { solutions: 'none' },
    ] as BookOptions[]) {
      assert.equal(bookLength(entries, options), makeBook(entries, options).pages.length);
    }
  }
});

test('a large puzzle goes over sheets that overlap by two cells and miss nothing', () => {
  const options: BookOptions = { solutions: 'none' };
  const large = entry(150, 90, 'Map');
  const { across, down, cell } = cutSheets({ kind: 'spread', entry: { ...large, number: 1 } }, options);
  assert(across.length * down.length > 2);
  assert(cell >= 3.4 * MM - 1e-9);
  for (const windows of [across, down]) {
    assert.equal(windows[0].from, 0);
    windows.slice(1).forEach(({ from }, i) => {
      assert(Math.abs(windows[i].to - from - 2) < 1e-9);
    });
  }
  const { pages } = makeBook([large], options);
  assert.equal(pages.length, across.length * down.length);
  assert(texts(pages[1].shapes).includes('150 × 90 · sheet B1'));
  // Every number of every clue is on some sheet.
  const numbers = new Set(
    pages.flatMap((page) => groups(page).flatMap(({ shapes }) => shapes.filter(isText))),
  );
  assert.equal(numbers.size, 150 + 90);
});

function isText(shape: Shape): shape is Text {
  return shape.kind === 'text';
}

test('cells as large as wished, over sheets where they do not fit', () => {
  const { pages } = makeBook([entry(20, 20)], { cell: 20, solutions: 'none' });
  assert(pages.length >= 4);
  assert.equal(groups(pages[0])[0].scale, 20 * MM);
  assert.equal(groups(makeBook([entry(5, 5)], { cell: 6 }).pages[0])[0].scale, 6 * MM);
});

test('invalid book options are rejected', () => {
  assert.throws(() => makeBook([]), /a book needs at least one puzzle/);
  assert.throws(
    () => makeBook([entry(5, 5)], { paper: 'a9' as 'a4' }),
    /paper is "a9"; expected one of a4, letter/,
  );
});
