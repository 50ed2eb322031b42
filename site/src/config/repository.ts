// Where the repository is, seen from the site's code, compiled or not.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository: the nearest folder above with the manifest of the whole. */
export const ROOT: string = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
  return existsSync(join(folder, 'ARCHITECTURE.md')) ? folder : above(dirname(folder));
}
