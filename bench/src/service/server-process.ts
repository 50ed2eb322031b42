// A server in a process of its own: the service as it is started by a user, or a bare "hello" of the same framework.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface ServerProcess {
  readonly port: number;
  /** Bytes of its memory; undefined where the system does not say. */
  memory(): number | undefined;
  /** Seconds of processor time that it has used; undefined where the system does not say. */
  cpu(): number | undefined;
  /** Its exit code after SIGTERM, or what ended it before. */
  stop(): Promise<number | string | null>;
  readonly isAlive: () => boolean;
}

export function startCrosshatch(args: readonly string[]): Promise<ServerProcess> {
  const bin = fromRoot('packages/cli/bin/crosshatch.js');
  return started([bin, 'serve', '--port', '0', '--log', 'none', ...args]);
}

/** A route that answers a constant: what the framework itself costs. */
export function startHello(): Promise<ServerProcess> {
  const require = createRequire(pathToFileURL(fromRoot('packages/server/package.json')));
  const [hono, node] = ['hono', '@hono/node-server'].map((name) => pathToFileURL(require.resolve(name)).href);
  const program = `
    import hono from ${JSON.stringify(hono)}; import node from ${JSON.stringify(node)};
    const app = new hono.Hono(); app.post('/hello', (c) => c.json({ hello: 'world' }));
    node.serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log('http://127.0.0.1:' + port + '/'));`;
  return started(['--input-type=module', '-e', program]);
}

function started(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let ended: number | string | null | undefined;
  const exit = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      ended = code ?? signal;
      resolve(ended);
    });
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const port = /:(\d+)\/\n/.exec(String(text))?.[1];
      if (port === undefined) return;
      resolve({
        port: Number(port),
        memory: () => memoryOf(child),
        cpu: () => cpuOf(child),
        stop: () => {
          child.kill('SIGTERM');
          return exit;
        },
        isAlive: () => ended === undefined,
      });
    });
    void exit.then((code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return pages === undefined ? undefined : Number(pages) * 1024;
  } catch {
    return undefined;
  }
}

/** Linux counts in hundredths of a second. */
function cpuOf({ pid }: ChildProcess): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
