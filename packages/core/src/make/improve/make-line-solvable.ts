// Makes a picture line-solvable: repeatedly makes the change near unsettled cells that settles the most cells for its
// visibility. If no single change settles anything, it chooses the one that leaves the lines the fewest placements,
// because slack is what prevents deductions.
import { minimumLength, type Random } from '../../model/index.js';
import type { Canvas, Flip } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import type { Costs, ImproveProgress } from './make-unique.js';
import { choices } from './parts.js';

/** Changes evaluated for each change made. */
const TRIES = 240;
/** The value of halving the placements of a line, in settled cells. */
const PLACEMENT_BIT = 0.05;
/** Maximum number of consecutive changes that settle nothing, as a share of the cells. */
const MAX_FRUITLESS = 0.1;

/** Changes the canvas until propagation solves it. Returns false if it is stuck or a limit is reached. */
export function* makeLineSolvable(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  random: Random,
): Generator<ImproveProgress, boolean, void> {
  const touched = new Set<number>();
  let unknown = queries.unknown(canvas);
  let least = unknown.length;
  const most = Math.max(20, Math.round(canvas.colors.length * MAX_FRUITLESS));
  let left = most;
  while (unknown.length > 0 && left > 0 && queries.stopped === null) {
    yield { changed: canvas.changed().length, open: unknown.length };
    const flip = bestFlip(canvas, queries, cost, random, unknown, touched);
    if (flip === undefined) return false;
    touched.add(flip.cell);
    canvas.set(flip);
    unknown = queries.unknown(canvas);
    left = unknown.length < least ? most : left - 1;
    least = Math.min(least, unknown.length);
  }
  return unknown.length === 0 && queries.stopped === null;
}

function bestFlip(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  random: Random,
  unknown: readonly number[],
  touched: ReadonlySet<number>,
): Flip | undefined {
  const flips = sample(canvas, cost, random, unknown, touched);
  const before = unknown.length + PLACEMENT_BIT * placementBits(canvas);
  let best: Flip | undefined;
  let most = -Infinity;
  for (const flip of flips) {
    const after = canvas.during(
      [flip],
      () => queries.unknown(canvas).length + PLACEMENT_BIT * placementBits(canvas),
    );
    const gain = before - after;
    const worth = gain > 0 ? gain / cost(flip) : gain * cost(flip);
    if (worth > most) [best, most] = [flip, worth];
    if (queries.stopped !== null) return undefined;
  }
  return best;
}

/** Candidates: the least visible changes near unsettled cells, and some random ones. */
function sample(
  canvas: Canvas,
  cost: Costs,
  random: Random,
  unknown: readonly number[],
  touched: ReadonlySet<number>,
): Flip[] {
  const { width, height } = canvas;
  const near = new Set<number>();
  for (const cell of unknown) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
        near.add(y * width + x);
    }
  }
  return [...near]
    .filter((cell) => !touched.has(cell))
    .flatMap((cell) => choices(canvas, cell))
    .map((flip) => ({ flip, rank: cost(flip) * (0.5 + random.next()) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, TRIES)
    .map(({ flip }) => flip);
}

/** The number of placements of all lines, as a sum of logarithms. */
function placementBits({ puzzle }: Canvas): number {
  let bits = 0;
  for (const clue of puzzle.rows) bits += bitsOf(clue?.length ?? 0, puzzle.width - minimumLength(clue ?? []));
  for (const clue of puzzle.columns) {
    bits += bitsOf(clue?.length ?? 0, puzzle.height - minimumLength(clue ?? []));
  }
  return bits;
}

/** log2 of the number of ways to distribute `slack` blanks over the gaps between and around the runs. */
function bitsOf(runs: number, slack: number): number {
  let bits = 0;
  for (let i = 1; i <= runs; i++) bits += Math.log2((slack + i) / i);
  return bits;
}
