// A cell settled by refutation: everything else that it might be leads, by line logic, to a line that cannot be
// placed.
import type { CellFact, ChainLink, Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import { deepLookahead } from '../techniques/deep-lookahead.js';
import { shallowLookahead } from '../techniques/shallow-lookahead.js';
import { linksOf } from './chain.js';
import { shortestChain } from './short-chain.js';
import { LINE_LOGIC, trailToBreak } from './trail.js';

/** Number of links that a person can follow without notes. */
const SHORT = 4;
/** What a trial whose evidence is a search counts as. */
const SEARCHED = 20;

/** The deduction that the cell has only these candidates, or undefined if line logic does not refute the others. */
export function refuteOthers(
  query: Query,
  board: Board,
  { cell, candidates }: CellFact,
): Deduction | undefined {
  const { puzzle } = board;
  const was = board.cell(cell);
  const start = board.grid();
  start.cells[cell] = was & ~candidates;
  const found = trailToBreak(puzzle, start, LINE_LOGIC, query);
  if (found === undefined) return undefined;
  const links = linksOf(shortestChain(found.trail, new Board(puzzle, start), query), found.end);
  if (query.stopped !== null) return undefined;
  const { id, cost } = links.length <= SHORT ? shallowLookahead : deepLookahead;
  return {
    technique: id,
    cost,
    lines: [...new Set(links.map(({ line }) => line))],
    settles: [{ cell, was, candidates }],
    reason: reasonOf(links, board),
    about: { runs: [], cells: [cell] },
    chain: [{ assume: { cell, candidates: was & ~candidates }, links }],
  };
}

/** The premises of the links that were known before the assumption. */
function reasonOf(links: readonly ChainLink[], board: Board): Deduction['reason'] {
  const cells = new Map<number, CellFact>();
  const runs = new Map<string, Deduction['reason']['runs'][number]>();
  for (const { rests } of links) {
    for (const fact of rests.cells) if (board.cell(fact.cell) === fact.candidates) cells.set(fact.cell, fact);
    for (const ref of rests.runs) runs.set(`${ref.line} ${ref.run}`, ref);
  }
  return {
    cells: [...cells.values()].sort((a, b) => a.cell - b.cell),
    runs: [...runs.values()].sort((a, b) => a.line - b.line || a.run - b.run),
  };
}

/** How many steps a person has to follow: one, or the links of all assumptions. */
export function lengthOf({ chain }: Deduction): number {
  if (chain === undefined) return 1;
  return chain.reduce((sum, { links }) => sum + (links.length === 0 ? SEARCHED : links.length), 0);
}
