// The solve layer's public names.
export { type CountOptions, type CountResult, count, counting } from './count/count.js';
export type { CountEffort, CountLimits } from './count/meter.js';
export { defaultEngine, defaultLineEngine } from './default-engine.js';
export { type Budget, EFFORT_COUNTERS, type Effort, type EffortCounter } from './effort.js';
export type { Engine, LineEngine, Search, SearchOptions, SliceOutcome } from './engine.js';
export { type ParallelOptions, solveInParallel } from './parallel/portfolio.js';
export type { SolveOrder, SolveReply, SolveWorker, WorkerPort } from './parallel/protocol.js';
export { answerSolves } from './parallel/worker.js';
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
export { type SolveOptions, solutions, solve, solving } from './solve.js';
export { wasmEngine } from './wasm/engine.js';
export { wasmLineEngine } from './wasm/line-engine.js';
export { loadWasm, type WasmNumber } from './wasm/load.js';
export { isWasmAvailable } from './wasm/module.js';
