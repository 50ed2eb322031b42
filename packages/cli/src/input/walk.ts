// Lists the files that the arguments name. A folder stands for all files in it and below, sorted by name. Hidden
// files and links to folders are skipped.
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface FoundFile {
  readonly path: string;
  /** The path relative to the folder; undefined for an argument that is not a folder. */
  readonly below?: string;
  /** Why a folder could not be read; `path` is that folder. */
  readonly trouble?: string;
}

/** Arguments that are not folders are returned unchanged; they may be `-` or puzzles. */
export async function* walk(words: readonly string[]): AsyncGenerator<FoundFile, void, void> {
  for (const word of words) {
    if (word !== '-' && (await isFolder(word))) {
      for await (const { path, trouble } of filesBelow(word)) {
        const below = relative(word, path);
        yield trouble === undefined ? { path, below } : { path, below, trouble };
      }
    } else {
      yield { path: word };
    }
  }
}

async function* filesBelow(folder: string): AsyncGenerator<Omit<FoundFile, 'below'>, void, void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error) {
    yield { path: folder, trouble: `the folder cannot be read (${entries.code})` };
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(path)))) yield { path };
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
