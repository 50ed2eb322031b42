// The table of a set in Markdown: how each solver stands.
import { baseOf, type ComparedSet, type Comparison, standingsIn } from '../comparison.js';
import { digits, duration, table, withSpread } from './figures.js';

/** `times`: what the ratios are to, in a heading. */
export function setTable(
  set: ComparedSet,
  comparison: Pick<Comparison, 'solvers'>,
  times = 'times ours',
): string {
  const base = baseOf(comparison);
  const count = set.puzzles.length;
  const titles = new Map(
    comparison.solvers.map(({ id, title, proves }) => [id, proves ? title : `${title}, proves nothing`]),
  );
  const rows = standingsIn(set, comparison).map(
    ({ solver, asked, answered, median, slowest, total, ratio }) => {
      const own = solver === base ? '1' : '-';
      return [
        titles.get(solver) ?? solver,
        asked === count ? `${answered} of ${count}` : `${answered} of ${asked} asked`,
        duration(median),
        duration(slowest),
        duration(total),
        ratio === undefined ? own : withSpread(ratio.ofTotals, ratio.isAtLeast),
        ratio === undefined ? own : withSpread(ratio.ofPuzzles),
      ];
    },
  );
  const head = ['solver', 'solved', 'median', 'slowest', 'total', `total: ${times}`, `each: ${times}`];
  const notes = set.skipped.map(({ solver, excuse }) => `${titles.get(solver) ?? solver}: ${excuse}.`);
  return [
    `### ${set.title}: ${digits(count)} ${count === 1 ? 'puzzle' : 'puzzles'}, ${set.origin}`,
    '',
    table(head, rows),
    ...(notes.length > 0 ? ['', `Not measured: ${notes.join(' ')}`] : []),
  ].join('\n');
}
