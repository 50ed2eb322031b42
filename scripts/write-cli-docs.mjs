// Writes docs/cli.md from the definitions of the commands, and the names of their man pages into the manifest
// of the package. The tests fail when this is due.
import { readFileSync, writeFileSync } from 'node:fs';
import { manPages } from '../packages/cli/dist/options/documentation/man.js';
import { markdownReference } from '../packages/cli/dist/options/documentation/markdown.js';
import { COMMANDS } from '../packages/cli/dist/registry.js';
import { version } from '../packages/cli/dist/version.js';

const definitions = await Promise.all(COMMANDS.map((command) => command.load()));
writeFileSync('docs/cli.md', `${markdownReference(definitions)}\n`);

const manifestFile = 'packages/cli/package.json';
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
manifest.man = manPages(definitions, version()).map(({ file }) => `man/${file}`);
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
