// The whole terminal for a while: an alternate screen without a cursor, keys one by one and the mouse if
// wished. Whatever happens in between, `close` gives the terminal back as it was, and the end of the process
// closes it, too. Ctrl-Z suspends the process: the shell finds the terminal as it was, `fg` brings all back.
import type { Context } from '../context.js';
import { InputDecoder, type InputEvent } from './input-decoder.js';

const ESC = '\u001b[';
// Alternate screen, no cursor, no wrapping of lines that are too long.
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const LEAVE = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;
// Buttons and drags, told in numbers without limit (SGR).
const MOUSE_ON = `${ESC}?1000h${ESC}?1002h${ESC}?1006h`;
const MOUSE_OFF = `${ESC}?1006l${ESC}?1002l${ESC}?1000l`;
// A terminal that knows these shows a frame at once, others ignore them.
const BEGIN_FRAME = `${ESC}?2026h`;
const END_FRAME = `${ESC}?2026l`;

/** What a terminal has that says nothing of its size. */
const PLAIN = { columns: 80, rows: 24 };

/** Milliseconds after which an Escape is the key and not the beginning of a sequence. */
const ESCAPE_PATIENCE = 40;

/** Milliseconds after which a process that was to stop evidently did not: nobody could continue it. */
const STOP_PATIENCE = 250;

export interface ScreenEvents {
  /** What came at once: keys, and the mouse when it was asked for. */
  readonly onInput: (events: readonly InputEvent[]) => void;
  /** The screen is empty, or has another size: it has to be painted again. */
  readonly onResize: () => void;
  /** The terminal is gone. */
  readonly onEnd?: () => void;
}

export class FullScreen {
  /** What is on the screen, line by line: only what changes is written. */
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
    // Keys come from a terminal only; without one (the puzzle may come from a pipe) there are none.
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

  /** As bytes: strings are text for people, in which nothing may command the terminal. */
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
      // Else the open stream would keep the process alive.
      stdin.pause();
    }
    this.send((this.hasMouse ? MOUSE_OFF : '') + LEAVE);
  }

  /** Returns; the process stops soon after. */
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
      // Stopped by SIGSTOP, which nobody hears: the shell has changed the modes that are thought to be on.
      if (!this.isSuspended) this.context.stdin.setRawMode?.(false);
      this.isSuspended = false;
      this.take();
    } catch {
      // A window that is closed continues its jobs as well, so that they can end.
      this.ended();
      return;
    }
    this.events.onResize();
  }

  /** Shows these lines from the top; what is below them is emptied. */
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
    this.tell(this.decoder.push(text));
    if (!this.decoder.isWaiting) return;
    this.escapeTimer = setTimeout(() => this.tell(this.decoder.flush()), ESCAPE_PATIENCE);
  };

  private tell(events: readonly InputEvent[]): void {
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
