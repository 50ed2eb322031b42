// What a test picture is.
import type { Painter } from './painter.js';

export const PICTURE_KINDS = ['icon', 'line art', 'gradient', 'photo-like', 'coloured'] as const;

export interface TestPicture {
  readonly name: string;
  readonly kind: (typeof PICTURE_KINDS)[number];
  /** Colours besides the background that it is made with. Default 1. */
  readonly colors?: number;
  /** RGBA of this many pixels on the longer side; always the same ones. */
  readonly draw: (side: number) => Painter;
}
