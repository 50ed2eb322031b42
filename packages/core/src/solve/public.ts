// What `@crosshatch/core/solve` exports. Every name has a doc comment, and the report in api/ lists it.
export type { CertificateSink } from './certificate/writer.js';
export { count, countInTurns } from './count/count.js';
export type { CountEstimate } from './count/estimate.js';
export type { CountEffort } from './count/meter.js';
export type { CountOptions, CountResult } from './count/result.js';
export { engineFallback, onEngineFallback } from './default-engine.js';
export { EFFORT_COUNTERS, type Effort, type EffortCounter, type EffortLimits } from './effort.js';
export type {
  CountingOptions,
  CountingSearch,
  Engine,
  ExactCount,
  LineEngine,
  Search,
  SearchOptions,
  SliceOutcome,
} from './engine.js';
export { LINE_SOLVES, type Limits } from './limits.js';
export { onlyUnique } from './only-unique.js';
export { type ParallelOptions, type RacingCertificates, solveInParallel } from './parallel/portfolio.js';
export { type SolveMethods, type SolveOrder, type SolveProgress, solveMethods } from './parallel/worker.js';
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
export { TRACE_EVENTS, type TraceEvent, type TraceOptions } from './trace/writer.js';
export { wasmEngine, wasmEngineOf } from './wasm/engine.js';
export { wasmLineEngine } from './wasm/line-engine.js';
export type { EngineFallback } from './wasm/load.js';
export { isWasmAvailable } from './wasm/module.js';
