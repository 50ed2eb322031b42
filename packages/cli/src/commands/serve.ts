// `crosshatch serve`: the page, and everything that the library can do as an HTTP service.
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { write } from '@crosshatch/core/formats';
import type { ApiKey, LogFormat, RunningService, StartOptions } from '@crosshatch/server';
import { CLUSTER } from '../cluster/connecting.js';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf } from '../input/documents.js';
import { type CommandDefinition, type CommandInput, UsageError, UserError } from '../options/definition.js';
import { READING, type ReadingOptions } from '../options/shared-options.js';
import { seconds, wholeNumber } from '../options/values.js';
import { shippedFolder } from '../shipped/package-home.js';
import { version } from '../version.js';

interface ServeOptions extends ReadingOptions {
  readonly port: number;
  readonly host: string;
  readonly mcp?: boolean;
  readonly apiKeys?: string;
  readonly newKey?: string;
  readonly cors?: readonly string[];
  readonly log?: LogFormat;
  readonly grace: number;
  readonly timeout: number;
  readonly workers?: number;
  readonly queue: number;
  readonly rate?: number;
  readonly maxBody: number;
  readonly maxPicture: number;
  readonly maxCells: number;
  readonly maxPuzzles: number;
  readonly cache: number;
  readonly trustProxy?: boolean;
  readonly cluster?: string;
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;
/** Requests per minute and client, when others than this machine can reach the service. */
const PUBLIC_RATE = 600;
const MEGABYTE = 2 ** 20;

export const serveCommand: CommandDefinition<ServeOptions> = {
  name: 'serve',
  summary: 'serve the page and an HTTP API: solve, check, hint, draw, make and more',
  description: [
    'Serves the page that comes with this package at `/` and an HTTP API below `/api/v1`, on 127.0.0.1, for this machine ' +
      'only, and prints the address. A request is a puzzle in any format, and the answer is the `--json` output of the ' +
      'command with that name; `/api/v1/docs` lists all addresses. `--mcp` offers the same as tools for assistants at `/mcp`. ' +
      'docs/service.md describes deployment, limits and keys.',
    'For each puzzle given, prints the address that opens it in the page. The puzzle is in the part after the `#`, which ' +
      'browsers do not send.',
    'Ctrl-C or SIGTERM ends it: new requests are refused, running ones may finish within `--grace` seconds, and the exit code ' +
      'is 0. A line per request goes to standard error, without puzzle contents.',
  ],
  args: [
    {
      name: 'SOURCE',
      description: 'puzzles to open: files in any known format, `-`, or a puzzle as a string',
      isOptional: true,
      isVariadic: true,
      completes: 'file',
    },
  ],
  options: [
    {
      flags: '-p, --port <number>',
      description: 'the port; 0 selects a free one',
      default: 8080,
      parse: wholeNumber(0, 65535),
    },
    {
      flags: '--host <address>',
      description: 'the address to listen on; 0.0.0.0 accepts connections from other machines',
      default: '127.0.0.1',
    },
    {
      ...CLUSTER,
      description: `examine batches on a cluster; ${CLUSTER.description}`,
      defaultText: 'the threads of the service',
    },
    { flags: '--mcp', description: 'offer the tools for assistants at /mcp' },
    {
      flags: '--api-keys <file>',
      description: 'require a key from this file for every request that does work',
      completes: 'file',
    },
    {
      flags: '--new-key <name>',
      description: 'create a key, add its hash to the file, print the key, and exit',
    },
    {
      flags: '--cors <origin>',
      description: 'let pages of this origin call the API; can be repeated',
      isRepeatable: true,
      defaultText: 'none',
    },
    {
      flags: '--log <format>',
      description: 'format of the request log',
      choices: ['json', 'pretty', 'none'],
      defaultText: 'pretty on a terminal, else json',
    },
    {
      flags: '--grace <seconds>',
      description: 'time for running requests to finish at shutdown',
      default: 10,
      parse: seconds,
    },
    {
      flags: '-t, --timeout <seconds>',
      description:
        'time limit for each request, and for each puzzle of a batch; the answer is then `undecided`',
      default: 10,
      parse: seconds,
    },
    {
      flags: '-j, --workers <count>',
      description: 'number of threads for long requests',
      defaultText: 'the number of cores',
      parse: wholeNumber(1, 1024),
    },
    {
      flags: '--queue <count>',
      description: 'maximum number of waiting requests; further ones get 503',
      default: 100,
      parse: wholeNumber(0, 1_000_000),
    },
    {
      flags: '--rate <count>',
      description: 'requests per minute and client; further ones get 429; 0 for no limit',
      defaultText: `0 on this machine, ${PUBLIC_RATE} when others can reach it`,
      parse: wholeNumber(0, 10_000_000),
    },
    {
      flags: '--max-body <MiB>',
      description: 'maximum size of a puzzle file',
      default: 1,
      parse: wholeNumber(1, 64),
    },
    {
      flags: '--max-picture <MiB>',
      description: 'maximum size of a picture or of a batch',
      default: 10,
      parse: wholeNumber(1, 100),
    },
    {
      flags: '--max-cells <count>',
      description: 'maximum number of cells of a puzzle',
      default: 40_000,
      parse: wholeNumber(1, 1_000_000),
    },
    {
      flags: '--max-puzzles <count>',
      description: 'maximum number of puzzles in a file of a batch',
      default: 1000,
      parse: wholeNumber(1, 10_000),
    },
    {
      flags: '--cache <MiB>',
      description: 'size of the answer cache; 0 disables it',
      default: 64,
      parse: wholeNumber(0, 100_000),
    },
    {
      flags: '--trust-proxy',
      description:
        'take the address of a client from X-Forwarded-For: only behind a reverse proxy that sets it',
    },
    ...READING,
  ],
  examples: [
    { explains: 'The page and the API:', command: 'crosshatch serve' },
    {
      explains: 'Solve a file with curl:',
      command: 'crosshatch serve & curl --data-binary @castle.non localhost:8080/api/v1/solve',
    },
    { explains: 'Play a puzzle that you have as a file:', command: 'crosshatch serve castle.non' },
    {
      explains: 'A key, and a service that asks for it:',
      command: 'crosshatch serve --api-keys keys.txt --new-key alice',
    },
  ],
  exits: ['badInput', 'output'],
  run,
};

async function run({ args, options, context }: CommandInput<ServeOptions>): Promise<ExitName> {
  if (options.newKey !== undefined) return addKey(options.newKey, options, context);
  const outcomes: ExitName[] = [];
  const lines: ((url: string) => string)[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const written = write(item.document, 'link');
    const code = written.ok ? String(written.output).trim() : undefined;
    if (code === undefined) throw new UserError(`${item.name}: this puzzle does not fit in a link`, 'output');
    lines.push((url) => `${item.name}: ${url}#${code}\n`);
  }
  if (outcomes.length > 0) return mostSevere(outcomes);
  const { signal } = context.interrupt(options.grace * 1000 + 2000);
  const running = await begin(await startOptions(options, context));
  if (lines.length === 0) context.stdout.write(`${running.url}\n`);
  for (const line of lines) context.stdout.write(line(running.url));
  if (!LOOPBACK.test(options.host) && options.apiKeys === undefined) {
    context.stderr.write(
      `warning: ${options.host} can be reached by others, and no key is asked for; see --api-keys\n`,
    );
  }
  context.stderr.write('Ctrl-C stops the server.\n');
  if (!signal.aborted) await once(signal, 'abort');
  await running.stop(options.grace);
  // For a server, being stopped is how it ends well.
  return 'ok';
}

async function startOptions(options: ServeOptions, context: Context): Promise<StartOptions> {
  const { logTo, mcpHandler } = await import('@crosshatch/server');
  const { startServiceThread } = await import('../serve/service-worker.js');
  const log = options.log ?? (context.stderr.isTTY ? 'pretty' : 'json');
  const keys = options.apiKeys === undefined ? undefined : await keysOf(options.apiKeys);
  return {
    host: options.host,
    port: options.port,
    version: version(),
    log: logTo(
      log,
      (line) => context.stderr.write(Buffer.from(line)),
      () => new Date(),
    ),
    keys,
    origins: options.cors,
    page: shippedFolder('page'),
    trustsProxy: options.trustProxy,
    startThread: startServiceThread,
    batches: await clusterBatches(options, context),
    mcp: options.mcp ? (service) => mcpHandler(service, version()) : undefined,
    limits: {
      bodyBytes: options.maxBody * MEGABYTE,
      pictureBytes: options.maxPicture * MEGABYTE,
      cells: options.maxCells,
      puzzles: options.maxPuzzles,
      seconds: options.timeout,
      ...(options.workers === undefined ? {} : { workers: options.workers }),
      queue: options.queue,
      rate: options.rate ?? (LOOPBACK.test(options.host) ? 0 : PUBLIC_RATE),
      cacheBytes: options.cache * MEGABYTE,
    },
  };
}

/** Undefined: batches run in the threads of the service. */
async function clusterBatches({ cluster }: ServeOptions, context: Context): Promise<StartOptions['batches']> {
  if (cluster === undefined) return undefined;
  const { batchesOnCluster } = await import('../cluster/service-batches.js');
  return batchesOnCluster(cluster, context);
}

async function begin(options: StartOptions): Promise<RunningService> {
  const { startService } = await import('@crosshatch/server');
  const { port, host } = options;
  try {
    return await startService(options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UserError(`port ${port} is in use; choose another, or any free one with --port 0`, 'output');
    }
    if (code === 'EACCES') {
      throw new UserError(
        `port ${port} needs elevated privileges; choose a port above 1023, or --port 0 for any free one`,
        'output',
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new UserError(
        `this machine has no address ${host}; try --host 0.0.0.0 for all of its own`,
        'output',
      );
    }
    if (code === 'ENOENT')
      throw new UserError(`the page is not there; expected it in ${options.page}`, 'badInput');
    throw error;
  }
}

async function keysOf(file: string): Promise<ApiKey[]> {
  const { parseKeys } = await import('@crosshatch/server');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    const hint = `make it with crosshatch serve --api-keys ${file} --new-key NAME`;
    throw new UserError(`${file}: the file cannot be read; ${hint}`, 'badInput');
  }
  let keys: ApiKey[];
  try {
    keys = parseKeys(text);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message}`, 'badInput');
  }
  if (keys.length === 0)
    throw new UserError(`${file}: there is no key in it; add one with --new-key NAME`, 'badInput');
  return keys;
}

async function addKey(name: string, { apiKeys }: ServeOptions, context: Context): Promise<ExitName> {
  const { newKey } = await import('@crosshatch/server');
  if (apiKeys === undefined) throw new UsageError('--new-key needs the file of keys: --api-keys FILE');
  if (!/^[\w.@-]{1,64}$/.test(name)) {
    throw new UsageError(`--new-key is "${name}"; expected up to 64 letters, digits, dots, dashes and @`);
  }
  const { token, line } = newKey(name);
  try {
    await appendFile(apiKeys, `${line}\n`, { mode: 0o600 });
  } catch {
    throw new UserError(`${apiKeys}: the file cannot be written`, 'output');
  }
  context.stdout.write(`${token}\n`);
  context.stderr.write(`Its hash is in ${apiKeys}; the key itself is shown only now.\n`);
  return 'ok';
}
