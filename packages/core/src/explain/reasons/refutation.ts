// A cell settled by refutation: everything else that it might be leads, by line logic, to a line that cannot be
// placed.
import type { CellFact, Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import { deepLookahead } from '../techniques/deep-lookahead.js';
import { shallowLookahead } from '../techniques/shallow-lookahead.js';
import { linksOf, premisesOf } from './chain.js';
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
  const chain = [{ assume: { cell, candidates: was & ~candidates }, links }];
  const { id, cost } = links.length <= SHORT ? shallowLookahead : deepLookahead;
  return {
    technique: id,
    cost,
    settles: [{ cell, was, candidates }],
    about: { runs: [], cells: [cell] },
    ...premisesOf(chain, (at) => board.cell(at)),
    chain,
  };
}

/** How many steps a person has to follow: one, or the links of all assumptions. */
export function lengthOf({ chain }: Deduction): number {
  if (chain === undefined) return 1;
  return chain.reduce((sum, { links }) => sum + (links.length === 0 ? SEARCHED : links.length), 0);
}
