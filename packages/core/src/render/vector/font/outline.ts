// Glyphs and operations on their paths. Glyphs are strokes of one pen, drawn for this project: no fonts are needed, and
// every renderer shows the same.
//
// The box: y downwards, 0 = top of capitals and digits, 10 = base line; small letters begin at 3,
// descenders end at 13. Paths have the commands M, L, C and Z alone, absolute.

export interface Glyph {
  readonly width: number;
  readonly path: string;
}

/** Height of capitals and digits; the unit of text sizes. */
export const CAP_HEIGHT = 10;
/** Space between two glyphs. */
export const TRACKING = 1.6;

export type PathCommand = readonly [letter: 'M' | 'L' | 'C' | 'Z', ...numbers: number[]];

/** A path as commands with their numbers. */
export function pathCommands(path: string): PathCommand[] {
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(
    ([, letter, numbers]) =>
      [letter, ...(numbers.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number)] as unknown as PathCommand,
  );
}

/** Translates a path. */
export function movedPath(path: string, dx: number, dy: number): string {
  return pathCommands(path)
    .map(([letter, ...numbers]) => letter + numbers.map((n, i) => n + (i % 2 === 0 ? dx : dy)).join(' '))
    .join('');
}
