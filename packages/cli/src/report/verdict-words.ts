// The one line that says what a solve came to, and what it cost.
import { colorOf, type Grid, lineName, type Puzzle } from 'crosshatch/model';
import { EFFORT_COUNTERS, type Effort, type EffortCounter, type SolveResult } from 'crosshatch/solve';
import type { Solved } from '../solving.js';
import { counted, duration, thousands } from './words.js';

const COUNTER_WORDS: Record<EffortCounter, [singular: string, plural: string]> = {
  lineSolves: ['line solve', 'line solves'],
  probes: ['probe', 'probes'],
  decisions: ['decision', 'decisions'],
  contradictions: ['contradiction', 'contradictions'],
  learnt: ['clause learnt', 'clauses learnt'],
  restarts: ['restart', 'restarts'],
};

/** `Unique solution, by line logic alone (20 line solves, 3 ms).` */
export function verdictLine(puzzle: Puzzle, { result, milliseconds }: Solved): string {
  return `${verdictWords(puzzle, result)} (${effortWords(result.effort)}, ${duration(milliseconds)}).`;
}

function verdictWords(puzzle: Puzzle, result: SolveResult): string {
  switch (result.verdict) {
    case 'unique':
      return result.lineSolvable
        ? 'Unique solution, by line logic alone'
        : 'Unique solution, found by search';
    case 'multiple': {
      const cells = `${counted(result.differing.length, 'cell')} ${result.differing.length === 1 ? 'differs' : 'differ'}`;
      const count = thousands(result.solutions.length);
      if (result.complete) return `Several solutions: exactly ${count}; ${cells}`;
      const more = { max: 'there may be more', ...STOPPED }[result.reason ?? 'max'];
      return `Several solutions: ${count} found, ${more}; ${cells}`;
    }
    case 'none': {
      if (result.line === null) return 'No solution';
      const line = lineName(puzzle, result.line);
      return result.lineSolvable
        ? `No solution: ${line} can't be met together with the lines that cross it`
        : `No solution: every way to fill it breaks, the last one at ${line}`;
    }
    case 'undecided': {
      const why = { max: 'stopped at one solution', ...STOPPED }[result.reason];
      const found =
        result.solutions.length === 1
          ? 'one solution found, perhaps not the only one'
          : known(result.partial);
      return `Undecided, ${why}: ${found}`;
    }
  }
}

const STOPPED = {
  budget: 'stopped at the limit of effort',
  deadline: 'stopped at the time limit',
  abort: 'interrupted',
};

function known(grid: Grid): string {
  const count = grid.cells.reduce((sum, cell) => sum + (colorOf(cell) === undefined ? 0 : 1), 0);
  return `${thousands(count)} of ${counted(grid.cells.length, 'cell')} known`;
}

function effortWords(effort: Effort): string {
  const told = EFFORT_COUNTERS.filter((counter) => effort[counter] > 0 || counter === 'lineSolves');
  return told.map((counter) => counted(effort[counter], ...COUNTER_WORDS[counter])).join(', ');
}
