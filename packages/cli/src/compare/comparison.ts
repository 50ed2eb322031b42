// What a run found out, as plain data: the content of a results file, and the source of every report.
import type { Measurement, Timings } from './measurement.js';
import { timingsOf } from './measurement.js';
import { type Standing, standings } from './standings.js';

/** The conditions of a run. Results of runs with other limits are not comparable. */
export interface RunConditions {
  readonly machine: string;
  /** ISO 8601. */
  readonly started: string;
  readonly version: string;
  readonly seconds: number;
  readonly megabytes?: number | undefined;
  readonly rounds: number;
}

export interface ComparedSolver {
  readonly id: string;
  readonly title: string;
  readonly proves: boolean;
}

export interface ComparedPuzzle {
  readonly name: string;
  readonly hash: string;
}

export interface ComparedSet {
  readonly id: string;
  readonly title: string;
  readonly origin: string;
  readonly puzzles: readonly ComparedPuzzle[];
  readonly measurements: readonly Measurement[];
  /** Solvers that could not be measured. */
  readonly skipped: readonly { readonly solver: string; readonly excuse: string }[];
}

export interface Comparison {
  /** One for each run whose results are in here. */
  readonly runs: readonly RunConditions[];
  readonly solvers: readonly ComparedSolver[];
  readonly sets: readonly ComparedSet[];
}

/** The solver to which ratios are: ours if it takes part, else the first. */
export function baseOf({ solvers }: Pick<Comparison, 'solvers'>): string {
  return (solvers.find(({ id }) => id === 'crosshatch') ?? solvers[0])?.id ?? '';
}

export function timingsIn({ measurements, puzzles }: ComparedSet): Timings {
  return timingsOf(
    measurements,
    puzzles.map(({ hash }) => hash),
  );
}

/** In the order in which the solvers were named. */
export function standingsIn(set: ComparedSet, comparison: Pick<Comparison, 'solvers'>): Standing[] {
  const rank = ({ solver }: Standing) => comparison.solvers.findIndex(({ id }) => id === solver);
  return standings(timingsIn(set), baseOf(comparison)).sort((a, b) => rank(a) - rank(b));
}

/** One line for each puzzle that a solver answered wrongly, did not answer, or whose answer could not be verified. */
export interface Trouble {
  readonly kind: 'wrong' | 'time' | 'memory' | 'failed' | 'undecided' | 'unverified';
  readonly set: string;
  readonly puzzle: string;
  readonly solver: string;
  readonly message: string;
}

const TROUBLE_ORDER: readonly Trouble['kind'][] = [
  'wrong',
  'time',
  'memory',
  'failed',
  'undecided',
  'unverified',
];

/** Wrong answers first, then the limits that were reached. */
export function troubles({ sets, runs }: Comparison): Trouble[] {
  const found = new Map<string, Trouble>();
  for (const set of sets) {
    for (const measurement of set.measurements) {
      const trouble = troubleOf(measurement, runs);
      const key = JSON.stringify([set.id, measurement.hash, measurement.solver, trouble?.kind]);
      if (trouble !== undefined && !found.has(key)) found.set(key, trouble);
    }
  }
  return [...found.values()].sort((a, b) => TROUBLE_ORDER.indexOf(a.kind) - TROUBLE_ORDER.indexOf(b.kind));
}

function troubleOf(measurement: Measurement, runs: readonly RunConditions[]): Trouble | undefined {
  const { set, puzzle, solver, end, judgement, verdict, message = '' } = measurement;
  const place = { set, puzzle, solver };
  if (judgement === 'wrong') return { ...place, kind: 'wrong', message };
  if (end === 'time') return { ...place, kind: 'time', message: `more than ${limitsOf(runs, 'seconds')} s` };
  if (end === 'memory')
    return { ...place, kind: 'memory', message: `more than ${limitsOf(runs, 'megabytes')} MiB` };
  if (end === 'failed') return { ...place, kind: 'failed', message };
  if (verdict === 'undecided') return { ...place, kind: 'undecided', message: 'gave up' };
  if (judgement === 'unverified') return { ...place, kind: 'unverified', message: `claims "${verdict}"` };
  return undefined;
}

function limitsOf(runs: readonly RunConditions[], limit: 'seconds' | 'megabytes'): string {
  return [...new Set(runs.map((run) => run[limit] ?? '?'))].join(' or ');
}
