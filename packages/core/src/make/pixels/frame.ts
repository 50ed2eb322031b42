// What is shown of a picture, and what lies round it. The background is found once, on the whole picture:
// it may be missing after the crop, because a subject may fill the crop completely.
import { BLANK, colorOf, type Grid, type Lab, lightOf, linearOf, oklabOf } from '../../model/index.js';
import { findSubject, isOneColor } from './crop.js';
import { composed, type Field, type Pixels, perceptual } from './pixels.js';
import { type Area, resample } from './shrink.js';

export interface Frame {
  /** The picture in linear light. */
  readonly light: Field;
  /** The subject, in pixels. */
  readonly subject: Area;
  /** Whether there is background of one colour round the subject, which may be added to. */
  readonly isPlain: boolean;
  /** The colour round the subject; undefined where it has many, as in a photograph. */
  readonly background: Lab | undefined;
  /** The light beyond the border. */
  readonly beyond: readonly number[];
}

/** The longest side at which the subject is looked for, and that at which grain is gone. */
const OVERVIEW = 400;
const GLANCE = 24;

export function findFrame(pixels: Pixels, crops: boolean): Frame {
  const paper = paperFor(pixels);
  const light = composed(pixels, paper);
  const whole = { left: 0, top: 0, width: light.width, height: light.height };
  const [red, green, blue] = paper.map((value) => linearOf(value / 255));
  const paperColor = oklabOf(red, green, blue);
  const small = shrunk(light, OVERVIEW);
  // All of one colour is a shape that fills its picture, unless it looks like the paper: then it is blank. It
  // is cut to shape, not added to: nothing is lost, and a picture one pixel wide would be.
  if (isOneColor(perceptual(shrunk(small, GLANCE)), paperColor)) {
    return { light, subject: whole, isPlain: false, background: paperColor, beyond: [red, green, blue] };
  }
  const { area, background } = findSubject(perceptual(small));
  const [sx, sy] = [light.width / small.width, light.height / small.height];
  const subject = crops
    ? { left: area.left * sx, top: area.top * sy, width: area.width * sx, height: area.height * sy }
    : whole;
  const corner = [...small.values.subarray(0, 3)];
  const beyond = background === undefined ? corner : lightOf(background);
  return { light, subject, isPlain: background !== undefined, background, beyond };
}

/** No side longer than this. */
function shrunk(light: Field, longest: number): Field {
  const { width, height } = light;
  const scale = Math.max(1, Math.max(width, height) / longest);
  const side = (length: number) => Math.max(1, Math.round(length / scale));
  const size = { width: side(width), height: side(height) };
  return resample(light, { left: 0, top: 0, width, height }, size, [1, 1, 1]);
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
