// Trial: nothing follows any more within what a person can look ahead. Try a colour; only the whole
// search behind it shows whether it was wrong. The honest last rung: it names the cell from which most
// follows, and its evidence is the search, not an argument.
import { candidate, colorOf } from '../../model/index.js';
import type { GridTechnique } from './technique.js';

export const trial = {
  scope: 'grid',
  id: 'trial',
  cost: 60,
  find(look) {
    const result = look.search();
    if (result.verdict !== 'unique') return [];
    let best = -1;
    let most = -1;
    for (const cell of look.unknownCells()) {
      const color = colorOf(result.solution.cells[cell]) ?? 0;
      const { facts } = look.follow(cell, color, Infinity);
      if (look.isStopped) break;
      if (facts.length > most) [best, most] = [cell, facts.length];
    }
    if (best < 0) return [];
    const right = result.solution.cells[best];
    const branches = look
      .colorsOf(best)
      .filter((color) => candidate(color) !== right)
      .map((color) => ({ assume: { cell: best, candidates: candidate(color) }, breaks: true, lines: [] }));
    return [{ settles: [{ cell: best, candidates: right }], branches, waves: Infinity }];
  },
} as const satisfies GridTechnique;
