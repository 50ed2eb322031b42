// What is made: a drawing with its palette, and the puzzle that it is. Also how it is kept between visits.
import {
  BLACK_ON_WHITE,
  colorOf,
  completePalette,
  type Grid,
  gridOfColors,
  isComplete,
  MAX_COLORS,
  type Metadata,
  makePuzzle,
  type Palette,
  type PuzzleDocument,
  puzzleOf,
} from '@crosshatch/core/model';
import { makeWords as words } from '../../strings/words.js';
import { blankDrawing, type Drawing, LARGEST_DRAWING, recolored, withoutColor } from './drawing.js';

export interface Picture {
  readonly drawing: Drawing;
  readonly palette: Palette;
}

export const NEW_PICTURE: Picture = {
  drawing: blankDrawing({ width: 10, height: 10 }),
  palette: BLACK_ON_WHITE,
};

export function gridOf({ drawing }: Picture): Grid {
  return gridOfColors(drawing, drawing.cells);
}

/** The puzzle with the drawing as its goal. */
export function documentOf(picture: Picture, meta: Metadata): PuzzleDocument {
  const goal = gridOf(picture);
  const texts = Object.fromEntries(Object.entries(meta).filter(([, text]) => text.trim() !== ''));
  return { puzzle: puzzleOf(goal, picture.palette), meta: texts, goal };
}

/** A complete grid as something to draw on; undefined when it is too large or not complete. */
export function pictureOf(grid: Grid, palette: Palette): Picture | undefined {
  const { width, height } = grid;
  if (width > LARGEST_DRAWING || height > LARGEST_DRAWING || !isComplete(grid)) return undefined;
  return {
    drawing: { width, height, cells: Uint8Array.from(grid.cells, (cell) => colorOf(cell) ?? 0) },
    palette,
  };
}

/** Colours to add, in this order: each stands out from those before it. */
const paints = () => Object.entries(words.paints).map(([rgb, name]) => ({ name, rgb }));

/** One colour more, chosen to stand out from the others. */
export function withNewColor({ drawing, palette }: Picture): Picture {
  if (palette.colors.length >= MAX_COLORS) return { drawing, palette };
  const { background, colors } = palette;
  const isFree = ({ name, rgb }: { name: string; rgb: string }) =>
    [background, ...colors].every((other) => other.name !== name && other.rgb !== rgb);
  const added = paints().find(isFree) ?? {};
  return { drawing, palette: completePalette({ background, colors: [...colors, added] }) };
}

/** Another look for a colour (0 = background). */
export function withRgb({ drawing, palette }: Picture, color: number, rgb: string): Picture {
  const colors = palette.colors.map((old, i) => (i + 1 === color ? { ...old, rgb } : old));
  const background = color === 0 ? { ...palette.background, rgb } : palette.background;
  return { drawing, palette: { background, colors } };
}

/** Another name for a colour; an invalid or used name changes nothing. */
export function withName(picture: Picture, color: number, name: string): Picture {
  const { background, colors } = picture.palette;
  const renamed = colors.map((old, i) => (i + 1 === color ? { ...old, name: name.trim() } : old));
  const made = makePuzzle({ rows: [[]], columns: [[]], palette: { background, colors: renamed } });
  return made.ok ? { ...picture, palette: made.puzzle.palette } : picture;
}

/** One colour less: its cells become blank. */
export function removedColor({ drawing, palette }: Picture, color: number): Picture {
  if (palette.colors.length <= 1) return { drawing: recolored(drawing, color, 0), palette };
  const colors = palette.colors.filter((_, i) => i + 1 !== color);
  return { drawing: withoutColor(drawing, color), palette: { ...palette, colors } };
}

export interface Draft {
  readonly picture: Picture;
  readonly meta: Metadata;
}

/** As plain data, for the browser's storage. */
export function writeDraft({ picture: { drawing, palette }, meta }: Draft): unknown {
  const { width, height, cells } = drawing;
  return { width, height, cells: Array.from(cells, (color) => color.toString(36)).join(''), palette, meta };
}

/** From anything: a draft, or nothing. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { width, height, cells, palette, meta } = value as Record<string, unknown>;
  if (!isSide(width) || !isSide(height) || typeof cells !== 'string') return undefined;
  if (cells.length !== width * height || !/^[0-9a-u]*$/.test(cells)) return undefined;
  // The model judges the palette: a puzzle without clues is enough for that.
  const made = makePuzzle({ rows: [[]], columns: [[]], palette: palette as Palette });
  if (!made.ok) return undefined;
  const colors = Uint8Array.from(cells, (digit) => Number.parseInt(digit, 36));
  if (colors.some((color) => color > made.puzzle.palette.colors.length)) return undefined;
  const picture = { drawing: { width, height, cells: colors }, palette: made.puzzle.palette };
  return { picture, meta: readMeta(meta) };
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LARGEST_DRAWING;
}

function readMeta(value: unknown): Metadata {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const fields = ['title', 'author', 'license'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => (typeof row[field] === 'string' ? [[field, row[field].slice(0, 500)]] : [])),
  );
}
