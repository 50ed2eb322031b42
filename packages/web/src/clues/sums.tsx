// The sums of rows and columns of clues that are being typed or corrected: they must be equal.
import { isMono, lineName } from '@crosshatch/core/model';
import { clueWords as words } from '../strings/words.js';
import type { Entry, EntryState } from './entry-grid.js';
import './sums.css';

export function Sums({ state, entry }: { state: EntryState; entry: Entry }) {
  const { totals, findings } = state;
  const size = { width: entry.columns.length, height: entry.rows.length };
  const isColored = !isMono(entry.palette);
  return (
    <div class="sums" role="status">
      {totals.map(({ color, rows, columns }) => (
        <p key={color} class={rows === columns ? 'sum' : 'sum sum-off'}>
          {isColored && `${entry.palette.colors[color - 1].name}: `}
          {words.totals(rows, columns)}
        </p>
      ))}
      {findings.map(({ color, rowTotal, columnTotal, suspects }) => (
        <p key={color} class="trouble">
          {words.totalsDiffer(Math.abs(rowTotal - columnTotal))}{' '}
          {suspects.length > 0 &&
            suspects.length <= 8 &&
            words.suspects(suspects.map((line) => lineName(size, line)).join(', '))}
        </p>
      ))}
    </div>
  );
}
