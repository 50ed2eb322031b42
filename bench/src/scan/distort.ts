// What cameras and screens do to a picture: perspective, curl, blur, noise, uneven light, compression.
import type { ScanPixels } from '@crosshatch/core/scan';
import sharp, { type Sharp } from 'sharp';
import { seeded } from '../train/random.js';

export async function pixelsOf(bytes: Uint8Array): Promise<ScanPixels> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export function encoded({ width, height, data }: ScanPixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Every pixel of the result is sampled where `source` says; outside lies a grey table. */
function warped(pixels: ScanPixels, source: (x: number, y: number) => readonly [number, number]): ScanPixels {
  const { width, height, data } = pixels;
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sx, sy] = source(x, y);
      const at = (y * width + x) * 4;
      out[at + 3] = 255;
      if (sx < 0 || sy < 0 || sx >= width - 1 || sy >= height - 1) {
        out.fill(120, at, at + 3);
        continue;
      }
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      const from = (y0 * width + x0) * 4;
      for (let c = 0; c < 3; c++) {
        out[at + c] =
          (data[from + c] * (1 - fx) + data[from + 4 + c] * fx) * (1 - fy) +
          (data[from + width * 4 + c] * (1 - fx) + data[from + width * 4 + 4 + c] * fx) * fy;
      }
    }
  }
  return { width, height, data: out };
}

export type Distortion = (pixels: ScanPixels, seed: number) => Promise<ScanPixels> | ScanPixels;

/** A page seen from below: its top is further away. */
const perspective: Distortion = (pixels) => {
  const { width, height } = pixels;
  return warped(pixels, (x, y) => {
    const far = 1 + 0.16 * (1 - y / height);
    return [width / 2 + (x - width / 2) * far * 1.02, y * (1 + 0.05 * (y / height - 1))];
  });
};

/** A page that curls towards the spine: lines bend, and cells get narrower. */
const curl: Distortion = (pixels) => {
  const { width, height } = pixels;
  return warped(pixels, (x, y) => {
    const t = x / width;
    return [width * (t + 0.05 * t * (t - 1)), y + height * 0.03 * Math.sin(2.6 * t) - height * 0.012];
  });
};

const turned =
  (degrees: number): Distortion =>
  (pixels) => {
    const { width, height } = pixels;
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return warped(pixels, (x, y) => {
      const [dx, dy] = [(x - width / 2) * 1.03, (y - height / 2) * 1.03];
      return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
    });
  };

const noisy: Distortion = ({ width, height, data }, seed) => {
  const random = seeded(seed);
  const out = new Uint8ClampedArray(data);
  for (let at = 0; at < out.length; at += 4) {
    const noise = (random() + random() + random() - 1.5) * 34;
    const light = 1 - 0.3 * (((at / 4) % width) / width);
    for (let c = 0; c < 3; c++) out[at + c] = out[at + c] * light + noise;
  }
  return { width, height, data: out };
};

const blurred: Distortion = async (pixels) => pixelsOf(await encoded(pixels).blur(1).png().toBuffer());

const compressed: Distortion = async (pixels) =>
  pixelsOf(await encoded(pixels).removeAlpha().jpeg({ quality: 40 }).toBuffer());

const faint: Distortion = async (pixels) =>
  pixelsOf(await encoded(pixels).removeAlpha().linear(0.35, 120).png().toBuffer());

/** Everything that a phone does to a magazine at once. */
const photo: Distortion = async (pixels, seed) =>
  compressed(await blurred(await noisy(await curl(await perspective(pixels, seed), seed), seed), seed), seed);

export const DISTORTIONS: Readonly<Record<string, Distortion>> = {
  clean: (pixels) => pixels,
  'JPEG 40': compressed,
  blurred,
  'low contrast': faint,
  'noise, uneven light': noisy,
  'turned 3 degrees': turned(3),
  perspective,
  curl,
  'photo (all of it)': photo,
};
