// The well-known solvers: how each is called, which format it reads, and what its output means. They are used when they
// are on PATH.
import { join } from 'node:path';
import { packageHome } from '../../shipped/package-home.js';
import { onPath } from './child-run.js';
import { gridsInText } from './grids-in-text.js';
import { type Program, readAnything, readOurJson } from './program.js';
import type { ClaimedVerdict } from './solver.js';

/** A program with its description for `--list`. */
type Preset = Program & { readonly about: string };

const BASIC = { proves: true, colors: 1, mostCells: 100 * 100, isStdin: false, read: readAnything };

/** Reads the grids in any layout; the words of this program decide the verdict. */
function readBy(verdictOf: (text: string) => ClaimedVerdict): Program['read'] {
  return (puzzle, { text }) => {
    const { solutions, wrong } = gridsInText(puzzle, text);
    const verdict = verdictOf(text);
    const shown = solutions.length > 0 ? solutions : wrong === undefined ? [] : [wrong];
    return { verdict: verdict === 'undecided' && shown.length > 0 ? 'solved' : verdict, solutions: shown };
  };
}

const PBNSOLVE: Preset = {
  ...BASIC,
  id: 'pbnsolve',
  title: 'pbnsolve (C)',
  about: "Jan Wolter's solver, in C",
  colors: 30,
  format: 'webpbn',
  words: ['pbnsolve', '-b', '-u', '-x{seconds}', '{file}'],
  // With -b it prints one line of keywords and no grid.
  read: readBy((text) => {
    if (/\bunique\b/.test(text)) return 'unique';
    if (/\bmultiple\b/.test(text)) return 'multiple';
    return /\bcontradiction\b/.test(text) ? 'none' : 'undecided';
  }),
};

const NONOGRID: Preset = {
  ...BASIC,
  id: 'nonogrid',
  title: 'nonogrid (Rust)',
  about: 'nonogram solver in Rust',
  proves: false,
  format: 'nin',
  words: ['nonogrid', '--max-solutions', '2', '--timeout', '{seconds}', '{file}'],
  // It shows grids and does not say whether they are all: only a second one is a proof.
  read: (puzzle, { text }) => {
    const { solutions } = gridsInText(puzzle, text);
    if (solutions.length > 1 || (text.match(/-th solution/g)?.length ?? 0) > 1) {
      return { verdict: 'multiple', solutions };
    }
    return { verdict: solutions.length === 1 ? 'solved' : 'undecided', solutions };
  },
};

const PICROSS_VERDICTS: Readonly<Record<string, ClaimedVerdict>> = {
  OK: 'unique',
  MULT: 'multiple',
  ZERO: 'none',
};

const PICROSS: Preset = {
  ...BASIC,
  id: 'picross-solver',
  title: 'picross-solver (C++)',
  about: 'nonogram solver in C++',
  format: 'non',
  words: ['picross_solver_cli', '--validation', '--no-timing', '--timeout', '{seconds}', '{file}'],
  // One line per grid: file, name, size, valid, difficulty, number of solutions.
  read: (_, { text }) => ({
    verdict: PICROSS_VERDICTS[text.trim().split('\n').at(-1)?.split(',')[3] ?? ''] ?? 'undecided',
    solutions: [],
  }),
};

const OLSAK: Preset = {
  ...BASIC,
  id: 'grid',
  title: "Olsak's grid (C)",
  about: "Olsak's solver, in C",
  colors: 30,
  format: 'olsak',
  words: ['grid', '{file}'],
};

const SIMPSON: Preset = {
  ...BASIC,
  id: 'nonogram',
  title: "Simpson's nonogram (C)",
  about: "Simpson's solver, in C",
  proves: false,
  format: 'non',
  isStdin: true,
  words: ['nonogram'],
};

const MINIZINC: Preset = {
  ...BASIC,
  id: 'minizinc',
  title: 'MiniZinc with Gecode',
  about: 'constraint solver, with an automaton for each line',
  format: 'minizinc',
  words: ['minizinc', '--solver', 'gecode', '-n', '2', '--time-limit', '{seconds}000', '{model}', '{file}'],
  read: readBy((text) => {
    const found = text.match(/^-{10}$/gm)?.length ?? 0;
    if (found > 1) return 'multiple';
    if (/^=====UNSATISFIABLE=====$/m.test(text)) return 'none';
    return /^={10}$/m.test(text) ? 'unique' : found === 1 ? 'solved' : 'undecided';
  }),
};

/** SAT solvers get our encoding (`convert --to cnf`) and are asked a second time without the first solution. */
function satSolver(id: string, words: readonly string[]): Preset {
  return {
    ...BASIC,
    id,
    title: `${id}, our encoding`,
    about: 'SAT solver on our encoding',
    colors: 30,
    mostCells: 200 * 200,
    format: 'cnf',
    words,
  };
}

const COMMAND: Preset = {
  ...BASIC,
  id: 'ours-command',
  title: 'crosshatch, as a process',
  about: 'this command, one process for each puzzle, as for the other programs',
  colors: 30,
  mostCells: Number.POSITIVE_INFINITY,
  format: 'crosshatch',
  words: [process.execPath, join(packageHome(), 'bin/crosshatch.js'), 'solve', '--json', '{file}'],
  read: readOurJson,
};

export const PRESETS: readonly Preset[] = [
  COMMAND,
  PBNSOLVE,
  NONOGRID,
  PICROSS,
  OLSAK,
  SIMPSON,
  MINIZINC,
  satSolver('kissat', ['kissat', '-q', '{file}']),
  satSolver('cadical', ['cadical', '-q', '{file}']),
];

/** The presets whose program is on PATH. */
export function installedPresets(): readonly Preset[] {
  return PRESETS.filter(({ words: [program] }) => onPath(program) !== undefined);
}
