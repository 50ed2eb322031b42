// How searches and counts talk to an instance of the engine: the puzzle goes in as one block of numbers, counters of work
// come out.
import type { Clue } from '../../model/index.js';
import type { Effort } from '../effort.js';
import type { EngineInstance } from './module.js';

/** Counters of work that the engine has. */
const COUNTERS = 6;

/** The counters, in the order of assembly/stats.ts. A view of memory: it does not survive the next call. */
function counters(instance: EngineInstance): Float64Array {
  return new Float64Array(instance.memory.buffer, instance.statistics(), COUNTERS);
}

/** Writes the puzzle into the instance's memory; the layout is at `init` in assembly/solver.ts. */
export function begin(
  instance: EngineInstance,
  header: readonly number[],
  clues: readonly Clue[],
  given: Uint32Array | undefined,
): void {
  let size = header.length + 1 + clues.length + (given?.length ?? 0);
  for (const clue of clues) size += 2 * (clue?.length ?? 0);
  const block = instance.reserve(size * 4);
  const input = new Int32Array(instance.memory.buffer, block, size);
  input.set(header);
  let at = header.length;
  input[at++] = given === undefined ? 0 : 1;
  for (const clue of clues) {
    input[at++] = clue === null ? -1 : clue.length;
    for (const run of clue ?? []) {
      input[at++] = run.length ?? 0;
      input[at++] = run.color;
    }
  }
  if (given !== undefined) input.set(given, at);
  instance.begin(block);
}

/** Works for about `slice` line solves; returns the outcome's number. */
export function runFor(instance: EngineInstance, slice: number): number {
  return instance.run(counters(instance)[0] + slice);
}

export function effortOf(instance: EngineInstance): Effort {
  const [lineSolves, probes, decisions, contradictions, learnt, restarts] = counters(instance);
  return { lineSolves, probes, decisions, contradictions, learnt, restarts };
}
