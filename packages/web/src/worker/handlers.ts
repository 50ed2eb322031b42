// Every request that the worker answers: the one place to register. A handler takes structured-cloneable
// input and may report progress (second argument). What is large and rarely asked for is imported inside
// the handler, so that the first hint doesn't wait for it.
import { explainHandlers } from './explain-handlers.js';
import { fileHandlers } from './file-handlers.js';
import { makeHandlers } from './make-handlers.js';
import { motifHandlers } from './motif-handlers.js';
import { scanHandlers } from './scan-handlers.js';
import { solveHandlers } from './solve-handlers.js';

export const handlers = {
  ...explainHandlers,
  ...fileHandlers,
  ...makeHandlers,
  ...motifHandlers,
  ...scanHandlers,
  ...solveHandlers,
} as const;
