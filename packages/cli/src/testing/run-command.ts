// Starts the command in a process of its own, for tests of signals, pipes and terminals. Other tests run it in
// their own process, which is far faster (fake-context.ts).
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The file of the command. When all tests run it is the packed one (scripts/test.mjs), which starts in a third of the time;
 * otherwise that of the repository, which is never older than the build.
 */
export const COMMAND =
  process.env.CROSSHATCH_PACKED_COMMAND ?? fileURLToPath(new URL('../../bin/crosshatch.js', import.meta.url));

/** The address of a module that is a worker thread: the packed one too, if the command is, which is loaded in a quarter of the time. */
export function workerModule(path: string): string {
  const folder = process.env.CROSSHATCH_PACKED_COMMAND === undefined ? '../dist/' : '../bundle/';
  return new URL(folder + path, pathToFileURL(COMMAND)).href;
}

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunSettings {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Leaves standard input open. */
  readonly keepStdinOpen?: boolean;
  readonly onStart?: (child: ChildProcessWithoutNullStreams) => void;
  /** Called on each output with everything written so far. */
  readonly onOutput?: (stdout: string, child: ChildProcessWithoutNullStreams) => void;
}

/** Runs until the command ends. Variables for colours and locale are not inherited. */
export function spawnCommand(args: readonly string[], settings: RunSettings = {}): Promise<Finished> {
  const { NO_COLOR, FORCE_COLOR, TERM, LC_ALL, LC_CTYPE, ...inherited } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: settings.cwd,
    env: { ...inherited, LANG: 'C.UTF-8', ...settings.env },
  });
  settings.onStart?.(child);
  const out = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out.stdout += text;
    settings.onOutput?.(out.stdout, child);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    out.stderr += text;
  });
  // A command that does not read its input may have ended before it is all written.
  child.stdin.on('error', () => {});
  if (!settings.keepStdinOpen) child.stdin.end(settings.stdin ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, ...out }));
  });
}

/** A temporary folder that is removed after the test. */
export function scratchFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-test-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
