// The frames of a GIF as a viewer shows them, for tests, by omggif.
import { GifReader } from 'omggif';
import type { Pixels } from './render.js';

export interface GifFrame extends Pixels {
  readonly milliseconds: number;
}

export function gifFrames(bytes: Uint8Array): GifFrame[] {
  const reader = new GifReader(bytes);
  const { width, height } = reader;
  const shown = new Uint8Array(width * height * 4);
  return Array.from({ length: reader.numFrames() }, (_, i) => {
    reader.decodeAndBlitFrameRGBA(i, shown);
    return { width, height, data: shown.slice(), milliseconds: reader.frameInfo(i).delay * 10 };
  });
}
