// The whole terminal for a while: an alternate screen without a cursor, keys one by one and the mouse if
// wished. Whatever happens in between, `close` gives the terminal back as it was, and the end of the process
// closes it, too.
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

export interface ScreenEvents {
  /** What came at once: keys, and the mouse when it was asked for. */
  readonly onInput: (events: readonly InputEvent[]) => void;
  readonly onResize: () => void;
  /** The terminal is gone. */
  readonly onEnd?: () => void;
}

export class FullScreen {
  /** What is on the screen, line by line: only what changes is written. */
  private shown: string[] = [];
  private isOpen = false;
  private readonly decoder = new InputDecoder();
  private escapeTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly context: Pick<Context, 'stdin' | 'stdout'>,
    private readonly events: ScreenEvents,
    private readonly hasMouse = false,
  ) {}

  get size(): { readonly columns: number; readonly rows: number } {
    const { columns, rows } = this.context.stdout;
    return { columns: columns || PLAIN.columns, rows: rows || PLAIN.rows };
  }

  open(): void {
    const { stdin, stdout } = this.context;
    this.isOpen = true;
    stdout.write(ENTER + (this.hasMouse ? MOUSE_ON : ''));
    stdout.on('resize', this.resized);
    process.once('exit', this.exited);
    // Keys come from a terminal only; without one (the puzzle may come from a pipe) there are none.
    if (!stdin.isTTY) return;
    stdin.setRawMode?.(true);
    stdin.setEncoding('utf8');
    stdin.on('data', this.heard).on('end', this.ended).on('error', this.ended);
    stdin.resume();
  }

  close(): void {
    if (!this.isOpen) return;
    const { stdin, stdout } = this.context;
    this.isOpen = false;
    clearTimeout(this.escapeTimer);
    process.off('exit', this.exited);
    stdout.off('resize', this.resized);
    if (stdin.isTTY) {
      stdin.off('data', this.heard).off('end', this.ended).off('error', this.ended);
      stdin.setRawMode?.(false);
      // Else the open stream would keep the process alive.
      stdin.pause();
    }
    stdout.write((this.hasMouse ? MOUSE_OFF : '') + LEAVE);
  }

  /** Shows these lines from the top; what is below them is emptied. */
  paint(lines: readonly string[]): void {
    const { rows } = this.size;
    const visible = lines.slice(0, rows);
    let text = '';
    for (let row = 0; row < Math.max(visible.length, this.shown.length); row++) {
      const line = visible[row] ?? '';
      if (line !== this.shown[row]) text += `${ESC}${row + 1};1H${ESC}K${line}`;
    }
    this.shown = [...visible];
    if (text !== '') this.context.stdout.write(BEGIN_FRAME + text + END_FRAME);
  }

  private readonly heard = (text: string): void => {
    clearTimeout(this.escapeTimer);
    this.tell(this.decoder.push(text));
    if (!this.decoder.isWaiting) return;
    this.escapeTimer = setTimeout(() => this.tell(this.decoder.flush()), ESCAPE_PATIENCE);
  };

  private tell(events: readonly InputEvent[]): void {
    if (events.length > 0) this.events.onInput(events);
  }

  private readonly resized = (): void => {
    this.shown = [];
    this.context.stdout.write(`${ESC}2J`);
    this.events.onResize();
  };

  private readonly ended = (): void => this.events.onEnd?.();

  private readonly exited = (): void => this.close();
}
