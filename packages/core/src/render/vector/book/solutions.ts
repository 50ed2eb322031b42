// Solutions: small, upside down, with number and title, many on a page.
import { type Grid, isMono, type PuzzleDocument } from '../../../model/index.js';
import { puzzleScene } from '../puzzle-scene.js';
import type { Scene, Shape } from '../scene.js';
import { brightnessOf } from '../theme.js';
import { type BookOptions, type NumberedEntry, titleOf } from './entry.js';
import { footer } from './marks.js';
import { type Area, MM, partsOf, sheetOf } from './paper.js';
import { label, RULE, rule, widthOf } from './typography.js';

const CAPTION = 14;
const MOST_CELL = 3 * MM;
/** Below this cell size only heavy rules are drawn. */
const LEAST_RULED_CELL = 1.3 * MM;

/** From few and large to many and small. */
const SHARES = [
  { columns: 2, rows: 2 },
  { columns: 3, rows: 3 },
  { columns: 3, rows: 4 },
  { columns: 4, rows: 5 },
] as const;

/** The pages at the end of a book; the first page has this number. */
export function solutionPages(
  entries: readonly NumberedEntry[],
  options: BookOptions,
  firstPage: number | undefined,
): Scene[] {
  const { columns, rows } = shareFor(entries.length);
  const sheet = sheetOf(options.paper ?? 'a4', false);
  const { inside } = sheet;
  const top = 34;
  const area = { x: 0, y: top, width: inside.width, height: inside.height - top };
  const slots = partsOf(area, columns, rows, 7 * MM);
  const pages: Scene[] = [];
  for (let first = 0; first < entries.length; first += slots.length) {
    const some = entries.slice(first, first + slots.length);
    const shapes: Shape[] = [
      label('heading', entries.length === 1 ? 'Solution' : 'Solutions', { x: 0, y: 13 }),
      rule(0, 22, inside.width, 0.4, RULE),
      ...some.flatMap((entry, i) => solutionGroup(entry, slots[i], options, 'middle')),
    ];
    const [x, y] = [inside.x + inside.width, inside.y + inside.height];
    const page = firstPage === undefined ? undefined : firstPage + pages.length;
    pages.push({
      width: sheet.width,
      height: sheet.height,
      description: 'Solutions, upside down',
      shapes: [
        { kind: 'group', x, y, scale: 1, turned: true, shapes },
        ...footer(sheet, { page, right: options.title ?? '' }),
      ],
    });
  }
  return pages;
}

/** The number of pages for this many solutions. */
export function solutionsLength(count: number): number {
  const { columns, rows } = shareFor(count);
  return Math.ceil(count / (columns * rows));
}

function shareFor(count: number): (typeof SHARES)[number] {
  return SHARES.find(({ columns, rows }) => columns * rows >= count) ?? SHARES[SHARES.length - 1];
}

/** A solution with its caption, centred in the slot or at its start. */
export function solutionGroup(
  entry: NumberedEntry,
  slot: Area,
  options: BookOptions,
  place: 'middle' | 'end',
): Shape[] {
  if (entry.solution === undefined) return [];
  const { document, solution } = inGreys(entry.document, entry.solution, options);
  const { width, height } = document.puzzle;
  const cell = Math.min(slot.width / width, (slot.height - CAPTION) / height, MOST_CELL);
  const scene = puzzleScene(document, solution, {
    ...options.picture,
    blackAndWhite: false,
    strikeOff: false,
    rules: cell < LEAST_RULED_CELL ? 'heavy' : 'all',
    cellSize: 1,
    margin: 0,
    heading: false,
    clues: false,
  });
  const x = place === 'middle' ? slot.x + (slot.width - scene.width * cell) / 2 : slot.x;
  const y = slot.y + CAPTION;
  const number = entry.number === undefined ? '' : String(entry.number);
  const title = entry.number === undefined ? titleOf(entry) || 'Solution' : titleOf(entry);
  const indent = number === '' ? 0 : widthOf('body', number) + 5;
  return [
    ...(number === '' ? [] : [label('body', number, { x, y: slot.y + 7.5 })]),
    label('note', title, {
      x: x + indent,
      y: slot.y + 7.5,
      room: Math.max(scene.width * cell, slot.width * 0.8) - indent,
    }),
    { kind: 'group', x, y, scale: cell, shapes: scene.shapes },
  ];
}

/** Patterns are too fine at this size, so black-and-white printing uses greys. */
function inGreys(
  document: PuzzleDocument,
  solution: Grid,
  options: BookOptions,
): { document: PuzzleDocument; solution: Grid } {
  const { palette } = document.puzzle;
  if (!options.picture?.blackAndWhite || isMono(palette)) return { document, solution };
  const grey = (rgb: string) => {
    const level = Math.round(brightnessOf(rgb) * 255)
      .toString(16)
      .padStart(2, '0');
    return `#${level}${level}${level}`;
  };
  const colors = palette.colors.map((color) => ({ ...color, rgb: grey(color.rgb) }));
  const background = { ...palette.background, rgb: grey(palette.background.rgb) };
  return {
    document: { ...document, puzzle: { ...document.puzzle, palette: { background, colors } } },
    solution,
  };
}
