// Puts into a folder what the package of the command consists of besides its own files: the bundle, the man pages, the
// page and the puzzles.
//   node scripts/pack-cli.mjs [FOLDER]   default: packages/cli, before npm packs it
//   node scripts/pack-cli.mjs --clean    removes them again
// The bundle holds our own code and every pure JavaScript dependency; only native ones are installed by npm.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const cli = join(root, 'packages/cli');
const words = process.argv.slice(2);
const isCleaning = words.includes('--clean');
const unknown = words.find((word) => word.startsWith('-') && word !== '--clean');
if (unknown !== undefined) throw new Error(`Expected a folder or --clean, not ${unknown}.`);
const target = isCleaning ? cli : (words[0] ?? cli);

for (const folder of ['bundle', 'man', 'page', 'puzzles']) {
  rmSync(join(target, folder), { recursive: true, force: true });
}
if (!isCleaning) {
  for (const [script, folder] of [
    ['bundle-cli.mjs', 'bundle'],
    ['write-man-pages.mjs', 'man'],
  ]) {
    const args = [join(root, 'scripts', script), join(target, folder)];
    const { status } = spawnSync(process.execPath, args, { cwd: cli, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  cpSync(join(root, 'packages/web/dist'), join(target, 'page'), { recursive: true });
  cpSync(join(root, 'puzzles'), join(target, 'puzzles'), { recursive: true });
}
