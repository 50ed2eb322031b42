// The reason of a deduction that looks ahead. Every assumption is followed again, wave by wave, to its end,
// and the shortest chain of links to that end is kept. The search starts from everything that is known on the
// board, so that no link proves again what the player can see. The reason is what the links rest on there.
import type { LineId } from '../../model/index.js';
import type { Branch, CellFact, ChainLink, Deduction, RunRef } from '../deduction.js';
import type { Query } from '../query.js';
import { Board } from '../techniques/board.js';
import type { FollowedBranch, GridFinding } from '../techniques/technique.js';
import { shortestChain } from './short-chain.js';
import { breakOf, Waves } from './waves.js';

type ChainReason = Pick<Deduction, 'lines' | 'reason' | 'chain'>;

/** Pre: the board is as it was when the finding was made. */
export function chainReason(board: Board, finding: GridFinding, query: Query): ChainReason {
  const chain = finding.branches.map((branch) => branchOf(board, finding, branch, query));
  const { lines, reason } = premisesOf(chain, (cell) => board.cell(cell));
  return {
    lines: lines.length > 0 ? lines : linesThrough(board, finding.branches[0].assume.cell),
    reason,
    chain,
  };
}

/** What branches rest on, outside themselves, and the lines that they go through. */
export function premisesOf(
  chain: readonly Branch[],
  before: (cell: number) => number,
): Pick<Deduction, 'lines' | 'reason'> {
  const links = chain.flatMap((branch) => branch.links).flatMap(allLinks);
  const cells = new Map<number, CellFact>();
  const runs = new Map<string, RunRef>();
  for (const { rests } of links) {
    // A cell that the branch narrowed has other candidates than before: it is not a premise.
    for (const fact of rests.cells) if (before(fact.cell) === fact.candidates) cells.set(fact.cell, fact);
    for (const ref of rests.runs) runs.set(`${ref.line} ${ref.run}`, ref);
  }
  return {
    lines: [...new Set(links.map(({ line }) => line))],
    reason: {
      cells: [...cells.values()].sort((a, b) => a.cell - b.cell),
      runs: [...runs.values()].sort((a, b) => a.line - b.line || a.run - b.run),
    },
  };
}

/** A link and those of the branches nested in it. */
function allLinks(link: ChainLink): ChainLink[] {
  return [link, ...(link.branches ?? []).flatMap(({ links }) => links).flatMap(allLinks)];
}

/** A branch whose evidence is a search has no links. */
function branchOf(board: Board, finding: GridFinding, branch: FollowedBranch, query: Query): Branch {
  const { assume } = branch;
  if (branch.lines.length === 0) return { assume, links: [] };
  const start = board.grid();
  start.cells[assume.cell] = assume.candidates;
  const waves = new Waves(board.puzzle, start, query, linesThrough(board, assume.cell));
  const isReached = () =>
    !branch.breaks &&
    finding.settles.every(({ cell, candidates }) => (waves.board.cell(cell) & ~candidates) === 0);
  let isBroken = false;
  while (!isReached()) {
    const wave = waves.next();
    isBroken = wave === 'broken';
    if (wave !== 'moved' || query.stopped !== null) break;
  }
  if (isBroken) {
    const { trail, end } = breakOf(waves, query);
    return { assume, links: linksOf(shortestChain(trail, new Board(board.puzzle, start), query), end) };
  }
  const goals = finding.settles.flatMap(({ cell, candidates }) => {
    const reached = waves.board.cell(cell);
    return cell === assume.cell || (reached & ~candidates) !== 0 ? [] : [{ cell, candidates: reached }];
  });
  const steps = shortestChain(waves.trail(goals), new Board(board.puzzle, start), query);
  return { assume, links: linksOf(steps) };
}

function linesThrough(board: Board, cell: number): LineId[] {
  const { width, height } = board.puzzle;
  return [Math.trunc(cell / width), height + (cell % width)];
}

/** The deductions of a branch as links, and the line that breaks at the end, if one does. */
export function linksOf(steps: readonly Deduction[], end?: ChainLink): ChainLink[] {
  const links = steps.map(
    ({ lines, technique, settles, reason, chain }): ChainLink => ({
      line: lines[0],
      technique,
      settles,
      rests: reason,
      breaks: false,
      ...(chain === undefined ? {} : { branches: chain }),
    }),
  );
  return end === undefined ? links : [...links, end];
}
