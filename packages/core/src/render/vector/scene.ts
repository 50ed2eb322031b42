// A picture as a list of shapes, independent of SVG and PDF. Renderers draw the shapes in order, later ones on top.

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
  /** The shape of its ends. Default square. */
  readonly cap?: 'square' | 'round' | 'butt';
  /** Length of dashes and gaps. Default: a solid line. */
  readonly dash?: number;
}

/** One line of text in the built-in stroke font. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
  /** The position of its left end, centre or right end. */
  readonly x: number;
  /** The position of the baseline. */
  readonly y: number;
  /** Height of capitals and digits. */
  readonly size: number;
  /** Thickness of the strokes as a share of `size`. */
  readonly weight: number;
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
}

/** Shapes with their own units and origin. */
export interface Group {
  readonly kind: 'group';
  /** The origin of the group, in units of its parent. */
  readonly x: number;
  readonly y: number;
  /** Size of a unit of the group, in units of its parent. */
  readonly scale: number;
  /** Rotated by 180 degrees around its origin. */
  readonly turned?: boolean;
  /** The visible part, in units of the group. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
}

/** A part of a scene. */
export type Shape = Rectangle | Stroke | Text | Group;

/** A picture as a list of shapes, the first at the back. All lengths are in pixels (SVG) or points (PDF). */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The text alternative, for accessibility. */
  readonly description: string;
  readonly shapes: readonly Shape[];
}
