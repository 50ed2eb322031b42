import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { Context } from '../context.js';
import { forPeople } from './for-people.js';

/** What reaches standard output of a terminal of this width, or of a file. */
async function written(
  chunk: string | Uint8Array,
  options: Parameters<typeof forPeople>[1],
  columns?: number,
) {
  const stream = Object.assign(new PassThrough(), { isTTY: columns !== undefined, columns });
  const context = { stdout: stream, stderr: stream, env: { LANG: 'C.UTF-8' } } as unknown as Context;
  forPeople(context, options).stdout.write(chunk);
  stream.end();
  return (await stream.toArray()).join('');
}

test('text is broken and made harmless, colours stay', async () => {
  assert.equal(
    await written('\u001b[1mone\u001b[0m two\u001b[2J\n', {}, 8),
    '\u001b[1mone\u001b[0m\ntwo\ufffd[2J\n',
  );
  assert.equal(await written('one two three\n', {}), 'one two three\n');
});

test('a word of the command line stays on its line, wherever it is repeated', async () => {
  const words = ['--out=a\nb', 'a\nb c'];
  assert.equal(
    await written('a\nb c: no\nwritten: a\nb\n', { words }),
    'a\ufffdb c: no\nwritten: a\ufffdb\n',
  );
});

test('JSON keeps its meaning, bytes are not touched', async () => {
  const text = await written(`${JSON.stringify({ name: '\u009b\u202e' })}\n`, { json: true }, 8);
  assert.equal(text, '{"name":"\\u009b\\u202e"}\n');
  assert.equal(await written(Buffer.from('\u001b[2J one two'), {}, 4), '\u001b[2J one two');
});

test('what is listened to is the stream itself', () => {
  const stream = new PassThrough();
  const context = { stdout: stream, stderr: stream, env: {} } as unknown as Context;
  const { stdout } = forPeople(context, {});
  const heard = () => {};
  stdout.on('error', heard);
  assert.deepEqual(stream.listeners('error'), [heard]);
  stdout.off('error', heard);
  assert.deepEqual(stream.listeners('error'), []);
});
