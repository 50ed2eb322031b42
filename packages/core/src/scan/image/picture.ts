// Pictures as the scanner sees them: opaque RGB of a workable size. Whatever size comes in, at most a few
// million pixels are looked at, so time and memory are bounded.

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
  const columns = edges(width, pixels.width);
  const rows = edges(height, pixels.height);
  const sums = new Float64Array(width * 3);
  const pairs = { outer: new Uint32Array(width), green: new Uint32Array(width) };
  const words = isLittleEndian && pixels.data.byteOffset % 4 === 0 ? wordsOf(pixels) : undefined;
  const most = (Math.ceil(pixels.width / width) + 1) * (Math.ceil(pixels.height / height) + 1);
  for (let y = 0, o = 0; y < height; y++, o += width * 3) {
    const [from, to] = [rows[y], rows[y + 1]];
    const share = (x: number) => 1 / ((to - from) * (columns[x + 1] - columns[x]));
    if (words !== undefined && most <= MOST_PACKED && addOpaqueRows(words, from, to, columns, pairs)) {
      const { outer, green } = pairs;
      for (let x = 0, i = o; x < width; x++, i += 3) {
        const part = share(x);
        data[i] = (outer[x] & 0xffff) * part;
        data[i + 1] = green[x] * part;
        data[i + 2] = (outer[x] >>> 16) * part;
      }
      continue;
    }
    sums.fill(0);
    for (let row = from; row < to; row++) addRow(pixels, row, columns, sums);
    for (let x = 0, i = 0; x < width; x++, i += 3) {
      const part = share(x) / 255;
      for (let c = 0; c < 3; c++) data[o + i + c] = sums[i + c] * part;
    }
  }
  return { width, height, data, scale: width / pixels.width };
}

const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** One word a pixel: alpha is the highest byte, red the lowest one. */
const wordsOf = ({ data, width, height }: ScanPixels) =>
  new Uint32Array(data.buffer, data.byteOffset, width * height);

const OPAQUE = 0xff000000;

/** Pixels whose sum of one channel fits into half a word. */
const MOST_PACKED = 257;

/**
 * Sums of the new pixels over some rows without transparency: green, and red below blue in one word. False if there is
 * some; the sums are then of no use.
 */
function addOpaqueRows(
  words: Uint32Array,
  from: number,
  to: number,
  columns: Int32Array,
  { outer, green }: { readonly outer: Uint32Array; readonly green: Uint32Array },
): boolean {
  const last = columns.length - 1;
  let all = OPAQUE;
  outer.fill(0);
  green.fill(0);
  for (let row = from; row < to; row++) {
    const start = row * columns[last];
    for (let x = 0, i = start; x < last; x++) {
      let [both, middle] = [0, 0];
      for (const next = start + columns[x + 1]; i < next; i++) {
        const word = words[i];
        all &= word;
        both += word & 0xff00ff;
        middle += (word >> 8) & 255;
      }
      outer[x] += both;
      green[x] += middle;
    }
  }
  return all >>> 0 >= OPAQUE;
}

/** Adds a row of the source to the sums of the new pixels, times 255; transparency becomes paper. */
function addRow({ width, data }: ScanPixels, row: number, columns: Int32Array, sums: Float64Array): void {
  let at = row * width * 4;
  for (let x = 0, o = 0; o < sums.length; x++, o += 3) {
    let [red, green, blue] = [0, 0, 0];
    for (const end = columns[x + 1] * 4 + row * width * 4; at < end; at += 4) {
      const alpha = data[at + 3];
      const paper = PAPER * (255 - alpha);
      red += data[at] * alpha + paper;
      green += data[at + 1] * alpha + paper;
      blue += data[at + 2] * alpha + paper;
    }
    sums[o] += red;
    sums[o + 1] += green;
    sums[o + 2] += blue;
  }
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

export function greyOf({ width, height, data }: Picture): Plane<Uint8ClampedArray> {
  const grey = new Uint8ClampedArray(width * height);
  for (let i = 0, o = 0; i < grey.length; i++, o += 3) {
    // 0.299, 0.587 and 0.114 of 65,536, rounded to the nearest level.
    grey[i] = (19_595 * data[o] + 38_470 * data[o + 1] + 7471 * data[o + 2] + 32_768) >> 16;
  }
  return { width, height, data: grey };
}

/** The mean of every two by two pixels; an odd last row or column is left out. */
export function halved({ width: w, height: h, data }: Plane<Uint8ClampedArray>): Plane<Uint8ClampedArray> {
  const [width, height] = [w >> 1, h >> 1];
  const half = new Uint8ClampedArray(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0, from = 2 * y * w; x < width; x++, at++, from += 2)
      half[at] = (data[from] + data[from + 1] + data[from + w] + data[from + w + 1] + 2) >> 2;
  }
  return { width, height, data: half };
}
