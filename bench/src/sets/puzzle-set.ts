// A set of puzzles that is measured as a whole.
import type { Puzzle } from '@crosshatch/core';

export interface NamedPuzzle {
  readonly name: string;
  readonly puzzle: Puzzle;
}

export interface LoadedSet {
  /** Where the puzzles come from, in a few words. */
  readonly origin: string;
  readonly puzzles: readonly NamedPuzzle[];
}

export interface PuzzleSet {
  readonly id: string;
  readonly title: string;
  /** Time for one puzzle, in seconds. */
  readonly seconds: number;
  /** How many puzzles the quick run takes; 0 leaves the set out. */
  readonly quick: number;
  /** The peers that are asked; default all that take such puzzles. */
  readonly peers?: readonly string[];
  /** The same for the quick run, when that would take too long. */
  readonly quickPeers?: readonly string[];
  /** `corpus`: a folder with other people's puzzles, if there is one. */
  load(corpus: string | undefined): LoadedSet;
}

/** This many puzzles, evenly spread, because sets are often ordered by difficulty. */
export function thinned(puzzles: readonly NamedPuzzle[], count: number): readonly NamedPuzzle[] {
  if (count >= puzzles.length) return puzzles;
  return Array.from({ length: count }, (_, i) => puzzles[Math.floor(((i + 0.5) * puzzles.length) / count)]);
}
