import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COMMANDS } from '../registry.js';
import { version } from '../version.js';
import { manPages } from './man.js';
import { markdownReference } from './markdown.js';

const ROOT = new URL('../../../../', import.meta.url);
const MAN = new URL('packages/cli/man/', ROOT);
const HOW_TO_MEND = 'run "npm run docs:cli"';
const definitions = await Promise.all(COMMANDS.map((command) => command.load()));

test('docs/cli.md tells what the definitions tell', () => {
  const written = readFileSync(new URL('docs/cli.md', ROOT), 'utf8');
  assert.equal(written, `${markdownReference(definitions)}\n`, HOW_TO_MEND);
});

test('the man pages tell what the definitions tell', () => {
  const pages = manPages(definitions, version());
  for (const { file, text } of pages) {
    assert(existsSync(new URL(file, MAN)), `${file} is missing: ${HOW_TO_MEND}`);
    assert.equal(readFileSync(new URL(file, MAN), 'utf8'), text, HOW_TO_MEND);
  }
  assert.deepEqual(readdirSync(MAN).sort(), pages.map((page) => page.file).sort());
});

test('the package names every man page', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('packages/cli/package.json', ROOT), 'utf8'));
  const { man } = manifest as { man: string[] };
  assert.deepEqual(
    man,
    manPages(definitions, version()).map((page) => `man/${page.file}`),
  );
});

test('a command is registered under its own name and summary', () => {
  definitions.forEach((definition, i) => {
    assert.equal(definition.name, COMMANDS[i].name);
    assert.equal(definition.summary, COMMANDS[i].summary);
  });
});

test('every command teaches with examples of itself', () => {
  for (const { name, examples, description } of definitions) {
    assert(examples.length >= 2, name);
    for (const { command } of examples) assert.match(command, new RegExp(`crosshatch ${name}\\b`));
    for (const paragraph of description) assert.match(paragraph, /\.$/, `${name}: ${paragraph}`);
  }
});
