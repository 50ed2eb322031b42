// The worker's end of the protocol: answers requests from a table of handlers.
import type { Methods, Port, Reply, Request } from './protocol.js';

/**
 * Answers calls in a worker with these methods.
 *
 * @example
 * serve(nodePort(parentPort), solveMethods);
 */
export function serve<M extends Methods<M>>(port: Port<Request, Reply>, methods: M): void {
  port.listen(async ({ id, method, params }) => {
    const progress = (value: unknown) => port.post({ id, type: 'progress', value });
    try {
      const handler = (methods as Record<string, unknown>)[method] as (
        params: unknown,
        progress: (value: unknown) => void,
      ) => unknown;
      port.post({ id, type: 'result', value: await handler(params, progress) });
    } catch (error) {
      port.post({ id, type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
