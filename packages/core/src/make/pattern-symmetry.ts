// The groups of cells that have the same colour in a symmetric pattern.
import type { Size } from '../model/index.js';

/** The symmetries that a generated picture can have. */
export const PATTERN_SYMMETRIES = ['none', 'mirror', 'flip', 'both', 'turn', 'quarter', 'diagonal'] as const;

/**
 * `mirror`: left equals right; `flip`: top equals bottom; `both`; `turn`: rotation by 180 degrees; `quarter`: by 90
 * degrees; `diagonal`: rows equal columns. The last two need a square.
 */
export type PatternSymmetry = (typeof PATTERN_SYMMETRIES)[number];

type Move = (row: number, column: number) => readonly [row: number, column: number];

export function needsSquare(symmetry: PatternSymmetry): boolean {
  return symmetry === 'quarter' || symmetry === 'diagonal';
}

/** The groups of cells, each in ascending order, sorted by their first cell. */
export function cellGroups(size: Size, symmetry: PatternSymmetry): number[][] {
  const { width, height } = size;
  const moves = movesOf(size)[symmetry];
  const seen = new Uint8Array(width * height);
  const groups: number[][] = [];
  for (let cell = 0; cell < width * height; cell++) {
    if (seen[cell] !== 0) continue;
    const group = [cell];
    seen[cell] = 1;
    for (let i = 0; i < group.length; i++) {
      for (const move of moves) {
        const [row, column] = move(Math.floor(group[i] / width), group[i] % width);
        const image = row * width + column;
        if (seen[image] === 0) group.push(image);
        seen[image] = 1;
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

function movesOf({ width, height }: Size): Record<PatternSymmetry, readonly Move[]> {
  const mirror: Move = (row, column) => [row, width - 1 - column];
  const flip: Move = (row, column) => [height - 1 - row, column];
  return {
    none: [],
    mirror: [mirror],
    flip: [flip],
    both: [mirror, flip],
    turn: [(row, column) => [height - 1 - row, width - 1 - column]],
    quarter: [(row, column) => [column, height - 1 - row]],
    diagonal: [(row, column) => [column, row]],
  };
}
