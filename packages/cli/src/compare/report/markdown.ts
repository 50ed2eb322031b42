// The report in Markdown: wrong answers and unanswered puzzles first, then a table for each set.
import { baseOf, type Comparison, type Trouble, troubles } from '../comparison.js';
import { OURS } from '../solvers/ours.js';
import { setTable } from './set-table.js';

/** Lines of a list beyond which only their number is given. */
const MOST_LINES = 30;

export function markdownReport(comparison: Comparison): string {
  const all = troubles(comparison);
  const wrong = all.filter(({ kind }) => kind === 'wrong');
  const unverified = all.filter(({ kind }) => kind === 'unverified');
  const unanswered = all.filter(({ kind }) => kind !== 'wrong' && kind !== 'unverified');
  const base = baseOf(comparison);
  const title = comparison.solvers.find(({ id }) => id === base)?.title ?? base;
  const times = base === OURS ? 'times ours' : `times ${title}`;
  return [
    ...comparison.runs.map(
      ({ machine, started, version, seconds, megabytes, rounds }) =>
        `${started.slice(0, 10)}, crosshatch ${version}. ${machine}. Limits: ${seconds} s` +
        `${megabytes === undefined ? '' : `, ${megabytes} MiB`} for each puzzle; ${rounds} round${rounds === 1 ? '' : 's'}.`,
    ),
    ...(comparison.runs.length > 1
      ? ['Results of several runs: times are comparable within a run only.']
      : []),
    ...section('Wrong answers', wrong),
    ...section('Not answered', unanswered),
    ...section('Answers that could not be verified', unverified),
    ...comparison.sets.map((set) => setTable(set, comparison, times)),
  ].join('\n\n');
}

function section(heading: string, list: readonly Trouble[]): string[] {
  if (list.length === 0) return [];
  const lines = list
    .slice(0, MOST_LINES)
    .map(({ solver, set, puzzle, message }) => `- ${solver}: ${puzzle} (${set}): ${message}`);
  const more = list.length - lines.length;
  return [
    `### ${heading}: ${list.length}`,
    [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'),
  ];
}
