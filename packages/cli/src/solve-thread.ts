// The worker thread of the solver: serves searches of a portfolio. solve-worker.ts starts it.
import { parentPort } from 'node:worker_threads';
import { solveMethods } from '@crosshatch/core/solve';
import { nodePort, serve } from '@crosshatch/core/worker';

if (parentPort !== null) serve(nodePort(parentPort), solveMethods);
