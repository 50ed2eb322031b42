// The pixels of a picture file, decoded by the browser. Nothing is sent anywhere.
import type { Pixels } from '@crosshatch/core/make';
import { workingSize } from './photo-recipe.js';

/** Undefined when the browser can't read it as a picture. */
export async function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = workingSize(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    return undefined;
  }
}
