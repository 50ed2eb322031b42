// The moment of solving, as a function of one number: the last cell pops, the clues slide away, the gaps close
// in a diagonal wave while the picture flies to its place, the paper lifts off the page, and the colours of the
// artwork come, where there is one. Painted whole in every frame; at its end the picture lies still.
import { type Artwork, colorOf } from '@crosshatch/core/model';
import { rgbOf } from '../components/canvas-colors.js';
import type { Brush } from './brush.js';
import type { CellImage } from './cell-image.js';
import { type CellColors, pictureColors } from './colors.js';
import type { GridScene, Reveal } from './scene.js';

/** With more cells than this the picture is one scaled image, without the wave. */
const MOST_DRAWN = 3600;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export function paintReveal(
  brush: Brush,
  clues: Brush | undefined,
  scene: GridScene,
  reveal: Reveal,
  marks: Uint32Array,
  image: CellImage,
): void {
  const { context, geometry, ratio, page } = brush;
  const { part, to } = reveal;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const flight = phase(part, 0.3, 0.78);
  const place = {
    cell: mix(geometry.cell, to.cell, flight),
    x: mix(geometry.gx - geometry.x, to.gx, flight),
    y: mix(geometry.gy - geometry.y, to.gy, flight),
  };
  const plain = mixedColors(brush.colors, scene, phase(part, 0.35, 0.7));
  const shown = marks.map((mark) => (mark === 1 ? ALL : mark));
  const { filled, colors } = artworkColors(shown, plain, reveal.artwork, phase(part, 0.6, 0.95));
  if (clues !== undefined) slideClues(brush, clues, phase(part, 0.06, 0.34));
  const width = geometry.columns * place.cell;
  const height = geometry.rows * place.cell;
  lift(brush, place, width, height, colors.ground, phase(part, 0.62, 1));
  context.save();
  context.beginPath();
  // From the window of the grid to the whole picture.
  context.rect(
    mix(geometry.gx, place.x, flight),
    mix(geometry.gy, place.y, flight),
    mix(geometry.viewRight - geometry.gx, width, flight),
    mix(geometry.viewBottom - geometry.gy, height, flight),
  );
  context.clip();
  if (filled.length > MOST_DRAWN) {
    context.imageSmoothingEnabled = false;
    context.drawImage(
      image.of(filled, geometry.columns, { ...colors, cross: colors.ground }),
      place.x,
      place.y,
      width,
      height,
    );
  } else paintWave(brush, place, filled, colors, part);
  context.globalAlpha = 1 - phase(part, 0.1, 0.4);
  context.strokeStyle = page.ink;
  context.lineWidth = 2;
  context.strokeRect(
    geometry.gx,
    geometry.gy,
    geometry.viewRight - geometry.gx,
    geometry.viewBottom - geometry.gy,
  );
  context.globalAlpha = 1;
  if (reveal.last !== undefined) pop(brush, place, reveal.last, colorAt(filled, reveal.last, colors), part);
  context.restore();
}

/** All candidates: a cell without a mark. */
const ALL = 0xffffffff;

function colorAt(
  marks: Uint32Array,
  cell: number,
  { fills, ground }: Pick<CellColors, 'fills' | 'ground'>,
): string {
  const color = colorOf(marks[cell]);
  return color === undefined ? ground : (fills[color - 1] ?? ground);
}

/** Each cell without its gap once the wave has come to it. */
function paintWave(
  { context, geometry }: Brush,
  place: Place,
  marks: Uint32Array,
  colors: CellColors,
  part: number,
): void {
  const { columns, rows } = geometry;
  context.fillStyle = colors.ground;
  context.fillRect(place.x, place.y, columns * place.cell, rows * place.cell);
  const gap = Math.max(1, place.cell * 0.04);
  const wave = (part - 0.15) / 0.5;
  for (let index = 0; index < marks.length; index++) {
    const color = colorOf(marks[index]);
    if (color === undefined) continue;
    const [column, row] = [index % columns, Math.trunc(index / columns)];
    const local = Math.min(1, Math.max(0, (wave - (column + row) / (columns + rows)) * 4 + 1));
    // A little larger while the wave goes through, and without a seam in the end.
    const inset = local >= 1 ? 0 : gap * (1 - local) - Math.sin(local * Math.PI) * place.cell * 0.09;
    const [left, top] = [place.x + column * place.cell, place.y + row * place.cell];
    const overlap = local >= 1 ? 0.6 : 0;
    context.fillStyle = colors.fills[color - 1];
    context.fillRect(
      left + inset,
      top + inset,
      place.cell - 2 * inset + overlap,
      place.cell - 2 * inset + overlap,
    );
  }
}

/** The clues go where they came from: those of the rows to the left, those of the columns up. */
function slideClues({ context, geometry, ratio }: Brush, clues: Brush, part: number): void {
  if (part >= 1) return;
  const { ox, oy, gx, gy, viewRight, viewBottom, left, top } = geometry;
  const source = clues.context.canvas;
  const copy = (x: number, y: number, width: number, height: number, dx: number, dy: number) => {
    if (width < 1 || height < 1) return;
    context.drawImage(
      source,
      x * ratio,
      y * ratio,
      width * ratio,
      height * ratio,
      x + dx,
      y + dy,
      width,
      height,
    );
  };
  context.globalAlpha = 1 - part;
  copy(ox, gy, left, viewBottom - gy, -part * left * 0.7, 0);
  copy(gx, oy, viewRight - gx, top, 0, -part * top * 0.7);
  context.globalAlpha = 1;
}

/** Paper with a margin and a shadow under the picture. */
function lift(
  { context }: Brush,
  place: Place,
  width: number,
  height: number,
  paper: string,
  part: number,
): void {
  if (part === 0) return;
  const margin = Math.min(14, Math.max(6, width * 0.03)) * part;
  context.save();
  context.shadowColor = `rgb(10 14 50 / ${35 * part}%)`;
  context.shadowBlur = 26 * part;
  context.shadowOffsetY = 9 * part;
  context.fillStyle = paper;
  context.fillRect(place.x - margin, place.y - margin, width + 2 * margin, height + 2 * margin);
  context.restore();
}

function pop({ context, geometry }: Brush, place: Place, index: number, color: string, part: number): void {
  const local = part / 0.2;
  if (local >= 1) return;
  const side = place.cell * (1 + Math.sin(local * Math.PI) * 0.55);
  const x = place.x + ((index % geometry.columns) + 0.5) * place.cell;
  const y = place.y + (Math.trunc(index / geometry.columns) + 0.5) * place.cell;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.15 * (1 - local));
  context.fill();
}

/** From the colours of the grid to those of the picture on its own paper. */
function mixedColors(from: CellColors, { puzzle }: GridScene, part: number): CellColors {
  if (part === 0) return from;
  const to = pictureColors(puzzle.palette);
  return {
    ...from,
    ground: blend(from.ground, to.ground, part),
    fills: from.fills.map((fill, i) => blend(fill, to.fills[i], part)),
  };
}

/** With this part of the artwork's colours: every pair of a mark and a colour that occurs is a colour of its own. */
function artworkColors(
  marks: Uint32Array,
  colors: CellColors,
  artwork: Artwork | undefined,
  part: number,
): { readonly filled: Uint32Array; readonly colors: CellColors } {
  if (artwork === undefined || part === 0) return { filled: marks, colors };
  const { ground, fills } = pictureColors(artwork.palette);
  const pairs = new Map<string, number>();
  const mixed: string[] = [];
  const filled = marks.map((mark, cell) => {
    const from = colorOf(mark);
    const to = colorOf(artwork.grid.cells[cell]) ?? 0;
    const key = `${from} ${to}`;
    let color = pairs.get(key);
    if (color === undefined) {
      mixed.push(blend(colorAt(marks, cell, colors), to === 0 ? ground : fills[to - 1], part));
      color = mixed.length;
      pairs.set(key, color);
    }
    return 2 ** color;
  });
  // A set of candidates has room for thirty colours.
  if (mixed.length > 30) return { filled: marks, colors };
  return { filled, colors: { ...colors, ground: blend(colors.ground, ground, part), fills: mixed } };
}

function blend(from: string, to: string, part: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `rgb(${a.map((value, i) => Math.round(mix(value, b[i], part))).join(' ')})`;
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** 0 before `from`, 1 after `to`, smooth between. */
function phase(part: number, from: number, to: number): number {
  const local = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return local * local * (3 - 2 * local);
}
