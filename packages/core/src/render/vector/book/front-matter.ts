// The front matter of a book: a title page with the rules and the key to the difficulty squares, and the table of contents.
import { puzzleOf } from '../../../model/index.js';
import { puzzleScene } from '../puzzle-scene.js';
import type { Scene, Shape } from '../scene.js';
import { type BookOptions, type NumberedEntry, sizeWords, titleOf } from './entry.js';
import { difficultySquares, footer, squaresWidth } from './marks.js';
import { MM, partsOf, sheetOf } from './paper.js';
import { GREY, label, RULE, rule, TYPE, widthOf, wrapped } from './typography.js';

const RULES = [
  'Every number stands for a run of filled cells in its row or column, in the order given.',
  'Between two runs of the same colour at least one cell stays blank. Runs of different colours may touch.',
  'No guessing is needed where a puzzle is not marked otherwise: fill what must be filled, cross what must stay blank.',
];

/** A `#`, as a puzzle and its solution. */
const EMBLEM = ['..#.#..', '..#.#..', '#######', '..#.#..', '#######', '..#.#..', '..#.#..'];

export function titlePage(entries: readonly NumberedEntry[], options: BookOptions): Scene {
  const sheet = sheetOf(options.paper ?? 'a4', false);
  const { inside } = sheet;
  const middle = sheet.width / 2;
  const emblem = emblemShapes(middle, inside.y + 52 * MM, 8.2 * MM);
  let y = inside.y + 150 * MM;
  const shapes: Shape[] = [rule(inside.x, inside.y, inside.width, 1.6), ...emblem];
  for (const line of wrapped('display', options.title ?? '', inside.width).slice(0, 3)) {
    shapes.push(label('display', line, { x: middle, y, align: 'center', room: inside.width }));
    y += TYPE.display.size * 1.6;
  }
  const subtitle = options.subtitle ?? countWords(entries);
  shapes.push(
    label('title', subtitle, { x: middle, y: y - 12, align: 'center', color: GREY, room: inside.width }),
  );
  if (options.author !== undefined) {
    shapes.push(
      label('title', options.author, { x: middle, y: y + 10, align: 'center', room: inside.width }),
    );
  }
  shapes.push(...rulesOfTheGame(entries, inside.x, inside.y + inside.height - 34 * MM, inside.width));
  return { width: sheet.width, height: sheet.height, description: options.title ?? 'Title page', shapes };
}

function countWords(entries: readonly NumberedEntry[]): string {
  const count = `${entries.length} ${entries.length === 1 ? 'nonogram' : 'nonograms'}`;
  const byCells = [...entries].sort((a, b) => cellsOf(a) - cellsOf(b));
  const [least, most] = [byCells[0], byCells[byCells.length - 1]].map(({ document }) => sizeWords(document));
  return least === most ? `${count}, ${least}` : `${count}, ${least} to ${most}`;
}

function cellsOf({ document }: NumberedEntry): number {
  return document.puzzle.width * document.puzzle.height;
}

function emblemShapes(middle: number, top: number, cell: number): Shape[] {
  const cells = Uint32Array.from(EMBLEM.join(''), (character) => (character === '#' ? 2 : 1));
  const grid = { width: 7, height: 7, cells };
  const document = { puzzle: puzzleOf(grid), meta: {} };
  const scene = puzzleScene(document, grid, { cellSize: 1, margin: 0, ruleEvery: 0 });
  const x = middle - (scene.width * cell) / 2;
  return [{ kind: 'group', x, y: top, scale: cell, shapes: scene.shapes }];
}

function rulesOfTheGame(entries: readonly NumberedEntry[], x: number, top: number, width: number): Shape[] {
  const shapes: Shape[] = [rule(x, top, width, 0.4, RULE)];
  const right = x + width;
  const key = difficultyKey(entries);
  const room = width * (key.length === 0 ? 1 : 0.66);
  let y = top + 18;
  for (const paragraph of RULES) {
    for (const line of wrapped('body', paragraph, room)) {
      shapes.push(label('body', line, { x, y }));
      y += TYPE.body.size * 1.85;
    }
    y += 4;
  }
  key.forEach(({ marks, words }, i) => {
    const line = top + 18 + i * TYPE.body.size * 1.95;
    const left = right - widest(key) - 8 - squaresWidth();
    shapes.push(...difficultySquares({ marks, words }, left + squaresWidth(), line));
    shapes.push(label('note', words, { x: left + squaresWidth() + 8, y: line }));
  });
  return shapes;
}

/** The difficulties that occur, the easiest first. */
function difficultyKey(entries: readonly NumberedEntry[]): { marks: number; words: string }[] {
  const byWords = new Map(
    entries.flatMap(({ difficulty }) => (difficulty ? [[difficulty.words, difficulty]] : [])),
  );
  return [...byWords.values()].sort((a, b) => a.marks - b.marks || (a.words < b.words ? -1 : 1));
}

function widest(key: readonly { words: string }[]): number {
  return Math.max(...key.map(({ words }) => widthOf('note', words)));
}

const ROW = 19;

/** Number, title, size, difficulty and page of every puzzle; one column, or two for many. */
export function contentsPages(
  entries: readonly NumberedEntry[],
  pageOf: ReadonlyMap<NumberedEntry, number>,
  options: BookOptions,
  firstPage: number,
): Scene[] {
  const sheet = sheetOf(options.paper ?? 'a4', false);
  const { inside } = sheet;
  const area = { ...inside, y: inside.y + 44, height: inside.height - 44 };
  const rows = Math.floor(area.height / ROW);
  const columns = partsOf(area, entries.length > rows ? 2 : 1, 1, 12 * MM);
  const pages: Scene[] = [];
  for (let first = 0; first < entries.length; first += rows * columns.length) {
    const some = entries.slice(first, first + rows * columns.length);
    // Balance the columns.
    const perColumn = Math.ceil(some.length / columns.length);
    const shapes: Shape[] = [
      rule(inside.x, inside.y, inside.width, 1.6),
      label('heading', 'Contents', { x: inside.x, y: inside.y + 26 }),
      ...some.flatMap((entry, i) => {
        const column = columns[Math.floor(i / perColumn)];
        const y = column.y + ((i % perColumn) + 1) * ROW - 6;
        return contentsRow(entry, pageOf.get(entry), { ...column, y }, options);
      }),
      ...footer(sheet, { page: firstPage + pages.length, right: options.title ?? '' }),
    ];
    pages.push({ width: sheet.width, height: sheet.height, description: 'Contents', shapes });
  }
  return pages;
}

/** The number of pages of the table of contents. */
export function contentsLength(count: number, options: BookOptions): number {
  const rows = Math.floor((sheetOf(options.paper ?? 'a4', false).inside.height - 44) / ROW);
  return count <= rows ? 1 : Math.ceil(count / (2 * rows));
}

function contentsRow(
  entry: NumberedEntry,
  page: number | undefined,
  { x, y, width }: { x: number; y: number; width: number },
  options: BookOptions,
): Shape[] {
  const right = x + width;
  const title = options.titles === 'solutions' ? '' : titleOf(entry);
  const sizeRight = right - 26 - squaresWidth() - 12;
  return [
    label('body', String(entry.number ?? ''), { x: x + 14, y, align: 'right' }),
    label('body', title || `Nonogram ${entry.number ?? ''}`, { x: x + 24, y, room: sizeRight - 44 - x - 24 }),
    label('note', sizeWords(entry.document), { x: sizeRight, y, align: 'right' }),
    ...(entry.difficulty === undefined ? [] : difficultySquares(entry.difficulty, right - 26, y)),
    label('body', String(page ?? ''), { x: right, y, align: 'right' }),
    rule(x, y + 6.5, width, 0.3, '#d6d6d6'),
  ];
}
