// Where the repository's parts are, seen from a compiled test, and how to run its tools.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The library's package. */
export const LIBRARY = join(ROOT, 'packages/core');

/** The layers: the folders of `src` that are projects of their own. */
export const LAYERS: readonly string[] = readdirSync(join(LIBRARY, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /^[a-z-]+\/tsconfig\.json$/.test(file))
  .map((file) => dirname(file))
  .sort();

/** The library's source files that are shipped, relative to `src`. */
export function shippedSources(): string[] {
  return readdirSync(join(LIBRARY, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|drawings)\.ts$/.test(file))
    .filter((file) => !file.startsWith('testing/'))
    .sort();
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  /** Both outputs. */
  readonly output: string;
}

/** Milliseconds after which something hangs, even on a busy machine. */
const PATIENCE = 120_000;

export function run(command: string, args: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  if (error !== undefined) throw error;
  return { status, stdout, output: stdout + stderr };
}

/** The compiler of this repository. */
export function tsc(args: readonly string[], cwd: string): Ran {
  const home = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  return run(process.execPath, [join(home, 'bin/tsc'), ...args], cwd);
}
