// What the other layers use of the solve layer.
export type { CertificateSink } from './certificate/writer.js';
export { type CountOptions, type CountResult, count, countInTurns } from './count/count.js';
export type { CountEffort } from './count/meter.js';
export { defaultEngine, defaultLineEngine, engineFallback, onEngineFallback } from './default-engine.js';
export { EFFORT_COUNTERS, type Effort, type EffortCounter, type EffortLimits } from './effort.js';
export type { Engine, LineEngine, Search, SearchOptions, SliceOutcome } from './engine.js';
export { LINE_SOLVES, type Limits, limitsOf, Meter } from './limits.js';
export { onlyUnique } from './only-unique.js';
export { type ParallelOptions, solveInParallel } from './parallel/portfolio.js';
export { type SolveMethods, type SolveOrder, solveMethods } from './parallel/worker.js';
export { type PropagateOptions, type Propagation, propagate } from './propagate.js';
export { referenceEngine } from './reference/engine.js';
export { referenceLineEngine } from './reference/line.js';
export {
  type Multiple,
  type None,
  type SolveResult,
  type StopReason,
  type Undecided,
  type Unique,
  VERDICTS,
  type Verdict,
} from './result.js';
export { type SolveOptions, solutions, solve, solveInTurns } from './solve.js';
export { STRATEGIES, type Strategy } from './strategy.js';
export { wasmEngine, wasmEngineOf } from './wasm/engine.js';
export { wasmLineEngine } from './wasm/line-engine.js';
export type { EngineFallback } from './wasm/load.js';
export { isWasmAvailable } from './wasm/module.js';
