// The result of a solve in one line, with its effort.

import { asSentence, verdictMessage } from '@crosshatch/core/messages';
import type { Puzzle } from '@crosshatch/core/model';
import type { Solved } from '@crosshatch/core/report';
import { EFFORT_COUNTERS, type Effort, type EffortCounter } from '@crosshatch/core/solve';
import { counted, duration } from './words.js';

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
  const cost = `${effortWords(result.effort)}, ${duration(milliseconds)}`;
  return asSentence(`${verdictMessage(result, puzzle)} (${cost})`);
}

function effortWords(effort: Effort): string {
  const spent = EFFORT_COUNTERS.filter((counter) => effort[counter] > 0 || counter === 'lineSolves');
  return spent.map((counter) => counted(effort[counter], ...COUNTER_WORDS[counter])).join(', ');
}
