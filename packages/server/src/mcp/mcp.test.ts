// MCP with the official client: over HTTP against the application, every tool, prompt and resource.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createApp } from '../http/app.js';
import { OPERATION_NAMES } from '../requests.js';
import { Service } from '../service.js';
import { PLUS, SWITCH } from '../testing/app.js';
import { keptTestThread } from '../testing/thread.js';
import { mcpHandler } from './server.js';

async function connected(t: TestContext): Promise<Client> {
  const service = new Service({ startThread: keptTestThread, limits: { workers: 1, seconds: 3600 } });
  const app = createApp({ service, version: '1.2.3', log: () => {}, mcp: mcpHandler(service, '1.2.3') });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const fetch = (url: URL | string, init?: RequestInit) =>
    Promise.resolve(app.request(new URL(url).pathname, init));
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch: fetch as never }),
  );
  t.after(async () => {
    await client.close();
    service.close();
  });
  return client;
}

const ARGUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  hint: { level: 4 },
  why: { row: 2, column: 2 },
  convert: { to: 'non' },
  draw: { format: 'text' },
};

test('an assistant lists and calls every tool', async (t) => {
  const client = await connected(t);
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), [...OPERATION_NAMES].sort());
  // Reading pictures takes libraries that this server does not have; the command's tests call it.
  for (const { name, description, inputSchema, outputSchema } of tools.filter(
    (tool) => tool.name !== 'scan',
  )) {
    assert((description ?? '').length > 60, name);
    assert(inputSchema.type === 'object' && outputSchema !== undefined, name);
    const input =
      name === 'generate'
        ? { size: '5', seed: 1 }
        : name === 'make'
          ? { text: ':heart:' }
          : { puzzle: PLUS, ...ARGUMENTS[name] };
    const result = await client.callTool({ name, arguments: input });
    assert(!result.isError, `${name}: ${JSON.stringify(result.content)}`);
    assert.equal(typeof (result.structuredContent as { verdict: string }).verdict, 'string', name);
    assert(JSON.stringify(result.content).length < 6000, name);
  }
});

test('what is wrong comes back as an error that says how to fix it', async (t) => {
  const client = await connected(t);
  const unreadable = await client.callTool({ name: 'solve', arguments: { puzzle: 'nonsense' } });
  assert.equal(unreadable.isError, true);
  assert.match(JSON.stringify(unreadable.content), /unreadable-puzzle/);
  const wrong = await client.callTool({ name: 'hint', arguments: { puzzle: PLUS, level: 9 } });
  assert.equal(wrong.isError, true);
});

test('a large grid is left out unless it is asked for', async (t) => {
  const client = await connected(t);
  const puzzle = `${Array(50).fill('50').join(';')}:${Array(50).fill('50').join(';')}`;
  const short = (await client.callTool({ name: 'solve', arguments: { puzzle } })).structuredContent as object;
  assert.deepEqual('solutions' in short, false);
  assert.deepEqual((short as { omitted: string[] }).omitted, ['solutions']);
  const full = (await client.callTool({ name: 'solve', arguments: { puzzle, full: true } }))
    .structuredContent as {
    solutions: string[][];
  };
  assert.equal(full.solutions[0].length, 50);
});

test('prompts and resources', async (t) => {
  const client = await connected(t);
  const { prompts } = await client.listPrompts();
  assert.deepEqual(prompts.map(({ name }) => name).sort(), ['help-without-spoiling', 'review-my-puzzle']);
  const { messages } = await client.getPrompt({
    name: 'help-without-spoiling',
    arguments: { puzzle: SWITCH },
  });
  assert.match(JSON.stringify(messages), /Never call solve/);
  const { resources } = await client.listResources();
  const uris = resources.map(({ uri }) => uri);
  for (const uri of ['crosshatch://formats', 'crosshatch://techniques', 'crosshatch://puzzles']) {
    assert(uris.includes(uri), uri);
    const { contents } = await client.readResource({ uri });
    assert(Array.isArray(JSON.parse((contents[0] as { text: string }).text)));
  }
  const puzzles = uris.filter((uri) => uri.startsWith('crosshatch://puzzles/'));
  assert(puzzles.length > 40);
  for (const uri of puzzles.slice(0, 5)) {
    const { contents } = await client.readResource({ uri });
    const result = await client.callTool({
      name: 'hash',
      arguments: { puzzle: (contents[0] as { text: string }).text },
    });
    assert(!result.isError, uri);
  }
  await assert.rejects(client.readResource({ uri: 'crosshatch://puzzles/none-such' }));
});
