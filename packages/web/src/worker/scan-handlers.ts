// Pictures of puzzles. The scanner and its weights are loaded with the first picture.
import type { ScanOptions, ScanResult } from '@crosshatch/core/scan';
import type { DecodedPicture } from './picture-decoding.js';

export const scanHandlers = {
  decodePicture: async (input: { file: Blob }): Promise<DecodedPicture> =>
    (await import('./picture-decoding.js')).decodedPicture(input.file),

  /** An opaque bitmap of a workable size: for one that comes from the camera, without a file. */
  boundPicture: async (input: { bitmap: ImageBitmap }): Promise<ImageBitmap> =>
    (await import('./picture-decoding.js')).bounded(input.bitmap),

  scanPicture: async (input: { bitmap: ImageBitmap; options: ScanOptions }): Promise<ScanResult> => {
    const [{ scan }, { pixelsOfBitmap }] = await Promise.all([
      import('@crosshatch/core/scan'),
      import('./picture-decoding.js'),
    ]);
    return scan(pixelsOfBitmap(input.bitmap), input.options);
  },
};
