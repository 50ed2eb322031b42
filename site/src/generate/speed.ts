// How fast the engine is: tables and plots from the file that the bench writes (`npm run bench -- --json`). No number on the
// page is typed in by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../config/repository.js';
import { page, table } from './markdown.js';
import { barPlot, linePlot } from './plots.js';

const RESULTS = 'bench/results/site.json';

interface SetResult {
  readonly id: string;
  readonly title: string;
  readonly origin: string;
  readonly count: number;
  /** Of each puzzle. */
  readonly cells: readonly number[];
  /** Milliseconds of each round, by solver and puzzle; null if it was not asked. */
  readonly timings: Readonly<
    Record<string, readonly ({ readonly times: readonly number[]; readonly isLate: boolean } | null)[]>
  >;
  readonly standings: readonly {
    readonly solver: string;
    readonly asked: number;
    readonly answered: number;
    readonly median: number;
    readonly slowest: number;
    readonly total: number;
  }[];
}

interface BenchResults {
  readonly run: { readonly command: string; readonly date: string; readonly machine: string };
  readonly sets: readonly SetResult[];
}

const NAMES: Readonly<Record<string, string>> = {
  crosshatch: 'Crosshatch',
  reference: 'Crosshatch, reference engine',
  cadical: 'CaDiCaL, our encoding',
  'cadical-positions': 'CaDiCaL, encoding by positions',
  'nonogram-solver': 'nonogram-solver (npm)',
};
const nameOf = (solver: string) => NAMES[solver] ?? solver;

export function speedPage(results = read()): string {
  const { run, sets } = results;
  return page(
    'How fast it is',
    'Median times per puzzle against other solvers, from the files that the bench writes.',
    `\`\`\`sh\n${run.command}\n\`\`\``,
    `Measured on ${run.date}. ${run.machine}. Each solver finds a solution and proves that it is the only one, or finds a second; every answer is verified before anything is timed. A time limit counts as the time of a puzzle that was not answered. [All measurements](../../../docs/performance.md) has the full run and explains the method.`,
    ...sets.map(chapter),
  );
}

function read(): BenchResults {
  return JSON.parse(readFileSync(join(ROOT, RESULTS), 'utf8')) as BenchResults;
}

function chapter(set: SetResult): string {
  const { standings } = set;
  const shown = standings.filter(({ answered }) => answered > 0);
  const bars = shown.map(({ solver, median, asked, answered }) => ({
    name: answered < asked ? `${nameOf(solver)} (${answered} of ${asked})` : nameOf(solver),
    value: median,
  }));
  const isScaling = set.id.startsWith('scaling');
  return [
    `## ${capital(set.title)}`,
    `${set.count === 1 ? '1 puzzle' : `${set.count} puzzles`}, ${set.origin}.`,
    isScaling ? scaling(set) : barPlot(bars, `Median milliseconds for a puzzle: ${set.title}`),
    table(
      ['solver', 'answered', 'median', 'slowest', 'all together'],
      standings.map(({ solver, asked, answered, median, slowest, total }) => [
        nameOf(solver),
        `${answered} of ${asked}`,
        time(median),
        time(slowest),
        time(total),
      ]),
    ),
  ].join('\n\n');
}

/** Time against size, for sets of growing puzzles. */
function scaling(set: SetResult): string {
  const series = Object.entries(set.timings).map(([solver, timings]) => ({
    name: nameOf(solver),
    points: timings.flatMap((timing, i) => {
      if (timing === null || timing.isLate) return [];
      return [{ x: set.cells[i], y: median(timing.times) }];
    }),
  }));
  return linePlot(series, 'cells', `Milliseconds against cells: ${set.title}`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** `0.42 ms`, `1.3 s` */
function time(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '';
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toPrecision(2)} s`;
  return `${milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(2)} ms`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
