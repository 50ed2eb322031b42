// Where the subject is. A picture whose border has one colour (or is transparent) is cut down to what is
// different from it; a photograph, whose border has many colours, is left whole.
import { distance, type Lab } from '../../model/index.js';
import type { Field } from './pixels.js';
import type { Area } from './shrink.js';

/** Colours no further apart than this count as the same background. */
const SAME = 0.07;
/** The part of the border that has to have one colour. */
const PLAIN = 0.85;
/** The part of a pixel line that has to be subject; less is dust. */
const DUST = 0.002;
/** A picture in which nothing differs more than this has one colour; more is a faint drawing. */
const ONE_COLOR = 0.03;

export interface Subject {
  readonly area: Area;
  /** The colour round the subject (OKLab): that of the border where it is plain; undefined where it is not. */
  readonly background: Lab | undefined;
}

/** Looks for the subject of a picture in OKLab. */
export function findSubject(lab: Field): Subject {
  const { width, height } = lab;
  const whole = { left: 0, top: 0, width, height };
  const background = plainBorder(lab);
  if (background === undefined) return { area: whole, background };
  const inRow = new Uint32Array(height);
  const inColumn = new Uint32Array(width);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (looksLike(labAt(lab, pixel), background)) continue;
    inRow[Math.floor(pixel / width)] += 1;
    inColumn[pixel % width] += 1;
  }
  const rows = extent(inRow, DUST * width);
  const columns = extent(inColumn, DUST * height);
  if (rows === undefined || columns === undefined) return { area: whole, background };
  const area = { left: columns[0], top: rows[0], width: columns[1], height: rows[1] };
  return { area, background };
}

/** Whether a colour counts as this background. */
export function looksLike(color: Lab, background: Lab): boolean {
  return distance(color, background) <= SAME;
}

/** Whether all of a picture has one colour that is not that of the paper. Pre: so small that there is no grain. */
export function isOneColor(lab: Field, paper: Lab): boolean {
  const first = labAt(lab, 0);
  for (let pixel = 0; pixel < lab.width * lab.height; pixel++) {
    if (distance(labAt(lab, pixel), first) > ONE_COLOR) return false;
  }
  return !looksLike(first, paper);
}

/**
 * The background, if the crop has left less of it than a border of one pixel. Undefined otherwise: the picture itself
 * still shows its background.
 */
export function cutOff(lab: Field, background: Lab | undefined): Lab | undefined {
  if (background === undefined) return undefined;
  let left = 2 * (lab.width + lab.height);
  for (let pixel = 0; pixel < lab.width * lab.height && left > 0; pixel++) {
    if (looksLike(labAt(lab, pixel), background)) left -= 1;
  }
  return left > 0 ? background : undefined;
}

export function labAt({ values }: Field, pixel: number): Lab {
  return [values[pixel * 3], values[pixel * 3 + 1], values[pixel * 3 + 2]];
}

/** The colour that nearly all of the border has. */
function plainBorder(lab: Field): Lab | undefined {
  const { width, height } = lab;
  const border: Lab[] = [];
  for (let x = 0; x < width; x++) border.push(labAt(lab, x), labAt(lab, (height - 1) * width + x));
  for (let y = 0; y < height; y++) border.push(labAt(lab, y * width), labAt(lab, y * width + width - 1));
  const middle = (channel: 0 | 1 | 2) => {
    const sorted = border.map((color) => color[channel]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  const median: Lab = [middle(0), middle(1), middle(2)];
  const same = border.filter((color) => looksLike(color, median)).length;
  return same >= PLAIN * border.length ? median : undefined;
}

/** First index and length of what exceeds the least amount. */
function extent(counts: Uint32Array, least: number): [first: number, length: number] | undefined {
  const first = counts.findIndex((count) => count > least);
  if (first < 0) return undefined;
  const last =
    counts.length -
    1 -
    counts
      .slice()
      .reverse()
      .findIndex((count) => count > least);
  return [first, last - first + 1];
}

/**
 * An area of the wanted shape. With a plain background the area grows, and nothing is lost; otherwise it
 * is cut, the middle kept.
 */
export function fitAspect(area: Area, width: number, height: number, grows: boolean): Area {
  const scale = grows
    ? Math.max(area.width / width, area.height / height)
    : Math.min(area.width / width, area.height / height);
  const fitted = { width: width * scale, height: height * scale };
  return {
    left: area.left + (area.width - fitted.width) / 2,
    top: area.top + (area.height - fitted.height) / 2,
    ...fitted,
  };
}
