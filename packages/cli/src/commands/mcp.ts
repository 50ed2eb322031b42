// `crosshatch mcp`: the toolkit as tools for assistants, on standard input and output.
import { once } from 'node:events';
import type { ExitName } from '../exit-codes.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { seconds } from '../options/values.js';
import { version } from '../version.js';

interface McpOptions {
  readonly timeout: number;
}

export const mcpCommand: CommandDefinition<McpOptions> = {
  name: 'mcp',
  summary: 'offer everything as tools for assistants (Model Context Protocol)',
  description: [
    'Speaks the Model Context Protocol on standard input and output, for an assistant that starts it: tools to solve, ' +
      'check, count, hint, explain, grade, diagnose, convert, draw, generate and make puzzles, prompts for players and ' +
      'designers, and the formats, techniques and shipped puzzles as resources. Ends when its input ends.',
    'docs/service.md shows how to add it to the usual assistants. `crosshatch serve --mcp` offers the same over HTTP.',
  ],
  args: [],
  options: [
    {
      flags: '-t, --timeout <seconds>',
      description: 'time limit for each call; the answer is then `undecided`',
      default: 10,
      parse: seconds,
    },
  ],
  examples: [
    { explains: 'As the command that an assistant starts:', command: 'npx crosshatch mcp' },
    { explains: 'With more time for hard puzzles:', command: 'crosshatch mcp --timeout 60' },
  ],
  exits: [],
  run,
};

async function run({ options, context }: CommandInput<McpOptions>): Promise<ExitName> {
  const { mcpOnStdio, Service } = await import('@crosshatch/server');
  const { startServiceThread } = await import('../serve/service-worker.js');
  const service = new Service({ startThread: startServiceThread, limits: { seconds: options.timeout } });
  const { signal } = context.interrupt();
  const connection = mcpOnStdio(service, version());
  // Whichever comes first: the assistant closes our input, or somebody stops us.
  await Promise.race([
    once(context.stdin, 'close'),
    once(context.stdin, 'end'),
    ...(signal.aborted ? [] : [once(signal, 'abort')]),
  ]);
  await connection.close();
  service.close();
  return 'ok';
}
