// The progress bar of a batch: on a terminal only.
import type { Context } from '../context.js';
import { duration, thousands } from '../report/words.js';
import { StatusLine } from '../terminal/status-line.js';

const WIDTH = 20;

export class Progress {
  private readonly line: StatusLine;
  private readonly begun: number;
  private files = 0;
  private puzzles = 0;
  /** Unknown until all files are counted. */
  total: number | undefined;

  constructor(private readonly context: Context) {
    this.line = new StatusLine(context);
    this.begun = context.now();
  }

  file(): void {
    this.files += 1;
  }

  puzzle(): void {
    this.puzzles += 1;
    this.line.show(this.text());
  }

  clear(): void {
    this.line.clear();
  }

  private text(): string {
    const elapsed = this.context.now() - this.begun;
    const rate = `${thousands(this.puzzles)} puzzles, ${thousands(Math.round(this.puzzles / (elapsed / 1000)))}/s`;
    if (this.total === undefined || this.files === 0) return rate;
    const share = Math.min(1, this.files / this.total);
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '-');
    const left = duration((elapsed / share) * (1 - share));
    return `[${bar}] ${thousands(this.files)}/${thousands(this.total)} files, ${rate}, ${left} left`;
  }
}
