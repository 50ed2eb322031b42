import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../../../../', import.meta.url);
const FOLDER = new URL('docs/pictures/', ROOT);
/** Folders in it belong to other documents. */
const PICTURES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

test('the pictures of docs/pictures.md are what the library draws', async () => {
  const script: { pictureExamples(): Map<string, string> } = await import(
    new URL('scripts/write-picture-examples.mjs', ROOT).href
  );
  const examples = script.pictureExamples();
  for (const [name, svg] of examples) {
    assert.equal(readFileSync(new URL(name, FOLDER), 'utf8'), svg, `${name}: run "npm run generate"`);
  }
  assert.deepEqual(PICTURES.sort(), [...examples.keys()].sort());
});

test('docs/pictures.md shows each of them', () => {
  const text = readFileSync(new URL('docs/pictures.md', ROOT), 'utf8');
  for (const name of PICTURES) assert(text.includes(`(pictures/${name})`), name);
});
