// The HTTP API as a hono application. It knows no socket: tests call it as a function, `start.ts` puts it on a port.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORMATS } from '@crosshatch/core/formats';
import { formatJson } from '@crosshatch/core/report';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type BatchRunner, threadBatches } from '../batch.js';
import type { ByteCache } from '../cache.js';
import { Problem, type ProblemStatus } from '../problems.js';
import { BATCH_OPTIONS, OPERATION_NAMES, type OperationName, type OptionsOf, TAKES } from '../requests.js';
import type { Service } from '../service.js';
import { Cancelled } from '../work/lanes.js';
import { askedOf, bytesOf, rendered } from './answer.js';
import { answerCache, answerKey, headersOf, type KnownAnswer, knownAnswer } from './answer-cache.js';
import { parseBody, readBytes } from './body.js';
import { compressed } from './compress.js';
import { type AppContext, aboutRequest, type Env, incoming } from './context.js';
import { docsPage } from './docs-page.js';
import { API, API_HEADERS, COMMON_HEADERS } from './headers.js';
import { type ApiKey, keyNameOf } from './keys.js';
import type { Log, LogEntry } from './log.js';
import { Metrics } from './metrics.js';
import { negotiated } from './negotiate.js';
import { openApiDocument } from './openapi.js';
import { coerced, validOptions } from './options.js';
import { RateLimiter } from './rate.js';
import { repeatedAnswers } from './repeated.js';
import { clientAddress, requestIdOf } from './request-facts.js';
import type { ResponseBody } from './response-body.js';
import { pageRoutes } from './static.js';
import { EVENTS, NDJSON, streamed } from './stream.js';

export interface AppOptions {
  readonly service: Service;
  readonly version: string;
  readonly log: Log;
  readonly keys?: readonly ApiKey[] | undefined;
  /** Origins that may call from a browser; default none. */
  readonly origins?: readonly string[] | undefined;
  /** The folder of the page; default none. */
  readonly page?: string | undefined;
  /** Answers `/mcp`; default: nothing there. */
  readonly mcp?: ((request: Request) => Promise<Response>) | undefined;
  readonly batches?: BatchRunner | undefined;
  /** Whether the client's address is the last one in `X-Forwarded-For`: behind a reverse proxy. */
  readonly trustsProxy?: boolean | undefined;
}

export interface App {
  readonly fetch: Hono<Env>['fetch'];
  readonly request: Hono<Env>['request'];
  readonly metrics: Metrics;
  /** Answers repeated requests, and passes the others on. */
  listener(
    next: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  ): (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** From now on `/ready` says no, and new work is refused. */
  shutDown(): void;
}

export function createApp(options: AppOptions): App {
  const { service, log } = options;
  const metrics = new Metrics();
  const answers = answerCache(service.limits.cacheBytes / 2);
  const limiter = new RateLimiter(service.limits.rate, () => performance.now());
  const batches = options.batches ?? threadBatches(service);
  const document = openApiDocument(options.version, service.limits);
  const { keys, trustsProxy = false } = options;
  const hasOrigins = options.origins !== undefined && options.origins.length > 0;
  const policy = hasOrigins ? 'cross-origin' : 'same-origin';
  let isShuttingDown = false;

  /** Counts and logs a request that has been answered. */
  const record = (route: string, begun: number, entry: Omit<LogEntry, 'milliseconds'>) => {
    const milliseconds = performance.now() - begun;
    metrics.add(route, entry.status, milliseconds / 1000);
    log({ ...entry, milliseconds: Math.round(milliseconds * 10) / 10 });
  };

  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const begun = performance.now();
    c.set('requestId', requestIdOf(c.req.header('x-request-id')));
    const forwarded = c.req.header('x-forwarded-for');
    c.set('client', clientAddress(forwarded, c.env?.incoming?.socket?.remoteAddress, trustsProxy));
    metrics.open += 1;
    await next();
    const { status } = c.res;
    if (!c.get('isComplete')) {
      // Not by c.header(), which copies a finished response for every header.
      const { headers } = c.res;
      headers.set('x-request-id', c.get('requestId'));
      for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
      headers.set('cross-origin-resource-policy', policy);
    }
    if (c.get('isStreaming')) return;
    metrics.open -= 1;
    record(c.get('route') ?? 'other', begun, { ...aboutRequest(c), status, problem: c.get('problem') });
  });

  const problemResponse = (c: AppContext, problem: Problem): Response => {
    c.set('problem', problem.code);
    const { retryAfter, allow } = problem.details;
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    if (allow !== undefined) c.header('allow', allow.join(', '));
    if (problem.code === 'unauthorized') c.header('www-authenticate', 'Bearer');
    c.header('content-type', 'application/problem+json');
    return c.body(JSON.stringify(problem.json(c.get('requestId'))), problem.status as ProblemStatus);
  };
  const toProblem = (c: AppContext, error: unknown): Problem => {
    if (error instanceof Problem) return error;
    c.set('error', error instanceof Error ? error.message : String(error));
    const detail = 'The request met a bug. Please report it with the id in instance.';
    return new Problem('internal', { detail });
  };
  app.onError((error, c) => {
    if (error instanceof Cancelled) {
      const reason = new Problem('shutting-down', { detail: 'The work was cancelled.' });
      return problemResponse(c, reason);
    }
    return problemResponse(c, toProblem(c, error));
  });
  app.notFound((c) =>
    problemResponse(
      c,
      new Problem('not-found', { detail: 'See /api/v1/docs for the addresses of the API.' }),
    ),
  );

  const api = new Hono<Env>();
  if (hasOrigins) {
    api.use(
      cors({
        origin: [...(options.origins ?? [])],
        allowMethods: ['GET', 'HEAD', 'POST'],
        allowHeaders: ['authorization', 'content-type', 'if-none-match', 'x-request-id'],
        // What a page may read of an answer, beside its body.
        exposeHeaders: ['etag', 'retry-after', 'x-request-id'],
      }),
    );
  }
  api.use(async (c, next) => {
    await next();
    if (c.get('isComplete')) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(API_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  });
  const plain = (path: string, respond: (c: AppContext) => Response | Promise<Response>) => {
    api.on(['GET', 'HEAD'], path, (c) => {
      c.set('route', path.slice(1));
      return respond(c);
    });
    api.all(path, () => {
      throw new Problem('method-not-allowed', { detail: 'This address takes GET.', allow: ['GET', 'HEAD'] });
    });
  };
  plain('/health', (c) => c.json({ status: 'ok' }));
  plain('/ready', (c) => {
    if (!isShuttingDown) return c.json({ status: 'ready' });
    throw new Problem('shutting-down', { detail: 'The server is shutting down.', retryAfter: 5 });
  });

  const guard = async (c: AppContext, next: () => Promise<void>) => {
    if (isShuttingDown) {
      throw new Problem('shutting-down', {
        detail: 'The server is shutting down; ask another.',
        retryAfter: 5,
      });
    }
    if (keys !== undefined) {
      const name = keyNameOf(c.req.header('authorization'), keys);
      if (name === undefined) {
        const seconds = limiter.take(`wrong key ${c.get('client')}`);
        if (seconds > 0) throw tooMany(seconds);
        const detail = 'Send a valid key in the header Authorization: Bearer KEY.';
        throw new Problem('unauthorized', { detail });
      }
      c.set('client', name);
    }
    const seconds = limiter.take(c.get('client'));
    if (seconds > 0) throw tooMany(seconds);
    await next();
  };
  // Keys guard what works or reveals something; what describes the API is for everyone.
  plain('/openapi.json', (c) => c.json(document as never));
  plain('/docs', (c) => {
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(docsPage(document));
  });
  plain('/formats', (c) => {
    const formats = FORMATS.map(formatJson);
    if (negotiated(c.req.header('accept'), ['application/json', NDJSON]) !== NDJSON)
      return c.json({ formats } as never);
    c.header('content-type', NDJSON);
    return c.body(formats.map((format) => `${JSON.stringify(format)}\n`).join(''));
  });
  api.use('/*', guard);
  plain('/metrics', (c) => {
    c.header('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return c.body(metrics.text(service, answers as ByteCache<unknown>));
  });

  /** A streamed answer, and its line in the log when it has ended. */
  const stream = (
    c: AppContext,
    type: typeof NDJSON | typeof EVENTS,
    work: Parameters<typeof streamed>[0]['work'],
  ): Response => {
    c.set('isStreaming', true);
    c.header('content-type', type === NDJSON ? NDJSON : `${EVENTS}; charset=utf-8`);
    c.header('cache-control', 'no-store');
    const begun = performance.now();
    const body = streamed({
      type,
      requestId: c.get('requestId'),
      work,
      toProblem: (error) => (error instanceof Cancelled ? undefined : toProblem(c, error)),
      onEnd: (problem) => {
        metrics.open -= 1;
        const entry = { ...aboutRequest(c), status: problem?.status ?? 200, problem: problem?.code };
        record(c.get('route'), begun, entry);
      },
    });
    return new Response(body as ResponseBody, { headers: c.res.headers });
  };

  /** The answer, or 304 when the client has it already. For these POST requests, which change nothing, too. */
  const send = (c: AppContext, known: KnownAnswer): Response => {
    c.set('isComplete', true);
    const headers = headersOf(known, c.get('requestId'), policy);
    const has = c.req.header('if-none-match');
    if (has === undefined || !(has === '*' || has.includes(known.etag)))
      return new Response(known.body as ResponseBody, { headers });
    const { 'content-type': _, 'content-length': __, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  };

  const operate = async (c: AppContext, operation: OperationName): Promise<Response> => {
    const request = incoming(c);
    const bytes = await bytesOf(operation, request, service);
    const { method, accept, contentType } = request;
    const key = answerKey({ operation, method, url: c.req.url, accept, type: contentType, bytes });
    const known = answers.get(key);
    if (known !== undefined) return send(c, known);
    const asked = await askedOf(operation, request, bytes);
    const { source, options: wanted, type } = asked;
    if (type === EVENTS || (type === NDJSON && streamsParts(operation, wanted))) {
      return stream(c, type as typeof NDJSON, async (parts, gone) => {
        const answer = await service.answer(operation, source, wanted, {
          signal: gone,
          reportsParts: streamsParts(operation, wanted),
          onPart: (part) => parts.send('part', part),
        });
        if (answer.kind !== 'json') return;
        for (const result of answer.results) parts.send('result', { type: 'result', ...result });
      });
    }
    const answer = await service.answer(operation, source, wanted, {
      // Asked for only when a thread is at work: making it costs more than a small solve.
      get signal() {
        return c.req.raw.signal;
      },
      takesSeveral: type === NDJSON,
    });
    const result = rendered(asked, answer);
    const made = knownAnswer(result);
    if (result.isLasting) answers.set(key, made, 300 + 2 * result.body.length);
    return send(c, made);
  };

  for (const operation of OPERATION_NAMES) {
    const path = `/${operation}`;
    const allow = TAKES[operation] === 'puzzle' ? ['POST', 'GET'] : ['POST'];
    api.on(allow, path, (c) => {
      c.set('route', operation);
      return operate(c, operation);
    });
    api.all(path, () => {
      throw new Problem('method-not-allowed', {
        detail: `This address takes ${allow.join(' and ')}.`,
        allow,
      });
    });
  }
  api.post('/batch', async (c) => {
    c.set('route', 'batch');
    const type = negotiated(c.req.header('accept'), [NDJSON, EVENTS]);
    if (type === undefined) {
      throw new Problem('not-acceptable', { detail: `Available are ${NDJSON} and ${EVENTS}.` });
    }
    const request = incoming(c);
    const bytes = await readBytes(request, service.limits.pictureBytes);
    const body = await parseBody(bytes, request.contentType);
    const values = {
      ...coerced(BATCH_OPTIONS, request.query),
      ...coerced(BATCH_OPTIONS, body.fields),
      ...body.options,
    };
    const given = validOptions(BATCH_OPTIONS, values);
    const wanted = { ...given, timeout: service.milliseconds(given.timeout) / 1000 };
    if (body.sources.length === 0) {
      throw new Problem('unreadable-puzzle', { detail: 'The body is empty; send puzzles in any format.' });
    }
    return stream(c, type as typeof NDJSON, (parts, signal) =>
      service.lanes.admitted(async () => {
        const { limits } = service;
        for await (const row of batches({ sources: body.sources, options: wanted, limits, signal }))
          parts.send('row', row);
      }),
    );
  });
  api.all('/batch', () => {
    throw new Problem('method-not-allowed', { detail: 'This address takes POST.', allow: ['POST'] });
  });

  app.use(compressed(service.limits.cacheBytes / 4));
  app.route(API, api);
  app.get('/docs', (c) => c.redirect(`${API}/docs`));
  if (options.mcp !== undefined) {
    const { mcp } = options;
    app.use('/mcp', guard);
    app.all('/mcp', (c) => {
      c.set('route', 'mcp');
      return mcp(c.req.raw);
    });
  }
  if (options.page !== undefined) app.route('/', pageRoutes(options.page) as never);
  return {
    fetch: app.fetch,
    request: app.request,
    metrics,
    listener: (next) => {
      // With origins the framework adds headers that depend on the request.
      if (hasOrigins) return next;
      const admit = (authorization: string | undefined, address: string) => {
        const name = keys === undefined ? address : keyNameOf(authorization, keys);
        return isShuttingDown || name === undefined || limiter.take(name) > 0 ? undefined : name;
      };
      return repeatedAnswers(
        {
          answers,
          trustsProxy,
          admit,
          record: ({ id, operation, client, begun }) =>
            record(operation, begun, {
              id,
              method: 'POST',
              path: `${API}/${operation}`,
              status: 200,
              client,
            }),
        },
        next,
      );
    },
    shutDown: () => {
      isShuttingDown = true;
    },
  };
}

function tooMany(seconds: number): Problem {
  const detail = `Too many requests; try again in ${seconds} s.`;
  return new Problem('rate-limited', { detail, retryAfter: seconds });
}

function streamsParts(operation: OperationName, options: OptionsOf<OperationName>): boolean {
  return operation === 'explain' || (operation === 'solve' && (options as OptionsOf<'solve'>).all === true);
}
