// Makes a picture unique. Ambiguity comes in parts: small sets of cells that could be otherwise. Each
// part found is pinned, and the engine asked for another one that leaves the pins alone, until it proves
// that there is none: then the pins hold all that is ambiguous. Now part by part: of the changes that do
// away with it the least visible one is taken that lets the engine prove "unique" with its pins gone.
//
//     #.      .#       the smallest part: these four cells could be the other way round. Filling a third
//     .#  or  #.       one settles it, if that third one opens nothing new elsewhere.

import { LINE_SOLVES } from '../../solve/index.js';
import type { Canvas, Flip } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import { killers, kills, type Part, split } from './parts.js';

/** How far an improvement has come. */
export interface ImproveProgress {
  /** Cells changed so far. */
  readonly changed: number;
  /** Cells known to be ambiguous, or unknown to propagation where that is the target. */
  readonly open: number;
}

export type Costs = (flip: Flip) => number;

/** Line solves for a look at the whole that was not enough at first. */
const PERSISTENT = 20 * LINE_SOLVES.picture;
/** Changes tried for one part before the least bad is taken. */
const TRIES = 48;
/** What a change is worth that does away with a further part as well. */
const BONUS = 0.6;
/** What an opened cell costs, when a change can't do without. */
const OPENED = 0.3;

/** Parts that are ambiguous, and whether they are known to be all. */
export interface Doubts {
  readonly parts: readonly Part[];
  readonly complete: boolean;
  /** Line solves of the last look, which proved it. */
  readonly proof: number;
}

/** Changes the canvas until it is unique. False when that can't be decided, or a limit is reached. */
export function* makeUnique(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  sides: readonly number[],
): Generator<ImproveProgress, boolean, void> {
  const touched = new Set<number>();
  // A window slides over the picture, and what lies outside is pinned: the questions are small there and
  // so are the parts. What is settled in a window makes the next larger one easier. Thin lines need that:
  // asked as a whole, all of the picture is one part.
  for (const side of sides) {
    if (side >= Math.max(canvas.width, canvas.height)) break;
    for (const outside of windows(canvas, side)) {
      yield* settle(canvas, queries, cost, touched, outside);
      if (queries.stopped !== null) return false;
    }
  }
  return yield* settle(canvas, queries, cost, touched, []);
}

/** For each place of a window the cells outside of it. */
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

/** Makes it unique as far as cells that are not pinned for good are concerned. */
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

/** All that is ambiguous, beginning with parts known before: those that are settled are dropped. */
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
    // In a window the next larger one will tell; for the whole there is nothing larger to wait for.
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

/** The least visible change that settles the smallest part and opens nothing, or as little as can be had. */
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
  // A change that makes the proof much harder is not wanted, so that a short look is enough.
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
