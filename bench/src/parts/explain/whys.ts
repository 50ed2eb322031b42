// How long the answer to "why is this cell so?" is for cells that come late, and how much of it is only to be seen by
// trying all placements of a line.
import { Analysis, type Deduction, type Puzzle, steps } from '@crosshatch/core';
import { median, sum } from '../../measure/statistics.js';
import { table } from '../../report/figures.js';
import type { Named } from './puzzles.js';

const EFFORT = { lineSolves: 2_000_000 };
/** How late the cells come, as a part of the whole solve. */
const LATE = [0.85, 0.97];

/** The cells in the order in which they become known; undefined when not all do. */
function orderOf(puzzle: Puzzle): number[] | undefined {
  const order: number[] = [];
  const walk = steps(puzzle, { effort: EFFORT });
  for (let step = walk.next(); ; step = walk.next()) {
    if (step.done) return step.value === 'solved' ? order : undefined;
    for (const { cell, candidates } of step.value.settles) {
      if ((candidates & (candidates - 1)) === 0) order.push(cell);
    }
  }
}

/** The techniques of the steps, and of the links within assumptions. */
function techniquesOf({ technique, chain = [] }: Deduction): string[] {
  return [technique, ...chain.flatMap(({ links }) => links.flatMap((link) => link.technique ?? []))];
}

export function whyTable(puzzles: readonly Named[]): string {
  const answers: string[][] = [];
  for (const { puzzle } of puzzles) {
    const order = orderOf(puzzle);
    if (order === undefined || order.length === 0) continue;
    const analysis = new Analysis(puzzle);
    for (const part of LATE) {
      const answer = analysis.why(order[Math.floor(part * (order.length - 1))], { effort: EFFORT });
      if (answer.kind === 'chain') answers.push(answer.steps.flatMap(techniquesOf));
    }
  }
  const lengths = answers.map(({ length }) => length);
  const placements = answers.flat().filter((technique) => technique === 'all-placements').length;
  const rows = [
    ['late cells asked about', String(answers.length)],
    ['steps and links, mean', (sum(lengths) / lengths.length).toFixed(1)],
    ['median', String(median(lengths))],
    ['of them by all placements of a line', `${((100 * placements) / sum(lengths)).toFixed(1)} %`],
  ];
  return table(['why', 'figure'], rows);
}
