// Pictures as the scanner sees them: opaque RGB of a workable size. Whatever size comes in, at most a few
// million pixels are looked at, so time and memory are bounded.
import { kernel } from '../wasm/kernel.js';

/** Pixels as every platform delivers them: four bytes each, rows from the top. */
export interface ScanPixels {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Red, green, blue, alpha: `width * height * 4` bytes. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** An opaque picture, three bytes a pixel; `scale` of its pixels are one pixel of the original. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  readonly scale: number;
}

/** One number a pixel. */
export interface Plane<T> {
  readonly width: number;
  readonly height: number;
  readonly data: T;
}

const LONGEST = 2200;
const SHORTEST = 900;
const PAPER = 255;

/** Shrinks large pictures by averaging and enlarges small ones by a whole factor; transparency becomes white. */
export function workingPicture(pixels: ScanPixels): Picture {
  const longest = Math.max(pixels.width, pixels.height);
  if (longest > LONGEST) return shrunk(pixels, LONGEST / longest);
  const factor = Math.max(1, Math.min(6, Math.ceil(SHORTEST / longest)));
  return factor === 1 ? opaque(pixels) : enlarged(opaque(pixels), factor);
}

function opaque({ width, height, data }: ScanPixels): Picture {
  const out = new Uint8ClampedArray(width * height * 3);
  for (let i = 0, o = 0; o < out.length; i += 4, o += 3) {
    const alpha = data[i + 3];
    if (alpha === 255) {
      out[o] = data[i];
      out[o + 1] = data[i + 1];
      out[o + 2] = data[i + 2];
    } else {
      for (let c = 0; c < 3; c++) out[o + c] = (data[i + c] * alpha + PAPER * (255 - alpha)) / 255;
    }
  }
  return { width, height, data: out, scale: 1 };
}

/** Mean over the area that each new pixel covers, with whole source pixels: exact enough and fast. */
function shrunk(pixels: ScanPixels, scale: number): Picture {
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const data = new Uint8ClampedArray(width * height * 3);
  const edges = (count: number, size: number) =>
    Int32Array.from({ length: count + 1 }, (_, i) => Math.round((i * size) / count));
  const rows = edges(height, pixels.height);
  const stride = pixels.width * 4;
  // Parts of a Buffer of Node's, which is a Uint8Array too, take longer to make.
  const bytes = new Uint8Array(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length);
  const own = kernel();
  const columns = own.put(edges(width, pixels.width));
  const sums = own.room(2 * stride);
  const out = own.room(width * 3 + 1);
  const source = own.room((Math.ceil(pixels.height / height) + 1) * stride);
  for (let y = 0; y < height; y++) {
    const [from, to] = [rows[y], rows[y + 1]];
    own.write(source, bytes.subarray(from * stride, to * stride));
    own.exports.shrinkRow(source, pixels.width, to - from, columns, width, sums, out);
    own.read(out, data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { width, height, data, scale: width / pixels.width };
}

/** Catmull-Rom weights of four neighbours at a fraction between the middle two. */
function cubic(t: number): readonly [number, number, number, number] {
  return [
    ((-t + 2) * t - 1) * t * 0.5,
    ((3 * t - 5) * t * t + 2) * 0.5,
    ((-3 * t + 4) * t + 1) * t * 0.5,
    (t - 1) * t * t * 0.5,
  ];
}

/** Bicubic, rows first: small screenshots keep thin lines and digits apart this way. */
function enlarged(picture: Picture, factor: number): Picture {
  const { width: w, height: h } = picture;
  const [width, height] = [w * factor, h * factor];
  const wide = new Float32Array(width * h * 3);
  const clampTo = (value: number, most: number) => (value < 0 ? 0 : value > most ? most : value);
  for (let x = 0; x < width; x++) {
    const from = (x + 0.5) / factor - 0.5;
    const base = Math.floor(from);
    const weights = cubic(from - base);
    for (let y = 0; y < h; y++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 4; k++)
          sum += weights[k] * picture.data[(y * w + clampTo(base - 1 + k, w - 1)) * 3 + c];
        wide[(y * width + x) * 3 + c] = sum;
      }
    }
  }
  const data = new Uint8ClampedArray(width * height * 3);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    const from = (y + 0.5) / factor - 0.5;
    const base = Math.floor(from);
    const weights = cubic(from - base);
    const rows = [0, 1, 2, 3].map((k) => clampTo(base - 1 + k, h - 1) * stride);
    for (let i = 0; i < stride; i++) {
      data[y * stride + i] =
        weights[0] * wide[rows[0] + i] +
        weights[1] * wide[rows[1] + i] +
        weights[2] * wide[rows[2] + i] +
        weights[3] * wide[rows[3] + i];
    }
  }
  return { width, height, data, scale: factor };
}

/** The grey levels of a picture. */
export function greyOf({ width, height, data }: Picture): Plane<Uint8ClampedArray> {
  const grey = new Uint8ClampedArray(width * height);
  const own = kernel();
  const source = own.room(width * 3);
  const out = own.room(width);
  for (let y = 0; y < height; y++) {
    own.write(source, data.subarray(y * width * 3, (y + 1) * width * 3));
    own.exports.greyRow(source, width, out);
    own.read(out, grey.subarray(y * width, (y + 1) * width));
  }
  return { width, height, data: grey };
}

/** The grey levels of every two by two pixels; an odd last row or column is left out. */
export function halfGreyOf({ width: w, height: h, data }: Picture): Plane<Uint8ClampedArray> {
  const [width, height] = [w >> 1, h >> 1];
  const half = new Uint8ClampedArray(width * height);
  const own = kernel();
  const source = own.room(w * 6);
  const [upper, lower, out] = [own.room(w), own.room(w), own.room(width)];
  for (let y = 0; y < height; y++) {
    own.write(source, data.subarray(2 * y * w * 3, (2 * y + 2) * w * 3));
    own.exports.greyRow(source, w, upper);
    own.exports.greyRow(source + w * 3, w, lower);
    own.exports.halveRows(upper, lower, width, out);
    own.read(out, half.subarray(y * width, (y + 1) * width));
  }
  return { width, height, data: half };
}
