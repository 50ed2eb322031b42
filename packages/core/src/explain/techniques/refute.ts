// Turns a broken assumption into a finding: the cell does not have that colour. Shared by the
// techniques that look for a contradiction.
import { candidate } from '../../model/index.js';
import type { Lookahead, Outcome } from '../find/lookahead.js';
import type { GridFinding } from './technique.js';

/** How many waves a person follows with some patience: there, across and back. */
export const SHALLOW = 3;

export function refuted(look: Lookahead, cell: number, color: number, outcome: Outcome): GridFinding {
  const assumed = candidate(color);
  return {
    settles: [{ cell, candidates: look.board.cell(cell) & ~assumed }],
    branches: [{ assume: { cell, candidates: assumed }, breaks: true, lines: outcome.lines }],
    waves: outcome.waves,
  };
}

/** Every colour of every unknown cell that leads to a contradiction within the given number of waves; only a few if that is enough. */
export function refuteAll(look: Lookahead, waves: number): GridFinding[] {
  const found: GridFinding[] = [];
  for (const cell of look.unknownCells()) {
    for (const color of look.colorsOf(cell)) {
      const outcome = look.follow(cell, color, waves);
      if (look.isStopped) return found;
      if (!outcome.breaks) continue;
      found.push(refuted(look, cell, color, outcome));
      if (look.isEnough(found)) return found;
    }
  }
  return found;
}
