// The MCP server: tools, prompts and resources over one service. The same factory serves stdio and HTTP.
import { LADDER } from '@crosshatch/core/explain';
import { FORMATS, parse, write } from '@crosshatch/core/formats';
import { techniqueTitle } from '@crosshatch/core/messages';
import { formatJson } from '@crosshatch/core/report';
import { z } from '@hono/zod-openapi';
import { createMcpHandler, McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Service } from '../service.js';
import { SHIPPED_PUZZLES } from './shipped-puzzles.js';
import { registerTools } from './tools.js';

const INSTRUCTIONS =
  'Tools for nonograms (picross, griddlers, hanjie). Puzzles are texts in any format. Help players with hint, level by ' +
  'level; solve and draw with solution reveal the answer.';

function mcpServer(service: Service, version: string): McpServer {
  const server = new McpServer({ name: 'crosshatch', version }, { instructions: INSTRUCTIONS });
  registerTools(server, service);
  registerPrompts(server);
  registerResources(server);
  return server;
}

/** Answers requests to `/mcp` (Streamable HTTP). */
export function mcpHandler(service: Service, version: string): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(service, version), {
    maxRequestBodySize: service.limits.pictureBytes * 2,
  });
  return (request) => handler.fetch(request);
}

/** Speaks MCP on standard input and output until the input ends. */
export function mcpOnStdio(service: Service, version: string): { close(): Promise<void> } {
  return serveStdio(() => mcpServer(service, version));
}

const message = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'help-without-spoiling',
    {
      title: 'Help me with this puzzle without spoiling it',
      description: 'Hints in small portions for a player who is stuck.',
      argsSchema: z.object({
        puzzle: z.string().describe('the puzzle, in any format'),
        state: z.string().optional().describe('your grid: rows of # . and ?, with / between them'),
      }),
    },
    ({ puzzle, state }) =>
      message(
        'I am solving this nonogram and want to find the solution myself. Use the tool hint with my grid as state, ' +
          'beginning with level 1. Tell me only where to look, in your own words, and wait. Raise the level by one each ' +
          'time I ask for more. If I have made a mistake, say so gently and only as precisely as the level allows. Never ' +
          'call solve, explain or draw with solution, and never tell me cells that I have not asked about.\n\n' +
          `Puzzle:\n${puzzle}\n\nMy grid so far:\n${state ?? '(empty)'}`,
      ),
  );
  server.registerPrompt(
    'review-my-puzzle',
    {
      title: 'Review my puzzle',
      description: 'Is it unique, fair and fun? What should be changed?',
      argsSchema: z.object({ puzzle: z.string().describe('the puzzle, in any format') }),
    },
    ({ puzzle }) =>
      message(
        'Review this nonogram as an experienced editor would. Use the tool check; if it is not unique, use diagnose and ' +
          'propose the smallest repair. Use grade and say for whom it is suited, which technique is the hardest and ' +
          'whether there is a narrow point where a player has a single way on. Draw it to judge the picture. End with a ' +
          `short verdict: publish, or change what.\n\nPuzzle:\n${puzzle}`,
      ),
  );
}

function registerResources(server: McpServer): void {
  const json = (uri: URL, value: unknown) => ({
    contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value) }],
  });
  server.registerResource(
    'formats',
    'crosshatch://formats',
    {
      title: 'File formats',
      description: 'Every format that is read or written, with its id and what it can store.',
      mimeType: 'application/json',
    },
    (uri) => json(uri, FORMATS.map(formatJson)),
  );
  server.registerResource(
    'techniques',
    'crosshatch://techniques',
    {
      title: 'Techniques',
      description: 'The techniques by which people solve, the easiest first, with the cost that grades use.',
      mimeType: 'application/json',
    },
    (uri) =>
      json(
        uri,
        LADDER.map(({ id, cost }) => ({ id, title: techniqueTitle(id), cost })),
      ),
  );
  const puzzleUri = (name: string) => `crosshatch://puzzles/${name}`;
  server.registerResource(
    'puzzles',
    'crosshatch://puzzles',
    {
      title: 'Shipped puzzles',
      description: 'The names of the puzzles that come along; each is a resource of its own.',
      mimeType: 'application/json',
    },
    (uri) =>
      json(
        uri,
        Object.keys(SHIPPED_PUZZLES).map((name) => ({ name, uri: puzzleUri(name) })),
      ),
  );
  server.registerResource(
    'puzzle',
    new ResourceTemplate('crosshatch://puzzles/{name}', {
      list: () => ({
        resources: Object.keys(SHIPPED_PUZZLES).map((name) => ({
          name,
          uri: puzzleUri(name),
          mimeType: 'text/plain',
        })),
      }),
    }),
    { title: 'A shipped puzzle', description: 'A puzzle as .non text.', mimeType: 'text/plain' },
    (uri, { name }) => {
      const text = shippedText(String(name));
      if (text === undefined)
        throw new Error(`There is no shipped puzzle "${name}"; read crosshatch://puzzles.`);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
}

/** Clues and title; coloured puzzles in our own JSON. */
function shippedText(name: string): string | undefined {
  const code = Object.hasOwn(SHIPPED_PUZZLES, name) ? SHIPPED_PUZZLES[name] : undefined;
  const read = code === undefined ? undefined : parse(code, { from: 'link' });
  if (!read?.ok) return undefined;
  const plain = write(read.documents[0], 'non');
  const written = plain.ok ? plain : write(read.documents[0], 'crosshatch');
  return written.ok ? String(written.output) : undefined;
}
