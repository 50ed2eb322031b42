// An emulated terminal for tests: runs a command, sends keys, reads the screen.
import { PassThrough } from 'node:stream';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { runProgram } from '../program.js';
import { fakeContext } from './fake-context.js';
import { TerminalEmulator } from './terminal-emulator.js';

export interface TerminalSession {
  readonly terminal: TerminalEmulator;
  /** Sends keys. */
  type(keys: string): void;
  /** Aborts the signal, as Ctrl-C does outside raw mode. */
  interrupt(): void;
  /** Waits for a condition of the screen; fails with the screen after a timeout. */
  until(condition: (screen: string) => boolean): Promise<string>;
  readonly outcome: Promise<ExitName>;
  readonly isRaw: () => boolean;
}

export interface TerminalSettings {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Context['env'];
}

/** Timeout, generous for a busy machine. */
const TIMEOUT = 60_000;

export function runInTerminal(args: readonly string[], settings: TerminalSettings = {}): TerminalSession {
  const { columns = 80, rows = 24 } = settings;
  const terminal = new TerminalEmulator(columns, rows);
  let onChange: () => void = () => {};
  const output = () => {
    const stream = new PassThrough();
    stream.setEncoding('utf8').on('data', (text: string) => {
      terminal.write(text);
      onChange();
    });
    return Object.assign(stream, { isTTY: true, columns, rows, getColorDepth: () => 1 });
  };
  let isRaw = false;
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => {
      isRaw = mode;
    },
  });
  const controller = new AbortController();
  const streams = { stdin, stdout: output(), stderr: output() };
  const outcome = runProgram(args, fakeContext(streams, controller, settings.env));
  const until = (condition: (screen: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The screen stayed:\n${terminal.text()}`)), TIMEOUT);
      onChange = () => {
        if (!condition(terminal.text())) return;
        clearTimeout(timer);
        onChange = () => {};
        resolve(terminal.text());
      };
      onChange();
    });
  return {
    terminal,
    type: (keys) => void stdin.write(keys),
    interrupt: () => controller.abort(),
    until,
    outcome,
    isRaw: () => isRaw,
  };
}
