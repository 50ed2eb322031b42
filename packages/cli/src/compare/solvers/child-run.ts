// Runs a program once, within limits, and measures it: wall time, and processor time of the program with everything
// that it started. Node does not report the processor time of children, but the shell's `times` does; bash prints it in
// milliseconds, other shells often in hundredths of a second, so without bash there is only wall time.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { watchMemory } from './memory.js';
import { wallLimit } from './module-solver.js';
import type { RunEnd, RunLimits } from './solver.js';

export interface ChildRun {
  readonly end: Exclude<RunEnd, 'failed'>;
  readonly stdout: string;
  readonly stderr: string;
  /** Undefined if a signal ended it. */
  readonly exitCode: number | undefined;
  readonly wallMilliseconds: number;
  readonly cpuMilliseconds?: number | undefined;
}

/** A program that prints more than this is stopped reading: no grid is so large. */
const MOST_OUTPUT = 16 * 2 ** 20;

/** Runs `"$@"` with descriptor 3 closed for it, and prints the times of the children there. */
const SCRIPT = '"$@" 3>&-; code=$?; times >&3; exit $code';

const BASH = onPath('bash');

/** The full name of a program, if PATH or the name itself leads to one. */
export function onPath(program: string): string | undefined {
  const names = program.includes('/')
    ? [program]
    : (process.env.PATH ?? '')
        .split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => join(folder, program));
  return names.find((name) => {
    try {
      accessSync(name, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The programs that run now: they end when this process does. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

export function runChild(
  words: readonly string[],
  { seconds, megabytes }: RunLimits,
  options: { readonly input?: string; readonly cwd?: string; readonly signal?: AbortSignal | undefined },
): Promise<ChildRun> {
  const [command, args] =
    BASH === undefined ? [words[0], words.slice(1)] : [BASH, ['-c', SCRIPT, 'run', ...words]];
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    // A group of its own, so that everything that it starts can be killed with it.
    const child = spawn(command, args, {
      cwd: options.cwd,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    });
    let end: ChildRun['end'] = 'answer';
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended in the meantime.
      }
    };
    const stop = (reason: ChildRun['end']) => {
      end = reason;
      kill();
    };
    running.add(kill);
    options.signal?.addEventListener('abort', kill);
    const timer = setTimeout(() => stop('time'), wallLimit(seconds));
    const watch = watchMemory(child.pid, megabytes, () => stop('memory'));
    const texts = [1, 2, 3].map((descriptor) => collect(child.stdio[descriptor] as NodeJS.ReadableStream));
    let wall: number | undefined;
    child.once('exit', () => {
      wall = performance.now() - begin;
      clearTimeout(timer);
      watch.stop();
      running.delete(kill);
      options.signal?.removeEventListener('abort', kill);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const [stdout, stderr, times] = texts.map((text) => text());
      resolve({
        end,
        stdout,
        stderr,
        exitCode: code ?? undefined,
        wallMilliseconds: wall ?? performance.now() - begin,
        cpuMilliseconds: cpuOf(times),
      });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const pieces: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= MOST_OUTPUT) pieces.push(piece);
  });
  return () => Buffer.concat(pieces).toString('utf8');
}

/** The second line of `times`, user and system time of the children: `0m1.234s 0m0.010s`. */
export function cpuOf(times: string): number | undefined {
  const found = /^\S+ \S+\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/m.exec(times);
  if (found === null) return undefined;
  const [userMinutes, user, systemMinutes, system] = found.slice(1).map(Number);
  return 60_000 * (userMinutes + systemMinutes) + 1000 * (user + system);
}
