// What is shown of a picture, and what lies round it. The background is found once, on the whole picture:
// what is left after the crop can't tell, for a subject may fill it to the last pixel.
import { BLANK, colorOf, type Grid } from '../../model/index.js';
import { findSubject } from './crop.js';
import { type Lab, lightOf, linearOf, oklabOf } from './oklab.js';
import { composed, type Field, type Pixels, perceptual } from './pixels.js';
import { type Area, resample } from './shrink.js';

export interface Frame {
  /** The picture in linear light. */
  readonly light: Field;
  /** The subject, in pixels. */
  readonly subject: Area;
  /** The colour round the subject; undefined where it has many, as in a photograph. */
  readonly background: Lab | undefined;
  /** The light beyond the border. */
  readonly beyond: readonly number[];
}

/** The longest side at which the subject is looked for. */
const OVERVIEW = 400;

export function findFrame(pixels: Pixels, crops: boolean): Frame {
  const paper = paperFor(pixels);
  const light = composed(pixels, paper);
  const whole = { left: 0, top: 0, width: light.width, height: light.height };
  const scale = Math.max(1, Math.max(light.width, light.height) / OVERVIEW);
  const overview = {
    width: Math.max(1, Math.round(light.width / scale)),
    height: Math.max(1, Math.round(light.height / scale)),
  };
  const small = resample(light, whole, overview, [1, 1, 1]);
  const [red, green, blue] = paper.map((value) => linearOf(value / 255));
  const { area, background } = findSubject(perceptual(small), oklabOf(red, green, blue));
  const [sx, sy] = [light.width / overview.width, light.height / overview.height];
  const subject = crops
    ? { left: area.left * sx, top: area.top * sy, width: area.width * sx, height: area.height * sy }
    : whole;
  const corner = [...small.values.subarray(0, 3)];
  return { light, subject, background, beyond: background === undefined ? corner : lightOf(background) };
}

/** White, unless what is not transparent is so light that it would be lost on it. */
function paperFor({ data }: Pixels): readonly number[] {
  let [light, opaque, clear] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] / 255;
    light += alpha * Math.min(data[at], data[at + 1], data[at + 2]);
    opaque += alpha;
    clear += 1 - alpha;
  }
  return clear > 0.01 * opaque && light > 225 * opaque ? [0, 0, 0] : [255, 255, 255];
}

/** The frame with the mean of the background's cells for a background, where none was known. */
export function withBackgroundOf(
  frame: Frame,
  { grid, area }: { readonly grid: Grid; readonly area: Area },
  isInverted: boolean,
): Frame {
  if (frame.background !== undefined) return frame;
  const { values } = resample(frame.light, area, grid, frame.beyond);
  const sum = [0, 0, 0];
  let count = 0;
  grid.cells.forEach((cell, i) => {
    if ((colorOf(cell) === BLANK) === isInverted) return;
    for (let c = 0; c < 3; c++) sum[c] += values[i * 3 + c];
    count += 1;
  });
  if (count === 0) return frame;
  const beyond = sum.map((value) => value / count);
  return { ...frame, background: oklabOf(beyond[0], beyond[1], beyond[2]), beyond };
}
