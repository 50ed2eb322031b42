// Trial: nothing follows any more from a single assumption. Try a colour, and make further assumptions inside it. The
// honest last rung. Of the cells that one level of further assumptions refutes, the one is shown that leads furthest; else
// the one from which most follows, and its evidence is a search, not an argument.
//
// Three ideas that were to make it rarer did not on the shipped puzzles: row and column sums per region (a flow through
// all unknown cells settled nothing in 328 positions without line logic left), and at the positions that need trial
// also what agrees in both cases of a cell, in all placements of a line or in all places of one run, followed to the end.
import { candidate, colorOf } from '../../model/index.js';
import type { Lookahead } from '../find/lookahead.js';
import { breaksNested, unknownAfter } from '../find/nested.js';
import type { GridFinding, GridTechnique } from './technique.js';

/** Assumptions that are tried with further ones inside, and line solves for each. */
const MOST_NESTED = 80;
const NESTED_EFFORT = 300_000;
/** Line solves after which the cells refuted so far will do, and of how many it is measured how far they lead. */
const ENOUGH = 600_000;
const MOST_COMPARED = 8;

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

/** Of the wrong colours that break with one level of assumptions inside, the one without which least stays unknown. */
function nested(look: Lookahead, solution: Uint32Array): GridFinding[] | undefined {
  const { query } = look;
  const begunAt = query.lineSolves;
  let best: { readonly cell: number; readonly color: number; readonly left: number } | undefined;
  let compared = 0;
  for (const { cell, color } of wrongColors(look, solution).slice(0, MOST_NESTED)) {
    const isSpent = query.lineSolves - begunAt > ENOUGH || compared === MOST_COMPARED;
    if (look.isStopped || (isSpent && best !== undefined)) break;
    if (!breaksNested(look, cell, color, NESTED_EFFORT)) continue;
    compared += 1;
    const left = unknownAfter(look, cell, colorOf(solution[cell]) ?? 0, NESTED_EFFORT);
    if (best === undefined || left < best.left) best = { cell, color, left };
    if (left === 0) break;
  }
  if (best === undefined || query.stopped !== null) return undefined;
  const { cell, color } = best;
  const assume = { cell, candidates: candidate(color) };
  const settles = [{ cell, candidates: look.board.cell(cell) & ~candidate(color) }];
  return [{ settles, branches: [{ assume, breaks: true, lines: [] }], waves: Infinity }];
}

/** All wrong colours, first where most follows from the right one. */
function wrongColors(look: Lookahead, solution: Uint32Array): { cell: number; color: number }[] {
  const follows = (cell: number, color: number) => look.follow(cell, color, Infinity).facts.length;
  return look
    .unknownCells()
    .flatMap((cell) => {
      const gain = follows(cell, colorOf(solution[cell]) ?? 0);
      return look
        .colorsOf(cell)
        .filter((color) => candidate(color) !== solution[cell])
        .map((color) => ({ cell, color, gain }));
    })
    .sort((a, b) => b.gain - a.gain || a.cell - b.cell);
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
