// What a solver gets before it is measured, so that its code is loaded and compiled: generated puzzles of every kind
// that it takes. None of them is measured.
import type { Puzzle } from '@crosshatch/core';
import { generate } from '@crosshatch/core/make';
import { accepts, type SolverFacts } from './solver.js';

type Shape = readonly [side: number, texture: 'noise' | 'smooth', colors: number];

const SHAPES: readonly Shape[] = [
  [12, 'smooth', 1],
  [15, 'noise', 1],
  [20, 'smooth', 1],
  [25, 'noise', 1],
  [30, 'smooth', 1],
  [75, 'smooth', 1],
  [10, 'smooth', 3],
  [25, 'smooth', 3],
];

/** The longest side for solvers that prove nothing: one that guesses may never end on a large puzzle. */
const MOST_FOR_GUESSING = 30;

export function warmUpPuzzles(solver: SolverFacts): readonly Puzzle[] {
  return SHAPES.flatMap(([side, texture, colors], seed) => {
    if (!solver.proves && side > MOST_FOR_GUESSING) return [];
    const density = texture === 'noise' ? 0.6 : 0.5;
    const made = generate({ width: side, height: side, seed, texture, colors, density });
    return made.ok && accepts(solver, made.puzzle) ? [made.puzzle] : [];
  });
}
