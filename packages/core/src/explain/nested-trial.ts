// A trial as nested assumptions. Trial is found by a search, which is no argument. Here each colour that it rules out is
// followed again with the ladder, lookahead included: an assumption within the assumption, until a line breaks. Where
// even that does not get there, the branch stays without links, and the words say that only a search shows it.
import type { Branch, Deduction } from './deduction.js';
import type { Query } from './query.js';
import { linksOf, premisesOf } from './reasons/chain.js';
import { shortestChain } from './reasons/short-chain.js';
import { trailToBreak } from './reasons/trail.js';
import { Board } from './techniques/board.js';
import { deepLookahead } from './techniques/deep-lookahead.js';

/** Line solves for following one branch: more than a few seconds nobody waits for an argument that long. */
const BUDGET = 2_000_000;

/** The deduction; if it is a trial, with the branches that it rests on. `after`: the board with it applied. */
export function withNestedBranches(step: Deduction, after: Board, query: Query): Deduction {
  if (step.technique !== 'trial' || step.chain === undefined) return step;
  const before = after.grid();
  for (const { cell, was } of step.settles) before.cells[cell] = was;
  const chain = step.chain.map(({ assume }): Branch => {
    const start = { ...before, cells: before.cells.slice() };
    start.cells[assume.cell] = assume.candidates;
    const found = query.share(BUDGET, () => trailToBreak(after.puzzle, start, deepLookahead.cost, query));
    if (found === undefined) return { assume, links: [] };
    const steps = shortestChain(found.trail, new Board(after.puzzle, start), query);
    return { assume, links: linksOf(steps, found.end) };
  });
  // One branch that only a search refutes rests on everything: then the others do not make a reason.
  if (query.stopped !== null || chain.some(({ links }) => links.length === 0)) return step;
  return { ...step, chain, ...premisesOf(chain, (cell) => before.cells[cell]) };
}
