// What a file may cost. The model bounds a puzzle; these bound a file of many. The defaults let through
// every real collection and keep the worst one within a few hundred megabytes and a few seconds.

/** Bounds on what `parse` reads. */
export interface ParseLimits {
  /** Size of the file. Default 32 MiB. */
  readonly bytes: number;
  /** Puzzles in the file. Default 10,000. */
  readonly puzzles: number;
  /** Cells of all grids (goals, saved grids, pictures) in the file together. Default 16 million. */
  readonly cells: number;
  /** Depth of nested elements or brackets. Default 64. */
  readonly nesting: number;
}

/** The limits of `parse` unless others are given. */
export const DEFAULT_LIMITS: ParseLimits = {
  bytes: 32 * 1024 * 1024,
  puzzles: 10_000,
  cells: 16_000_000,
  nesting: 64,
};
