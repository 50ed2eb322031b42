// The worker's side: takes one request after the other. It never sees a request to stop: who wants that
// ends the worker (client.ts), which is the only way that works at once whatever it is doing.
import { handlers } from './handlers.js';
import type { FromWorker, ToWorker } from './protocol.js';

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

scope.onmessage = async ({ data: { id, kind, input } }) => {
  try {
    const handler = handlers[kind] as (input: unknown, progress: (value: unknown) => void) => unknown;
    const value = await handler(input, (progress) =>
      scope.postMessage({ id, type: 'progress', value: progress }),
    );
    scope.postMessage({ id, type: 'done', value });
  } catch (error) {
    scope.postMessage({
      id,
      type: 'failed',
      message: error instanceof Error ? error.message : String(error),
    });
  }
};
