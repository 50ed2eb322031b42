// What a run found out, as plain data: shown as tables and bars, and written with --json.
import type { ComparedSet, Standing, Timings } from '../../../packages/cli/dist/compare/index.js';

export interface SetResult extends ComparedSet {
  readonly count: number;
  readonly names: readonly string[];
  /** Cells of each puzzle. */
  readonly cells: readonly number[];
  readonly timings: Timings;
  readonly standings: readonly Standing[];
}

export type SetResults = ReadonlyMap<string, SetResult>;

/** Where the numbers come from: they mean nothing without it. */
export interface RunFacts {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
}

/** JSON with everything that was measured. */
export function resultsJson(
  run: RunFacts,
  results: SetResults,
  bars: readonly unknown[],
  parts: readonly unknown[],
): string {
  const sets = [...results.values()].map((result) => ({
    ...result,
    timings: Object.fromEntries(result.timings),
  }));
  return `${JSON.stringify({ run, sets, bars, parts }, null, 1)}\n`;
}
