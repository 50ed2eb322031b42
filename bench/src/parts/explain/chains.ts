// How long the chains of assumptions are, whether their links prove what was known, how many assumptions a solve
// takes, and how often only a trial is left.
import { type Puzzle, steps, unknownGrid } from '@crosshatch/core';
import { table } from '../../report/figures.js';
import type { Named } from './puzzles.js';

/** A puzzle that takes longer counts as not explained. */
const EFFORT = { lineSolves: 3_000_000 };

interface ChainFigures {
  steps: number;
  assumptions: number;
  trials: number;
  /** Trials whose evidence is a search: no nested assumptions refute them. */
  searched: number;
  links: number;
  longest: number;
  restated: number;
  end: string;
}

function figuresOf(puzzle: Puzzle): ChainFigures {
  const figures: ChainFigures = {
    steps: 0,
    assumptions: 0,
    trials: 0,
    searched: 0,
    links: 0,
    longest: 0,
    restated: 0,
    end: '',
  };
  const board = unknownGrid(puzzle, puzzle.palette).cells.slice();
  const walk = steps(puzzle, { effort: EFFORT });
  for (let step = walk.next(); ; step = walk.next()) {
    if (step.done) return { ...figures, end: step.value };
    const { technique, chain, settles } = step.value;
    figures.steps += 1;
    if (chain !== undefined) {
      const links = chain.flatMap((branch) => branch.links);
      figures.assumptions += 1;
      if (technique === 'trial') figures.trials += 1;
      if (chain.some((branch) => branch.links.length === 0)) figures.searched += 1;
      figures.links += links.length;
      figures.longest = Math.max(figures.longest, links.length);
      const isKnown = ({ cell, candidates }: { cell: number; candidates: number }) =>
        (board[cell] & ~candidates) === 0;
      figures.restated += links.filter((link) => !link.breaks && link.settles.every(isKnown)).length;
    }
    for (const { cell, candidates } of settles) board[cell] &= candidates;
  }
}

/** One row for each puzzle that needs an assumption, and the totals. */
export function chainTable(puzzles: readonly Named[]): string {
  const rows = puzzles
    .map(({ name, puzzle }) => ({ name, ...figuresOf(puzzle) }))
    .filter(({ assumptions, end }) => assumptions > 0 || end !== 'solved');
  const head = [
    'puzzle',
    'end',
    'steps',
    'assumptions',
    'of them trials',
    'by search',
    'links',
    'longest',
    'restated',
  ];
  const cells = rows.map((row) => [
    row.name,
    row.end,
    ...[row.steps, row.assumptions, row.trials, row.searched, row.links, row.longest, row.restated].map(
      String,
    ),
  ]);
  const needTrial = rows.filter(({ trials }) => trials > 0).length;
  return `${table(head, cells)}\n\n${puzzles.length} puzzles, ${rows.length} need an assumption or end without a solution, ${needTrial} need a trial, ${rows.filter(({ searched }) => searched > 0).length} one that only a search refutes.`;
}
