// What the framework carries along with a request, and what the application asks of it.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { IncomingRequest } from './answer.js';
import type { LogEntry } from './log.js';
import { queryOf } from './request-facts.js';

interface Variables {
  requestId: string;
  client: string;
  route: string;
  problem: string | undefined;
  error: string | undefined;
  /** Streams end later than their handler: they report to the log themselves. */
  isStreaming: boolean;
  /** Whether the response has all its headers. */
  isComplete: boolean;
}

export type Env = { Variables: Variables; Bindings: Partial<HttpBindings> };
export type AppContext = Context<Env>;

export function incoming(c: AppContext): IncomingRequest {
  const { raw } = c.req;
  return {
    headers: raw.headers,
    get body() {
      return raw.body;
    },
    arrayBuffer: () => raw.arrayBuffer(),
    method: c.req.method,
    query: new URLSearchParams(queryOf(c.req.url)),
    contentType: c.req.header('content-type') ?? '',
    accept: c.req.header('accept'),
  };
}

/** What the log says of a request, however it ends. */
export function aboutRequest(c: AppContext): Pick<LogEntry, 'id' | 'method' | 'path' | 'client' | 'error'> {
  return {
    id: c.get('requestId'),
    method: c.req.method,
    path: c.req.path.slice(0, 200),
    client: c.get('client'),
    error: c.get('error'),
  };
}
