// A picture becomes a grid: crop, shrink in linear light, smooth what is grain, choose colours, decide
// each cell, drop specks. Each step stands in a file of its own; this one puts them in order.
import {
  BLACK_ON_WHITE,
  BLANK,
  colorNames,
  colorOf,
  completePalette,
  type Grid,
  gridOfColors,
  hexOfLab,
  type Lab,
  labOfHex,
  MAX_COLORS,
  MAX_SIDE,
  normalRgb,
  type Palette,
  type Size,
} from '../../model/index.js';
import { stretched, stretching } from './contrast.js';
import { cutOff, fitAspect, labAt, looksLike } from './crop.js';
import { dithered } from './dither.js';
import { type Frame, findFrame, withBackgroundOf } from './frame.js';
import { inkEvidence, isDark } from './ink.js';
import { dropSpecks, type Labels, settleLabels } from './label-field.js';
import { outlined } from './outline.js';
import { type Field, type Pixels, perceptual, verifyPixels } from './pixels.js';
import { chooseColors, nearest } from './quantize.js';
import { type Area, resample } from './shrink.js';
import { grainOf, smoothed } from './smooth.js';
import { THRESHOLDS, type Threshold } from './threshold.js';
import { colorVotes } from './votes.js';

/** How to turn a picture into a grid. */
export interface PictureRecipe {
  /** Cells: the longer side (the shape of the subject decides the other), or both. */
  readonly size: number | Size;
  /** Colours besides the background, or all colours as `#rrggbb`, the background among them. Default 1. */
  readonly colors?: number | readonly string[];
  /** For black and white: what is dark. Default `otsu`. */
  readonly threshold?: Threshold;
  /** Shades by dots. Default no. */
  readonly dither?: boolean;
  /** Only outlines, black and white. Default no. */
  readonly outline?: boolean;
  /** Filled and blank change places (black and white). Default: the border is blank. */
  readonly invert?: boolean;
  /** Cut down to the subject where the background is plain. Default yes. */
  readonly crop?: boolean;
  /** Stretch lightness from black to white. Default yes. */
  readonly contrast?: boolean;
  /** Patches of at most this many cells are removed unless they are very clear. Default: 1 for small grids, 2 from 40 cells a side on. */
  readonly specks?: number;
}

/** What `pictureGrid` returns: a grid, its palette, and how certain each cell is (0 to 1). */
export interface PictureGrid {
  readonly grid: Grid;
  readonly palette: Palette;
  /** How clear each cell was, 0 to 1: `improve` changes doubtful ones first. */
  readonly certainty: Float32Array;
  /** The part of the picture that is shown, in pixels; it may reach beyond the border. */
  readonly area: Area;
}

/** Fine pixels a cell, each way. */
const FINE = 6;
/** Differences up to this multiple of the grain still count as grain. */
const GRAIN = 2.5;
/** How much neighbouring cells have to say, from no grain to much. */
const LEAST_ACCORD = 0.12;
const MOST_ACCORD = 0.28;
/** The part of the border that has to be dark for dark to be the background, where none is known. */
const DARK_BORDER = 0.7;
/** Areas of shade that outlines are drawn round. */
const SHADES = 5;

/**
 * A picture as a grid of colours, not yet a good puzzle: see `improve`.
 *
 * @example
 * const { grid, palette } = pictureGrid(context.getImageData(0, 0, 300, 300), { size: 30 });
 */
export function pictureGrid(pixels: Pixels, recipe: PictureRecipe): PictureGrid {
  verifyPixels(pixels);
  verifyRecipe(recipe);
  const frame = findFrame(pixels, recipe.crop !== false);
  const { subject, isPlain } = frame;
  const size = sizeFor(subject, recipe.size);
  const first = gridOfArea(frame, fitAspect(subject, size.width, size.height, isPlain), size, recipe);
  // Blank lines at the border are dull. Grain may have kept the crop from seeing that nothing is there.
  const box = filledBox(first.grid);
  if (recipe.crop === false || box === undefined) return first;
  // A stripe is not the whole flag: here blank areas are part of the picture.
  if (!isPlain && isStripe(first.grid, box)) return first;
  const scale = first.area.width / size.width;
  const tight: Area = {
    left: first.area.left + box.left * scale,
    top: first.area.top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  const again = sizeFor(tight, recipe.size);
  // What was background stays background, even if nothing of it is left. Outlines have none: both sides of a
  // line are blank.
  const known = recipe.outline ? frame : withBackgroundOf(frame, first, recipe.invert ?? false);
  return gridOfArea(known, fitAspect(tight, again.width, again.height, true), again, recipe);
}

function gridOfArea(
  { light, background, beyond }: Frame,
  area: Area,
  size: Size,
  recipe: PictureRecipe,
): PictureGrid {
  const fineSize = { width: size.width * FINE, height: size.height * FINE };
  const plain = perceptual(resample(light, area, fineSize, beyond));
  const isMono = recipe.colors === undefined || recipe.colors === 1;
  const stretch =
    recipe.contrast === false || !isMono
      ? (value: number) => value
      : stretching(plain, cutOff(plain, background));
  const field = stretched(plain, stretch);
  const around: Lab | undefined = background && [stretch(background[0]), background[1], background[2]];
  const grain = grainOf(field);
  const lab = smoothed(field, GRAIN * grain);
  const accord = Math.min(MOST_ACCORD, LEAST_ACCORD + 4 * grain);
  const result =
    isMono && !recipe.outline
      ? byInk(lab, size, recipe, accord, around)
      : byColors(lab, size, recipe, accord, around);
  return { ...result, area };
}

/** The cells within which all that is filled lies; undefined when that is all of the grid, or nothing. */
function filledBox({ width, height, cells }: Grid): Area | undefined {
  const rows: number[] = [];
  const columns: number[] = [];
  cells.forEach((cell, i) => {
    if (colorOf(cell) === BLANK) return;
    rows.push(Math.floor(i / width));
    columns.push(i % width);
  });
  if (rows.length === 0) return undefined;
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(columns), least(rows)];
  const box = { left, top, width: most(columns) + 1 - left, height: most(rows) + 1 - top };
  return box.width === width && box.height === height ? undefined : box;
}

/** Whether the box goes right across and all of its cells have one colour. */
function isStripe({ width, height, cells }: Grid, box: Area): boolean {
  if (box.width < width && box.height < height) return false;
  const first = cells[box.top * width + box.left];
  for (let row = box.top; row < box.top + box.height; row++) {
    const line = cells.subarray(row * width + box.left, row * width + box.left + box.width);
    if (line.some((cell) => cell !== first)) return false;
  }
  return true;
}

/** Black and white: what is dark is filled, unless the background is dark. */
function byInk(
  lab: Field,
  size: Size,
  recipe: PictureRecipe,
  accord: number,
  background: Lab | undefined,
): Omit<PictureGrid, 'area'> {
  const unseen = cutOff(lab, background);
  const threshold = recipe.dither ? 0.5 : (recipe.threshold ?? 'otsu');
  const labels = recipe.dither
    ? dithered(cellMeans(lab, size), size, [
        [1, 0, 0],
        [0, 0, 0],
      ])
    : settleLabels(inkEvidence(lab, size, FINE, threshold, unseen), accord);
  if (!recipe.dither) dropSpecks(labels, size, specksOf(recipe, size));
  const isOnDark =
    background === undefined
      ? borderShares(labels, size, 2)[1] > DARK_BORDER
      : (backgroundIsDark(labels, lab, size, background) ?? isDark(background, lab, threshold, unseen));
  const turned = isOnDark !== (recipe.invert ?? false);
  const filled = turned ? labels.labels.map((label) => 1 - label) : labels.labels;
  return { grid: gridOfColors(size, filled), palette: BLACK_ON_WHITE, certainty: labels.certainty };
}

/** Whether most of the cells that are nothing but background are dark; undefined where there are none. */
function backgroundIsDark({ labels }: Labels, lab: Field, size: Size, background: Lab): boolean | undefined {
  const alike = new Uint8Array(labels.length);
  for (let pixel = 0; pixel < lab.width * lab.height; pixel++) {
    if (!looksLike(labAt(lab, pixel), background)) continue;
    const row = Math.floor(pixel / lab.width / FINE);
    alike[row * size.width + Math.floor((pixel % lab.width) / FINE)] += 1;
  }
  let [dark, all] = [0, 0];
  labels.forEach((label, cell) => {
    // Grain may spoil a few pixels of a cell; more is a thin line.
    if (alike[cell] < 0.9 * FINE * FINE) return;
    dark += label;
    all += 1;
  });
  return all === 0 ? undefined : 2 * dark > all;
}

function byColors(
  lab: Field,
  size: Size,
  recipe: PictureRecipe,
  accord: number,
  background: Lab | undefined,
): Omit<PictureGrid, 'area'> {
  const { colors: wanted = 1 } = recipe;
  const count = recipe.outline ? SHADES : (wanted as number) + 1;
  const colors =
    typeof wanted === 'number'
      ? chooseColors(lab, count, cutOff(lab, background))
      : wanted.map((color) => labOfHex(normalRgb(color) as string));
  const labels =
    recipe.dither && !recipe.outline
      ? dithered(cellMeans(lab, size), size, colors)
      : settleLabels(colorVotes(lab, size, FINE, colors), accord);
  if (!recipe.dither) dropSpecks(labels, size, specksOf(recipe, size));
  if (recipe.outline) {
    const lines = outlined(labels, size, colors, background);
    const filled = recipe.invert ? lines.labels.map((label) => 1 - label) : lines.labels;
    return { grid: gridOfColors(size, filled), palette: BLACK_ON_WHITE, certainty: lines.certainty };
  }
  return named(labels, size, colors, background);
}

/** Puts the background first and the others in the order of their areas; unused ones go. */
function named(
  { labels, certainty }: Labels,
  size: Size,
  colors: readonly Lab[],
  around: Lab | undefined,
): Omit<PictureGrid, 'area'> {
  const areas = new Array<number>(colors.length).fill(0);
  for (const label of labels) areas[label] += 1;
  const shares = borderShares({ labels, certainty }, size, colors.length);
  const background = around === undefined ? shares.indexOf(Math.max(...shares)) : nearest(around, colors);
  const used = areas
    .map((area, label) => ({ area, label }))
    .filter(({ area, label }) => label !== background && area > 0)
    .sort((a, b) => b.area - a.area || a.label - b.label);
  const order = [background, ...used.map(({ label }) => label)];
  const names = colorNames(order.map((label) => colors[label]));
  const [first, ...others] = order.map((label, i) => ({ name: names[i], rgb: hexOfLab(colors[label]) }));
  const palette = completePalette({ background: first, colors: others.length > 0 ? others : [{}] });
  const grid = gridOfColors(
    size,
    Array.from(labels, (label) => order.indexOf(label)),
  );
  return { grid, palette, certainty };
}

/** The part of the border that each label has. */
function borderShares({ labels }: Labels, { width, height }: Size, count: number): number[] {
  const seen = new Array<number>(count).fill(0);
  labels.forEach((label, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const sides = Number(row === 0 || row === height - 1) + Number(column === 0 || column === width - 1);
    seen[label] += sides;
  });
  const all = seen.reduce((sum, amount) => sum + amount, 0);
  return seen.map((amount) => amount / all);
}

function sizeFor(subject: Area, wanted: number | Size): Size {
  if (typeof wanted !== 'number') return wanted;
  const longest = Math.max(subject.width, subject.height);
  const side = (length: number) => Math.max(1, Math.round((wanted * length) / longest));
  return { width: side(subject.width), height: side(subject.height) };
}

function cellMeans(lab: Field, size: Size): Field {
  return resample(lab, { left: 0, top: 0, width: lab.width, height: lab.height }, size, [0, 0, 0]);
}

function specksOf({ specks }: PictureRecipe, size: Size): number {
  return specks ?? (Math.max(size.width, size.height) >= 40 ? 2 : 1);
}

function verifyRecipe({ size, colors = 1, threshold = 'otsu', specks = 0 }: PictureRecipe): void {
  const sides = typeof size === 'number' ? [size] : [size.width, size.height];
  for (const side of sides) {
    if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
      throw new RangeError(`The size is ${side}; expected a whole number of cells from 1 to ${MAX_SIDE}.`);
    }
  }
  if (typeof colors === 'number' && !(Number.isInteger(colors) && colors >= 1 && colors <= MAX_COLORS)) {
    throw new RangeError(`colors is ${colors}; expected a whole number from 1 to ${MAX_COLORS}.`);
  }
  if (typeof colors !== 'number') {
    if (colors.length < 2 || colors.length > MAX_COLORS + 1) {
      throw new RangeError(`There are ${colors.length} colours; expected 2 to ${MAX_COLORS + 1}.`);
    }
    const odd = colors.find((color) => normalRgb(color) === undefined);
    if (odd !== undefined) throw new RangeError(`A colour is "${odd}"; expected #rrggbb.`);
  }
  const isMethod = (THRESHOLDS as readonly unknown[]).includes(threshold);
  if (!isMethod && !(typeof threshold === 'number' && threshold >= 0 && threshold <= 1)) {
    throw new RangeError(
      `threshold is ${threshold}; expected ${THRESHOLDS.join(', ')} or a number from 0 to 1.`,
    );
  }
  if (!(specks >= 0)) throw new RangeError(`specks is ${specks}; expected 0 or more.`);
}
