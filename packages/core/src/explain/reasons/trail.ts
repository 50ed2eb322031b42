// The way to one cell, or to a contradiction: complete line logic in waves, and where that gives nothing more,
// one step that looks ahead.
import type { Grid, Puzzle } from '../../model/index.js';
import { LINE_SOLVES } from '../../solve/index.js';
import type { ChainLink } from '../deduction.js';
import type { Query } from '../query.js';
import { type StepsEnd, Walk } from '../steps.js';
import { isUnknown } from '../techniques/board.js';
import { breakOf, type Trail, Waves } from './waves.js';

/** Continues until the cell is settled, or reports why it is not. */
export function trailTo(
  puzzle: Puzzle,
  start: Grid,
  cell: number,
  query: Query,
): { trail: Trail; end?: undefined } | { trail: undefined; end: StepsEnd } {
  const waves = new Waves(puzzle, start, query);
  const walk = new Walk(waves.board, query, {
    near: cell,
    stayNear: true,
    lookaheadCap: LINE_SOLVES.lookahead,
  });
  while (isUnknown(waves.board.cell(cell))) {
    const wave = waves.next();
    if (query.stopped !== null) return { trail: undefined, end: query.stopped };
    if (wave === 'broken') return { trail: undefined, end: 'contradiction' };
    if (wave === 'moved') continue;
    const step = walk.take();
    if (step === undefined) return { trail: undefined, end: walk.end() };
    waves.record(step);
  }
  return { trail: waves.trail([{ cell, candidates: waves.board.cell(cell) }]) };
}

/** A trail that ends at a line which cannot be placed. */
export interface BreakTrail {
  readonly trail: Trail;
  readonly end: ChainLink;
}

/** Continues until a line breaks. Undefined when techniques up to this cost do not get there. */
export function trailToBreak(
  puzzle: Puzzle,
  start: Grid,
  upToCost: number,
  query: Query,
): BreakTrail | undefined {
  const waves = new Waves(puzzle, start, query);
  const walk = new Walk(waves.board, query, { upToCost, lookaheadCap: LINE_SOLVES.lookahead });
  for (;;) {
    const wave = waves.next();
    if (query.stopped !== null || query.isShareSpent) return undefined;
    if (wave === 'moved') continue;
    if (wave === 'broken') return breakOf(waves, query);
    if (upToCost <= LINE_LOGIC) return undefined;
    const step = walk.take();
    if (step === undefined) return undefined;
    waves.record(step);
  }
}

/** The cost of the hardest technique within one line: waves do everything up to it. */
export const LINE_LOGIC = 8;
