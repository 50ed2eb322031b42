// Out of a long walk, the deductions that one conclusion rests on: backwards from it, every deduction
// that settled (or narrowed) a cell of a reason that is needed.
import type { Deduction } from './deduction.js';

/** The part of the walk that is needed for these cells, in the walk's order. */
export function leadingTo(walk: readonly Deduction[], cells: Iterable<number>): Deduction[] {
  const needed = new Set(cells);
  const chosen: Deduction[] = [];
  for (const deduction of [...walk].reverse()) {
    if (!deduction.settles.some(({ cell }) => needed.has(cell))) continue;
    chosen.push(deduction);
    // The reason says all that is needed, also of these very cells if they were narrowed before ...
    for (const { cell } of deduction.settles) needed.delete(cell);
    for (const { cell } of deduction.reason.cells) needed.add(cell);
    // ... except that assumptions go through what was left of their cell.
    for (const { assume } of deduction.chain ?? []) needed.add(assume.cell);
  }
  return chosen.reverse();
}
