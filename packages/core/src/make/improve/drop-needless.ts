// Removes superfluous changes. Each change is undone, the most visible first, and redone only if the target needs it.
import type { Canvas } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import type { Costs, ImproveProgress } from './make-unique.js';

/** The canvas must have reached the target, and still has afterwards. */
export function* dropNeedless(
  canvas: Canvas,
  queries: CanvasQueries,
  cost: Costs,
  isWanted: () => boolean,
): Generator<ImproveProgress, void, void> {
  const ranked = canvas
    .changed()
    .map((cell) => ({ cell, price: priceOf(canvas, cost, cell) }))
    .sort((a, b) => b.price - a.price);
  for (const { cell } of ranked) {
    yield { changed: canvas.changed().length, open: 0 };
    const color = canvas.colors[cell];
    canvas.set({ cell, color: canvas.original[cell] });
    const isGood = isWanted();
    if (!isGood || queries.stopped !== null) canvas.set({ cell, color });
    if (queries.stopped !== null) return;
  }
}

/** The visibility of a change, as if it were made last. */
export function priceOf(canvas: Canvas, cost: Costs, cell: number): number {
  const color = canvas.colors[cell];
  return canvas.during([{ cell, color: canvas.original[cell] }], () => cost({ cell, color }));
}
