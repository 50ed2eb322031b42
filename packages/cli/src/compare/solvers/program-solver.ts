// A program that is started once for each puzzle. Its time is that of the whole process, start included. The puzzle is
// converted to the program's format before the clock starts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Puzzle, write } from '@crosshatch/core';
import { excludingClause, formatById, gridOfModel } from '@crosshatch/core/formats';
import type { Grid } from '@crosshatch/core/model';
import { type ChildRun, onPath, runChild } from './child-run.js';
import { NONOGRAM_MODEL } from './minizinc-model.js';
import { stopped } from './module-solver.js';
import { filledIn, MODEL_FILE, type Program, readModel } from './program.js';
import {
  type Answer,
  answerOf,
  type Contestant,
  type RunLimits,
  type TimedAnswer,
  UNDECIDED,
} from './solver.js';
import { warmUpPuzzles } from './warm-up.js';

/** Folders with puzzles, which are removed when the process ends. */
const folders = new Set<string>();
process.on('exit', () => folders.forEach(removeFolder));

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** The shell reports whole milliseconds; less than one is not nothing. */
const RESOLUTION = 1;

export class ProgramContestant implements Contestant {
  readonly facts: Program;
  private puzzles: readonly Puzzle[] = [];
  private folder: string | undefined;
  private written: { readonly puzzle: Puzzle; readonly text: string } | undefined;
  private readonly abort = new AbortController();

  constructor(private readonly program: Program) {
    this.facts = program;
  }

  async prepare(puzzles: readonly Puzzle[]): Promise<string | undefined> {
    const [name] = this.program.words;
    if (onPath(name) === undefined) return `${name} not found on PATH`;
    this.puzzles = puzzles;
    if (this.folder === undefined) {
      const folder = mkdtempSync(join(tmpdir(), 'crosshatch-compare-'));
      this.folder = folder;
      folders.add(folder);
      writeFileSync(join(folder, MODEL_FILE), NONOGRAM_MODEL);
      // Loads the program into the system's cache.
      const [first] = warmUpPuzzles(this.program);
      if (first !== undefined) await this.ask(first, { seconds: 1 });
    }
    return undefined;
  }

  async solve(index: number, limits: RunLimits): Promise<TimedAnswer> {
    const puzzle = this.puzzles[index];
    if (this.textOf(puzzle) === undefined) {
      return stopped('failed', limits.seconds, 0, `the puzzle cannot be written as ${this.program.format}`);
    }
    return this.ask(puzzle, limits);
  }

  stop(): void {
    this.abort.abort();
    if (this.folder !== undefined) removeFolder(this.folder);
    this.folder = undefined;
  }

  private async ask(puzzle: Puzzle, limits: RunLimits): Promise<TimedAnswer> {
    const { answer, runs } = await (this.program.format === 'cnf'
      ? this.askSat(puzzle, limits)
      : this.askOnce(puzzle, limits));
    const wall = runs.reduce((total, run) => total + run.wallMilliseconds, 0);
    const last = runs[runs.length - 1];
    const hasCpu = runs.every(({ cpuMilliseconds }) => cpuMilliseconds !== undefined);
    const cpu = hasCpu ? runs.reduce((total, run) => total + (run.cpuMilliseconds ?? 0), 0) : undefined;
    const milliseconds = Math.min(wall, Math.max(cpu ?? wall, RESOLUTION));
    if (last.end !== 'answer') return stopped(last.end, limits.seconds, wall);
    if (milliseconds > 1000 * limits.seconds) return stopped('time', limits.seconds, wall);
    if (answer.verdict !== 'undecided') {
      return { ...answer, milliseconds, wallMilliseconds: wall, cpuMilliseconds: cpu, end: 'answer' };
    }
    // Not every program says that its time was up.
    if (milliseconds > 900 * limits.seconds) return stopped('time', limits.seconds, wall);
    return stopped('failed', limits.seconds, wall, failure(last));
  }

  private async askOnce(puzzle: Puzzle, limits: RunLimits): Promise<{ answer: Answer; runs: ChildRun[] }> {
    const run = await this.run(this.textOf(puzzle) ?? '', limits);
    if (run.end !== 'answer') return { answer: UNDECIDED, runs: [run] };
    return { answer: this.read(puzzle, run), runs: [run] };
  }

  private read(puzzle: Puzzle, run: ChildRun): Answer {
    try {
      return this.program.read(puzzle, { text: run.stdout, exitCode: run.exitCode });
    } catch {
      return UNDECIDED;
    }
  }

  /** A solution, then another one without it. */
  private async askSat(puzzle: Puzzle, limits: RunLimits): Promise<{ answer: Answer; runs: ChildRun[] }> {
    const runs: ChildRun[] = [];
    const solutions: Grid[] = [];
    let text = this.textOf(puzzle) ?? '';
    while (solutions.length < 2) {
      const run = await this.run(text, limits);
      runs.push(run);
      const model =
        run.end === 'answer' ? readModel({ text: run.stdout, exitCode: run.exitCode }) : undefined;
      if (model === undefined) return { answer: UNDECIDED, runs };
      if (model === 'unsatisfiable') break;
      const solution = gridOfModel(puzzle, (variable) => model.has(variable));
      solutions.push(solution);
      text = withClause(text, excludingClause(puzzle, solution));
    }
    return { answer: answerOf(solutions), runs };
  }

  private run(text: string, limits: RunLimits): Promise<ChildRun> {
    const { program, folder = '.' } = this;
    const extension = formatById(program.format)?.extensions[0] ?? '.txt';
    const file = join(folder, `puzzle${extension}`);
    if (!program.isStdin) writeFileSync(file, text);
    const words = filledIn(program, file, limits.seconds);
    return runChild([onPath(words[0]) ?? words[0], ...words.slice(1)], limits, {
      ...(program.isStdin ? { input: text } : {}),
      signal: this.abort.signal,
    });
  }

  /** Asked for the same puzzle several times in a row, it is written for the first only. */
  private textOf(puzzle: Puzzle): string | undefined {
    if (this.written?.puzzle !== puzzle) {
      const written = write({ puzzle, meta: {} }, this.program.format);
      if (!written.ok) return undefined;
      this.written = { puzzle, text: String(written.output) };
    }
    return this.written.text;
  }
}

function withClause(text: string, clause: readonly number[]): string {
  const counted = text.replace(
    /^p cnf (\d+) (\d+)$/m,
    (_, variables, clauses) => `p cnf ${variables} ${Number(clauses) + 1}`,
  );
  return `${counted}${clause.join(' ')} 0\n`;
}

function failure({ exitCode, stderr, stdout }: ChildRun): string {
  const words = (stderr.trim() || stdout.trim()).split('\n')[0].slice(0, 200);
  const code = exitCode === undefined ? 'ended by a signal' : `exit code ${exitCode}`;
  return words === '' ? `no answer, ${code}` : `no answer, ${code}: ${words}`;
}
