// Random lines and puzzles for tests. A puzzle is made from a random grid, so that it has a solution
// unless it is spoilt; blots and unknown clues then hide a part of it.
import {
  allCandidates,
  type Clue,
  candidate,
  type Grid,
  gridOfColors,
  lineLength,
  minimumLength,
  type Puzzle,
  puzzleOf,
  type Run,
} from '../model/index.js';
import { paletteOf } from './notation.js';
import type { Random } from './random.js';

export interface PuzzleRecipe {
  readonly width: number;
  readonly height: number;
  readonly colors?: number;
  /** Chance of a cell to be filled; default one half. */
  readonly density?: number;
  /** Chance of a run to be blotted; default none. */
  readonly blotted?: number;
  /** Chance of a clue to be unknown; default none. */
  readonly unknown?: number;
  /** Chance of a run to be one cell too long or too short; default none. */
  readonly spoilt?: number;
}

function randomGrid(random: Random, recipe: PuzzleRecipe): Grid {
  const { width, height, colors = 1, density = 0.5 } = recipe;
  const cells = Array.from({ length: width * height }, () =>
    random.next() < density ? 1 + random.below(colors) : 0,
  );
  return gridOfColors({ width, height }, cells);
}

export function randomPuzzle(random: Random, recipe: PuzzleRecipe): Puzzle {
  const { blotted = 0, unknown = 0, spoilt = 0 } = recipe;
  const puzzle = puzzleOf(randomGrid(random, recipe), paletteOf(recipe.colors ?? 1));
  const hide = (clue: Clue, line: number): Clue => {
    if (clue === null || random.next() < unknown) return null;
    let runs = clue;
    for (let j = 0; j < runs.length; j++) {
      if (random.next() < spoilt) runs = spoil(random, runs, j, lineLength(puzzle, line));
    }
    return runs.map((run) => (random.next() < blotted ? { ...run, length: null } : run));
  };
  return {
    ...puzzle,
    rows: puzzle.rows.map(hide),
    columns: puzzle.columns.map((clue, column) => hide(clue, puzzle.height + column)),
  };
}

/** The runs with run j one cell longer or shorter; as they were when that would not be well formed. */
function spoil(random: Random, runs: readonly Run[], j: number, length: number): readonly Run[] {
  const change = random.below(2) === 0 ? 1 : -1;
  const spoilt = runs.map((run, i) => (i === j ? { ...run, length: (run.length ?? 1) + change } : run));
  return (spoilt[j].length ?? 1) >= 1 && minimumLength(spoilt) <= length ? spoilt : runs;
}

export interface LineRecipe {
  readonly length: number;
  readonly colors?: number;
  /** Cells that the runs leave over, at most; default any number. */
  readonly slack?: number;
  readonly blotted?: number;
  /** Chance of a cell to be narrowed down; default one third. */
  readonly known?: number;
  /** Chance of a narrowed cell to contradict the placement that it was drawn from; default none. */
  readonly wrong?: number;
}

export interface RandomLine {
  readonly clue: readonly Run[];
  readonly cells: Uint32Array;
}

/** A clue that fits its line, and cells narrowed down to what one of its placements allows. */
export function randomLine(random: Random, recipe: LineRecipe): RandomLine {
  const { length, colors = 1, blotted = 0, known = 1 / 3, wrong = 0 } = recipe;
  const clue = randomRuns(random, length, colors, recipe.slack ?? random.below(length + 1));
  const filling = randomPlacement(random, clue, length);
  const all = allCandidates(paletteOf(colors));
  const cells = Uint32Array.from(filling, (color) => {
    if (random.next() >= known) return all;
    const truth = random.next() < wrong ? random.below(colors + 1) : color;
    // Half of the time the cell is known, else some other candidates stay.
    return candidate(truth) | (random.below(2) === 0 ? 0 : random.below(all + 1));
  });
  return { clue: clue.map((run) => (random.next() < blotted ? { ...run, length: null } : run)), cells };
}

function randomRuns(random: Random, length: number, colors: number, slack: number): Run[] {
  const longest = 1 + random.below(Math.max(1, length));
  const runs: Run[] = [];
  for (;;) {
    const room = length - slack - minimumLength(runs);
    const color = 1 + random.below(colors);
    const gap = runs.at(-1)?.color === color ? 1 : 0;
    if (room - gap < 1) return runs;
    runs.push({ color, length: 1 + random.below(Math.min(longest, room - gap)) });
  }
}

function randomPlacement(random: Random, clue: readonly Run[], length: number): number[] {
  const slack = length - minimumLength(clue);
  // Spare cells are dealt to the gaps: before each run and after the last.
  const extra = new Array<number>(clue.length + 1).fill(0);
  for (let i = 0; i < slack; i++) extra[random.below(extra.length)] += 1;
  const filling: number[] = [];
  clue.forEach((run, j) => {
    const gap = extra[j] + (j > 0 && clue[j - 1].color === run.color ? 1 : 0);
    for (let i = 0; i < gap; i++) filling.push(0);
    for (let i = 0; i < (run.length ?? 1); i++) filling.push(run.color);
  });
  while (filling.length < length) filling.push(0);
  return filling;
}
