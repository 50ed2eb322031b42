// What a caller may choose about a picture, and what becomes of it: every question answered once, for all
// parts of the picture.
import { type Grid, isMono, type Puzzle, type PuzzleDocument } from '../../model/index.js';
import { DARK, LIGHT, type Theme } from './theme.js';

/** How a picture looks. Lengths are in pixels. */
export interface PictureOptions {
  /** Side of a cell. Default 20. */
  readonly cellSize?: number;
  /** Draw the clues. Default true. */
  readonly clues?: boolean;
  /** Strike off the runs whose blocks are plainly in the grid. Default false. */
  readonly strikeOff?: boolean;
  /** A heavier rule after every so many cells; 0 for none. Default 5. */
  readonly ruleEvery?: number;
  /** Rules between all cells, or only the heavier ones, for pictures so small that others blur. Default `all`. */
  readonly rules?: 'all' | 'heavy';
  /** Draw title and author above the puzzle, where there are any. Default true. */
  readonly heading?: boolean;
  /** Light figures on dark paper; the puzzle's own colours stay. Default false. */
  readonly dark?: boolean;
  /** Colours of paper, figures and rules, instead of those of the light or dark theme. */
  readonly theme?: Partial<Theme>;
  /** Tell colours apart by letters and patterns, for a printer that has black alone. Default false. */
  readonly blackAndWhite?: boolean;
  /** Room around the picture, in cells. Default 0.6. */
  readonly margin?: number;
  /** Indices of cells to mark, such as those in which solutions differ. */
  readonly marked?: readonly number[];
}

/** A puzzle and how it is to look. */
export interface Look {
  readonly document: PuzzleDocument;
  readonly puzzle: Puzzle;
  readonly grid: Grid | undefined;
  readonly cell: number;
  readonly margin: number;
  readonly clues: boolean;
  readonly strikeOff: boolean;
  readonly ruleEvery: number;
  readonly rules: 'all' | 'heavy';
  readonly heading: { readonly title?: string; readonly author?: string } | undefined;
  readonly theme: Theme;
  /** Several colours, told apart by colour. */
  readonly colored: boolean;
  /** Several colours, told apart by letters and patterns. */
  readonly patterned: boolean;
  readonly marked: readonly number[];
}

export function lookOf(document: PuzzleDocument, grid: Grid | undefined, options: PictureOptions): Look {
  const { puzzle, meta } = document;
  if (grid !== undefined && (grid.width !== puzzle.width || grid.height !== puzzle.height)) {
    throw new RangeError(
      `The grid is ${grid.width}x${grid.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
    );
  }
  const cell = within('cellSize', options.cellSize ?? 20, 0.001, 1000);
  const hasHeading = (options.heading ?? true) && (meta.title ?? meta.author) !== undefined;
  const several = !isMono(puzzle.palette);
  return {
    document,
    puzzle,
    grid,
    cell,
    margin: within('margin', options.margin ?? 0.6, 0, 100) * cell,
    clues: options.clues ?? true,
    strikeOff: options.strikeOff ?? false,
    ruleEvery: within('ruleEvery', options.ruleEvery ?? 5, 0, Infinity),
    rules: options.rules ?? 'all',
    heading: hasHeading ? meta : undefined,
    theme: { ...(options.dark ? DARK : LIGHT), ...options.theme },
    colored: several && !options.blackAndWhite,
    patterned: several && (options.blackAndWhite ?? false),
    marked: options.marked ?? [],
  };
}

function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new RangeError(`${name} is ${value}; expected a number from ${least} to ${most}.`);
}
