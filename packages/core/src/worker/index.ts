// Running work in other threads: one protocol between a program and its workers, one pool, adapters for Node and
// browsers.
export { nodePort, nodeThread, webPort, webThread } from './adapters.js';
export {
  type CallOptions,
  type CancelSignal,
  type Outcome,
  type PoolOptions,
  type Timers,
  WorkerPool,
} from './pool.js';
export type {
  Methods,
  ParamsOf,
  Port,
  ProgressOf,
  Reply,
  Request,
  ResultOf,
  Thread,
} from './protocol.js';
export { serve } from './serve.js';
