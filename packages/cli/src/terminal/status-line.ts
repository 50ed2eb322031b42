// One line on standard error that is written over and over: for a person at a terminal only. In a log
// or a pipe, and on a terminal that can not write over a line, it writes nothing.
import { harmless } from '@crosshatch/core/model';
import type { Context } from '../context.js';
import { asciiSigns, isAscii, isDumb } from './character-set.js';
import { cutText } from './text-width.js';

/** Milliseconds between two looks of it: a person reads no faster. */
const EVERY = 100;

export class StatusLine {
  private lastShown = -Infinity;
  private isShown = false;
  private text = '';

  constructor(private readonly context: Pick<Context, 'stderr' | 'now' | 'env'>) {}

  show(text: string): void {
    const { stderr, now, env } = this.context;
    if (!stderr.isTTY || isDumb(env) || now() - this.lastShown < EVERY) return;
    this.lastShown = now();
    this.text = isAscii(undefined, stderr, env) ? asciiSigns(harmless(text)) : harmless(text);
    this.put();
  }

  /** Writes something else to the same terminal: the line makes way for it and comes back below. */
  async aside(write: () => Promise<void>): Promise<void> {
    const wasShown = this.isShown;
    this.clear();
    await write();
    if (wasShown) this.put();
  }

  clear(): void {
    if (this.isShown) this.context.stderr.write(Buffer.from('\r\u001b[K'));
    this.isShown = false;
  }

  private put(): void {
    const { stderr } = this.context;
    this.isShown = true;
    const width = (stderr.columns ?? 80) - 1;
    stderr.write(Buffer.from(`\r${cutText(this.text, width)}\u001b[K`));
  }
}
