// Adapts the workers of Node and of browsers to threads and ports. Only the members that are used are declared, so
// this layer needs the types of neither platform.
import type { Port, Reply, Request, Thread } from './protocol.js';

interface NodePort {
  postMessage(message: unknown): void;
  on(event: string, listener: (argument: unknown) => void): unknown;
}

interface NodeWorker extends NodePort {
  terminate(): unknown;
}

interface WebPort {
  postMessage(message: unknown): void;
  onmessage: ((event: never) => void) | null;
}

interface WebWorker extends WebPort {
  onerror: ((event: never) => void) | null;
  terminate(): void;
}

/**
 * Adapts a `Worker` of `node:worker_threads`.
 *
 * @example
 * nodeThread(new Worker(new URL('worker.js', import.meta.url)));
 */
export function nodeThread(worker: NodeWorker): Thread {
  let error: Error | undefined;
  worker.on('error', (reason) => {
    error = reason instanceof Error ? reason : new Error(String(reason));
  });
  return {
    post: (request) => worker.postMessage(request),
    listen: (handler) => worker.on('message', (message) => handler(message as Reply)),
    onEnd: (handler) => worker.on('exit', () => handler(error)),
    stop: () => void worker.terminate(),
  };
}

/**
 * Adapts the `parentPort` of `node:worker_threads`.
 *
 * @example
 * serve(nodePort(parentPort), solveMethods);
 */
export function nodePort(port: NodePort): Port<Request, Reply> {
  return {
    post: (reply) => port.postMessage(reply),
    listen: (handler) => port.on('message', (message) => handler(message as Request)),
  };
}

/**
 * A `Worker` of a browser. Browsers report that a worker failed, but not that it ended.
 *
 * @example
 * webThread(new Worker(new URL('worker.js', import.meta.url), { type: 'module' }));
 */
export function webThread(worker: WebWorker): Thread {
  return {
    post: (request) => worker.postMessage(request),
    listen: (handler) => {
      worker.onmessage = ({ data }: { data: Reply }) => handler(data);
    },
    onEnd: (handler) => {
      worker.onerror = ({ message }: { message?: string }) =>
        handler(new Error(message || 'The worker could not be started.'));
    },
    stop: () => worker.terminate(),
  };
}

/**
 * Adapts `self` in a worker of a browser.
 *
 * @example
 * serve(webPort(self), solveMethods);
 */
export function webPort(scope: WebPort): Port<Request, Reply> {
  return {
    post: (reply) => scope.postMessage(reply),
    listen: (handler) => {
      scope.onmessage = ({ data }: { data: Request }) => handler(data);
    },
  };
}
