// The measuring code that the bench shares with `crosshatch compare`.
export type { ComparedSet } from './comparison.js';
export { disagreement, Judge } from './judge.js';
export { measure } from './measure.js';
export { type Measurement, type Timings, timingsOf } from './measurement.js';
export { digits, duration, table, withSpread } from './report/figures.js';
export { machine } from './report/machine.js';
export { setTable } from './report/set-table.js';
export { ModuleContestant } from './solvers/module-solver.js';
export { crosshatch, OURS, OURS_MODULE, reference } from './solvers/ours.js';
export { PRESETS } from './solvers/presets.js';
export { ProgramContestant } from './solvers/program-solver.js';
export {
  type Answer,
  answerOf,
  type ClaimedVerdict,
  type Contestant,
  type ModuleSolver,
  type SolverFacts,
  UNDECIDED,
} from './solvers/solver.js';
export { type Ratio, ratioOf, type Standing, standings } from './standings.js';
export { median, quantile, quartiles, sum } from './statistics.js';
