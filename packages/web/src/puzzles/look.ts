// How a puzzle looks in small, kept with its progress and its solve: a picture can be drawn without the puzzle, which a
// puzzle that was made here would first have to be made again for.
import type { Puzzle } from '@crosshatch/core/model';
import { numberOf } from './record.js';

export interface Look {
  /** Cells in a row; 0 when it is not known. */
  readonly width: number;
  /** The ground and the colours, `#ffffff #d1342f …`; empty for black on white. */
  readonly colors: string;
}

/** The longest side of a puzzle is far below this. */
const WIDEST = 10_000;

export function lookOf({ width, palette: { background, colors } }: Pick<Puzzle, 'width' | 'palette'>): Look {
  const all = [background, ...colors].map(({ rgb }) => rgb).join(' ');
  return { width, colors: all === '#ffffff #000000' ? '' : all };
}

/** The fields of a stored record. */
export function readLook(row: Readonly<Record<string, unknown>>): Look {
  const { colors } = row;
  const isSound = typeof colors === 'string' && /^(#[0-9a-f]{6}( |$)){2,31}$/.test(colors);
  return { width: numberOf(row.width, WIDEST), colors: isSound ? colors : '' };
}

/** What it is painted with: the ground, and each colour. */
export function paintsOf({ colors }: Look): { readonly ground: string; readonly fills: readonly string[] } {
  if (colors === '') return { ground: '#ffffff', fills: ['#1f2757'] };
  const [ground, ...fills] = colors.split(' ');
  return { ground, fills };
}
