// The progress bar of a batch: on a terminal only. How much is done is measured in bytes of the
// input, and the time left follows from what this run has done.
import type { Context } from '../context.js';
import { counted, duration, thousands } from '../report/words.js';
import { StatusLine } from '../terminal/status-line.js';

const WIDTH = 20;

export class Progress {
  private readonly line: StatusLine;
  private readonly begun: number;
  private puzzles = 0;
  /** How much of the input is done, and how much of that by this run. */
  private done = 0;
  private own = 0;
  /** How much there is; unknown until all files are seen. */
  total: number | undefined;

  constructor(private readonly context: Context) {
    this.line = new StatusLine(context);
    this.begun = context.now();
  }

  /** A puzzle is done, and with it so much of the input. */
  puzzle(weight: number): void {
    this.puzzles += 1;
    this.own += weight;
    this.done += weight;
  }

  /** So much of the input took no time: an earlier run did it, or there was nothing to do. */
  skip(weight: number): void {
    this.done += weight;
  }

  show(): void {
    this.line.show(this.text());
  }

  /** Writes a row where the bar is. */
  async aside(write: () => Promise<void>): Promise<void> {
    await this.line.aside(write);
  }

  clear(): void {
    this.line.clear();
  }

  text(): string {
    const elapsed = Math.max(1, this.context.now() - this.begun);
    const rate = `${counted(this.puzzles, 'puzzle')}, ${rateWords(this.puzzles / (elapsed / 1000))}`;
    const { done, own, total } = this;
    if (total === undefined || total === 0) return rate;
    const share = Math.min(1, done / total);
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '-');
    const left = own > 0 ? `, ${duration((elapsed / own) * Math.max(0, total - done))} left` : '';
    return `[${bar}] ${Math.floor(share * 100)} %, ${rate}${left}`;
  }
}

function rateWords(perSecond: number): string {
  return `${perSecond < 10 ? perSecond.toFixed(1) : thousands(Math.round(perSecond))}/s`;
}
