// Pictures that were looked at and found right, kept as small PNG files. The tests draw each again and
// compare with a tolerance; `npm run generate -- golden-pictures` draws them anew, to be looked at and committed.
import type { Grid, PuzzleDocument } from '@crosshatch/core';
import { completePalette, type Palette, puzzleOf } from '@crosshatch/core/model';
import {
  type BookEntry,
  type BookOptions,
  drawSvg,
  makeBook,
  type PictureOptions,
  parseDrawing,
  scenesToPdf,
} from '@crosshatch/core/render';
import { type Pixels, renderPdf, svgPixels } from './render.js';

const LEAF = '...##..\n..####.\n.##.##.\n##.##..\n#.##...\n##.....';
const FLAG = 'rrrrrrrr\nrrwwwwrr\nwwwbbwww\nwwbbbbww\nwwbbbbww\nwwwbbwww\nggwwwwgg\ngggggggg';

const COLORS = completePalette({
  background: { name: 'sand', rgb: '#f3ead3' },
  colors: [
    { name: 'red', rgb: '#c8102e', symbol: 'r' },
    { name: 'white', rgb: '#ffffff', symbol: 'w' },
    { name: 'blue', rgb: '#1a3a8f', symbol: 'b' },
    { name: 'green', rgb: '#2e8b57', symbol: 'g' },
  ],
});

export interface GoldenCase {
  readonly name: string;
  readonly draw: () => Promise<Pixels>;
}

export const GOLDEN_PICTURES: readonly GoldenCase[] = [
  ofSvg('empty', LEAF, { isEmpty: true }),
  ofSvg('solved', LEAF, {}),
  ofSvg('in-part', LEAF.replaceAll('##.', '##?'), { strikeOff: true, ruleEvery: 3, marked: [3, 9] }),
  ofSvg('dark', LEAF, { dark: true, strikeOff: true }),
  ofSvg('colored', FLAG, {}, COLORS),
  ofSvg('black-and-white', FLAG, { blackAndWhite: true }, COLORS),
  ofPdf('page', 0, [LEAF], { solutions: 'foot' }),
  ofPdf('book-title', 0, [LEAF, FLAG], { title: 'Golden Book' }),
  ofPdf('book-contents', 1, [LEAF, FLAG, LEAF], { title: 'Golden Book' }),
  ofPdf('book-puzzles', 2, [LEAF, FLAG, LEAF, FLAG], { title: 'Golden Book', paper: 'letter' }),
  ofPdf('book-solutions', 3, [LEAF, FLAG, LEAF, FLAG], { title: 'Golden Book' }),
  ofPdf('sheet', 1, [LEAF], { cell: 24 }),
  ofPdf('page-black-and-white', 0, [FLAG], { solutions: 'foot', picture: { blackAndWhite: true } }),
];

function ofSvg(
  name: string,
  drawing: string,
  options: PictureOptions & { isEmpty?: boolean },
  palette?: Palette,
): GoldenCase {
  return {
    name,
    draw: async () => {
      const { document, grid } = drawn(drawing, palette);
      return svgPixels(drawSvg(document, options.isEmpty ? undefined : grid, { cellSize: 16, ...options }));
    },
  };
}

function ofPdf(name: string, page: number, drawings: readonly string[], options: BookOptions): GoldenCase {
  return {
    name,
    draw: async () => {
      const entries = drawings.map((drawing, i): BookEntry => {
        const { document, grid } = drawn(drawing, drawing === FLAG ? COLORS : undefined);
        return {
          document,
          solution: grid,
          difficulty: { marks: (i % 5) + 1, words: `class ${(i % 5) + 1}` },
        };
      });
      const { pages } = await renderPdf(scenesToPdf(makeBook(entries, options).pages), 0.6);
      return pages[page];
    },
  };
}

/** A puzzle whose clues are those of the drawing with blanks for what is unknown. */
function drawn(drawing: string, palette?: Palette): { document: PuzzleDocument; grid: Grid } {
  const solution = parseDrawing(drawing.replaceAll('?', '.'), palette);
  const meta = { title: 'Été à Łódź', author: 'J. O’Neil' };
  return { document: { puzzle: puzzleOf(solution, palette), meta }, grid: parseDrawing(drawing, palette) };
}
