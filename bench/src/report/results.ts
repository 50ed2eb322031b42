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

/** JSON with everything that was measured; `isBrief` leaves out the single measurements, of which there are thousands. */
export function resultsJson(
  run: RunFacts,
  results: SetResults,
  bars: readonly unknown[],
  parts: readonly unknown[],
  isBrief: boolean,
): string {
  const sets = [...results.values()].map((result) => ({
    ...result,
    ...(isBrief ? { measurements: undefined } : {}),
    timings: Object.fromEntries(result.timings),
  }));
  return `${JSON.stringify({ run, sets, bars, parts }, null, isBrief ? 0 : 1)}\n`;
}
