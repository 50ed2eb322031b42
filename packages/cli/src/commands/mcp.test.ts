// `crosshatch mcp` as an assistant starts it, with the official client.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const BIN = fileURLToPath(new URL('../../bin/crosshatch.js', import.meta.url));

test('an assistant gets an image, an answer and its end', async () => {
  const transport = new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'] });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  assert(tools.length >= 12);
  const drawn = await client.callTool({ name: 'draw', arguments: { puzzle: '1;3;1:1;3;1' } });
  const [image] = drawn.content as { type: string; mimeType: string; data: string }[];
  assert.deepEqual([image.type, image.mimeType], ['image', 'image/png']);
  assert.equal(Buffer.from(image.data, 'base64').toString('latin1', 1, 4), 'PNG');
  const solved = await client.callTool({ name: 'solve', arguments: { puzzle: '1;3;1:1;3;1' } });
  assert.equal((solved.structuredContent as { verdict: string }).verdict, 'unique');
  await client.close();
});
