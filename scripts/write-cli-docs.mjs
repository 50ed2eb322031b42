// Writes docs/cli.md and the man pages of the command from the definitions of its commands.
// Run after a build; the tests say when it is due.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { manPages } from '../packages/cli/dist/documentation/man.js';
import { markdownReference } from '../packages/cli/dist/documentation/markdown.js';
import { COMMANDS } from '../packages/cli/dist/registry.js';
import { version } from '../packages/cli/dist/version.js';

const definitions = await Promise.all(COMMANDS.map((command) => command.load()));
mkdirSync('docs', { recursive: true });
writeFileSync('docs/cli.md', `${markdownReference(definitions)}\n`);

rmSync('packages/cli/man', { recursive: true, force: true });
mkdirSync('packages/cli/man');
const pages = manPages(definitions, version());
for (const { file, text } of pages) writeFileSync(`packages/cli/man/${file}`, text);

const manifestFile = 'packages/cli/package.json';
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
manifest.man = pages.map(({ file }) => `man/${file}`);
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
