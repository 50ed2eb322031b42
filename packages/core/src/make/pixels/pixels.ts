// Pictures as they come from a decoder or a canvas, and as they are worked on: light adds up linearly, so
// that averages are taken in linear light, and differences are judged in OKLab, where they are as large as
// they look.
import { linearOf, oklabOf } from '../../model/index.js';

/** RGBA, eight bits each, row by row: what a canvas and every decoder gives. */
export interface Pixels {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Red, green, blue, alpha: `width * height * 4` bytes. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Three numbers a pixel, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export function verifyPixels({ width, height, data }: Pixels): void {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1;
  if (!isSide(width) || !isSide(height)) {
    throw new RangeError(`The picture is ${width}x${height} pixels; expected at least 1x1.`);
  }
  if (data.length !== width * height * 4) {
    throw new RangeError(
      `The picture has ${data.length} bytes; ${width}x${height} pixels in RGBA need ${width * height * 4}.`,
    );
  }
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => linearOf(value / 255));

/** Linear light, with what is transparent laid on a paper of this colour (sRGB, 0 to 255). */
export function composed({ width, height, data }: Pixels, paper: readonly number[]): Field {
  const values = new Float32Array(width * height * 3);
  const under = paper.map((value) => LINEAR[value]);
  for (let at = 0, to = 0; at < data.length; at += 4, to += 3) {
    const alpha = data[at + 3] / 255;
    for (let i = 0; i < 3; i++) values[to + i] = LINEAR[data[at + i]] * alpha + under[i] * (1 - alpha);
  }
  return { width, height, values };
}

/** The same field in OKLab. */
export function perceptual({ width, height, values }: Field): Field {
  const lab = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    const [l, a, b] = oklabOf(values[at], values[at + 1], values[at + 2]);
    lab[at] = l;
    lab[at + 1] = a;
    lab[at + 2] = b;
  }
  return { width, height, values: lab };
}
