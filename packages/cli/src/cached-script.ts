// Loads a script of the bundle together with the code that V8 compiled for it in an earlier run: a third of what a small
// solve adds to the start of Node. module.enableCompileCache does the same for modules, is missing before Node 22.8, and
// was slower for this file. Its variables hold here too: NODE_COMPILE_CACHE names the folder,
// NODE_DISABLE_COMPILE_CACHE switches it off. scripts/merge-chunks.mjs writes the file that calls this; in the
// repository nothing does.
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

type Exports = Readonly<Record<string, unknown>>;
type Require = (name: string) => unknown;

/** The function that a script consists of. */
type Body = (require: Require, module: { exports: Exports }, url: string, load: CachedScript['load']) => void;

interface CachedScript {
  readonly path: string;
  /** Names its content: V8 compares no more than the length. */
  readonly id: string;
  readonly require: Require;
  /** Imports a module when the script asks for it: code from the cache cannot do so on Node 20. */
  readonly load: (name: string) => Promise<unknown>;
}

/** Runs a script and returns what it exports. */
export function loadCached({ path, id, require, load }: CachedScript): Exports {
  const cache = cacheFile(id);
  const cachedData = cache === undefined ? undefined : readTrusted(cache);
  // The script is ASCII.
  const script = new Script(readFileSync(path, 'latin1'), {
    filename: path,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  // At the end the functions that the run needed are compiled, too.
  const later = lazy(require);
  const threads = later('node:worker_threads') as typeof import('node:worker_threads');
  if (cache !== undefined && !isKept && threads.isMainThread) process.once('exit', () => keep(cache, script));
  const module: { exports: Exports } = { exports: {} };
  const body: Body = script.runInThisContext();
  body(later, module, pathToFileURL(path).href, load);
  return module.exports;
}

/** Node's modules that a solve does not need, and that load many others. */
const LOADED_LATER = ['child_process', 'worker_threads', 'timers/promises', 'stream'];

/** `require`, but these modules are loaded when something of them is used: together they take 4 ms. */
function lazy(require: Require): Require {
  return (name) => {
    if (!LOADED_LATER.includes(name.replace('node:', ''))) return require(name);
    return new Proxy({}, { get: (_, key) => Reflect.get(require(name) as object, key) });
  };
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
