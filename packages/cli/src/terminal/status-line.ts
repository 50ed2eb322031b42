// A status line on standard error that is overwritten. It is shown on terminals only, except those that cannot
// overwrite a line.
import { harmless } from '@crosshatch/core/model';
import type { Context } from '../context.js';
import { asciiSigns, isAscii, isDumb } from './character-set.js';
import { cutText } from './text-width.js';

/** Minimum milliseconds between two updates. */
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

  /** Runs an action that prints to the same terminal; the line is cleared before and shown again below. */
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
