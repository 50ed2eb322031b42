// The summary of a batch: verdicts, duplicates, the slowest puzzles, the time.

import { harmless } from '@crosshatch/core/model';
import { type BatchRow, ROW_VERDICTS, type RowVerdict } from '@crosshatch/core/report';
import { EXIT_CODES, type ExitName, mostSevere } from '../exit-codes.js';
import { counted, duration, thousands } from '../report/words.js';

const VERDICT_WORDS: Record<RowVerdict, string> = {
  unique: 'unique',
  multiple: 'with several solutions',
  none: 'without a solution',
  undecided: 'undecided within the limit',
  invalid: 'not readable',
  crashed: 'crashed',
};

const OUTCOMES: Record<RowVerdict, ExitName> = {
  unique: 'ok',
  multiple: 'multiple',
  none: 'none',
  undecided: 'undecided',
  invalid: 'badInput',
  crashed: 'internal',
};

const SLOWEST = 5;

export class Summary {
  rows = 0;
  private readonly verdicts = new Map<RowVerdict, number>();
  private readonly copies = { exact: 0, symmetric: 0 };
  private slowest: BatchRow[] = [];

  add(row: BatchRow): void {
    this.rows += 1;
    this.verdicts.set(row.verdict, (this.verdicts.get(row.verdict) ?? 0) + 1);
    if (row.duplicate !== undefined) this.copies[row.duplicate] += 1;
    const time = row.milliseconds ?? 0;
    if (this.slowest.length === SLOWEST && time <= (this.slowest.at(-1)?.milliseconds ?? 0)) return;
    this.slowest = [...this.slowest, row]
      .sort((a, b) => (b.milliseconds ?? 0) - (a.milliseconds ?? 0))
      .slice(0, SLOWEST);
  }

  outcome(): ExitName {
    return mostSevere([...this.verdicts.keys()].map((verdict) => OUTCOMES[verdict]));
  }

  /** `stopped` is the outcome of an interrupted run. */
  text(milliseconds: number, skipped: number, stopped?: ExitName): string {
    const lines = [`${counted(this.rows, 'puzzle')} in ${duration(milliseconds)}`];
    for (const verdict of ROW_VERDICTS) {
      const count = this.verdicts.get(verdict);
      if (count !== undefined) lines.push(`${thousands(count).padStart(9)} ${VERDICT_WORDS[verdict]}`);
    }
    const { exact, symmetric } = this.copies;
    if (exact > 0) lines.push(`${thousands(exact).padStart(9)} exact duplicates`);
    if (symmetric > 0) lines.push(`${thousands(symmetric).padStart(9)} rotated or mirrored duplicates`);
    if (skipped > 0) lines.push(`${thousands(skipped).padStart(9)} other files skipped`);
    const slow = this.slowest.filter((row) => (row.milliseconds ?? 0) >= 100);
    if (slow.length > 0) lines.push('slowest:');
    for (const row of slow) {
      const name = row.index > 1 ? `${row.source} #${row.index}` : row.source;
      lines.push(`${duration(row.milliseconds ?? 0).padStart(9)} ${harmless(name)}`);
    }
    const { code, meaning } = EXIT_CODES[stopped ?? this.outcome()];
    lines.push(`exit code ${code}: ${meaning}`);
    return lines.join('\n');
  }
}
