// The element reads every shipped puzzle with one reader, and gets what all readers together make of it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse, write } from '@crosshatch/core/formats';
import { likelyFormat, readPuzzle } from './read-puzzle.js';

const PUZZLES = new URL('../../../../../puzzles/', import.meta.url);
const files = readdirSync(PUZZLES).filter((name) => /\.(non|json)$/.test(name));

test('every shipped puzzle is recognised by the beginning of its file', async () => {
  assert(files.length > 100);
  for (const name of files) {
    const text = readFileSync(new URL(name, PUZZLES), 'utf8');
    const format = name.endsWith('.non') ? 'non' : 'crosshatch';
    assert.equal(likelyFormat(text.slice(0, 4000), name), format, name);
  }
  const [name] = files;
  const bytes = readFileSync(new URL(name, PUZZLES));
  const all = parse(bytes, { name });
  assert(all.ok);
  assert.deepEqual(await readPuzzle(bytes, name), all.documents[0]);
});

test('other formats that are common are recognised, and read alike', async () => {
  const file = parse(readFileSync(new URL(files[0], PUZZLES)), { name: files[0] });
  assert(file.ok);
  for (const format of ['link', 'crosshatch', 'webpbn'] as const) {
    const written = write(file.documents[0], format);
    assert(written.ok);
    const text = String(written.output);
    assert.equal(likelyFormat(text.slice(0, 4000), ''), format);
    const all = parse(text);
    assert(all.ok);
    assert.deepEqual(await readPuzzle(text, ''), all.documents[0]);
  }
});

test('any other format is read by the readers of all', async () => {
  const nin = '3 3\n1\n3\n1\n1\n3\n1\n';
  assert.equal(likelyFormat(nin, 'x.nin'), undefined);
  const { puzzle } = await readPuzzle(nin, 'x.nin');
  assert.deepEqual([puzzle.width, puzzle.height], [3, 3]);
  await assert.rejects(readPuzzle('Dear diary', 'x.non'), /\S/);
});
