// The progress bar of a batch: on a terminal only. How much is done is told by the bytes of the input; the
// time left by what was done in this run.
import type { Context } from '../context.js';
import { counted, duration, thousands } from '../report/words.js';
import { StatusLine } from '../terminal/status-line.js';

const WIDTH = 20;

export class Progress {
  private readonly line: StatusLine;
  private readonly begun: number;
  private puzzles = 0;
  /** Where this run began: what an earlier one did took it no time. */
  private first: number | undefined;
  /** How much of the input is handed out. */
  done = 0;
  /** How much there is; unknown until all files are seen. */
  total: number | undefined;

  constructor(private readonly context: Context) {
    this.line = new StatusLine(context);
    this.begun = context.now();
  }

  puzzle(): void {
    this.first ??= this.puzzles === 0 ? this.done : undefined;
    this.puzzles += 1;
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
    const { done, total, first = 0 } = this;
    if (total === undefined || total === 0) return rate;
    const share = Math.min(1, done / total);
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '-');
    const own = Math.min(1, (done - first) / Math.max(1e-9, total - first));
    const left = own > 0 ? `, ${duration((elapsed / own) * (1 - own))} left` : '';
    return `[${bar}] ${Math.floor(share * 100)} %, ${rate}${left}`;
  }
}

function rateWords(perSecond: number): string {
  return `${perSecond < 10 ? perSecond.toFixed(1) : thousands(Math.round(perSecond))}/s`;
}
