// Puts the application on a port, and takes it down in order.
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Problem, type ProblemCode } from '../problems.js';
import { Service, type ServiceOptions } from '../service.js';
import { type AppOptions, createApp } from './app.js';

export interface StartOptions extends Omit<AppOptions, 'service' | 'mcp'>, ServiceOptions {
  readonly host: string;
  /** 0 = any that is free. */
  readonly port: number;
  /** Offers MCP at `/mcp`: makes the handler for a service. */
  readonly mcp?: ((service: Service) => (request: Request) => Promise<Response>) | undefined;
}

export interface RunningService {
  /** Such as `http://127.0.0.1:8080/`. */
  readonly url: string;
  readonly service: Service;
  /** Takes no more requests, gives running ones this many seconds to finish, then cancels the rest. */
  stop(graceSeconds: number): Promise<void>;
}

const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/**
 * Idle connections stay open for longer than proxies and clients keep them (60 s for most): if the server closed first,
 * a request that is sent at that moment would fail, and clients do not repeat a POST.
 */
const KEEP_ALIVE_TIMEOUT = 75_000;
const MOST_CONNECTIONS = 1000;

/** Rejects with the error of Node when the port cannot be used. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const service = new Service(options);
  const app = createApp({ ...options, service, mcp: options.mcp?.(service) });
  // Replaces the global Request and Response by the framework's light ones, which take a fifth off a small solve.
  const listener = app.listener(getRequestListener(app.fetch) as never);
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 1000,
    },
    listener,
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.on('clientError', refuse);
  try {
    await listening(server, options.port, options.host);
  } catch (error) {
    service.close();
    throw error;
  }
  void service.lanes.warmUp();
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}/`,
    service,
    stop: (graceSeconds) => stopped(server, app, service, graceSeconds),
  };
}

async function stopped(
  server: Server,
  app: ReturnType<typeof createApp>,
  service: Service,
  graceSeconds: number,
): Promise<void> {
  app.shutDown();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const end = performance.now() + graceSeconds * 1000;
  while (app.metrics.open > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.closeIdleConnections();
  }
  service.close();
  // Cancelled requests are answered in this turn of the event loop; after that there is nothing to wait for.
  await new Promise((resolve) => setTimeout(resolve, 20));
  server.closeAllConnections();
  await closed;
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** What never became a request: malformed HTTP, too many headers, a sender that is too slow. */
function refuse(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: IncomingMessage }): void {
  if (socket.writableEnded || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const code: ProblemCode = isSlow ? 'request-timeout' : 'malformed-body';
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const detail = isSlow
    ? 'The request did not arrive in time.'
    : isLarge
      ? 'The headers are larger than this server takes.'
      : 'The request is not well-formed HTTP.';
  const problem = new Problem(code, { detail });
  const status = isLarge ? 431 : problem.status;
  const body = JSON.stringify({ ...problem.json('-'), status });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
