// Changes a picture to a given grade. Edges are moved one cell at a time while the grade gets closer:
// straight edges make overlaps longer or shorter.

import { type Grade, type GradeClass, IN_LINE_GRADES } from '../../explain/index.js';
import type { Random } from '../../model/index.js';
import { type GradeBounds, pointsOutside } from '../grade-bounds.js';
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

/** What the grade should be: of a class that line logic is enough for, within bounds, or both. */
export interface GradeAim {
  readonly target?: GradeTarget;
  readonly bounds: GradeBounds;
}

/** The distance of a grade to the aim; Infinity without a grade, or if line logic has to be enough and is not. */
export function pointsOff(grade: Grade | undefined, { target, bounds }: GradeAim): number {
  if (grade === undefined || grade.class === 'not-unique') return Infinity;
  const outside = pointsOutside(grade, bounds);
  if (target === undefined) return outside;
  if (!isInLine(grade.class)) return Infinity;
  const { from, below } = GRADE_TARGETS[target];
  return outside + Math.max(0, from - grade.number, grade.number - below + 1);
}

function isInLine(grade: GradeClass): boolean {
  return grade in IN_LINE_GRADES;
}

/** Pre: `isKept` holds (unique, or line-solvable). It stays so. Returns whether the canvas has the grade. */
export function* makeGraded(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  random: Random,
  aim: GradeAim,
  isKept: () => boolean,
): Generator<ImproveProgress, boolean, void> {
  const offNow = () => pointsOff(queries.grade(canvas), aim);
  const touched = new Set<number>();
  let off = offNow();
  let nearest = { off, colors: canvas.colors.slice() };
  for (let left = MAX_FRUITLESS; off > 0 && left > 0 && queries.stopped === null; ) {
    yield { changed: canvas.changed().length, open: 0 };
    let best: { readonly flip: Flip; readonly off: number } | undefined;
    let least = Infinity;
    let tried = 0;
    for (const flip of shuffledEdges(canvas, cost, random)) {
      if (touched.has(flip.cell)) continue;
      const after = canvas.during([flip], () => (isKept() ? offNow() : undefined));
      if (queries.stopped !== null) break;
      if (after === undefined) continue;
      const loss = after + POINTS * cost(flip);
      if (loss < least) [best, least] = [{ flip, off: after }, loss];
      if (++tried === TRIES) break;
      yield { changed: canvas.changed().length, open: 0 };
    }
    if (best === undefined) break;
    touched.add(best.flip.cell);
    canvas.set(best.flip);
    left = best.off < off ? MAX_FRUITLESS : left - 1;
    off = best.off;
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
