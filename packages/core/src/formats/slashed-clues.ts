// Clues in one line, as Simon Tatham writes them: `/` between lines, `.` between runs, nothing for a
// blank line. Shared by his game ids and by the task strings of puzzle-nonograms.com.
import type { Clue } from '../model/index.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { DraftClue } from './reading/draft.js';
import type { Reading } from './reading/reading.js';

/** Every clue between `offset` and `end`; stops early when there are far more than a puzzle can have. */
export function scanSlashed(reading: Reading, offset: number, end: number): DraftClue[] {
  const clues: DraftClue[] = [];
  let from = offset;
  for (let at = offset; at <= end && clues.length <= 2001 && !reading.full; at++) {
    if (at < end && reading.source.text[at] !== '/') continue;
    clues.push(scanNumbers(reading, from, at, '.'));
    from = at + 1;
  }
  return clues;
}

export function slashedText(columns: readonly Clue[], rows: readonly Clue[]): string {
  return [...columns, ...rows].map((clue) => (clue ?? []).map((run) => run.length).join('.')).join('/');
}
