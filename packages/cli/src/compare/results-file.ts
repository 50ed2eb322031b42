// The results file: one JSON object per line. It grows while the run goes on, so that an interrupted run can be resumed
// and results of several runs can be merged. Lines: the conditions of a run, the solvers, the sets, the measurements.
import { textLinesOf } from '../input/lines.js';
import { UserError } from '../options/definition.js';
import type { ComparedPuzzle, ComparedSet, ComparedSolver, Comparison, RunConditions } from './comparison.js';
import type { Skipped } from './measure.js';
import type { Measurement } from './measurement.js';

/** Version of the format. */
const VERSION = 1;

export type ResultLine =
  | ({
      readonly kind: 'run';
      readonly format: number;
      readonly solvers: readonly ComparedSolver[];
    } & RunConditions)
  | {
      readonly kind: 'set';
      readonly id: string;
      readonly title: string;
      readonly origin: string;
      readonly puzzles: readonly ComparedPuzzle[];
    }
  | ({ readonly kind: 'measurement' } & Measurement)
  | ({ readonly kind: 'skipped'; readonly set: string } & Skipped);

export function runLine(conditions: RunConditions, solvers: readonly ComparedSolver[]): ResultLine {
  const facts = solvers.map(({ id, title, proves }) => ({ id, title, proves }));
  return { kind: 'run', format: VERSION, ...conditions, solvers: facts };
}

/** Collects the lines of one or several results files, or of the run that is going on. */
export class Collected {
  private readonly runs: RunConditions[] = [];
  private readonly solvers = new Map<string, ComparedSolver>();
  private readonly sets = new Map<string, Omit<ComparedSet, 'measurements' | 'skipped'>>();
  private readonly measurements = new Map<string, Measurement>();
  private readonly skipped = new Map<string, Skipped & { readonly set: string }>();

  add(line: ResultLine): void {
    switch (line.kind) {
      case 'run': {
        const { kind, format, solvers, ...conditions } = line;
        // A resumed run goes on under the same conditions.
        if (!this.runs.some((run) => isSameRun(run, conditions))) this.runs.push(conditions);
        for (const solver of solvers) this.solvers.set(solver.id, this.solvers.get(solver.id) ?? solver);
        break;
      }
      case 'set': {
        const { kind, ...set } = line;
        const known = this.sets.get(set.id);
        const more = set.puzzles.filter(({ hash }) => !known?.puzzles.some((puzzle) => puzzle.hash === hash));
        this.sets.set(set.id, known === undefined ? set : { ...known, puzzles: [...known.puzzles, ...more] });
        break;
      }
      case 'measurement': {
        const { kind, ...measurement } = line;
        // The first one counts: later files only add what is missing.
        const key = keyOf(measurement);
        if (!this.measurements.has(key)) this.measurements.set(key, measurement);
        break;
      }
      case 'skipped': {
        const { kind, ...skipped } = line;
        this.skipped.set(JSON.stringify([skipped.set, skipped.solver]), skipped);
      }
    }
  }

  find(set: string, hash: string, solver: string, round: number): Measurement | undefined {
    return this.measurements.get(keyOf({ set, hash, solver, round }));
  }

  get conditions(): readonly RunConditions[] {
    return this.runs;
  }

  comparison(): Comparison {
    const all = [...this.measurements.values()];
    const sets = [...this.sets.values()].map((set) => {
      const measurements = all.filter((measurement) => measurement.set === set.id);
      const measured = new Set(measurements.map(({ solver }) => solver));
      const skipped = [...this.skipped.values()].filter(
        (entry) => entry.set === set.id && !measured.has(entry.solver),
      );
      return { ...set, measurements, skipped };
    });
    return { runs: this.runs, solvers: [...this.solvers.values()], sets };
  }
}

function keyOf({ set, hash, solver, round }: Pick<Measurement, 'set' | 'hash' | 'solver' | 'round'>): string {
  return JSON.stringify([set, hash, solver, round]);
}

function isSameRun(a: RunConditions, b: RunConditions): boolean {
  return (
    a.machine === b.machine &&
    a.seconds === b.seconds &&
    a.megabytes === b.megabytes &&
    a.version === b.version
  );
}

/** Adds the lines of a file. An incomplete last line, which an interrupted run may leave, is skipped. */
export async function readResults(path: string, into: Collected): Promise<void> {
  let number = 0;
  let broken: number | undefined;
  try {
    for await (const text of textLinesOf(path)) {
      number += 1;
      if (broken !== undefined) throw notResults(path, broken);
      if (text.trim() === '') continue;
      const line = parsed(text);
      if (line === undefined) broken = number;
      else if (number === 1 && line.kind !== 'run') throw notResults(path, 1);
      else if (line.kind === 'run' && line.format !== VERSION) {
        throw new UserError(
          `${path}: results of format ${line.format}; this version reads format ${VERSION}`,
          'badInput',
        );
      } else into.add(line);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path}: the results cannot be read: ${(error as Error).message}`, 'badInput');
  }
  if (number === 0 || broken === 1) throw notResults(path, 1);
}

function notResults(path: string, line: number): UserError {
  return new UserError(
    `${path}:${line}: not a line of a results file; expected a file that crosshatch compare --output has written`,
    'badInput',
  );
}

const TEXT_FIELDS: Readonly<Record<ResultLine['kind'], readonly string[]>> = {
  run: ['machine', 'started', 'version'],
  set: ['id', 'title', 'origin'],
  measurement: ['set', 'puzzle', 'hash', 'solver', 'verdict', 'judgement', 'end'],
  skipped: ['set', 'solver', 'excuse'],
};

const OTHER_FIELDS: Readonly<Record<ResultLine['kind'], (line: Record<string, unknown>) => boolean>> = {
  run: ({ seconds, solvers }) => typeof seconds === 'number' && areNamed(solvers, ['id', 'title']),
  set: ({ puzzles }) => areNamed(puzzles, ['name', 'hash']),
  measurement: ({ round, milliseconds }) => typeof round === 'number' && typeof milliseconds === 'number',
  skipped: () => true,
};

function areNamed(value: unknown, fields: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) =>
      fields.every((field) => typeof (item as Record<string, unknown>)?.[field] === 'string'),
    )
  );
}

function parsed(text: string): ResultLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const line = value as Record<string, unknown>;
  const kind = line.kind as ResultLine['kind'];
  if (!Object.hasOwn(TEXT_FIELDS, kind)) return undefined;
  const isComplete =
    TEXT_FIELDS[kind].every((field) => typeof line[field] === 'string') && OTHER_FIELDS[kind](line);
  return isComplete ? (line as unknown as ResultLine) : undefined;
}
