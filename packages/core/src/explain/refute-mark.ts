// Why a mark is wrong: the shortest way from it, together with marks that are right, to a line that cannot be
// placed.
import { copyGrid, type Grid } from '../model/index.js';
import type { Branch } from './deduction.js';
import type { Query } from './query.js';
import { linksOf } from './reasons/chain.js';
import { shortestChain } from './reasons/short-chain.js';
import { LINE_LOGIC, trailToBreak } from './reasons/trail.js';
import { Board } from './techniques/board.js';

/** Wrong marks that are tried, at most; the shortest refutation is kept. */
const MOST_TRIED = 6;
/** The hardest technique in a refutation: deep lookahead. */
const HARDEST = 40;

/**
 * `blamed`: marks that are wrong one by one, or with `together` only all at once. Undefined when no technique
 * short of trial shows it, or a limit was reached.
 */
export function refuteMark(
  query: Query,
  grid: Grid,
  blamed: readonly number[],
  together: boolean,
): Branch | undefined {
  const tried = together ? blamed.slice(-1) : blamed.slice(0, MOST_TRIED);
  for (const upToCost of [LINE_LOGIC, HARDEST]) {
    const found = tried.flatMap((cell) => {
      const branch = refuted(query, grid, together ? [] : blamed, cell, upToCost);
      return branch === undefined ? [] : [branch];
    });
    found.sort((a, b) => a.links.length - b.links.length);
    if (found.length > 0) return found[0];
  }
  return undefined;
}

function refuted(
  query: Query,
  grid: Grid,
  wrong: readonly number[],
  cell: number,
  upToCost: number,
): Branch | undefined {
  const { puzzle, given } = query.subject;
  const start = copyGrid(new Board(puzzle, given).grid());
  grid.cells.forEach((candidates, i) => {
    if (i === cell || !wrong.includes(i)) start.cells[i] &= candidates;
  });
  const found = trailToBreak(puzzle, start, upToCost, query);
  if (found === undefined) return undefined;
  const steps = shortestChain(found.trail, new Board(puzzle, start), query);
  return { assume: { cell, candidates: start.cells[cell] }, links: linksOf(steps, found.end) };
}
