// A picture as a list of shapes in plain units, before it is SVG, PDF or anything else. Whoever renders
// it draws the shapes in their order, later ones on top.

/** A filled rectangle. */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly fill: string;
  /** Radius of the corners. */
  readonly round?: number;
}

/** A straight line. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly color: string;
  readonly thickness: number;
  /** How its ends look. Default square. */
  readonly cap?: 'square' | 'round' | 'butt';
  /** Length of dashes, and of the gaps between them. Default: a line without gaps. */
  readonly dash?: number;
}

/** One line of text, in strokes of the font that comes along. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
  /** Of its left end, its middle or its right end. */
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  /** Height of capitals and digits. */
  readonly size: number;
  /** Thickness of the strokes as a share of `size`. */
  readonly weight: number;
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
}

/** Shapes with units and an origin of their own. */
export interface Group {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Upside down: turned by half around its origin. */
  readonly turned?: boolean;
  /** Only this part shows, in units of the group. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
}

/** A part of a scene. */
export type Shape = Rectangle | Stroke | Text | Group;

/** A picture as a list of shapes, the first at the back. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** For those who can't see it. */
  readonly description: string;
  readonly shapes: readonly Shape[];
}
