// Every solver of the bench: the one place to register. Ours comes first; ratios are to it. npm packages run as modules,
// each in a process of its own; native programs are the presets of `crosshatch compare`.
import {
  type Contestant,
  crosshatch,
  ModuleContestant,
  type ModuleSolver,
  OURS_MODULE,
  PRESETS,
  ProgramContestant,
  reference,
  type SolverFacts,
} from '../../../packages/cli/dist/compare/index.js';
import { cadical, cadicalPositions } from './cadical.js';
import { logicSolver } from './logic-solver.js';
import { nonogramSolver } from './nonogram-solver.js';
import { simpleNonogramSolver } from './simple-nonogram-solver.js';

/** The solvers of this module, for the processes that load it and for `crosshatch compare --solver NAME=module:`. */
export const solvers: readonly ModuleSolver[] = [
  cadical,
  cadicalPositions,
  logicSolver,
  nonogramSolver,
  simpleNonogramSolver,
];

const OURS: readonly ModuleSolver[] = [crosshatch, reference];

/** `cadical` is CaDiCaL as WebAssembly here; the program of that name, and our own command, are left to compare. */
const PROGRAMS = PRESETS.filter(({ id }) => !['cadical', 'ours-command'].includes(id));

export const PEERS: readonly SolverFacts[] = [...OURS, ...solvers, ...PROGRAMS];

/** Peers that are nonogram solvers from npm, for the bar on them. */
export const NPM_PEERS: readonly string[] = [nonogramSolver.id, simpleNonogramSolver.id];

export function contestantOf(id: string): Contestant {
  const own = OURS.find((peer) => peer.id === id);
  if (own !== undefined) return new ModuleContestant(own, OURS_MODULE);
  const module = solvers.find((peer) => peer.id === id);
  if (module !== undefined) return new ModuleContestant(module, new URL(import.meta.url).href);
  const program = PROGRAMS.find((peer) => peer.id === id);
  if (program !== undefined) return new ProgramContestant(program);
  throw new RangeError(`There is no peer "${id}"; expected ${PEERS.map((peer) => peer.id).join(', ')}.`);
}
