// Two-way: whatever a cell turns out to be, another cell comes out the same. Each colour that the cell
// may have is followed; what all of them agree on is certain.
import { candidate } from '../../model/index.js';
import type { CellFact } from '../deduction.js';
import type { Lookahead, Outcome } from '../find/lookahead.js';
import { SHALLOW } from './refute.js';
import type { GridFinding, GridTechnique } from './technique.js';

export const twoWay = {
  scope: 'grid',
  id: 'two-way',
  cost: 28,
  find(look) {
    const found: GridFinding[] = [];
    for (const cell of look.unknownCells()) {
      const colors = look.colorsOf(cell);
      const outcomes = colors.map((color) => look.follow(cell, color, SHALLOW));
      if (look.isStopped) return found;
      if (outcomes.some((outcome) => outcome.breaks)) continue; // a matter for lookahead
      const settles = agreed(look, outcomes);
      if (settles.length === 0) continue;
      found.push({
        settles,
        branches: outcomes.map(({ lines }, i) => ({
          assume: { cell, candidates: candidate(colors[i]) },
          breaks: false,
          lines,
        })),
        waves: Math.max(...outcomes.map((outcome) => outcome.waves)),
      });
      if (look.isEnough(found)) return found;
    }
    return found;
  },
} as const satisfies GridTechnique;

/** The cells that every outcome narrows, with what is possible in any of them. */
function agreed(look: Lookahead, outcomes: readonly Outcome[]): CellFact[] {
  const [first, ...others] = outcomes;
  const maps = others.map((outcome) => new Map(outcome.facts.map((fact) => [fact.cell, fact.candidates])));
  const settles: CellFact[] = [];
  for (const { cell, candidates } of first.facts) {
    let union = candidates;
    for (const map of maps) union |= map.get(cell) ?? look.board.cell(cell);
    if (union !== look.board.cell(cell)) settles.push({ cell, candidates: union });
  }
  return settles.sort((a, b) => a.cell - b.cell);
}
