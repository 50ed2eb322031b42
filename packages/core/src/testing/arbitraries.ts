// fast-check arbitraries of the model's things, made so that they shrink to small ones.
import fc from 'fast-check';
import {
  allCandidates,
  type Clue,
  type Grid,
  gridOfColors,
  type Puzzle,
  puzzleOf,
  SYMMETRIES,
  type Symmetry,
} from '../model/index.js';
import { paletteOf } from './notation.js';

export interface SizeBounds {
  readonly maxSide?: number;
  readonly maxColors?: number;
}

export interface ColoredGrid {
  readonly grid: Grid;
  readonly colors: number;
}

/** A complete grid and the number of colours that it may use. */
export function arbitraryGrid({ maxSide = 8, maxColors = 3 }: SizeBounds = {}): fc.Arbitrary<ColoredGrid> {
  const side = fc.integer({ min: 1, max: maxSide });
  return fc.tuple(side, side, fc.integer({ min: 1, max: maxColors })).chain(([width, height, colors]) => {
    const area = width * height;
    return fc
      .array(fc.nat(colors), { minLength: area, maxLength: area })
      .map((cells) => ({ grid: gridOfColors({ width, height }, cells), colors }));
  });
}

/** A grid with unknown cells, even contradictory ones. */
export function arbitraryCandidates(bounds: SizeBounds = {}): fc.Arbitrary<ColoredGrid> {
  return arbitraryGrid(bounds).chain(({ grid, colors }) => {
    const area = grid.cells.length;
    return fc
      .array(fc.nat(allCandidates(paletteOf(colors))), { minLength: area, maxLength: area })
      .map((sets) => ({ grid: { ...grid, cells: Uint32Array.from(sets) }, colors }));
  });
}

export interface PuzzleBounds extends SizeBounds {
  /** Whether runs may be blotted and clues unknown; default both. */
  readonly hidden?: boolean;
}

/** A puzzle that has a solution: the grid that it was made from. */
export function arbitraryPuzzle(
  bounds: PuzzleBounds = {},
): fc.Arbitrary<{ readonly puzzle: Puzzle; readonly grid: Grid }> {
  // What is hidden where, used cyclically: 1 blots the run, 2 makes the clue unknown.
  const veil = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 1, 2), { minLength: 13, maxLength: 13 });
  return fc.tuple(arbitraryGrid(bounds), veil).map(([{ grid, colors }, veils]) => {
    const puzzle = puzzleOf(grid, paletteOf(colors));
    if (bounds.hidden === false) return { puzzle, grid };
    let turn = 0;
    const hide = (clue: Clue): Clue => {
      if (clue === null || veils[turn++ % 13] === 2) return null;
      return clue.map((run) => (veils[turn++ % 13] === 1 ? { ...run, length: null } : run));
    };
    return { puzzle: { ...puzzle, rows: puzzle.rows.map(hide), columns: puzzle.columns.map(hide) }, grid };
  });
}

export function arbitrarySymmetry(): fc.Arbitrary<Symmetry> {
  return fc.constantFrom(...SYMMETRIES);
}
