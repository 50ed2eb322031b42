// The smallest reason within one line. Starts from all that is known in the line and the whole clue,
// and leaves out whatever the conclusion does not need: cells far from the conclusion first, then the
// lengths of runs far from those that the argument is about. "Follows" means: in every placement, by
// the complete line solver, whatever the technique was.
import type { Clue, Run } from '../../model/index.js';
import type { LineEngine } from '../../solve/index.js';

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

/** A clue of which only the lengths of some runs are known. */
function blotted(clue: Clue, isKnown: (run: number) => boolean): Clue {
  return clue?.map((run, j): Run => (isKnown(j) ? run : { length: null, color: run.color })) ?? null;
}

/** A line as it was when something was concluded from it. */
export interface LineCase {
  readonly engine: LineEngine;
  readonly clue: readonly Run[];
  readonly cells: Uint32Array;
  /** The candidates of a cell about which nothing is known. */
  readonly all: number;
}

/** Pre: the conclusion (or, with nothing to settle, a contradiction) follows from the clue and the cells. */
export function minimalReason(line: LineCase, conclusion: LineConclusion): LineReason {
  const cells = neededCells(line, conclusion);
  return { cells, runs: neededRuns(line, conclusion, cells) };
}

/** The cells that are needed with the whole clue; expensive ones are left out first, then distant ones. */
export function neededCells(
  line: LineCase,
  conclusion: LineConclusion,
  price: (position: number) => number = () => 0,
): readonly number[] {
  const kept = new Set<number>();
  line.cells.forEach((candidates, position) => {
    if (candidates !== line.all) kept.add(position);
  });
  const near = conclusion.settles.map(({ position }) => position);
  const order = farthestFirst([...kept], near).map((position) => ({ position, price: price(position) }));
  order.sort((a, b) => b.price - a.price);
  drop(
    kept,
    order.map(({ position }) => position),
    () => follows(line, line.clue, conclusion, kept),
  );
  return ascending(kept);
}

/** The runs whose lengths are needed with these cells. */
export function neededRuns(
  line: LineCase,
  conclusion: LineConclusion,
  cells: readonly number[],
): readonly number[] {
  const known = new Set(line.clue.flatMap((run, j) => (run.length === null ? [] : [j])));
  const kept = new Set(cells);
  drop(known, farthestFirst([...known], conclusion.runs), () =>
    follows(
      line,
      blotted(line.clue, (j) => known.has(j)),
      conclusion,
      kept,
    ),
  );
  return ascending(known);
}

/** Whether it follows from this clue and these cells of the line. Plain loops: it is asked very often. */
function follows(
  { engine, cells, all }: LineCase,
  clue: Clue,
  { settles }: LineConclusion,
  kept: ReadonlySet<number>,
): boolean {
  const known = new Uint32Array(cells.length).fill(all);
  for (const position of kept) known[position] = cells[position];
  if (!engine.solveLine(clue, known)) return true;
  if (settles.length === 0) return false;
  for (const { position, candidates } of settles) if ((known[position] & ~candidates) !== 0) return false;
  return true;
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
