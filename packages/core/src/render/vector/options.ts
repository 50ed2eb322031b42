// The options of a picture, resolved once for all of its parts.
import { type Grid, isMono, type Puzzle, type PuzzleDocument } from '../../model/index.js';
import { DARK, LIGHT, type Theme } from './theme.js';

/** How a picture looks. Lengths are in pixels. */
export interface PictureOptions {
  /** Side of a cell. Default 20. */
  readonly cellSize?: number;
  /** Draw the clues. Default true. */
  readonly clues?: boolean;
  /** Strike off the runs whose blocks are evident in the grid. Default false. */
  readonly strikeOff?: boolean;
  /** Draw a heavy rule after this many cells; 0 for none. Default 5. */
  readonly ruleEvery?: number;
  /** Draw rules between all cells, or only the heavy ones in small pictures. Default `all`. */
  readonly rules?: 'all' | 'heavy';
  /** Draw title and author above the puzzle, if known. Default true. */
  readonly heading?: boolean;
  /** Light numbers on a dark background; the puzzle's colours are unchanged. Default false. */
  readonly dark?: boolean;
  /** Colours of background, numbers and rules, overriding the light or dark theme. */
  readonly theme?: Partial<Theme>;
  /** Show colours as letters and patterns, for black-and-white printers. Default false. */
  readonly blackAndWhite?: boolean;
  /** Margin around the picture in cells. Default 0.6. */
  readonly margin?: number;
  /** Indices of cells to mark, such as those that differ between solutions. */
  readonly marked?: readonly number[];
}

/** A puzzle with its resolved options. */
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
  /** Several colours, drawn as colours. */
  readonly colored: boolean;
  /** Several colours, drawn as letters and patterns. */
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
