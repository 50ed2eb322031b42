// The whole terminal for a while: an alternate screen without a cursor, keys one by one. Whatever happens
// in between, `close` gives the terminal back as it was.
import type { Context } from '../context.js';
import { keysIn } from './keys.js';

const ESC = '\u001b[';
// Alternate screen, no cursor, no wrapping of lines that are too long.
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const LEAVE = `${ESC}?7h${ESC}?25h${ESC}?1049l`;

/** What a terminal has that says nothing of its size. */
const PLAIN = { columns: 80, rows: 24 };

export interface ScreenEvents {
  readonly onKey: (key: string) => void;
  readonly onResize: () => void;
}

export class FullScreen {
  /** What is on the screen, line by line: only what changes is written. */
  private shown: string[] = [];
  private isOpen = false;

  constructor(
    private readonly context: Pick<Context, 'stdin' | 'stdout'>,
    private readonly events: ScreenEvents,
  ) {}

  get size(): { readonly columns: number; readonly rows: number } {
    const { columns, rows } = this.context.stdout;
    return { columns: columns || PLAIN.columns, rows: rows || PLAIN.rows };
  }

  open(): void {
    const { stdin, stdout } = this.context;
    this.isOpen = true;
    stdout.write(ENTER);
    stdout.on('resize', this.resized);
    // Keys come from a terminal only; without one (the puzzle may come from a pipe) there are none.
    if (!stdin.isTTY) return;
    stdin.setRawMode?.(true);
    stdin.on('data', this.heard);
    stdin.resume();
  }

  close(): void {
    if (!this.isOpen) return;
    const { stdin, stdout } = this.context;
    this.isOpen = false;
    stdout.off('resize', this.resized);
    if (stdin.isTTY) {
      stdin.off('data', this.heard);
      stdin.setRawMode?.(false);
      // Else the open stream would keep the process alive.
      stdin.pause();
    }
    stdout.write(LEAVE);
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
    if (text !== '') this.context.stdout.write(text);
  }

  private readonly heard = (chunk: Buffer | string): void => {
    for (const key of keysIn(String(chunk))) this.events.onKey(key);
  };

  private readonly resized = (): void => {
    this.shown = [];
    this.context.stdout.write(`${ESC}2J`);
    this.events.onResize();
  };
}
