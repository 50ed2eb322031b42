// Out of a long walk, the deductions that one conclusion rests on: backwards from it, every step that
// settled (or narrowed) a cell of a reason that is needed, and of that step only the cells needed.
import type { Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import type { LazyDeduction } from './lazy-deduction.js';

/** The part of the walk that is needed for these cells, in the walk's order. */
export function leadingTo(
  walk: readonly LazyDeduction[],
  cells: Iterable<number>,
  query: Query,
): Deduction[] {
  const needed = new Set(cells);
  const chosen: Deduction[] = [];
  for (let i = walk.length - 1; i >= 0; i--) {
    if (!walk[i].settles.some(({ cell }) => needed.has(cell))) continue;
    const deduction = walk[i].deduction(query, needed);
    chosen.push(deduction);
    // The reason says all that is needed, also of these very cells if they were narrowed before.
    for (const { cell } of deduction.settles) needed.delete(cell);
    for (const cell of restsOn(deduction)) needed.add(cell);
  }
  return chosen.reverse();
}

/** The cells that a deduction rests on: its reason, and the cells whose candidates it goes through. */
export function restsOn(deduction: Deduction): number[] {
  return [
    ...deduction.reason.cells.map(({ cell }) => cell),
    ...(deduction.chain ?? []).map(({ assume }) => assume.cell),
  ];
}
