import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completePalette, type Metadata, makePuzzle, puzzleOf, unknownGrid } from '../../model/index.js';
import { gridFrom } from '../../testing/notation.js';
import { readXmlText } from '../../testing/xml.js';
import { puzzleScene } from './puzzle-scene.js';
import type { Rectangle, Stroke, Text } from './scene.js';
import { drawSvg } from './svg.js';

const LEAF = gridFrom(['...##..', '..####.', '.##.##.', '##.##..', '#.##...', '##.....']);
const document = { puzzle: puzzleOf(LEAF), meta: {} };

function of<K extends string>(kind: K, scene: ReturnType<typeof puzzleScene>) {
  return scene.shapes.filter((shape) => shape.kind === kind);
}

test('every run of every clue is written, next to the grid', () => {
  const digits = of('text', puzzleScene(document, undefined)) as Text[];
  const numbers = [...document.puzzle.rows, ...document.puzzle.columns].reduce(
    (sum, clue) => sum + Math.max(1, clue?.length ?? 1),
    0,
  );
  assert.equal(digits.length, numbers);
  assert.deepEqual([...new Set(digits.map((shape) => shape.text))].sort(), ['0', '1', '2', '3', '4']);
});

test('filled cells of a row are one rectangle for each block', () => {
  const empty = of('rectangle', puzzleScene(document, undefined)).length;
  const solved = of('rectangle', puzzleScene(document, LEAF)).length;
  const blocks = document.puzzle.rows.reduce((sum, clue) => sum + (clue?.length ?? 0), 0);
  assert.equal(solved - empty, blocks);
});

test('there is a rule between all cells, heavier every five, heaviest around', () => {
  const scene = puzzleScene(document, undefined, { clues: false });
  const strokes = of('stroke', scene) as Stroke[];
  assert.equal(strokes.length, 8 + 7);
  const counts = new Map<number, number>();
  for (const { thickness } of strokes) counts.set(thickness, (counts.get(thickness) ?? 0) + 1);
  const byThickness = [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
  // Inside: 6 + 5 lines, of which one each is a fifth; around: 4.
  assert.deepEqual(byThickness, [9, 2, 4]);
});

test('all shapes lie within the picture', () => {
  const scene = puzzleScene({ ...document, meta: { title: 'Leaf', author: 'Crosshatch' } }, LEAF, {
    marked: [0, 41],
  });
  for (const shape of of('rectangle', scene) as Rectangle[]) {
    assert(shape.x >= 0 && shape.x + shape.width <= scene.width + 1e-9);
    assert(shape.y >= 0 && shape.y + shape.height <= scene.height + 1e-9);
  }
});

test('coloured clues stand on tiles of their colours, with figures that can be read', () => {
  const palette = completePalette({
    colors: [
      { name: 'yellow', rgb: '#ffee00' },
      { name: 'navy', rgb: '#000080' },
    ],
  });
  const grid = { width: 2, height: 1, cells: Uint32Array.of(2, 4) };
  const scene = puzzleScene({ puzzle: puzzleOf(grid, palette), meta: {} }, grid);
  const tiles = (of('rectangle', scene) as Rectangle[]).filter((shape) => shape.round !== undefined);
  assert.deepEqual(tiles.map((tile) => tile.fill).sort(), ['#000080', '#000080', '#ffee00', '#ffee00']);
  const digits = of('text', scene) as Text[];
  assert.deepEqual(digits.map((shape) => shape.color).sort(), ['#000000', '#000000', '#ffffff', '#ffffff']);
});

test('the SVG is well-formed, self-contained and harmless whatever the title', () => {
  const meta: Metadata = { title: '<script>alert("1")</script> & \u0000\ud800', author: ']]><x' };
  const svg = drawSvg({ ...document, meta }, LEAF);
  assert(!svg.includes('<script'));
  assert(
    !/(?:href|src|url)\s*[=(]\s*["']?(?!#)\w/.test(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')),
  );
  assert(svg.includes('&lt;script&gt;alert("1")&lt;/script&gt; &amp; \ufffd\ufffd'));
  assert.equal(readXmlText(svg).name, 'svg');
});

test('coloured, patterned, dark, in part: the SVG is well-formed', () => {
  const palette = completePalette({ colors: [{ name: 'sky & <sea>' }, {}, {}] });
  const grid = { width: 3, height: 2, cells: Uint32Array.of(2, 4, 8, 1, 15, 2) };
  const colored = {
    puzzle: puzzleOf({ ...grid, cells: Uint32Array.of(2, 4, 8, 1, 1, 2) }, palette),
    meta: {},
  };
  for (const options of [
    {},
    { blackAndWhite: true },
    { dark: true, strikeOff: true },
    { rules: 'heavy' as const },
  ]) {
    assert.equal(readXmlText(drawSvg(colored, grid, { ...options, marked: [0] })).name, 'svg');
  }
});

test('black-and-white output has no colour, and a legend explains the letters', () => {
  const palette = completePalette({ colors: [{ name: 'red' }, { name: 'blue' }, { name: 'lime' }] });
  const grid = { width: 3, height: 1, cells: Uint32Array.of(2, 4, 8) };
  const scene = puzzleScene({ puzzle: puzzleOf(grid, palette), meta: {} }, grid, { blackAndWhite: true });
  const isGrey = (rgb: string) => /^#(..)\1\1$/.test(rgb);
  for (const shape of scene.shapes) {
    if (shape.kind !== 'group') assert(isGrey(shape.kind === 'rectangle' ? shape.fill : shape.color));
  }
  const texts = (of('text', scene) as Text[]).map((shape) => shape.text);
  assert.deepEqual(texts.slice(-3), ['r  red', 'b  blue', 'l  lime']);
});

test('letters distinguish more colours than there are patterns', () => {
  const palette = completePalette({ colors: Array.from({ length: 12 }, () => ({})) });
  const grid = { width: 12, height: 1, cells: Uint32Array.from({ length: 12 }, (_, i) => 2 << i) };
  const scene = puzzleScene({ puzzle: puzzleOf(grid, palette), meta: {} }, grid, { blackAndWhite: true });
  const texts = (of('text', scene) as Text[]).map((shape) => shape.text);
  for (const { symbol } of palette.colors) assert(texts.filter((text) => text === symbol).length >= 3);
});

test('runs that are done are struck off', () => {
  const strikes = (grid: typeof LEAF) => {
    const plain = of('stroke', puzzleScene(document, grid)).length;
    return of('stroke', puzzleScene(document, grid, { strikeOff: true })).length - plain;
  };
  const runs = [...document.puzzle.rows, ...document.puzzle.columns];
  assert.equal(
    strikes(LEAF),
    runs.reduce((sum, clue) => sum + (clue?.length ?? 0), 0),
  );
  assert.equal(strikes(unknownGrid(LEAF, document.puzzle.palette)), 0);
});

test('an empty coloured puzzle is on plain paper, to be filled in by hand', () => {
  const palette = completePalette({ background: { rgb: '#102030' }, colors: [{}, {}] });
  const grid = { width: 2, height: 1, cells: Uint32Array.of(2, 4) };
  const colored = { puzzle: puzzleOf(grid, palette), meta: {} };
  const fills = (scene: ReturnType<typeof puzzleScene>) =>
    (of('rectangle', scene) as Rectangle[]).map((shape) => shape.fill);
  assert(!fills(puzzleScene(colored, undefined)).includes('#102030'));
  assert(fills(puzzleScene(colored, grid)).includes('#102030'));
});

test('an author without room beside the title stands below it', () => {
  const ys = (title: string) => {
    const scene = puzzleScene({ ...document, meta: { title, author: 'Ada' } }, undefined);
    return (of('text', scene) as Text[]).slice(0, 2).map((shape) => shape.y);
  };
  const [beside, below] = [ys('A'), ys('A leaf in the autumn wind')];
  assert.equal(beside[0], beside[1]);
  assert(below[1] > below[0]);
});

test('the empty puzzle shows given cells: filled ones, and blank ones as dots', () => {
  const given = { ...LEAF, cells: LEAF.cells.map((cell, i) => (i < 7 ? cell : 3)) };
  const fills = (scene: ReturnType<typeof puzzleScene>) => of('rectangle', scene) as Rectangle[];
  const plain = fills(puzzleScene(document, undefined));
  const withGiven = fills(puzzleScene({ ...document, given }, undefined));
  // The first row: one block of two cells, five blanks.
  assert.equal(withGiven.length - plain.length, 1 + 5);
  assert.equal(withGiven.filter(({ round }) => round !== undefined).length, 5);
});

test('a title in a script that our font does not have is left to the fonts of the viewer', () => {
  const svg = drawSvg({ ...document, meta: { title: 'ねこ', author: 'Łukasz' } }, LEAF);
  assert.match(svg, /<text [^>]*>ねこ<\/text>/);
  assert.equal(svg.match(/<text /g)?.length, 1);
});

test('every glyph that is used is defined', () => {
  const made = makePuzzle({ rows: [null, [{ length: null }], [12]], columns: new Array(12).fill([1]) });
  assert(made.ok);
  const svg = drawSvg({ puzzle: made.puzzle, meta: {} }, unknownGrid(made.puzzle, made.puzzle.palette));
  const defined = new Set([...svg.matchAll(/<path id="([^"]+)" d="M/g)].map(([, id]) => id));
  const used = new Set([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  assert.deepEqual(used, defined);
  assert(used.has('crosshatch-3f') && used.has('crosshatch-22ef'));
});

test('the description states what a reader cannot see', () => {
  assert(
    drawSvg({ ...document, meta: { title: 'Leaf' } }, LEAF).includes(
      '<title>Nonogram "Leaf", 7 by 6 cells, solved</title>',
    ),
  );
  assert(drawSvg(document).includes('7 by 6 cells, empty</title>'));
});

test('dark paper has light figures', () => {
  const [paper] = puzzleScene(document, LEAF, { dark: true }).shapes as Rectangle[];
  assert.equal(paper.fill, '#16181d');
});

test('invalid options are rejected', () => {
  assert.throws(() => puzzleScene(document, gridFrom(['#'])), /The grid is 1x1; the puzzle is 7x6\./);
  assert.throws(() => puzzleScene(document, LEAF, { cellSize: 0 }), /cellSize is 0; expected/);
});
