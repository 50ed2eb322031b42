// A picture as a list of shapes in plain units, before it is SVG or anything else. Whoever renders it
// (SVG here, others elsewhere) draws the shapes in their order, later ones on top.

export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  /** Radius of the corners. */
  readonly round?: number;
}

export interface Stroke {
  readonly kind: 'stroke';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly color: string;
  readonly thickness: number;
}

/** Characters of digits.ts, centred on a point. */
export interface Digits {
  readonly kind: 'digits';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of a digit. */
  readonly size: number;
  readonly color: string;
  readonly thickness: number;
}

/** Any text, in a font of the renderer's choice. `x` is its left end or its right end. */
export interface Label {
  readonly kind: 'label';
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly align: 'left' | 'right';
  readonly bold: boolean;
}

export type Shape = Rectangle | Stroke | Digits | Label;

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** For those who can't see it. */
  readonly description: string;
  readonly shapes: readonly Shape[];
}
