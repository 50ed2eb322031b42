// Full-screen mode: an alternate screen without a cursor, raw keys and optionally the mouse. `close` restores the
// terminal, and so does the end of the process. Ctrl-Z suspends the process with the terminal restored; `fg` returns
// to full screen.
import type { Context } from '../context.js';
import { InputDecoder, type InputEvent } from './input-decoder.js';

const ESC = '\u001b[';
// Alternate screen, no cursor, no line wrapping.
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const LEAVE = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;
// Reports buttons and drags, with coordinates of any size (SGR mode).
const MOUSE_ON = `${ESC}?1000h${ESC}?1002h${ESC}?1006h`;
const MOUSE_OFF = `${ESC}?1006l${ESC}?1002l${ESC}?1000l`;
// Synchronized updates: terminals that support them show a frame at once, others ignore them.
const BEGIN_FRAME = `${ESC}?2026h`;
const END_FRAME = `${ESC}?2026l`;

/** The default size if the terminal reports none. */
const PLAIN = { columns: 80, rows: 24 };

/** Milliseconds after which an Escape is a key and not the start of a sequence. */
const ESCAPE_PATIENCE = 40;

/** Milliseconds after which a process that should have stopped did not, because no shell could continue it. */
const STOP_PATIENCE = 250;

export interface ScreenEvents {
  /** Keys and, if enabled, mouse events that arrived together. */
  readonly onInput: (events: readonly InputEvent[]) => void;
  /** The screen was cleared or resized and must be painted again. */
  readonly onResize: () => void;
  /** The terminal was closed; no further output is possible. */
  readonly onEnd?: () => void;
}

export class FullScreen {
  /** The lines on the screen; only changed lines are written. */
  private shown: string[] = [];
  private isOpen = false;
  private isSuspended = false;
  private readonly decoder = new InputDecoder();
  private escapeTimer: NodeJS.Timeout | undefined;
  private stopTimer: NodeJS.Timeout | undefined;
  private ignoreJobs: (() => void) | undefined;

  constructor(
    private readonly context: Pick<Context, 'stdin' | 'stdout' | 'jobs'>,
    private readonly events: ScreenEvents,
    private readonly hasMouse = false,
  ) {}

  get size(): { readonly columns: number; readonly rows: number } {
    const { columns, rows } = this.context.stdout;
    return { columns: columns || PLAIN.columns, rows: rows || PLAIN.rows };
  }

  open(): void {
    const { stdout, stdin, jobs } = this.context;
    this.isOpen = true;
    stdout.on('resize', this.resized).on('error', this.ended);
    process.once('exit', this.exited);
    this.ignoreJobs = jobs?.listen({
      onStop: () => this.suspend('process'),
      onContinue: () => this.continue(),
    });
    // Without a terminal for input (the puzzle may come from a pipe) there are no keys.
    if (stdin.isTTY) {
      stdin.setEncoding('utf8');
      stdin.on('data', this.heard).on('end', this.ended).on('error', this.ended);
    }
    this.take();
  }

  close(): void {
    if (!this.isOpen) return;
    const { stdin, stdout } = this.context;
    this.isOpen = false;
    clearTimeout(this.stopTimer);
    this.ignoreJobs?.();
    process.off('exit', this.exited);
    stdout.off('resize', this.resized).off('error', this.ended);
    if (stdin.isTTY) stdin.off('data', this.heard).off('end', this.ended).off('error', this.ended);
    if (!this.isSuspended) this.giveBack();
  }

  /** Writes bytes, because control characters in strings are replaced. */
  private send(sequences: string): void {
    this.context.stdout.write(Buffer.from(sequences));
  }

  private take(): void {
    const { stdin } = this.context;
    this.shown = [];
    this.send(ENTER + (this.hasMouse ? MOUSE_ON : ''));
    if (!stdin.isTTY) return;
    stdin.setRawMode?.(true);
    stdin.resume();
  }

  private giveBack(): void {
    const { stdin } = this.context;
    clearTimeout(this.escapeTimer);
    if (stdin.isTTY) {
      stdin.setRawMode?.(false);
      // Otherwise the open stream would keep the process alive.
      stdin.pause();
    }
    this.send((this.hasMouse ? MOUSE_OFF : '') + LEAVE);
  }

  /** Returns before the process stops. */
  private suspend(whom: 'process' | 'group'): void {
    if (!this.isOpen || this.isSuspended) return;
    this.giveBack();
    this.isSuspended = true;
    this.context.jobs?.stop(whom);
    this.stopTimer = setTimeout(() => this.continue(), STOP_PATIENCE);
  }

  private continue(): void {
    if (!this.isOpen) return;
    clearTimeout(this.stopTimer);
    try {
      // After SIGSTOP, which cannot be caught, the shell has changed the terminal modes.
      if (!this.isSuspended) this.context.stdin.setRawMode?.(false);
      this.isSuspended = false;
      this.take();
    } catch {
      // A closed window also continues its jobs, so that they can end.
      this.ended();
      return;
    }
    this.events.onResize();
  }

  /** Shows these lines from the top and clears the rest. */
  paint(lines: readonly string[]): void {
    if (this.isSuspended) return;
    const { rows } = this.size;
    const visible = lines.slice(0, rows);
    let text = '';
    for (let row = 0; row < Math.max(visible.length, this.shown.length); row++) {
      const line = visible[row] ?? '';
      if (line !== this.shown[row]) text += `${ESC}${row + 1};1H${ESC}K${line}`;
    }
    this.shown = [...visible];
    if (text !== '') this.send(BEGIN_FRAME + text + END_FRAME);
  }

  private readonly heard = (text: string): void => {
    clearTimeout(this.escapeTimer);
    this.dispatch(this.decoder.push(text));
    if (!this.decoder.isWaiting) return;
    this.escapeTimer = setTimeout(() => this.dispatch(this.decoder.flush()), ESCAPE_PATIENCE);
  };

  private dispatch(events: readonly InputEvent[]): void {
    const isStop = (event: InputEvent) =>
      this.context.jobs !== undefined && event.kind === 'key' && event.key === 'ctrl-z';
    const others = events.filter((event) => !isStop(event));
    if (others.length > 0) this.events.onInput(others);
    if (others.length < events.length) this.suspend('group');
  }

  private readonly resized = (): void => {
    if (this.isSuspended) return;
    this.shown = [];
    this.send(`${ESC}2J`);
    this.events.onResize();
  };

  private readonly ended = (): void => this.events.onEnd?.();

  private readonly exited = (): void => this.close();
}
