// A real terminal for tests: tmux, on a server of its own that ends with the test.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { COMMAND, scratchFolder } from './run-command.js';

/** Why tests in a real terminal are left out, or false. */
export const NO_TMUX: string | false =
  spawnSync('tmux', ['-V']).status === 0 ? false : 'tmux is not installed';

/** Milliseconds, generous for a busy machine. */
const TIMEOUT = 60_000;

let servers = 0;

export class Tmux {
  private readonly server: string;
  private readonly pidFile: string;

  /** Runs a line of shell in a window of this size; `crosshatch` in it is the command. */
  constructor(
    context: TestContext,
    line: string,
    columns = 80,
    rows = 24,
    env: Readonly<Record<string, string>> = {},
  ) {
    servers += 1;
    this.server = `crosshatch-test-${process.pid}-${servers}`;
    this.pidFile = join(scratchFolder(context), 'pid');
    context.after(() => this.call('kill-server'));
    const settings = Object.entries({ LC_ALL: 'C.UTF-8', ...env }).flatMap(([name, value]) => [
      '-e',
      `${name}=${value}`,
    ]);
    // The shell reads on after the line, so that the window stays and shows what was left behind.
    const start = `sh -c 'echo $$ > "$0"; exec "$@"' '${this.pidFile}' '${process.execPath}' '${COMMAND}'`;
    const script = `crosshatch() { ${start} "$@"; }; ${line}; cat`;
    this.call(
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      String(columns),
      '-y',
      String(rows),
      ...settings,
      'sh',
      '-c',
      script,
    );
  }

  /** Sends keys by their tmux names. */
  keys(...keys: string[]): void {
    this.call('send-keys', ...keys);
  }

  /** Sends text as it is. */
  type(text: string): void {
    this.call('send-keys', '-l', text);
  }

  resize(columns: number, rows: number): void {
    this.call('resize-window', '-x', String(columns), '-y', String(rows));
  }

  /** Closes the window, as a person does who has had enough. */
  close(): void {
    this.call('kill-session');
  }

  screen(): string {
    return this.call('capture-pane', '-p');
  }

  /** Waits until the screen shows this, and returns it. */
  async until(wanted: RegExp): Promise<string> {
    for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
      const screen = this.screen();
      if (wanted.test(screen)) return screen;
      await setTimeout(50);
    }
    throw new Error(`${wanted} never showed; this is on the screen:\n${this.screen()}`);
  }

  /** The process of the command in this window. */
  processOfCommand(): number {
    return Number(readFileSync(this.pidFile, 'utf8'));
  }

  /** The process that has the keyboard. */
  foreground(): number {
    const tty = this.call('display-message', '-p', '#{pane_tty}').trim();
    const all = spawnSync('ps', ['-t', tty, '-o', 'pid=,stat='], { encoding: 'utf8' }).stdout;
    return Number(/^ *(\d+) \S*\+/m.exec(all)?.[1]);
  }

  private call(...args: string[]): string {
    return spawnSync('tmux', ['-L', this.server, ...args], { encoding: 'utf8' }).stdout;
  }
}
