// Where the files are that come with the command: in its package when it is installed, elsewhere in the repository
// while it is developed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Relative to the package: in the packed command, and in the repository. */
const FOLDERS = {
  page: ['page', '../web/dist'],
  puzzles: ['puzzles', '../../puzzles'],
} as const;

/** The folder of the page's files, or of the shipped puzzles. */
export function shippedFolder(name: keyof typeof FOLDERS): string {
  const [packed, inRepository] = FOLDERS[name].map((path) => join(packageHome(), path));
  return existsSync(packed) ? packed : inRepository;
}

/** The nearest folder above with a package.json: this code runs from dist/ or from files of a bundle. */
export function packageHome(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
