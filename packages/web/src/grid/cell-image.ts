// The marks as an image of one pixel per cell: what cells too small for lines and crosses are painted from,
// and the minimap. Scaling it is one operation, however many cells there are.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { rgbOf } from '../components/canvas-colors.js';
import type { CellColors } from './colors.js';

export class CellImage {
  private readonly canvas = document.createElement('canvas');
  private marks: Uint32Array | undefined;
  private colors: CellColors | undefined;

  /** The image of these marks; painted again only when they or the colours have changed. */
  of(marks: Uint32Array, width: number, colors: CellColors): HTMLCanvasElement {
    const { canvas } = this;
    const isSame = this.colors === colors && sameMarks(this.marks, marks);
    if (isSame) return canvas;
    this.colors = colors;
    this.marks = marks.slice();
    canvas.width = width;
    canvas.height = marks.length / width;
    const context = canvas.getContext('2d');
    if (context === null) return canvas;
    const image = context.createImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    const table = new Map<number, number>();
    marks.forEach((mark, cell) => {
      let pixel = table.get(mark);
      if (pixel === undefined) {
        pixel = pixelOf(mark, colors);
        table.set(mark, pixel);
      }
      pixels[cell] = pixel;
    });
    context.putImageData(image, 0, 0);
    return canvas;
  }
}

/** A cell as one pixel: blank ones a little darker than those without a mark. */
function pixelOf(mark: number, { ground, fills, cross }: CellColors): number {
  const color = colorOf(mark);
  if (color === undefined) return packed(rgbOf(ground));
  if (color !== BLANK) return packed(rgbOf(fills[color - 1]));
  const [base, over] = [rgbOf(ground), rgbOf(cross)];
  return packed(base.map((part, i) => Math.round(part + (over[i] - part) * 0.28)));
}

/** As a little-endian pixel, which every browser that we support has. */
function packed([red, green, blue]: readonly number[]): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

function sameMarks(one: Uint32Array | undefined, other: Uint32Array): boolean {
  return one?.length === other.length && one.every((mark, i) => mark === other[i]);
}
