import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../registry.js';
import { version } from '../../version.js';
import { manPages } from './man.js';
import { markdownReference } from './markdown.js';

const ROOT = new URL('../../../../../', import.meta.url);
const HOW_TO_FIX = 'run "npm run generate"';
const definitions = await Promise.all(COMMANDS.map((command) => command.load()));

test('docs/cli.md matches the definitions', () => {
  const written = readFileSync(new URL('docs/cli.md', ROOT), 'utf8');
  assert.equal(written, `${markdownReference(definitions)}\n`, HOW_TO_FIX);
});

test('packing writes every man page that the package names', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('packages/cli/package.json', ROOT), 'utf8'));
  const { man, scripts } = manifest as { man: string[]; scripts: { prepack: string } };
  const pages = manPages(definitions, version());
  assert.deepEqual(
    man,
    pages.map(({ file }) => `man/${file}`),
    HOW_TO_FIX,
  );
  assert.match(scripts.prepack, /pack-cli\.mjs$/);
  const workshop = mkdtempSync(join(tmpdir(), 'crosshatch-man-'));
  const folder = join(workshop, 'man');
  try {
    const script = fileURLToPath(new URL('scripts/write-man-pages.mjs', ROOT));
    const { status } = spawnSync(process.execPath, [script, folder]);
    assert.equal(status, 0);
    assert.deepEqual(readdirSync(folder).sort(), pages.map(({ file }) => file).sort());
    for (const { file, text } of pages) assert.equal(readFileSync(join(folder, file), 'utf8'), text, file);
  } finally {
    rmSync(workshop, { recursive: true });
  }
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
