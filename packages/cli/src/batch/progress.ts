// The progress bar of a batch, on terminals only. Progress is measured in bytes of the input; the remaining time is
// extrapolated from the work of this run.
import type { Context } from '../context.js';
import { counted, duration, thousands } from '../report/words.js';
import { StatusLine } from '../terminal/status-line.js';

const WIDTH = 20;

export class Progress {
  private readonly line: StatusLine;
  private readonly begun: number;
  private puzzles = 0;
  /** Bytes done in total, and by this run. */
  private done = 0;
  private own = 0;
  /** Bytes of all inputs; undefined until all files are listed. */
  total: number | undefined;

  constructor(private readonly context: Context) {
    this.line = new StatusLine(context);
    this.begun = context.now();
  }

  /** Counts a finished puzzle that stands for this many bytes. */
  puzzle(weight: number): void {
    this.puzzles += 1;
    this.own += weight;
    this.done += weight;
  }

  /** Counts bytes that took no time: rows of an earlier run, or skipped files. */
  skip(weight: number): void {
    this.done += weight;
  }

  show(): void {
    this.line.show(this.text());
  }

  /** Runs an action that prints, with the bar hidden. */
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
