// An application without a socket, and shortcuts to ask it.
import type { TestContext } from 'node:test';
import { type AppOptions, createApp } from '../http/app.js';
import type { LogEntry } from '../http/log.js';
import { Service } from '../service.js';
import type { ServiceLimits } from '../settings.js';
import { keptTestThread } from './thread.js';

export interface TestApp {
  readonly service: Service;
  readonly log: LogEntry[];
  readonly shutDown: () => void;
  /** Asks `/api/v1` and the path; a body makes it a POST. */
  ask(
    path: string,
    body?: string | Uint8Array | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The JSON of the answer. */
  json(
    path: string,
    body?: string | FormData,
    headers?: Record<string, string>,
  ): Promise<Record<string, unknown>>;
}

export function testApp(
  context: TestContext,
  limits: Partial<ServiceLimits> = {},
  options: Partial<AppOptions> = {},
): TestApp {
  // A busy machine needs longer than a user waits; tests of the time limit set their own.
  const service = new Service({
    startThread: keptTestThread,
    limits: { workers: 1, seconds: 3600, ...limits },
  });
  context.after(() => service.close());
  const log: LogEntry[] = [];
  const app = createApp({ version: '1.2.3', ...options, service, log: (entry) => log.push(entry) });
  const ask: TestApp['ask'] = async (path, body, headers = {}) =>
    app.request(`/api/v1${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: body as string }),
    });
  return {
    service,
    log,
    shutDown: app.shutDown,
    ask,
    json: async (path, body, headers) =>
      (await (await ask(path, body, headers)).json()) as Record<string, unknown>,
  };
}

/** Unique, ambiguous, without a solution. */
export const PLUS = '1;3;1:1;3;1';
export const SWITCH = '1;1:1;1';
export const IMPOSSIBLE = '2;1:1;1';
