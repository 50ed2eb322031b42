// What a motif is: a family of pictures that vary with random numbers.
import type { Color, Random, Size } from '../../model/index.js';
import type { PatternSymmetry } from '../pattern-symmetry.js';
import { Pen } from './pen.js';

/** A named shade: `['green', '#3f8f4a']`. */
export type Shade = readonly [name: string, rgb: string];

/** A colour of a motif. */
export interface MotifColor {
  /** The shades to choose from; they do not change the cells. */
  readonly shades: readonly Shade[];
  /** What remains of it in black and white: filled or blank. */
  readonly isInk: boolean;
}

/** One picture of a motif, before its size is known. */
export interface Sketch {
  /** Width divided by height. */
  readonly aspect: number;
  /** The symmetry of the picture, which changes should keep. */
  readonly symmetry: PatternSymmetry;
  /** A colour for every cell. */
  colors(size: Size): Uint8Array;
}

export interface Motif {
  readonly name: string;
  /** `picture`: shows something; `pattern`: pleases. */
  readonly kind: 'picture' | 'pattern';
  /** The shorter side from which on it can be recognised. */
  readonly smallest: number;
  /** The longer side up to which it is worth solving; missing without a limit. */
  readonly largest?: number;
  /** The most important first. The index + 1 is the colour of a cell. */
  readonly colors: readonly MotifColor[];
  sketch(random: Random, symmetry: PatternSymmetry): Sketch;
}

/** A colour that is filled in black and white. */
export function ink(...shades: readonly Shade[]): MotifColor {
  return { shades, isInk: true };
}

/** A colour that is blank in black and white: an eye, a window, a stripe. */
export function gap(...shades: readonly Shade[]): MotifColor {
  return { shades, isInk: false };
}

/** A motif that is drawn with the pen. */
export function drawn(
  name: string,
  smallest: number,
  colors: readonly MotifColor[],
  draw: (pen: Pen, random: Random) => void,
): Motif {
  return {
    name,
    kind: 'picture',
    smallest,
    colors,
    sketch(random) {
      const pen = new Pen();
      draw(pen, random);
      const symmetry = pen.mirrored ? 'mirror' : 'none';
      return { aspect: pen.aspect, symmetry, colors: (size) => pen.colors(size) };
    },
  };
}

/** A number between two others. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random.next();
}

/** A whole number between two others, both included. */
export function count(random: Random, from: number, to: number): number {
  return from + random.below(to - from + 1);
}

export function chance(random: Random, share: number): boolean {
  return random.next() < share;
}

/** The cells of a grid of a motif in fewer colours: those beyond the limit become ink or blank. */
export function limitColors(colors: Uint8Array, motif: Motif, limit: number): Uint8Array {
  if (limit >= motif.colors.length) return colors;
  return colors.map((color): Color => {
    if (color === 0 || (limit > 1 && color <= limit)) return color;
    return motif.colors[color - 1].isInk ? 1 : 0;
  });
}
