// Writes the man pages of the command from the definitions of its commands, after a build:
//   node scripts/write-man-pages.mjs FOLDER      (npm does it when the package is packed)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manPages } from '../packages/cli/dist/options/documentation/man.js';
import { COMMANDS } from '../packages/cli/dist/registry.js';
import { version } from '../packages/cli/dist/version.js';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Expected a folder: node scripts/write-man-pages.mjs FOLDER');
const definitions = await Promise.all(COMMANDS.map((command) => command.load()));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { file, text } of manPages(definitions, version())) writeFileSync(join(folder, file), text);
