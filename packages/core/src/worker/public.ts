// What `@crosshatch/core/worker` exports. Every name has a doc comment, and the report in api/ lists it.
export { nodePort, nodeThread, webPort, webThread } from './adapters.js';
export {
  type CallOptions,
  type CancelSignal,
  type Outcome,
  type PoolOptions,
  type Timers,
  WorkerPool,
} from './pool.js';
export type { Methods, ParamsOf, Port, ProgressOf, Reply, Request, ResultOf, Thread } from './protocol.js';
export { serve } from './serve.js';
