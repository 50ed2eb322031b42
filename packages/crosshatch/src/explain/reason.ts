// The smallest reason within one line. Starts from all that is known in the line and the whole clue,
// and leaves out whatever the conclusion does not need: cells far from the conclusion first, then the
// lengths of runs far from those that the argument is about. "Follows" means: in every placement, by
// the complete line solver, whatever the technique was.
import type { Clue, Run } from '../model/index.js';
import type { LineEngine } from '../solve/index.js';

export interface LineReason {
  /** Positions of the cells that are needed, ascending. */
  readonly cells: readonly number[];
  /** Indices of the runs whose lengths are needed, ascending. */
  readonly runs: readonly number[];
}

export interface LineConclusion {
  readonly settles: readonly { readonly position: number; readonly candidates: number }[];
  /** The runs that the argument is about. */
  readonly runs: readonly number[];
}

/** A clue of which only the lengths of some runs are told. */
export function blotted(clue: Clue, isTold: (run: number) => boolean): Clue {
  return clue?.map((run, j): Run => (isTold(j) ? run : { length: null, color: run.color })) ?? null;
}

/** Pre: the conclusion (or, with nothing to settle, a contradiction) follows from the clue and the cells. */
export function minimalReason(
  engine: LineEngine,
  clue: readonly Run[],
  cells: Uint32Array,
  all: number,
  conclusion: LineConclusion,
): LineReason {
  const told = new Set(clue.flatMap((run, j) => (run.length === null ? [] : [j])));
  const kept = new Set([...cells.keys()].filter((position) => cells[position] !== all));
  const follows = () => {
    const known = cells.map((candidates, position) => (kept.has(position) ? candidates : all));
    const isPossible = engine.solveLine(
      blotted(clue, (j) => told.has(j)),
      known,
    );
    if (conclusion.settles.length === 0) return !isPossible;
    if (!isPossible) return true;
    return conclusion.settles.every(({ position, candidates }) => (known[position] & ~candidates) === 0);
  };
  const near = conclusion.settles.map(({ position }) => position);
  drop(kept, farthestFirst([...kept], near), follows);
  drop(told, farthestFirst([...told], conclusion.runs), follows);
  return { cells: ascending(kept), runs: ascending(told) };
}

/**
 * Leaves out of `set` what `follows` does not need, in the order given: large parts at once where
 * that works, then one by one. What is left is minimal, as more knowledge never makes less follow.
 */
export function drop<T>(set: Set<T>, order: readonly T[], follows: () => boolean): void {
  if (order.length === 0) return;
  for (const item of order) set.delete(item);
  if (follows()) return;
  for (const item of order) set.add(item);
  if (order.length === 1) return;
  const middle = Math.ceil(order.length / 2);
  drop(set, order.slice(0, middle), follows);
  drop(set, order.slice(middle), follows);
}

/** By distance from the nearest of these; equal distances keep the right before the left. */
function farthestFirst(items: readonly number[], from: readonly number[]): number[] {
  const distance = (item: number) =>
    from.reduce((least, to) => Math.min(least, Math.abs(item - to)), Infinity);
  return items
    .map((item) => ({ item, distance: from.length === 0 ? 0 : distance(item) }))
    .sort((a, b) => b.distance - a.distance || b.item - a.item)
    .map(({ item }) => item);
}

function ascending(set: ReadonlySet<number>): number[] {
  return [...set].sort((a, b) => a - b);
}
