// A picture file becomes a bitmap of a workable size: decoded by the browser, in the worker, turned as its EXIF data
// says, on white where it is transparent.
import { HEADER_BYTES, pictureHeader } from './picture-header.js';

/** In megapixels: decoding takes four bytes a pixel, and a phone has little memory. */
const MOST_MEGAPIXELS = 64;

/** Longest side of what is kept. The scanner looks at no more than that. */
const LONGEST_SIDE = 2200;

/** The bitmap, or why there is none. */
export type DecodedPicture =
  | { readonly ok: true; readonly bitmap: ImageBitmap }
  | { readonly ok: false; readonly code: 'heic' | 'pdf' | 'not-a-picture' | 'broken' }
  | { readonly ok: false; readonly code: 'too-large'; readonly megapixels: number; readonly most: number };

export async function decodedPicture(file: Blob): Promise<DecodedPicture> {
  const start = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined); // gone from the disk, or not to be read
  if (start === undefined) return { ok: false, code: 'broken' };
  const { kind, size } = pictureHeader(new Uint8Array(start));
  if (kind === 'pdf') return { ok: false, code: 'pdf' };
  const megapixels = size === undefined ? 0 : (size.width * size.height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    return { ok: false, code: 'too-large', megapixels: Math.round(megapixels), most: MOST_MEGAPIXELS };
  }
  try {
    const decoded = await createImageBitmap(file);
    const bitmap = bounded(decoded);
    decoded.close();
    return { ok: true, bitmap };
  } catch {
    // Safari opens HEIC, so that the kind is no reason to refuse it before this.
    return { ok: false, code: kind === 'picture' ? 'broken' : kind === 'heic' ? 'heic' : 'not-a-picture' };
  }
}

/** An opaque copy, shrunk if it is large. */
export function bounded(source: ImageBitmap): ImageBitmap {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const { canvas, context } = canvasOf(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}

/** The pixels of a bitmap, RGBA. */
export function pixelsOfBitmap(bitmap: ImageBitmap): {
  width: number;
  height: number;
  data: Uint8ClampedArray;
} {
  const { width, height } = bitmap;
  const { context } = canvasOf(width, height);
  context.drawImage(bitmap, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gives no canvas to draw on.');
  return { canvas, context };
}
