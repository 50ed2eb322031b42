// How a program is called and how its output is read. Presets are in presets.ts; any other program is described by a
// command line such as `solver --quick {file:webpbn}`.
import { dirname, join } from 'node:path';
import type { Puzzle } from '@crosshatch/core';
import { formatById } from '@crosshatch/core/formats';
import { parseDrawing } from '@crosshatch/core/render';
import { gridsInText } from './grids-in-text.js';
import type { Answer, ClaimedVerdict, SolverFacts } from './solver.js';

/** A program as the runner calls it. */
export interface Program extends SolverFacts {
  /** Program and arguments, with placeholders. */
  readonly words: readonly string[];
  /** Format in which it reads puzzles. `cnf` means a SAT solver: it is asked a second time without the first solution. */
  readonly format: string;
  /** Whether the puzzle goes to standard input instead of a file. */
  readonly isStdin: boolean;
  read(puzzle: Puzzle, output: ProgramOutput): Answer;
}

export interface ProgramOutput {
  readonly text: string;
  readonly exitCode: number | undefined;
}

const PLACEHOLDER = /\{(file|stdin)(?::([a-z\d-]+))?\}/;
const DEFAULT_FORMAT = 'non';

/** The model for the data that the format `minizinc` writes, beside the puzzle; `{model}` stands for it. */
export const MODEL_FILE = 'model.mzn';

/**
 * A program by its command line. Words are separated by spaces; quotes group them as in a shell. Throws a RangeError
 * that says what is wrong with it.
 */
export function programOf(id: string, commandLine: string): Program {
  const words = wordsOf(commandLine);
  if (words.length === 0) throw new RangeError(`the command of solver "${id}" is empty`);
  const unknown = words.flatMap((word) => word.match(/\{[^{}]*\}/g) ?? []);
  const bad = unknown.find((name) => !PLACEHOLDER.test(name) && !['{seconds}', '{model}'].includes(name));
  if (bad !== undefined) {
    throw new RangeError(
      `unknown placeholder ${bad} in the command of solver "${id}"; expected {file}, {file:FORMAT}, {stdin:FORMAT}, {seconds} or {model}`,
    );
  }
  const found = words.map((word) => PLACEHOLDER.exec(word)).filter((match) => match !== null);
  if (found.length > 1)
    throw new RangeError(`the command of solver "${id}" has more than one {file} or {stdin}`);
  const format = found[0]?.[2] ?? DEFAULT_FORMAT;
  const known = formatById(format);
  if (known?.write === undefined) {
    throw new RangeError(`"${format}" is not a format that can be written; see \`crosshatch formats\``);
  }
  return {
    id,
    title: id,
    proves: true,
    colors: known.supports.colors,
    mostCells: Number.POSITIVE_INFINITY,
    words: words.filter((word) => !/^\{stdin(:[a-z\d-]+)?\}$/.test(word)),
    format,
    isStdin: found[0]?.[1] !== 'file',
    read: readAnything,
  };
}

/** Splits as a shell would, without expansions. */
function wordsOf(commandLine: string): string[] {
  const words = commandLine.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, a, b) => a ?? b));
}

/** The command line for one puzzle. */
export function filledIn({ words }: Program, file: string, seconds: number): string[] {
  return words.map((word) =>
    word
      .replace(PLACEHOLDER, () => file)
      .replaceAll('{model}', () => join(dirname(file), MODEL_FILE))
      .replaceAll('{seconds}', `${Math.ceil(seconds)}`),
  );
}

const WORDS: readonly [verdict: ClaimedVerdict, pattern: RegExp][] = [
  ['undecided', /\b(time ?out|timed out|unknown|indeterminate|gave up|undecided)\b/i],
  [
    'multiple',
    /\b(not unique|non-unique|multiple|several solutions|more than one|(two|[2-9]|\d{2,9}) (or more )?solutions)\b/i,
  ],
  ['unique', /\b(unique|exactly one solution|only one solution|one solution)\b/i],
  [
    'none',
    /\b(no solutions?|(zero|0) solutions|unsolvable|unsatisfiable|contradiction|contradictory|impossible|inconsistent)\b/i,
  ],
];

/** Grids in any layout, and the usual words for the number of solutions. */
export function readAnything(puzzle: Puzzle, { text }: ProgramOutput): Answer {
  const { solutions, wrong } = gridsInText(puzzle, text);
  if (solutions.length > 1) return { verdict: 'multiple', solutions };
  const said = WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  const shown = solutions.length > 0 ? solutions : wrong === undefined ? [] : [wrong];
  if (said !== undefined && said !== 'undecided') return { verdict: said, solutions: shown };
  return { verdict: shown.length > 0 ? 'solved' : 'undecided', solutions: shown };
}

/** The output of a SAT solver: `s SATISFIABLE` with `v` lines, or its exit code. Undefined: no answer. */
export function readModel({
  text,
  exitCode,
}: ProgramOutput): ReadonlySet<number> | 'unsatisfiable' | undefined {
  if (/^s UNSATISFIABLE\s*$/m.test(text) || (exitCode === 20 && !/^s /m.test(text))) return 'unsatisfiable';
  if (!/^s SATISFIABLE\s*$/m.test(text)) return undefined;
  const literals = text
    .split('\n')
    .filter((line) => line.startsWith('v '))
    .flatMap((line) => line.slice(2).trim().split(/\s+/).map(Number));
  return new Set(literals.filter((literal) => literal > 0));
}

/** What `crosshatch solve --json` prints. */
export function readOurJson(puzzle: Puzzle, { text }: ProgramOutput): Answer {
  const { verdict, solutions = [] } = JSON.parse(text) as {
    readonly verdict: ClaimedVerdict;
    readonly solutions?: readonly (readonly string[])[];
  };
  // The symbols are those of the palette; too many to try every assignment of them.
  const grids = solutions.map((rows) => parseDrawing(rows.join('\n'), puzzle.palette));
  return { verdict, solutions: grids };
}
