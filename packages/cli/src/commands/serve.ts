// `crosshatch serve`: the page that comes with the package, on this machine.
import { once } from 'node:events';
import { write } from '@crosshatch/core/formats';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf } from '../input/documents.js';
import { type CommandDefinition, type CommandInput, UserError } from '../options/definition.js';
import { READING, type ReadingOptions } from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { type Page, readPage } from '../serve/page-files.js';
import { type PageServer, servePage } from '../serve/page-server.js';
import { shippedFolder } from '../shipped/package-home.js';

interface ServeOptions extends ReadingOptions {
  readonly port: number;
}

export const serveCommand: CommandDefinition<ServeOptions> = {
  name: 'serve',
  summary: 'serve the page: play, solve and make puzzles in the browser',
  description: [
    'Serves the page that comes with this package on 127.0.0.1, for this machine only, and prints its address. The page ' +
      'plays, solves and makes puzzles by itself: nothing is sent anywhere, and it goes on without the server once loaded. ' +
      'Ctrl-C stops it.',
    'With puzzles, prints for each the address that opens it. The puzzle is in the part after the `#`, which a browser keeps ' +
      'to itself.',
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
      description: 'the port; 0 takes any that is free',
      default: 8080,
      parse: wholeNumber(0, 65535),
    },
    ...READING,
  ],
  examples: [
    { explains: 'The page:', command: 'crosshatch serve' },
    { explains: 'Play a puzzle that you have as a file:', command: 'crosshatch serve castle.non' },
    { explains: 'On any free port:', command: 'crosshatch serve --port 0' },
  ],
  exits: ['badInput', 'output'],
  run,
};

async function run({ args, options, context }: CommandInput<ServeOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  const lines: ((url: string) => string)[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const written = write(item.document, 'link');
    const code = written.ok ? String(written.output).trim() : undefined;
    if (code === undefined) throw new UserError(`${item.name}: this puzzle does not fit in a link`, 'output');
    lines.push((url) => `${item.name}: ${url}#${code}\n`);
  }
  if (outcomes.length > 0) return mostSevere(outcomes);
  const { signal } = context.interrupt();
  const server = await begin(builtPage(), options.port);
  if (lines.length === 0) context.stdout.write(`${server.url}\n`);
  for (const line of lines) context.stdout.write(line(server.url));
  context.stderr.write('Ctrl-C stops the server.\n');
  if (!signal.aborted) await once(signal, 'abort');
  await server.stop();
  // For a server, being stopped is how it ends well.
  return 'ok';
}

function builtPage(): Page {
  const folder = shippedFolder('page');
  const page = readPage(folder);
  if (page !== undefined) return page;
  throw new UserError(`the page is not there; expected it in ${folder}`, 'badInput');
}

async function begin(page: Page, port: number): Promise<PageServer> {
  try {
    return await servePage(page, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UserError(`port ${port} is in use; choose another, or any free one with --port 0`, 'output');
    }
    if (code === 'EACCES') {
      throw new UserError(`port ${port} is not for everyone; choose one above 1023, or --port 0`, 'output');
    }
    throw error;
  }
}
