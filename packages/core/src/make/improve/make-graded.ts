// Changes a line-solvable picture to a given grade. Edges are moved one cell at a time while the grade gets closer:
// straight edges make overlaps longer or shorter.
import { IN_LINE_GRADES } from '../../explain/index.js';
import type { Random } from '../../model/index.js';
import type { Canvas, Flip } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import type { Costs, ImproveProgress } from './make-unique.js';
import { choices } from './parts.js';

/** The targets as ranges of grade numbers: easy includes trivial, hard includes expert. */
export const GRADE_TARGETS = {
  easy: { from: IN_LINE_GRADES.trivial.from, below: IN_LINE_GRADES.easy.below },
  medium: IN_LINE_GRADES.medium,
  hard: { from: IN_LINE_GRADES.hard.from, below: IN_LINE_GRADES.expert.below },
} as const;

export type GradeTarget = keyof typeof GRADE_TARGETS;

/** Changes graded for each change made, and the maximum visibility of one. */
const TRIES = 32;
const MOST_VISIBLE = 2.2;
/** Grade points that a change must gain per unit of visibility. */
const POINTS = 0.1;
/** Steps without improvement before giving up. */
const MAX_FRUITLESS = 5;

/** The distance of a grade to the target; Infinity if line logic does not solve the puzzle. */
export function pointsOff(number: number | undefined, target: GradeTarget): number {
  if (number === undefined) return Infinity;
  const { from, below } = GRADE_TARGETS[target];
  return Math.max(0, from - number, number - below + 1);
}

/** The canvas must be line-solvable and stays so. Returns whether it has the grade. */
export function* makeGraded(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  random: Random,
  target: GradeTarget,
): Generator<ImproveProgress, boolean, void> {
  const offNow = () => pointsOff(queries.gradeNumber(canvas), target);
  const touched = new Set<number>();
  let off = offNow();
  let nearest = { off, colors: canvas.colors.slice() };
  for (let left = MAX_FRUITLESS; off > 0 && left > 0 && queries.stopped === null; ) {
    yield { changed: canvas.changed().length, open: 0 };
    let best: Flip | undefined;
    let least = Infinity;
    let tried = 0;
    for (const flip of shuffledEdges(canvas, cost, random)) {
      if (touched.has(flip.cell)) continue;
      const after = canvas.during([flip], () =>
        queries.unknown(canvas).length === 0 ? offNow() : undefined,
      );
      if (queries.stopped !== null) break;
      if (after === undefined) continue;
      if (after + POINTS * cost(flip) < least) [best, least] = [flip, after + POINTS * cost(flip)];
      if (++tried === TRIES) break;
      yield { changed: canvas.changed().length, open: 0 };
    }
    if (best === undefined) break;
    touched.add(best.cell);
    canvas.set(best);
    const before = off;
    off = offNow();
    left = off < before ? MAX_FRUITLESS : left - 1;
    if (off < nearest.off) nearest = { off, colors: canvas.colors.slice() };
  }
  nearest.colors.forEach((color, cell) => {
    canvas.set({ cell, color });
  });
  return nearest.off === 0;
}

function shuffledEdges(canvas: Canvas, cost: Costs, random: Random): Flip[] {
  const flips: { flip: Flip; rank: number }[] = [];
  for (let cell = 0; cell < canvas.colors.length; cell++) {
    for (const flip of choices(canvas, cell)) {
      if (cost(flip) <= MOST_VISIBLE) flips.push({ flip, rank: random.next() });
    }
  }
  return flips.sort((a, b) => a.rank - b.rank).map(({ flip }) => flip);
}
