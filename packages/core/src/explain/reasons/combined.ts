// One conclusion of several arguments.
import type { CellFact, Deduction, RunRef, SettledCell } from '../deduction.js';

type Conclusion = Pick<Deduction, 'settles' | 'reason'>;

/** What the arguments settle together, and all that they rest on. */
export function combined(arguments_: readonly Conclusion[]): Conclusion {
  const settles = new Map<number, SettledCell>();
  const cells = new Map<number, CellFact>();
  const runs = new Map<string, RunRef>();
  for (const one of arguments_) {
    for (const fact of one.settles) {
      const candidates = fact.candidates & (settles.get(fact.cell)?.candidates ?? fact.candidates);
      settles.set(fact.cell, { ...fact, candidates });
    }
    for (const fact of one.reason.cells) cells.set(fact.cell, fact);
    for (const ref of one.reason.runs) runs.set(`${ref.line} ${ref.run}`, ref);
  }
  return {
    settles: [...settles.values()],
    reason: {
      cells: [...cells.values()].sort((a, b) => a.cell - b.cell),
      runs: [...runs.values()].sort((a, b) => a.line - b.line || a.run - b.run),
    },
  };
}
