// A set of puzzles that is measured as a whole.
import type { Puzzle } from '@crosshatch/core';

export interface NamedPuzzle {
  readonly name: string;
  readonly puzzle: Puzzle;
}

export interface PuzzleSet {
  readonly id: string;
  readonly title: string;
  /** Where the puzzles come from, in a few words. */
  readonly origin: string;
  readonly puzzles: readonly NamedPuzzle[];
}
