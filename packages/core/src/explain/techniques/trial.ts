// Trial: nothing follows any more from a single assumption. Try a colour, and make further assumptions inside it. The
// honest last rung. If some cell is refuted by one level of further assumptions, that cell is shown; else the one from
// which most follows, and its evidence is a search, not an argument.
//
// Three ideas that were to make it rarer did not on the shipped puzzles: row and column sums per region (a flow through
// all unknown cells settled nothing in 328 positions without line logic left), and at the positions that need trial
// also what agrees in both cases of a cell, or in all placements of a line, followed to the end.
import { candidate, colorOf } from '../../model/index.js';
import type { Lookahead } from '../find/lookahead.js';
import { breaksNested } from '../find/nested.js';
import type { GridFinding, GridTechnique } from './technique.js';

/** Assumptions that are tried with further ones inside, and line solves for each. */
const MOST_NESTED = 40;
const NESTED_EFFORT = 300_000;

export const trial = {
  scope: 'grid',
  id: 'trial',
  cost: 60,
  find(look) {
    const result = look.search();
    if (result.verdict !== 'unique') return [];
    return nested(look, result.solution.cells) ?? bySearch(look, result.solution.cells);
  },
} as const satisfies GridTechnique;

/** A wrong colour that breaks with one level of assumptions inside: first where most follows from the right one. */
function nested(look: Lookahead, solution: Uint32Array): GridFinding[] | undefined {
  const follows = (cell: number, color: number) => look.follow(cell, color, Infinity).facts.length;
  const wrong = look.unknownCells().flatMap((cell) => {
    const gain = follows(cell, colorOf(solution[cell]) ?? 0);
    return look
      .colorsOf(cell)
      .filter((color) => candidate(color) !== solution[cell])
      .map((color) => ({ cell, color, gain }));
  });
  wrong.sort((a, b) => b.gain - a.gain || a.cell - b.cell);
  for (const { cell, color } of wrong.slice(0, MOST_NESTED)) {
    if (look.isStopped) return undefined;
    if (!breaksNested(look, cell, color, NESTED_EFFORT)) continue;
    const assume = { cell, candidates: candidate(color) };
    const settles = [{ cell, candidates: look.board.cell(cell) & ~candidate(color) }];
    return [{ settles, branches: [{ assume, breaks: true, lines: [] }], waves: Infinity }];
  }
  return undefined;
}

function bySearch(look: Lookahead, solution: Uint32Array): GridFinding[] {
  let best = -1;
  let most = -1;
  for (const cell of look.unknownCells()) {
    const { facts } = look.follow(cell, colorOf(solution[cell]) ?? 0, Infinity);
    if (look.isStopped) break;
    if (facts.length > most) [best, most] = [cell, facts.length];
  }
  if (best < 0) return [];
  const branches = look
    .colorsOf(best)
    .filter((color) => candidate(color) !== solution[best])
    .map((color) => ({ assume: { cell: best, candidates: candidate(color) }, breaks: true, lines: [] }));
  return [{ settles: [{ cell: best, candidates: solution[best] }], branches, waves: Infinity }];
}
