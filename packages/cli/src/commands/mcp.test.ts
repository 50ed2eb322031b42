// `crosshatch mcp` as an assistant starts it, with the official client.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { COMMAND } from '../testing/run-command.js';

const PUZZLE = '4;1,2;4;1,2;4:1,1;5;1,1,1;5;3';

interface Image {
  readonly type: string;
  readonly mimeType: string;
  readonly data: string;
}

async function connected(t: TestContext): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp', '-t', '600'],
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  t.after(() => client.close());
  return client;
}

/** The request of the official client times out after a minute; a busy machine may need longer. */
const PATIENT = { timeout: 600_000 };

test('an assistant lists and calls every tool, with pictures in and out', async (t) => {
  const client = await connected(t);
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  for (const name of ['draw', 'make', 'scan']) assert(names.includes(name), name);
  const drawn = await client.callTool({ name: 'draw', arguments: { puzzle: PUZZLE, cell: 30 } }, PATIENT);
  const [image] = drawn.content as Image[];
  assert.deepEqual([image.type, image.mimeType], ['image', 'image/png']);
  assert.equal(Buffer.from(image.data, 'base64').toString('latin1', 1, 4), 'PNG');
  const special: Readonly<Record<string, Record<string, unknown>>> = {
    why: { puzzle: PUZZLE, row: 2, column: 2 },
    convert: { puzzle: PUZZLE, to: 'non' },
    generate: { size: '5', seed: 1 },
    make: { picture: image.data, size: '10' },
    scan: { picture: image.data },
  };
  const results = new Map<string, Record<string, unknown>>();
  for (const name of names) {
    const input = special[name] ?? { puzzle: PUZZLE };
    const result = await client.callTool({ name, arguments: input }, PATIENT);
    assert(!result.isError, `${name}: ${JSON.stringify(result.content)}`);
    results.set(name, result.structuredContent as Record<string, unknown>);
    assert.equal(typeof results.get(name)?.verdict, 'string', name);
  }
  assert.equal(results.get('solve')?.verdict, 'unique');
  // What was drawn is read again: the same puzzle.
  assert.equal(results.get('scan')?.hash, results.get('hash')?.hash);
});
