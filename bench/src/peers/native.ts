// Native programs, when they are found on PATH. The time of a run is that of a whole process, some
// milliseconds of start included. They are asked for a verdict only; it is held against the others'.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Puzzle, write } from '@crosshatch/core';
import { NONOGRAM_MODEL } from './minizinc-model.js';
import type { Peer, PeerVerdict } from './peer.js';

interface Program {
  readonly id: string;
  readonly title: string;
  readonly proves: boolean;
  readonly colors: number;
  /** Format in which it reads puzzles; its extension names the file. */
  readonly format: string;
  readonly extension: string;
  args(file: string, seconds: number): readonly string[];
  verdict(output: string): PeerVerdict;
}

const PBNSOLVE: Program = {
  id: 'pbnsolve',
  title: 'pbnsolve (C)',
  proves: true,
  colors: 30,
  format: 'webpbn',
  extension: '.xml',
  args: (file, seconds) => ['-b', '-u', `-x${Math.ceil(seconds)}`, file],
  verdict: (output) => {
    if (/\bunique\b/.test(output)) return 'unique';
    if (/\bmultiple\b/.test(output)) return 'multiple';
    return /\bcontradiction\b/.test(output) ? 'none' : 'undecided';
  },
};

const NONOGRID: Program = {
  id: 'nonogrid',
  title: 'nonogrid (Rust)',
  proves: false,
  colors: 1,
  format: 'nin',
  extension: '.nin',
  args: (file, seconds) => ['--max-solutions', '2', '--timeout', `${Math.ceil(seconds)}`, file],
  // It shows grids and does not say whether they are all: only a second one is a proof.
  verdict: (output) => {
    if (output.trim() === '') return 'undecided';
    return (output.match(/-th solution/g)?.length ?? 0) > 1 ? 'multiple' : 'solved';
  },
};

const PICROSS: Program = {
  id: 'picross_solver_cli',
  title: 'picross-solver (C++)',
  proves: true,
  colors: 1,
  format: 'non',
  extension: '.non',
  args: (file, seconds) => ['--validation', '--no-timing', '--timeout', `${Math.ceil(seconds)}`, file],
  // One line per grid: file, name, size, valid, difficulty, number of solutions.
  verdict: (output) => {
    const valid = output.trim().split('\n').at(-1)?.split(',')[3];
    return valid === 'OK'
      ? 'unique'
      : valid === 'MULT'
        ? 'multiple'
        : valid === 'ZERO'
          ? 'none'
          : 'undecided';
  },
};

const MINIZINC: Program = {
  id: 'minizinc',
  title: 'MiniZinc with Gecode',
  proves: true,
  colors: 1,
  format: 'minizinc',
  extension: '.dzn',
  args: (file, seconds) => [
    ...['--solver', 'gecode', '-n', '2', '--time-limit', `${Math.ceil(seconds * 1000)}`],
    ...[join(file, '..', 'model.mzn'), file],
  ],
  verdict: (output) => {
    const found = output.match(/^-{10}$/gm)?.length ?? 0;
    if (found > 1) return 'multiple';
    if (/^=====UNSATISFIABLE=====$/m.test(output)) return 'none';
    return /^={10}$/m.test(output) ? 'unique' : found === 1 ? 'solved' : 'undecided';
  },
};

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

function peerOf(program: Program): Peer {
  return {
    id: program.id,
    title: program.title,
    proves: program.proves,
    colors: program.colors,
    mostCells: 100 * 100,
    isForeign: true,
    load: async () => {
      if (!isOnPath(program.id)) return 'not found on PATH';
      const folder = mkdtempSync(join(tmpdir(), 'crosshatch-bench-'));
      process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, `puzzle${program.extension}`);
      writeFileSync(join(folder, 'model.mzn'), NONOGRAM_MODEL);
      let written: Puzzle | undefined;
      return ({ puzzle, seconds }) => {
        // Asked for the same puzzle several times in a row, it is written for the first only.
        if (puzzle !== written) writeFileSync(file, textOf(puzzle, program.format));
        written = puzzle;
        const begin = performance.now();
        const { stdout } = spawnSync(program.id, program.args(file, seconds), { encoding: 'utf8' });
        // Not every program says that its time was up, so that its last words prove nothing then.
        const isLate = performance.now() - begin > 900 * seconds;
        return { verdict: isLate ? 'undecided' : program.verdict(stdout ?? ''), solutions: [] };
      };
    },
  };
}

function textOf(puzzle: Puzzle, format: string): string {
  const written = write({ puzzle, meta: {} }, format);
  if (!written.ok) throw new Error(written.faults.map((fault) => fault.message).join(' '));
  return String(written.output);
}

const PROGRAMS: readonly Program[] = [PBNSOLVE, NONOGRID, PICROSS, MINIZINC];

export const nativePeers: readonly Peer[] = PROGRAMS.map(peerOf);

/** What a program's output says. Pre: one of the programs above. */
export function verdictOf(id: string, output: string): PeerVerdict | undefined {
  return PROGRAMS.find((program) => program.id === id)?.verdict(output);
}
