// Loads a script of the bundle together with the code that V8 compiled for it in an earlier run: a third of what a small
// solve adds to the start of Node. module.enableCompileCache does the same for modules, is missing before Node 22.8, and
// was slower for this file. Its variables hold here too: NODE_COMPILE_CACHE names the folder,
// NODE_DISABLE_COMPILE_CACHE switches it off. scripts/merge-chunks.mjs writes the module that calls this; in the
// repository nothing does.
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

type Exports = Readonly<Record<string, unknown>>;

/** The function that a script consists of. */
type Body = (
  require: (name: string) => unknown,
  module: { exports: Exports },
  url: string,
  load: CachedScript['load'],
) => void;

interface CachedScript {
  readonly address: URL;
  /** Names its content: V8 compares no more than the length. */
  readonly id: string;
  /** Modules of the bundle that it requires, by the name that it uses. */
  readonly modules: Readonly<Record<string, Exports>>;
  /** Imports a module when the script asks for it. */
  readonly load: (name: string) => Promise<unknown>;
}

/** Runs a script and returns what it exports. */
export function loadCached({ address, id, modules, load }: CachedScript): Exports {
  const path = fileURLToPath(address);
  const cache = cacheFile(id);
  const cachedData = cache === undefined ? undefined : readTrusted(cache);
  const script = new Script(readFileSync(path, 'utf8'), {
    filename: path,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  // At the end the functions that the run needed are compiled, too.
  if (cache !== undefined && !isKept && isMainThread) process.once('exit', () => keep(cache, script));
  const require = createRequire(path);
  const module: { exports: Exports } = { exports: {} };
  const body: Body = script.runInThisContext();
  body((name) => modules[name] ?? require(name), module, pathToFileURL(path).href, load);
  return module.exports;
}

function cacheFile(id: string): string | undefined {
  const { NODE_DISABLE_COMPILE_CACHE, NODE_COMPILE_CACHE, XDG_CACHE_HOME = '' } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE) return undefined;
  const own = join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'crosshatch');
  return join(NODE_COMPILE_CACHE || own, `${id}-${process.version}-${process.arch}.bin`);
}

/** The content of a file that nobody else can have written: compiled code is run as it is. */
function readTrusted(path: string): Buffer | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { uid, mode } = fstatSync(file);
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
    return isOwn ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A folder that cannot be written to is no fault: the next start takes a little longer. */
function keep(path: string, script: Script): void {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, script.createCachedData(), { mode: 0o600, flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // Nothing is kept.
  }
}
