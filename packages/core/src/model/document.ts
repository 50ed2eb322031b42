// A puzzle as it comes in a file: with what its maker wrote beside it, and grids stored along.
import type { Grid } from './grid.js';
import type { Palette } from './palette.js';
import type { Puzzle } from './puzzle.js';

/** What the maker states about a puzzle. Every field is plain text, one line unless said otherwise. */
export interface Metadata {
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  /** An SPDX id where the file has one, else free text. */
  readonly license?: string;
  /** Where the puzzle was published. */
  readonly source?: string;
  /** Number or name within its source. */
  readonly id?: string;
  /** May have several lines. */
  readonly description?: string;
}

/** The picture in colours of its own, shown when the puzzle is solved. Blank cells may have a colour, too. */
export interface Artwork {
  readonly palette: Palette;
  /** Every cell is known. */
  readonly grid: Grid;
}

/**
 * A puzzle with what its author wrote beside it: metadata, the intended picture, given cells, saved grids.
 */
export interface PuzzleDocument {
  readonly puzzle: Puzzle;
  readonly meta: Metadata;
  /** The picture that the maker had in mind. Any solution is as good: never compare with this one. */
  readonly goal?: Grid;
  /** Further complete solutions that the file stores. */
  readonly solutions?: readonly Grid[];
  /** Grids saved while playing; cells may be unknown, and may be wrong. */
  readonly saved?: readonly Grid[];
  /** Cells that are given from the start and belong to the puzzle: solving begins from them. */
  readonly given?: Grid;
  /** What a player sees in the end instead of the solution, most often the colours of a black-and-white puzzle. */
  readonly artwork?: Artwork;
}
