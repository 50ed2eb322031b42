// A later change often makes an earlier one needless. Each is taken back, the most visible first, and
// made again only if the picture is no longer what is wanted without it.
import type { Canvas } from './canvas.js';
import type { CanvasQueries } from './canvas-queries.js';
import type { Costs, ImproveProgress } from './make-unique.js';

/** Pre: the canvas is what is wanted; it still is afterwards. */
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

/** How visible a change is that has been made: what it would cost to make it last. */
export function priceOf(canvas: Canvas, cost: Costs, cell: number): number {
  const color = canvas.colors[cell];
  return canvas.during([{ cell, color: canvas.original[cell] }], () => cost({ cell, color }));
}
