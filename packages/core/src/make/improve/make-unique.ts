// Makes a picture unique. Ambiguity consists of parts: small sets of cells that can be coloured differently. Each part
// found is pinned, and the engine searches for another one outside the pins, until it proves that there is none. Then
// each part is resolved by the least visible change with which the engine proves uniqueness without its pins.
//
//     #.      .#       The smallest part: these four cells can be swapped. Filling a third one resolves it, if that
//     .#  or  #.       creates no new ambiguity elsewhere.

import { LINE_SOLVES } from '../../solve/index.js';
import type { Canvas, Flip } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import { killers, kills, type Part, split } from './parts.js';

/** The progress of an improvement. */
export interface ImproveProgress {
  /** Number of changed cells. */
  readonly changed: number;
  /** Number of cells known to be ambiguous, or not settled by propagation if that is the target. */
  readonly open: number;
}

export type Costs = (flip: Flip) => number;

/** Effort limit for a second search over the whole picture, in line solves. */
const PERSISTENT = 20 * LINE_SOLVES.picture;
/** Changes tried for a part before the best of them is made. */
const TRIES = 48;
/** The bonus of a change that resolves another part too. */
const BONUS = 0.6;
/** The cost of each cell that a change makes ambiguous. */
const OPENED = 0.3;

/** The ambiguous parts, and whether the list is complete. */
export interface Doubts {
  readonly parts: readonly Part[];
  readonly complete: boolean;
  /** Effort of the last query, which proved completeness, in line solves. */
  readonly proof: number;
}

/** Changes the canvas until it is unique. Returns false if that is undecided or a limit is reached. */
export function* makeUnique(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  sides: readonly number[],
): Generator<ImproveProgress, boolean, void> {
  const touched = new Set<number>();
  // A window slides over the picture, and all cells outside are pinned: queries and parts are small. Each window makes
  // the next larger one easier. Pictures of thin lines need this, because as a whole they are a single part.
  for (const side of sides) {
    if (side >= Math.max(canvas.width, canvas.height)) break;
    for (const outside of windows(canvas, side)) {
      yield* settle(canvas, queries, cost, touched, outside);
      if (queries.stopped !== null) return false;
    }
  }
  return yield* settle(canvas, queries, cost, touched, []);
}

/** For each position of the window, the cells outside of it. */
function* windows({ width, height }: Canvas, side: number): Generator<number[], void, void> {
  const places = (length: number) => {
    const count = Math.max(1, Math.ceil((length - side) / (side / 2)) + 1);
    return Array.from({ length: count }, (_, i) =>
      count === 1 ? 0 : Math.round((i * (length - side)) / (count - 1)),
    );
  };
  for (const top of places(height)) {
    for (const left of places(width)) {
      const outside: number[] = [];
      for (let cell = 0; cell < width * height; cell++) {
        const [row, column] = [Math.floor(cell / width), cell % width];
        const isInside = row >= top && row < top + side && column >= left && column < left + side;
        if (!isInside) outside.push(cell);
      }
      yield outside;
    }
  }
}

/** Makes the cells unique that are not pinned. */
function* settle(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  touched: Set<number>,
  pinned: readonly number[],
): Generator<ImproveProgress, boolean, void> {
  let parts: readonly Part[] = [];
  for (;;) {
    const doubts = yield* gather(canvas, queries, parts, pinned);
    if (!doubts.complete) return false;
    parts = doubts.parts;
    if (parts.length === 0) return true;
    const flip = bestFlip(canvas, queries, cost, doubts, touched, pinned);
    if (flip === undefined || queries.stopped !== null) return false;
    touched.add(flip.cell);
    canvas.set(flip);
  }
}

/** Finds all ambiguous parts, starting with known ones; resolved parts are dropped. */
export function* gather(
  canvas: Canvas,
  queries: CanvasQueries,
  before: readonly Part[],
  pinned: readonly number[] = [],
): Generator<ImproveProgress, Doubts, void> {
  const parts = before.filter((part) => canvas.fits(part));
  for (;;) {
    const pins = pinsOf(parts);
    yield { changed: canvas.changed().length, open: pins.length };
    const spent = queries.lineSolves;
    let other = queries.alternative(canvas, [...pinned, ...pins]);
    // In a window the next larger one will decide; the whole picture is searched again with a higher limit.
    if (other === 'undecided' && pinned.length === 0) other = queries.alternative(canvas, pins, PERSISTENT);
    const proof = queries.lineSolves - spent;
    if (queries.stopped !== null || other === 'undecided') return { parts, complete: false, proof };
    if (other === 'none') return { parts, complete: true, proof };
    parts.push(...split(other, canvas.width));
  }
}

function pinsOf(parts: readonly Part[]): number[] {
  return [...new Set(parts.flatMap((part) => part.map(({ cell }) => cell)))];
}

/** The least visible change that resolves the smallest part and creates as little new ambiguity as possible. */
function bestFlip(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  { parts, proof }: Doubts,
  touched: ReadonlySet<number>,
  pinned: readonly number[],
): Flip | undefined {
  const [part, ...others] = [...parts].sort((a, b) => a.length - b.length);
  const ranked = killers(canvas, part, (cell) => !touched.has(cell))
    .map((flip) => {
      const rest = others.filter((other) => !kills(canvas, flip, other));
      const price = cost(flip) / (1 + BONUS * (others.length - rest.length));
      return { flip, rest, price };
    })
    .sort((a, b) => a.price - b.price || a.flip.cell - b.flip.cell)
    .slice(0, TRIES);
  // Changes that make the proof much harder are unwanted, so a low limit suffices.
  const look = Math.min(LINE_SOLVES.picture, 2000 + 4 * proof);
  let best: Flip | undefined;
  let least = Infinity;
  for (const { flip, rest, price } of ranked) {
    if (price >= least) break;
    const opened = canvas.during([flip], () =>
      queries.alternative(canvas, [...pinned, ...pinsOf(rest)], look),
    );
    if (queries.stopped !== null) return undefined;
    const size = opened === 'none' ? 0 : opened === 'undecided' ? canvas.colors.length : opened.length;
    if (price + size * OPENED < least) [best, least] = [flip, price + size * OPENED];
  }
  return best;
}
